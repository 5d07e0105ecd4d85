import type { Unit } from './figures.ts';
import type { OtherLanguage } from './language.ts';

/**
 * A text in another language, and the English text that it translates. If the English text has changed since, the translation
 * is old.
 */
export type Translation = { readonly text: string; readonly of: string };

/** The translations of an item, by language and field. A list is kept as one text, line by line. */
export type Translations = Readonly<Partial<Record<OtherLanguage, Readonly<Record<string, Translation>>>>>;

/** The translations in a call. If `of` is left out, the English text in the same call counts. */
type GivenTranslations = Readonly<
  Partial<Record<OtherLanguage, Readonly<Record<string, { readonly text: string; readonly of?: string }>>>>
>;

/** One option of a choice: the stored id and the name for people. */
export type Option = { readonly id: string; readonly name: string };

/** What a field of any kind can declare. */
type Said = {
  /** The field's name in sentences and in the log: "Beam". */
  readonly name: string;
  /** The label in the form, if it is not the name with the unit: "Beam (ft)". */
  readonly label?: string;
  readonly hint?: string;
  /** The sentence if the field is missing. Without this property the field is optional. */
  readonly required?: string;
  /**
   * If a body leaves the field out, the stored value stays, and only an empty value clears it. Other optional fields are
   * cleared.
   */
  readonly stays?: true;
  /** The column, and the name in the API's answer, if they differ from the field's own name. */
  readonly column?: string;
  readonly answer?: string;
  /** Only staff may know it. */
  readonly isPrivate?: true;
  /** More headings by which an import finds the field's column. */
  readonly headings?: readonly string[];
  /** The field's description in the API's documentation. */
  readonly told?: string;
  /** The title of the form's part that holds the field. */
  readonly group?: string;
  /** Stands in the same row of the form as the field before it. */
  readonly beside?: true;
  /** The name of another field: the form shows this one only if that one is set. */
  readonly onlyWith?: string;
  /** The section of the public page that lists the field, and its wording there, if it is not the name and unit. */
  readonly sheet?: {
    readonly group: string;
    readonly as?: string;
    readonly unit?: string;
    readonly isFirst?: true;
  };
};

type Text = Said & {
  /**
   * One line, several lines, or a text with a format: a film's address, a path of our site, an address on the web, and so on.
   */
  readonly kind: 'text' | 'longText' | 'film' | 'path' | 'web' | 'email' | 'phone' | 'colour';
  readonly most?: number;
  /** An empty value is stored as null, not as an empty text. */
  readonly isNullable?: true;
  /** The height of the form's control, in lines. */
  readonly lines?: number;
  /** The value that a new item begins with. */
  readonly otherwise?: string;
};

type Choice = Said & {
  readonly kind: 'choice';
  readonly options: readonly Option[];
  /** The value if nothing is chosen. */
  readonly otherwise?: string;
  /** The sentence for a value that is not an option. */
  readonly wrong?: string;
};

type Flag = Said & {
  readonly kind: 'flag';
  readonly otherwise?: boolean;
  /** The form asks with a choice of yes and no, and the words "yes" and "no" are accepted. */
  readonly isAsked?: true;
};

/** Numbers: a count, a length in feet, a measure in some unit, whole dollars, a percentage, a year. */
export type Figure = Said & {
  readonly kind: 'count' | 'feet' | 'measure' | 'money' | 'percent' | 'year';
  readonly unit?: Unit;
  readonly least?: number;
  /** The largest value, or a function that gives it for this year. */
  readonly most: number | ((thisYear: number) => number);
  /** The number of decimals that are stored. */
  readonly decimals?: number;
  /** A fraction is rounded, not refused. */
  readonly isRounded?: true;
  /** The stored value if none is given; otherwise null. */
  readonly otherwise?: number | null;
  /** A value of 0 is stored as none: lists of brokers write it for "on request". */
  readonly zeroIsNone?: true;
  /** The form has a text field for it: "$2,400". */
  readonly isTyped?: true;
  /** The form has a list of all values, the highest first. */
  readonly isChosen?: true;
  /** The sentences for a value below `least`, and for any other invalid value. */
  readonly tooLittle?: string;
  readonly wrong?: string;
};

