import { z } from 'zod';
import type { Answered, Field, Fields, Figure, Given, Value } from './field-kinds.ts';
import { isRounded, sentences } from './field-sentences.ts';
import { partsOf } from './field-values.ts';
import { inSpanish, saidNow } from './field-words.ts';
import { numberTyped } from './figures.ts';
import { OTHER_LANGUAGES } from './language.ts';
import { isFullAddress } from './pictures.ts';
import {
  dayField,
  optionalEmail,
  optionalPhone,
  plainText,
  requiredEmail,
  requiredLine,
  requiredPhone,
  requiredText,
  textLine,
} from './text-schema.ts';

/** A reference to a picture or film: the name of one of our files, a path or a full address. Empty for none. */
export const mediaReference = textLine(500).refine(
  (text) => /^(\/?[\w-][\w./?=&%-]*)?$/.test(text) || (isFullAddress(text) && !/[\s|]/.test(text)),
  { error: () => sentences().media },
);

/** A reference to a picture in a gallery. */
export const galleryPicture = textLine(500).refine(
  (text) => !/[\s|]|^(javascript|data):/i.test(text) && (!/^https?:\/\//i.test(text) || isFullAddress(text)),
  { error: () => sentences().picture },
);

type Voice = 'named' | 'beside';

/** Dollars have two decimals. "5.999" may mean six thousand, so it counts as no number. */
const MAYBE_THOUSANDS = /\.\d{3}/;

function numberIn(given: number | string, { kind, unit }: Figure): number {
  if (typeof given === 'number') return given;
  return kind === 'money' && MAYBE_THOUSANDS.test(given) ? Number.NaN : numberTyped(given, unit);
}

/** The sentence about an invalid figure; undefined if it is valid. */
function wrongWith(figure: Figure, value: number, voice: Voice): string | undefined {
  const sentence = sentences()[voice];
  const field = saidNow(figure);
  const { least = 0, wrong } = field;
  const most = typeof field.most === 'number' ? field.most : field.most(new Date().getFullYear());
  if (value < least) return field.tooLittle ?? wrong ?? sentence.less(field, least);
  if (!Number.isFinite(value) || !(isRounded(field) || Number.isInteger(value)))
    return wrong ?? sentence.number(field);
  return value > most ? (wrong ?? sentence.more(field, most)) : undefined;
}

/** Reads a figure from a form or a file: a number, a text with or without its unit, or nothing. */
function figure(field: Figure, voice: Voice) {
  const { required, otherwise = null, zeroIsNone } = field;
  const unit = 10 ** (field.decimals ?? 0);
  const missing = () => {
    const said = saidNow(field);
    return said.required ?? said.wrong ?? sentences()[voice].number(said);
  };
  return z
    .union([z.number(), z.string().trim().max(30), z.null()], { error: missing })
    .transform((given, context) => {
      const isMissing = given === null || given === '';
      if (isMissing && required === undefined) return otherwise;
      const exact = numberIn(given ?? '', field);
      const value = isRounded(field) ? Math.round(exact * unit) / unit : exact;
      const message = isMissing ? saidNow(field).required : wrongWith(field, value, voice);
      if (message === undefined) return zeroIsNone && value === 0 ? null : value;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
}

const YES = ['yes', 'true', '1', 'sí', 'si'];
const NO = ['no', 'false', '0', ''];

function flag(field: Extract<Field, { kind: 'flag' }>) {
  if (!field.isAsked) return z.boolean();
  const wrong = () => sentences().yesOrNo(saidNow(field).name);
  return z
    .union([z.boolean(), z.string().trim().toLowerCase()], { error: wrong })
    .transform((given, context) => {
      if (typeof given === 'boolean') return given;
      if (YES.includes(given)) return true;
      if (NO.includes(given)) return false;
      context.addIssue({ code: 'custom', message: wrong() });
      return z.NEVER;
    });
}

/** A choice in any case, and a time as spreadsheets write it back: "08:00" is "8:00" there, or "8:00:00 AM". */
const spelled = (text: string) => text.toLowerCase().replace(/^0?(\d{1,2}:\d\d)(:00)?(?!\d)/, '$1');

/** Reads a choice by its id or its name, however it is spelled: "Luxury" and "luxury" are the same. */
function choice(field: Extract<Field, { kind: 'choice' }>) {
  const { options, otherwise, required } = field;
  const ids = options.map(({ id }) => id);
  const wrong = () => {
    const said = saidNow(field);
    return said.wrong ?? said.required ?? sentences().oneOf(said.name, ids);
  };
  return z
    .string({ error: wrong })
    .trim()
    .transform((given, context) => {
      if (given === '' && otherwise !== undefined && required === undefined) return otherwise;
      const wanted = spelled(given);
      const said = inSpanish(field);
      const called = said?.kind === 'choice' ? [...options, ...said.options] : options;
      const chosen = called.find(({ id, name }) => spelled(id) === wanted || spelled(name) === wanted);
      if (chosen) return chosen.id;
      context.addIssue({ code: 'custom', message: wrong() });
      return z.NEVER;
    })
    .meta({ type: 'string', enum: ids });
}

function list(field: Extract<Field, { kind: 'list' }>) {
  const { most, each, by } = field;
  const line = textLine(each);
  return z
    .union([z.array(z.string()), z.string().max(most * each)], {
      error: () => sentences().list(saidNow(field).name),
    })
    .transform((given, context) => {
      const { name, required } = saidNow(field);
      const parts = partsOf(given, by);
      // Report only one fault, for the whole list: the form has one control for it.
      const tooMany = parts.length > most ? sentences().tooMany(name, most) : undefined;
      const none = parts.length === 0 ? required : undefined;
      const [wrong] = parts.flatMap((part) => line.safeParse(part).error?.issues[0]?.message ?? []);
      const message = none ?? tooMany ?? wrong;
      if (message === undefined) return parts;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
}

function gallery(most: number) {
  return z
    .string()
    .max(20_000)
    .transform((text) => text.split('|').flatMap((one) => one.trim() || []))
    .pipe(z.array(galleryPicture).max(most, { error: () => sentences().gallery(most) }))
    .meta({ type: 'string' });
}

/** The longest text that is translated, in characters. */
const LONGEST_TEXT = 6_000;

/** The translations of these fields. */
function translations({ translates }: Extract<Field, { kind: 'translations' }>) {
  const text = plainText(LONGEST_TEXT);
  const texts = z.partialRecord(
    z.enum(translates),
    z.object({
      text,
      of: text.optional().meta({ description: 'The English that it says; left out, that of this call' }),
    }),
  );
  return z.partialRecord(z.enum(OTHER_LANGUAGES), texts);
}

/** A web address that one of our links may lead to: http or https only. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: () => sentences().web,
});

/** A path on this site, or an empty text. */
const sitePath = (most: number) =>
  textLine(most).refine((path) => path === '' || /^\/(?!\/)/.test(path), { error: () => sentences().path });

/** The schema of a field, and its value if the field is left out. */
type Reader = readonly [z.ZodType, NonNullable<unknown> | null | undefined];

function readerOf(field: Field, voice: Voice): Reader {
  const { required } = field;
  const missing = () => saidNow(field).required ?? '';
  const orNull = (text: z.ZodType<string>, isNullable = false): Reader =>
    isNullable ? [text.nullable().transform((value) => value || null), null] : [text, ''];
  switch (field.kind) {
    case 'text':
    case 'longText': {
      const { kind, most = 120, isNullable } = field;
      if (required !== undefined)
        return [(kind === 'longText' ? requiredText : requiredLine)(most, missing), ''];
      return orNull(kind === 'longText' ? plainText(most) : textLine(most), isNullable);
    }
    case 'film':
      return orNull(mediaReference, field.isNullable);
    case 'path':
      return orNull(sitePath(field.most ?? 300), field.isNullable);
    case 'web':
      return [required === undefined ? z.literal('').or(webAddress) : webAddress, ''];
    case 'phone':
      return [required === undefined ? optionalPhone() : requiredPhone(missing), ''];
    case 'email':
      return [required === undefined ? optionalEmail() : requiredEmail(missing), ''];
    case 'colour':
      return [z.string().regex(/^#[0-9a-f]{6}$/i, { error: () => sentences().colour }), field.otherwise];
    case 'picture':
      return [mediaReference, ''];
    case 'pictures':
      return [gallery(field.most ?? 60), []];
    case 'flag':
      return [flag(field), field.otherwise ?? false];
    case 'choice':
      return [choice(field), field.otherwise];
    case 'day':
      return [dayField(field, voice === 'named'), null];
    case 'list':
      return [list(field), []];
    case 'translations':
      return [translations(field), {}];
    default:
      return [figure(field, voice), field.otherwise ?? null];
  }
}

type BodyShape<Of extends Fields> = {
  -readonly [Name in keyof Of]: Of[Name] extends { readonly required: string }
    ? z.ZodType<Value<Of[Name]>, Given<Of[Name]>>
    : Of[Name] extends { readonly stays: true }
      ? z.ZodOptional<z.ZodType<Value<Of[Name]>, Given<Of[Name]>>>
      : z.ZodDefault<z.ZodType<Value<Of[Name]>, Given<Of[Name]>>>;
};

/**
 * The schema of a body for a noun, field by field: the same rules for the form, the call and a row of an import.
 *
 * @param voice `named` if the sentences may be read far from their field
 */
export function bodyShape<Of extends Fields>(fields: Of, voice: Voice = 'beside'): BodyShape<Of> {
  const shape = Object.entries(fields).map(([name, field]) => {
    const [reader, nothing] = readerOf(field, voice);
    const read =
      field.required !== undefined
        ? reader
        : field.stays || nothing === undefined
          ? reader.optional()
          : reader.default(nothing);
    return [name, field.told === undefined ? read : read.meta({ description: field.told })];
  });
  return Object.fromEntries(shape) as BodyShape<Of>;
}

function answered(field: Field): z.ZodType {
  switch (field.kind) {
    case 'flag':
      return z.boolean();
    case 'choice':
      return z.enum(field.options.map(({ id }) => id));
    case 'list':
    case 'pictures':
      return z.array(z.string());
    case 'translations':
      return z.partialRecord(
        z.enum(OTHER_LANGUAGES),
        z.record(z.string(), z.object({ text: z.string(), of: z.string() })),
      );
    case 'count':
    case 'feet':
    case 'measure':
    case 'money':
    case 'percent':
    case 'year': {
      const value = field.decimals ? z.number() : z.number().int();
      return field.required !== undefined || typeof field.otherwise === 'number' ? value : value.nullable();
    }
    default:
      return 'isNullable' in field && field.isNullable ? z.string().nullable() : z.string();
  }
}

type AnswerShape<Of extends Fields> = {
  [Name in keyof Answered<Of>]: z.ZodType<Answered<Of>[Name]>;
};

/** The schema of the API's answer to staff, field by field, including private fields. */
export function answerShape<Of extends Fields>(fields: Of): AnswerShape<Of> {
  const shape = Object.entries(fields).map(([name, field]) => [
    field.answer ?? name,
    field.told === undefined ? answered(field) : answered(field).meta({ description: field.told }),
  ]);
  return Object.fromEntries(shape) as AnswerShape<Of>;
}

/** The version that an edit was based on. Without it the last write wins. */
export const versionField = z.number().int().min(1).optional().meta({
  description: 'The version that was edited; when it is no longer the latest, 409 tells the current one',
});

/** A picture in the form that pages show. */
export const pictureAnswer = z
  .object({
    src: z.string().meta({ description: 'Without its width, which `w` adds to an address of ours' }),
    width: z.number().int(),
    height: z.number().int(),
    alt: z.string(),
    placeholder: z.string().nullable().meta({ description: 'A tiny data URI' }),
  })
  .meta({ id: 'Picture' });

/** The name of a schema in the API's description: "add-on" becomes "AddOn". */
const asSchemaName = (kind: string) =>
  kind.replace(/(^|-)([a-z])/g, (_, _dash, letter) => letter.toUpperCase());

/** The schema of an item of a catalog as staff send it. */
export const catalogBody = <Of extends Fields>(kind: string, fields: Of) =>
  z.object({ ...bodyShape(fields), version: versionField }).meta({ id: `${asSchemaName(kind)}Fields` });

/** The schema of an item of a catalog as staff get it, with extra properties in `own`. */
export function catalogAnswer(kind: string, fields: Fields, own: z.ZodRawShape = {}): z.ZodObject {
  const picture = 'imageUrl' in fields ? { picture: pictureAnswer } : {};
  const version = z.number().int();
  return z
    .object({ id: z.string(), ...answerShape(fields), ...picture, version, ...own })
    .meta({ id: `Staff${asSchemaName(kind)}` });
}
