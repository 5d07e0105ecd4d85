import { useQuery } from '@tanstack/react-query';
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
import { userQuery } from '#features/accounts/queries/user.ts';
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

/**
 * On the English home page: offers a reader who would rather read another language the same page in it, once a tab. Which one that
 * is, the profile of whoever is signed in says, else the browser. The page itself is one for everybody, so the browser finds out.
 */
export function LanguageOffer() {
  const { search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const user = useQuery({ ...userQuery(), enabled: hasSessionHint() });
  useEffect(() => setOpen(languageNow() === FIRST_LANGUAGE && !readTab(DECLINED)), []);
  if (!isOpen || user.isLoading) return null;
  const wanted = user.data?.language ?? languageWanted(navigator.languages);
  if (!wanted || wanted === FIRST_LANGUAGE) return null;
  const { go, close, name } = OFFERS[wanted];
  return (
    <aside
      lang={wanted}
      aria-label={name}
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
          setOpen(false);
        }}
      >
        <CloseIcon size={18} />
      </button>
    </aside>
  );
}
