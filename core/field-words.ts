import { asSaid } from './as-said.ts';
import type { Field, Fields } from './field-kinds.ts';
import { FIRST_LANGUAGE, languageOr, staffLanguage } from './language.ts';

/** The texts of a field besides its name. */
type Sentences = 'label' | 'hint' | 'required' | 'wrong' | 'tooLittle';

/** A field in Spanish: its name alone if English has no other texts, otherwise all of them. A unit only if it differs. */
type SaidOf<F extends Field> =
  | (Extract<keyof F, Sentences | 'options'> extends never ? string : never)
  | ({ readonly name: string; readonly unit?: string } & {
      readonly [Key in Extract<keyof F, Sentences>]: string;
    } & (F extends { readonly options: readonly { readonly id: infer Id extends string }[] }
        ? { readonly options: Readonly<Record<Id, string>> }
        : unknown));

/** The fields of a noun in Spanish, by key. A missing text is a type error. */
export type FieldWords<Of extends Fields> = {
  readonly [Name in keyof Of as Of[Name] extends { readonly kind: 'translations' } ? never : Name]: SaidOf<
    Of[Name]
  >;
};

/** The titles of the form's parts, in English. */
type GroupsOf<Of extends Fields> = {
  readonly [Name in keyof Of]: Of[Name] extends { readonly group: infer Group extends string }
    ? Group
    : never;
}[keyof Of];

/** The keys under which a field, and each of its options, has texts. */
const TEXTS = ['name', 'group', 'label', 'hint', 'required', 'wrong', 'tooLittle', 'options'];

const SPANISH = new WeakMap<object, Field>();

type Said = {
  readonly name: string;
  readonly unit?: string;
  readonly options?: Readonly<Record<string, string>>;
};

function translated(field: Field, said: string | Said, groups: Readonly<Record<string, string>>): Field {
  const { options, ...sentences } = typeof said === 'string' ? { name: said } : said;
  return {
    ...field,
    ...sentences,
    ...(field.group !== undefined && { group: groups[field.group] }),
    ...(field.kind === 'choice' &&
      options && { options: field.options.map(({ id, name }) => ({ id, name: options[id] ?? name })) }),
  } as Field;
}

/**
 * Registers the Spanish texts of a noun's fields, for staff. They are not in the fields' declaration, because visitors'
 * browsers load some of these declarations and must not load the Spanish texts as well.
 */
export function sayInSpanish<Of extends Fields>(
  fields: Of,
  words: FieldWords<Of>,
  ...[groups]: [GroupsOf<Of>] extends [never] ? [] : [Readonly<Record<GroupsOf<Of>, string>>]
): void {
  const said = words as Readonly<Record<string, string | Said>>;
  for (const [key, field] of Object.entries(fields)) {
    const own = field.kind === 'translations' ? 'Traducciones' : said[key];
    if (own !== undefined) SPANISH.set(field, translated(field, own, groups ?? {}));
  }
}

/** A field in Spanish; undefined if no Spanish texts are registered. */
export const inSpanish = (field: Field): Field | undefined => SPANISH.get(field);

/** A field with its texts in the language that the staff member reads: name, label, hint, sentences and options. */
export function saidNow<F extends { readonly name: string }>(field: F): F {
  if (staffLanguage(languageOr(FIRST_LANGUAGE)) !== 'es') return asSaid(field, TEXTS);
  return asSaid((SPANISH.get(field) as F | undefined) ?? field, TEXTS);
}
