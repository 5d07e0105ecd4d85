import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import {
  FIRST_LANGUAGE,
  isLanguage,
  type Language,
  languageNow,
  type OtherLanguage,
  pathIn,
} from '#core/language.ts';
import { hasSessionHint } from '#core/session-hint.ts';
import { readTab, writeTab } from '#core/tab-storage.ts';
import { CloseIcon } from '#ui/icons.tsx';

const DECLINED = 'miami-flow:language-declined';

/** Said in the language that is offered, on a page that is in another. */
const OFFERS = {
  es: { go: 'Ver el sitio en español', close: 'Cerrar', name: 'Idioma' },
  pt: { go: 'Ver o site em português', close: 'Fechar', name: 'Idioma' },
} as const satisfies Record<OtherLanguage, object>;

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

/**
 * On the English home page: offers a reader who would rather read another language the same page in it, once a tab. Which one that
 * is, the profile of whoever is signed in says, else the browser. The page itself is one for everybody, so the browser finds out.
 */
export function LanguageOffer() {
  const { search } = useLocation();
  const [wanted, setWanted] = useState<OtherLanguage>();
  useEffect(() => {
    if (languageNow() !== FIRST_LANGUAGE || readTab(DECLINED)) return;
    void languageToOffer().then(setWanted);
  }, []);
  if (!wanted) return null;
  const { go, close, name } = OFFERS[wanted];
  return (
    <aside
      lang={wanted}
      aria-label={name}
      data-at-bottom
      className="fixed bottom-4 left-4 z-30 flex items-center gap-2 rounded-md border border-line bg-page py-1 pr-1 pl-4 text-ink shadow-float"
    >
      <a
        href={`${pathIn(wanted, '/')}${search}`}
        hrefLang={wanted}
        className="flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {go}
      </a>
      <button
        type="button"
        aria-label={close}
        className="grid size-11 place-items-center rounded-full hover:bg-foam"
        onClick={() => {
          writeTab(DECLINED, true);
          setWanted(undefined);
        }}
      >
        <CloseIcon size={18} />
      </button>
    </aside>
  );
}
