import { useLocation, useMatches } from 'react-router';
import { LANGUAGE_NAMES, LANGUAGES, languageNow, pathIn } from '#core/language.ts';
import { isTranslated } from '../page-handle.ts';
import { words } from '../words/index.ts';

interface LanguageLinksProps {
  /** Shows only the languages' letters, such as "ES", where there is little room. */
  isShort?: boolean;
  /** Must set the list's `display`. */
  className?: string;
}

/** Links to the same page, with its query, in the other languages; nothing on a page that exists only in English. */
export function LanguageLinks({ isShort = false, className = 'flex' }: LanguageLinksProps) {
  const { pathname, search } = useLocation();
  if (!isTranslated(useMatches())) return null;
  const now = languageNow();
  return (
    // A labeled list, not a landmark: the header, menu and footer around it are landmarks themselves.
    <ul aria-label={words.language} className={`gap-x-4 ${className}`}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={`${pathIn(language, pathname)}${search}`}
            // The server sorts the query and keeps only the parameters that the page knows; both addresses show the same.
            suppressHydrationWarning
            // The server never gets the hash, in which mailed links carry their token, so add it at the click.
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
