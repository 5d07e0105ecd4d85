import { asSaid } from '#core/as-said.ts';
import { languageOr, staffLanguage } from '#core/language.ts';

/** The messages for staff after a row of a catalog was changed; `thing` is the row's kind, such as "Package". */
const WORDS = {
  en: {
    created: (thing: string) => `${thing} created successfully`,
    updated: (thing: string) => `${thing} updated successfully`,
    deleted: (thing: string) => `${thing} deleted successfully`,
  },
  es: {
    created: () => 'Se agregó correctamente',
    updated: () => 'Se guardó correctamente',
    deleted: () => 'Se eliminó correctamente',
  },
} as const;

/** The message after a row was created, updated or deleted, in the current language. */
export function saidOfRow(done: keyof (typeof WORDS)['en'], thing: string): string {
  return asSaid(WORDS[staffLanguage(languageOr('en'))])[done](thing);
}
