import { asSaid } from './as-said.ts';
import type { Field, Fields } from './field-kinds.ts';
import { FIRST_LANGUAGE, languageOr, staffLanguage } from './language.ts';

/** What a field says of itself in sentences, beside its name. */
type Sentences = 'label' | 'hint' | 'required' | 'wrong' | 'tooLittle';

/** A field in Spanish: its name, or that with all else that its English says. A unit only where it is another. */
type SaidOf<F extends Field> =
  | (Extract<keyof F, Sentences | 'options'> extends never ? string : never)
  | ({ readonly name: string; readonly unit?: string } & {
      readonly [Key in Extract<keyof F, Sentences>]: string;
    } & (F extends { readonly options: readonly { readonly id: infer Id extends string }[] }
        ? { readonly options: Readonly<Record<Id, string>> }
        : unknown));

/** The fields of a noun in Spanish, by their keys: what it lacks is a type error. */
export type FieldWords<Of extends Fields> = {
  readonly [Name in keyof Of as Of[Name] extends { readonly kind: 'translations' } ? never : Name]: SaidOf<
    Of[Name]
  >;
};

/** The titled parts of its form, by their English. */
type GroupsOf<Of extends Fields> = {
  readonly [Name in keyof Of]: Of[Name] extends { readonly group: infer Group extends string }
    ? Group
    : never;
}[keyof Of];

/** Under which keys a field, and each of its options, has its texts. */
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
 * Says how the fields of a noun are called in Spanish, to staff: by their keys, beside their one declaration, and apart from it because
 * visitors are sent some of the tables and never this.
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

/** A field in Spanish; undefined where nobody has said it. */
export const inSpanish = (field: Field): Field | undefined => SPANISH.get(field);

/** A field as it is said in the language that staff read at this moment: its name, label, hint, sentences and options. */
export function saidNow<F extends { readonly name: string }>(field: F): F {
  if (staffLanguage(languageOr(FIRST_LANGUAGE)) !== 'es') return asSaid(field, TEXTS);
  return asSaid((SPANISH.get(field) as F | undefined) ?? field, TEXTS);
}
