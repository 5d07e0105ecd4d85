import { asSaid } from '#core/as-said.ts';
import { languageOr, staffLanguage } from '#core/language.ts';

/** What colleagues read once a row of a catalog is kept, by what it is called: "Package". */
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

/** What is said of a row once that is done to it, in the language of the moment. */
export function saidOfRow(done: keyof (typeof WORDS)['en'], thing: string): string {
  return asSaid(WORDS[staffLanguage(languageOr('en'))])[done](thing);
}
