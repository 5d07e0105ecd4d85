import { useLocation } from 'react-router';
import { type OtherLanguage, pathIn } from '#core/language.ts';
import { CloseIcon } from '#ui/icons.tsx';

/** In the offered language, on a page in another one. */
const OFFERS = {
  es: { go: 'Ver el sitio en español', close: 'Cerrar', name: 'Idioma' },
  pt: { go: 'Ver o site em português', close: 'Fechar', name: 'Idioma' },
} as const satisfies Record<OtherLanguage, object>;

interface LanguageOfferBarProps {
  language: OtherLanguage;
  /** The visitor keeps the page's language. */
  onDecline: () => void;
}

/** Links to the same page in the offered language, until the visitor closes it. */
export function LanguageOfferBar({ language, onDecline }: LanguageOfferBarProps) {
  const { search } = useLocation();
  const { go, close, name } = OFFERS[language];
  return (
    <aside
      lang={language}
      aria-label={name}
      data-at-bottom
      className="fixed bottom-4 left-4 z-30 flex items-center gap-2 rounded-md border border-line bg-page py-1 pr-1 pl-4 text-ink shadow-float"
    >
      <a
        href={`${pathIn(language, '/')}${search}`}
        hrefLang={language}
        className="flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {go}
      </a>
      <button
        type="button"
        aria-label={close}
        className="grid size-11 place-items-center rounded-full hover:bg-foam"
        onClick={onDecline}
      >
        <CloseIcon size={18} />
      </button>
    </aside>
  );
}
