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

/** The first of a visitor's preferred languages that the site has; undefined if it has none. */
export function preferredLanguage(asked: readonly string[]): Language | undefined {
  return asked.map((tag) => tag.split('-', 1)[0]).find(isLanguage);
}

/** The language in the signed-in client's profile. The code for this is loaded only if somebody may be signed in. */
async function languageOfProfile(): Promise<Language | undefined> {
  const { accounts } = await import('#features/accounts/queries/user.ts');
  const response = await accounts().auth.user.$get();
  return response.status === 200 ? (await response.json()).language : undefined;
}

/** The language to offer in this browser: the profile's, otherwise the first browser language that the site has. */
async function languageToOffer(): Promise<OtherLanguage | undefined> {
  const chosen = hasSessionHint() ? await languageOfProfile().catch(() => undefined) : undefined;
  const language = chosen ?? preferredLanguage(navigator.languages);
  return language === FIRST_LANGUAGE ? undefined : language;
}

/** The offer; its code is loaded only if there is a language to offer. */
async function offerToMake() {
  const language = await languageToOffer();
  return language && { language, Bar: (await import('./language-offer-bar.tsx')).LanguageOfferBar };
}

/**
 * On the English home page, offers the page in the visitor's preferred language, once per tab. The preference comes from the
 * profile if somebody is signed in, otherwise from the browser. The browser decides this, because the cached page is the same
 * for everybody.
 */
export function LanguageOffer() {
  const [offer, setOffer] = useState<Awaited<ReturnType<typeof offerToMake>>>();
  useEffect(() => {
    if (languageNow() !== FIRST_LANGUAGE || readTab(DECLINED)) return;
    // If loading fails, make no offer: the footer has links to all languages.
    offerToMake().then(setOffer, () => undefined);
  }, []);
  if (!offer) return null;
  const decline = () => {
    writeTab(DECLINED, true);
    setOffer(undefined);
  };
  return <offer.Bar language={offer.language} onDecline={decline} />;
}
