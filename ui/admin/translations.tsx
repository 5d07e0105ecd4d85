import { useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import type { Field as FieldRow, Translations } from '#core/field-kinds.ts';
import { labelOf } from '#core/field-values.ts';
import { OTHER_LANGUAGES, type OtherLanguage } from '#core/language.ts';
import { englishOf, type TranslationState, translationState } from '#core/translations.ts';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Field } from '../field.tsx';
import { Input } from '../input.tsx';
import { Textarea } from '../textarea.tsx';
import type { StaffForm } from './form-dialog.tsx';
import { words } from './words/index.ts';

interface TranslationsOfProps<Values extends FieldValues> {
  form: StaffForm<Values>;
  /** The field that has the translated text, and its path in the form. */
  field: FieldRow;
  name: string;
  /** The path of the form's part that has the text and its translations: `slides.2`. */
  at?: string | undefined;
}

/** The badge for a translation that is missing or outdated. */
const saidOf = (state: Exclude<TranslationState, 'there'>, language: OtherLanguage) =>
  (state === 'old' ? words.oldIn : words.missingIn)(words.languageNames[language]);

/**
 * The other languages of a text, folded below its English field. Badges show which are missing or outdated, even while it is
 * closed.
 */
export function TranslationsOf<Values extends FieldValues>({
  form,
  field,
  name: path,
  at: part,
}: TranslationsOfProps<Values>) {
  const [isOpen, setOpen] = useState(false);
  const at = (part === undefined ? 'translations' : `${part}.translations`) as Path<Values>;
  const name = part === undefined ? path : path.slice(part.length + 1);
  const translations: Translations = form.watch(at) ?? {};
  const english = form.watch(path as Path<Values>);
  const of = englishOf(field, english);
  const set = (language: OtherLanguage, text: string) =>
    form.setValue(
      at,
      {
        ...translations,
        [language]: { ...translations[language], [name]: { text, of } },
      } as PathValue<Values, Path<Values>>,
      { shouldDirty: true },
    );
  const states = OTHER_LANGUAGES.map((language) => ({
    language,
    state: translationState(translations, language, name, of),
  }));
  const label = labelOf(field);
  const Control = field.kind === 'text' ? Input : Textarea;
  return (
    <details className="staff-translations" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{words.inOthers(label)}</span>
        {states.map(
          ({ language, state }) =>
            state !== 'there' && (
              <Badge key={language} colour="orange">
                {saidOf(state, language)}
              </Badge>
            ),
        )}
      </summary>
      {isOpen && (
        <div className="staff-form-row mt-3">
          {states.map(({ language, state }) => {
            const translation = translations[language]?.[name];
            return (
              <div key={language} className="grid content-start gap-2">
                <Field
                  id={`field-translations-${language}-${path}`}
                  label={words.inLanguage(label, words.languageNames[language])}
                  hint={state === 'old' ? words.itSays(translation?.of) : undefined}
                >
                  <Control
                    lang={language}
                    value={translation?.text ?? ''}
                    onChange={(event) => set(language, event.currentTarget.value)}
                    {...(field.kind === 'text' ? {} : { rows: 'lines' in field ? field.lines : 4 })}
                  />
                </Field>
                {state === 'old' && (
                  <Button
                    variant="secondary"
                    size="small"
                    className="justify-self-start"
                    onClick={() => set(language, translation?.text ?? '')}
                  >
                    {words.stillFits}
                  </Button>
                )}
              </div>
            );
          })}
        </div>
      )}
    </details>
  );
}