/** A calendar day such as 2027-03-06, or null. */
type Day = Said & { readonly kind: 'day'; readonly isNullable: true };

type List = Said & {
  readonly kind: 'list';
  /** The largest number of parts, and the largest length of each. */
  readonly most: number;
  readonly each: number;
  /** How a person separates the parts. */
  readonly by: 'lines' | 'commas';
  readonly lines?: number;
};

type Pictures = Said & {
  /** One picture, or a gallery; its first picture is the main one. */
  readonly kind: 'picture' | 'pictures';
  readonly most?: number;
};

type InLanguages = Said & {
  readonly kind: 'translations';
  /** The fields, of kinds text and list, that have translations. */
  readonly translates: readonly string[];
};

/** The declaration of one field of an item that staff keep: everything about it except its database column. */
export type Field = Text | Choice | Flag | Figure | Day | List | Pictures | InLanguages;

/** The field for the translations of other fields; declare it last. */
export const inLanguages = <const Names extends readonly string[]>(...translates: Names) =>
  ({
    kind: 'translations',
    name: 'Translations',
    translates,
    isPrivate: true,
    stays: true,
    told: 'In Spanish and Portuguese, field by field, each with the English that it says',
  }) as const;

/** The fields of a noun, in the order of its form. */
export type Fields = Readonly<Record<string, Field>>;

/** The type of a field's stored value. Money is in whole dollars here, and in cents in its column. */
export type Value<F extends Field> = F extends Flag
  ? boolean
  : F extends InLanguages
    ? Translations
    : F extends List | { readonly kind: 'pictures' }
      ? string[]
      : F extends Choice
        ? F['options'][number]['id']
        : F extends Figure
          ? F extends { readonly required: string } | { readonly otherwise: number }
            ? number
            : number | null
          : F extends { readonly isNullable: true }
            ? string | null
            : string;

/** The type of a field's value in a call: as a program writes it, or as a person types it. */
export type Given<F extends Field> = F extends Flag
  ? boolean | (F extends { readonly isAsked: true } ? string : never)
  : F extends InLanguages
    ? GivenTranslations
    : F extends List
      ? readonly string[] | string
      : F extends Figure
        ? number | string | null
        : F extends { readonly isNullable: true }
          ? string | null
          : string;

/** The values of a form: a boolean for a switch, text for everything else. */
export type Typed<Of extends Fields> = {
  -readonly [Name in keyof Of]: Of[Name] extends { readonly isAsked: true }
    ? string
    : Of[Name] extends Flag
      ? boolean
      : Of[Name] extends InLanguages
        ? Translations
        : string;
};

type ColumnOf<F, Name> = F extends { readonly column: infer Own extends string } ? Own : Name;
type AnswerOf<F, Name> = F extends { readonly answer: infer Own extends string } ? Own : Name;

/** The stored values of a noun, by column. */
export type Columns<Of extends Fields> = {
  readonly [Name in keyof Of as ColumnOf<Of[Name], Name>]: Value<Of[Name]>;
};

/** The values that a body writes, by column; fields that the body may leave out are optional. */
export type Written<Of extends Fields, Body> = {
  readonly [Name in keyof Of & keyof Body as undefined extends Body[Name]
    ? never
    : ColumnOf<Of[Name], Name>]: Value<Of[Name]>;
} & {
  readonly [Name in keyof Of & keyof Body as undefined extends Body[Name]
    ? ColumnOf<Of[Name], Name>
    : never]?: Value<Of[Name]>;
};

/** The values in the API's answer to staff. */
export type Answered<Of extends Fields> = {
  [Name in keyof Of as AnswerOf<Of[Name], Name>]: Value<Of[Name]>;
};

/** The fields in the API's answers to everybody. */
export type Public<Of extends Fields> = {
  [Name in keyof Of as Of[Name] extends { readonly isPrivate: true } ? never : Name]: Of[Name];
};
