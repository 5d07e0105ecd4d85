import { type Language, languageNow } from '#core/language.ts';
import { languageName } from '#ui/admin/language-badge.tsx';
import { Badge } from '#ui/badge.tsx';
import { words } from './words/index.ts';

/** Says in which language the applicant reads what is typed here, if that is not the page's own. */
export function ApplicantLanguage({ language }: { language: Language }) {
  if (language === languageNow()) return null;
  return (
    <p>
      {words.applicantsLanguage} <Badge colour="blue">{languageName(language)}</Badge>
    </p>
  );
}
