import type {
  Answered,
  Columns,
  Field,
  Fields,
  Public,
  Translations,
  Typed,
  Written,
} from './field-kinds.ts';
import { inSpanish, saidNow } from './field-words.ts';
import { centsFromDollars, dollarsFromCents } from './money.ts';

/** A field's label in English, for the log and the staff's files: "Beam (ft)". */
export function englishLabelOf(field: Field): string {
  const unit = 'unit' in field && field.unit ? ` (${field.unit})` : '';
  return field.label ?? field.name + unit;
}

/** A field's label in the current language. */
export const labelOf = (field: Field): string => englishLabelOf(saidNow(field));

/** The labels of all fields, by field name. */
export function labelsOf<Of extends Fields>(fields: Of): Record<keyof Of & string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, labelOf(field)])) as Record<
    keyof Of & string,
    string
  >;
}

/** The fields that are not private. */
export function publicOf<Of extends Fields>(fields: Of): Public<Of> {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.isPrivate)) as Public<Of>;
}

const cents = (value: unknown) => (typeof value === 'number' ? centsFromDollars(value) : value);
const dollars = (value: unknown) => (typeof value === 'number' ? dollarsFromCents(value) : value);

type Untied = Readonly<Record<string, Readonly<Record<string, { text: string; of?: string }>>>>;

/** The separator of a list's lines when the list is one text. */
export const LINES = '\n';

/** A text or a list as one text: the form in which translations are made and compared. */
export const asOneText = (value: unknown): string =>
  Array.isArray(value) ? value.join(LINES) : String(value ?? '');

/** Adds to each translation the English text it was made from: the one the call names, otherwise the one in the same call. */
function ofEnglish(untied: Untied, given: Readonly<Record<string, unknown>>): Translations {
  return Object.fromEntries(
    Object.entries(untied).map(([language, texts]) => [
      language,
      Object.fromEntries(
        Object.entries(texts)
          .filter(([, { text }]) => text !== '')
          .map(([name, { text, of = asOneText(given[name]) }]) => [name, { text, of }]),
      ),
    ]),
  );
}

/** The values that a body changes, by column. Fields that the body leaves out are absent, so their values stay. */
export function columnsOf<Of extends Fields, Body extends object>(fields: Of, body: Body): Written<Of, Body> {
  const given = body as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind, column = name }]) => {
      const value = given[name];
      if (value === undefined) return [];
      if (kind === 'translations') return [[column, ofEnglish(value as Untied, given)]];
      return [[column, kind === 'money' ? cents(value) : value]];
    }),
  ) as Written<Of, Body>;
}

/** A new item's first values, by column, for the fields that keep their value if a body leaves them out. */
export function beginningsOf(fields: Fields): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.stays && 'otherwise' in field ? [[field.column ?? name, field.otherwise]] : [],
    ),
  );
}

/** Turns stored columns into the API's answer. */
export function answerOf<Of extends Fields>(fields: Of, kept: Columns<Of>): Answered<Of> {
  const row = kept as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind, column = name, answer = name }]) => [
      answer,
      kind === 'money' ? dollars(row[column]) : row[column],
    ]),
  ) as Answered<Of>;
}

/** How the parts of a list are joined in a form's text. */
const JOINED = { lines: '\n', commas: ', ' } as const;
const SEPARATORS = { lines: LINES, commas: /[\n,]/ } as const;

/** The parts of a list that was typed as one text, or is an array already: trimmed, without empty parts. */
export const partsOf = (given: string | readonly string[], by: keyof typeof JOINED): string[] =>
  (typeof given === 'string' ? given.split(SEPARATORS[by]) : given)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function typed(field: Field, value: unknown): string | boolean | Translations {
  if (field.kind === 'translations') return (value ?? {}) as Translations;
  if (field.kind === 'flag') {
    const isSo = (value ?? field.otherwise ?? false) === true;
    if (!field.isAsked) return isSo;
    return isSo ? 'yes' : 'no';
  }
  if (value === undefined && 'otherwise' in field) return String(field.otherwise ?? '');
  if (value === undefined && field.kind === 'choice') return field.options[0]?.id ?? '';
  if (Array.isArray(value)) return value.join(field.kind === 'list' ? JOINED[field.by] : '|');
  return String(value ?? '');
}

/** An item's values for its form; without an item, the first values of a new one's form. */
export function typedOf<Of extends Fields>(fields: Of, answer?: object): Typed<Of> {
  const given = answer as Readonly<Record<string, unknown>> | undefined;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, typed(field, given?.[field.answer ?? name])]),
  ) as Typed<Of>;
}

/** A heading reduced to its letters a to z, without accents. */
export const letters = (heading: string) =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

/** The names of a field in one language: its name and its label. */
const callsOf = (field: Field) => [field.name, englishLabelOf(field)];

/**
 * All accepted headings of an import's columns, in plain letters: the field's key, name and label, these in Spanish, and
 * `headings`.
 */
function headingsOf(fields: Fields): ReadonlyMap<string, string> {
  const rows = Object.entries(fields);
  const spanish = rows.flatMap(([key, field]) => {
    const said = inSpanish(field);
    return said ? callsOf(said).map((heading) => [letters(heading), key] as const) : [];
  });
  const english = rows.flatMap(([key, field]) =>
    [key, ...callsOf(field), ...(field.headings ?? [])].map((heading) => [letters(heading), key] as const),
  );
  return new Map([...spanish, ...english]);
}

/** Finds the field for an import's heading; undefined if no field has that name. */
export function readerOfHeadings(fields: Fields): (heading: string) => string | undefined {
  const headings = headingsOf(fields);
  return (heading) => headings.get(letters(heading));
}

/** The field that a database column belongs to. */
export function fieldOfColumn(fields: Fields, column: string): Field | undefined {
  const [, field] = Object.entries(fields).find(([name, { column: own = name }]) => own === column) ?? [];
  return field;
}
