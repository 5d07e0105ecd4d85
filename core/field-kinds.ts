import type { OtherLanguage } from './language.ts';

/** A text in another language, and the English that it says: when another stands there now, the translation is old. */
export type Translation = { readonly text: string; readonly of: string };

/** What is there in other languages, field by field. A list is its lines. */
export type Translations = Readonly<Partial<Record<OtherLanguage, Readonly<Record<string, Translation>>>>>;

/** What a call gives of it: without its English, a translation is of that which the call brings along. */
type GivenTranslations = Readonly<
  Partial<Record<OtherLanguage, Readonly<Record<string, { readonly text: string; readonly of?: string }>>>>
>;

/** One answer of a choice: what it is kept as, and what people call it. */
export type Option = { readonly id: string; readonly name: string };

/** What a field says of itself, whatever its kind. */
type Said = {
  /** What people call it, in sentences and in the log: "Beam". */
  readonly name: string;
  /** What the form calls it, where that is not its name with the unit: "Beam (ft)". */
  readonly label?: string;
  readonly hint?: string;
  /** What is said to whoever leaves it out. Without it, it may be left out. */
  readonly required?: string;
  /** Left out of a body it stays as it is, and only an empty value clears it. Others are cleared. */
  readonly stays?: true;
  /** Its column, and what the API's answer calls it, where that is not the field's own name. */
  readonly column?: string;
  readonly answer?: string;
  /** Known to staff alone. */
  readonly isPrivate?: true;
  /** What else an import's column may be headed. */
  readonly headings?: readonly string[];
  /** What the description of the API says of it. */
  readonly told?: string;
  /** The titled part of the form that it stands in. */
  readonly group?: string;
  /** Stands in one row of the form with the field before it. */
  readonly beside?: true;
  /** The switch without which the form does not ask for it. */
  readonly onlyWith?: string;
  /** Where the public page lists it, and in which words where they are not its name and unit. */
  readonly sheet?: {
    readonly group: string;
    readonly as?: string;
    readonly unit?: string;
    readonly isFirst?: true;
  };
};

type Text = Said & {
  /** A line, some lines, or what has a shape of its own: the address of a film, of a page of ours, of the web. */
  readonly kind: 'text' | 'longText' | 'film' | 'path' | 'web' | 'email' | 'phone' | 'colour';
  readonly most?: number;
  /** Nothing is kept as null instead of as an empty text. */
  readonly isNullable?: true;
  /** How many lines of it the form shows. */
  readonly lines?: number;
  /** What a new one begins with. */
  readonly otherwise?: string;
};

type Choice = Said & {
  readonly kind: 'choice';
  readonly options: readonly Option[];
  /** What it is where nothing is chosen. */
  readonly otherwise?: string;
  /** What is said of something that cannot be chosen. */
  readonly wrong?: string;
};

type Flag = Said & {
  readonly kind: 'flag';
  readonly otherwise?: boolean;
  /** Asked as a choice of yes and no, and read as those words. */
  readonly isAsked?: true;
};

/** Figures: how many, a length, what is measured in some unit, whole dollars, a share, a year. */
export type Figure = Said & {
  readonly kind: 'count' | 'feet' | 'measure' | 'money' | 'percent' | 'year';
  readonly unit?: string;
  readonly least?: number;
  /** A figure, or a rule that makes it of this year's. */
  readonly most: number | ((thisYear: number) => number);
  /** How many decimals are kept. */
  readonly decimals?: number;
  /** A fraction is rounded instead of refused. */
  readonly isRounded?: true;
  /** What is kept where nothing is given, instead of nothing. */
  readonly otherwise?: number | null;
  /** Typed as text: "$2,400". */
  readonly isTyped?: true;
  /** Chosen from its few figures, the highest first. */
  readonly isChosen?: true;
  /** What is said of less than the least, and of any figure that cannot be. */
  readonly tooLittle?: string;
  readonly wrong?: string;
};

/** A day of the calendar, as 2027-03-06, or none. */
type Day = Said & { readonly kind: 'day'; readonly isNullable: true };

type List = Said & {
  readonly kind: 'list';
  /** How many there can be, and how long each. */
  readonly most: number;
  readonly each: number;
  /** How a person sets them apart. */
  readonly by: 'lines' | 'commas';
  readonly lines?: number;
};

type Pictures = Said & {
  /** One picture, or a gallery of which the first is the primary. */
  readonly kind: 'picture' | 'pictures';
  readonly most?: number;
};

type InLanguages = Said & {
  readonly kind: 'translations';
  /** The fields, of text and lists, that are said in every language. */
  readonly translates: readonly string[];
};

/** A field of something that staff keep: everything that is to be known of it, but for its column. */
export type Field = Text | Choice | Flag | Figure | Day | List | Pictures | InLanguages;

/** What staff keep in other languages, the last of a noun's fields. */
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

/** What is kept of a field; amounts of money are whole dollars here, and cents in their column. */
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

/** What a call may give for a field: as a program writes it, or as a person has typed it. */
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

/** A field as a form holds it: a tick for a switch, text for all else. */
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

/** What is kept of a noun, by column. */
export type Columns<Of extends Fields> = {
  readonly [Name in keyof Of as ColumnOf<Of[Name], Name>]: Value<Of[Name]>;
};

/** What a body writes of a noun, by column: a field that it may leave out may be missing. */
export type Written<Of extends Fields, Body> = {
  readonly [Name in keyof Of & keyof Body as undefined extends Body[Name]
    ? never
    : ColumnOf<Of[Name], Name>]: Value<Of[Name]>;
} & {
  readonly [Name in keyof Of & keyof Body as undefined extends Body[Name]
    ? ColumnOf<Of[Name], Name>
    : never]?: Value<Of[Name]>;
};

/** What the API answers of a noun. */
export type Answered<Of extends Fields> = {
  [Name in keyof Of as AnswerOf<Of[Name], Name>]: Value<Of[Name]>;
};

/** What the API answers to everybody. */
export type Public<Of extends Fields> = {
  [Name in keyof Of as Of[Name] extends { readonly isPrivate: true } ? never : Name]: Of[Name];
};
