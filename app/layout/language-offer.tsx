import { useEffect, useState } from 'react';
import {
  FIRST_LANGUAGE,
  isLanguage,
  type Language,
  languageNow,
  type OtherLanguage,
} from '#core/language.ts';
import { hasSessionHint } from '#core/session-hint.ts';
import { readTab, writeTab } from '#core/tab-storage.ts';

const DECLINED = 'miami-flow:language-declined';

/** The first of a reader's languages that the site speaks; none where that is none of them. */
export function languageWanted(asked: readonly string[]): Language | undefined {
  return asked.map((tag) => tag.split('-', 1)[0]).find(isLanguage);
}

/** The language of whoever is signed in. What asks for it comes only where somebody may be. */
async function languageOfProfile(): Promise<Language | undefined> {
  const { accounts } = await import('#features/accounts/queries/user.ts');
  const response = await accounts().auth.user.$get();
  return response.status === 200 ? (await response.json()).language : undefined;
}

/** The language to offer in this browser: the profile's, else the first of its own that the site speaks. */
async function languageToOffer(): Promise<OtherLanguage | undefined> {
  const chosen = hasSessionHint() ? await languageOfProfile().catch(() => undefined) : undefined;
  const language = chosen ?? languageWanted(navigator.languages);
  return language === FIRST_LANGUAGE ? undefined : language;
}

/** The offer, fetched only where there is one to be made. */
async function offerToMake() {
  const language = await languageToOffer();
  return language && { language, Bar: (await import('./language-offer-bar.tsx')).LanguageOfferBar };
}

/**
 * On the English home page: offers a reader who would rather read another language the same page in it, once a tab. Which one that
 * is, the profile of whoever is signed in says, else the browser. The page itself is one for everybody, so the browser finds out.
 */
export function LanguageOffer() {
  const [offer, setOffer] = useState<Awaited<ReturnType<typeof offerToMake>>>();
  useEffect(() => {
    if (languageNow() !== FIRST_LANGUAGE || readTab(DECLINED)) return;
    // What cannot be fetched is not offered: the page's footer has every language.
    offerToMake().then(setOffer, () => undefined);
  }, []);
  if (!offer) return null;
  const decline = () => {
    writeTab(DECLINED, true);
    setOffer(undefined);
  };
  return <offer.Bar language={offer.language} onDecline={decline} />;
}
