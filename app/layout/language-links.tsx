import { useLocation, useMatches } from 'react-router';
import { LANGUAGE_NAMES, LANGUAGES, languageNow, pathIn } from '#core/language.ts';
import { isTranslated } from '../page-handle.ts';
import { words } from '../words/index.ts';

interface LanguageLinksProps {
  /** Where there is little room, by their letters: "ES". */
  isShort?: boolean;
  /** With a display of its own. */
  className?: string;
}

/** Leads to the same page in another language, with its query; nothing on a page that is in English alone. */
export function LanguageLinks({ isShort = false, className = 'flex' }: LanguageLinksProps) {
  const { pathname, search } = useLocation();
  if (!isTranslated(useMatches())) return null;
  const now = languageNow();
  return (
    // A list with a name, and no landmark: header, menu and footer have it, and are landmarks themselves.
    <ul aria-label={words.language} className={`gap-x-4 ${className}`}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={`${pathIn(language, pathname)}${search}`}
            // The server puts a query in order, and keeps what the page knows of it: it leads to the same.
            suppressHydrationWarning
            // What a mailed link carries behind its #, the server never sees.
            onClick={({ currentTarget }) => {
              currentTarget.hash = window.location.hash;
            }}
            lang={language}
            hrefLang={language}
            aria-current={language === now ? 'true' : undefined}
            aria-label={isShort ? `${language.toUpperCase()} ${LANGUAGE_NAMES[language]}` : undefined}
            className="language-link"
          >
            {isShort ? language.toUpperCase() : LANGUAGE_NAMES[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
