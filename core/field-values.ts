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

/** What the form calls a field in English, as the log and staff's files keep it: "Beam (ft)". */
export function englishLabelOf(field: Field): string {
  const unit = 'unit' in field && field.unit ? ` (${field.unit})` : '';
  return field.label ?? field.name + unit;
}

/** What the form calls a field, in the language of the moment. */
export const labelOf = (field: Field): string => englishLabelOf(saidNow(field));

/** What the form calls each field. */
export function labelsOf<Of extends Fields>(fields: Of): Record<keyof Of & string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, labelOf(field)])) as Record<
    keyof Of & string,
    string
  >;
}

/** The fields that everybody may know. */
export function publicOf<Of extends Fields>(fields: Of): Public<Of> {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.isPrivate)) as Public<Of>;
}

const cents = (value: unknown) => (typeof value === 'number' ? centsFromDollars(value) : value);
const dollars = (value: unknown) => (typeof value === 'number' ? dollarsFromCents(value) : value);

type Untied = Readonly<Record<string, Readonly<Record<string, { text: string; of?: string }>>>>;

/** How the lines of a list are set apart where it is one text. */
export const LINES = '\n';

/** A text or a list as one text: what a translation is made of, and is compared with. */
export const asOneText = (value: unknown): string =>
  Array.isArray(value) ? value.join(LINES) : String(value ?? '');

/** Each translation with the English that it says: where a call does not name it, that which it brings along. */
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

/** What a body changes, by column. A field that it leaves out stays, and is not among them. */
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

/** What a new one has, by column, of the fields that a body may leave out to stay as they are. */
export function beginningsOf(fields: Fields): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.stays && 'otherwise' in field ? [[field.column ?? name, field.otherwise]] : [],
    ),
  );
}

/** What is kept, as the API answers it. */
export function answerOf<Of extends Fields>(fields: Of, kept: Columns<Of>): Answered<Of> {
  const row = kept as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind, column = name, answer = name }]) => [
      answer,
      kind === 'money' ? dollars(row[column]) : row[column],
    ]),
  ) as Answered<Of>;
}

/** How a list is joined where it is typed. */
const JOINED = { lines: '\n', commas: ', ' } as const;
const SEPARATORS = { lines: /[\n|;]/, commas: /[\n,]/ } as const;

/** What a list holds that is typed as one text, or comes as a list already: without the space around each, and nothing empty. */
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

/** A noun as its form shows it; without one, as the form of a new one begins. */
export function typedOf<Of extends Fields>(fields: Of, answer?: object): Typed<Of> {
  const given = answer as Readonly<Record<string, unknown>> | undefined;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, typed(field, given?.[field.answer ?? name])]),
  ) as Typed<Of>;
}

/** A heading in letters alone, without their accents. */
export const letters = (heading: string) =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

/** What a field can be called in one language. */
const callsOf = (field: Field) => [field.name, englishLabelOf(field)];

/** Every way to head a column of an import, in letters alone: the field's name, its label, in Spanish too, and what else it is called. */
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

/** Which field a heading of an import means; undefined where no field is called so. */
export function readerOfHeadings(fields: Fields): (heading: string) => string | undefined {
  const headings = headingsOf(fields);
  return (heading) => headings.get(letters(heading));
}

/** The field that a column belongs to. */
export function fieldOfColumn(fields: Fields, column: string): Field | undefined {
  const [, field] = Object.entries(fields).find(([name, { column: own = name }]) => own === column) ?? [];
  return field;
}
