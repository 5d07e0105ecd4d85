import { z } from 'zod';
import { asSaid } from './as-said.ts';
import { isCharterDay } from './charter-time.ts';
import { saidNow } from './field-words.ts';
import { FIRST_LANGUAGE, LANGUAGES, type Language, languageOr } from './language.ts';
import { isPhone } from './phone.ts';

/** PostgreSQL cannot store NUL in text, and half a surrogate pair is not a character: refuse both early. */
const isPlain = (text: string) => text.isWellFormed() && !text.includes('\u0000');

/** A sentence about an invalid text: fixed, or read at the moment it is needed. */
export type Sentence = string | (() => string);

const SENTENCES = {
  en: {
    missing: 'Please write text here',
    tooLong: (max: number) => `Please keep this to ${max} characters or fewer`,
    unreadable: 'Please remove the characters that cannot be read',
    manyLines: 'Please keep this on one line',
    noSuchDay: 'Please give a date that exists, such as 2027-03-06.',
    aDay: 'Please give a day that exists, such as 2027-03-06',
    namedDay: (name: string) => `${name} must be a day that exists, such as 2027-03-06`,
    noEmail: 'Email is required',
    wrongEmail: 'Please enter a valid email address',
    wrongPhone: 'Please enter a phone number with its area code, such as (305) 555-0142',
    why: 'Please say why.',
  },
  es: {
    missing: 'Escriba aquí un texto',
    tooLong: (max: number) => `Escriba ${max} caracteres como máximo`,
    unreadable: 'Quite los caracteres que no se pueden leer',
    manyLines: 'Escriba esto en una sola línea',
    noSuchDay: 'Indique una fecha que exista, como 2027-03-06.',
    aDay: 'Indique un día que exista, como 2027-03-06',
    namedDay: (name: string) => `${name}: indique un día que exista, como 2027-03-06`,
    noEmail: 'Falta su correo electrónico',
    wrongEmail: 'Escriba una dirección de correo electrónico válida',
    wrongPhone: 'Escriba un número de teléfono con su código de área, como (305) 555-0142',
    why: 'Indique el motivo.',
  },
  pt: {
    missing: 'Escreva um texto aqui',
    tooLong: (max: number) => `Escreva no máximo ${max} caracteres`,
    unreadable: 'Remova os caracteres que não podem ser lidos',
    manyLines: 'Escreva isto em uma só linha',
    noSuchDay: 'Informe uma data que exista, como 2027-03-06.',
    aDay: 'Informe um dia que exista, como 2027-03-06',
    namedDay: (name: string) => `${name}: informe um dia que exista, como 2027-03-06`,
    noEmail: 'Falta seu e-mail',
    wrongEmail: 'Digite um endereço de e-mail válido',
    wrongPhone: 'Digite um número de telefone com o código de área, como (305) 555-0142',
    why: 'Diga o motivo.',
  },
} as const satisfies Record<Language, object>;

/** In the current language; in English where no one has asked, as when an import or a seed is checked. */
const sentences = () => asSaid(SENTENCES[languageOr(FIRST_LANGUAGE)]);

/**
 * Text of one or more lines, trimmed.
 *
 * @param max the largest length, in UTF-16 units
 */
export function plainText(max: number) {
  return z
    .string({ error: () => sentences().missing })
    .trim()
    .max(max, { error: () => sentences().tooLong(max) })
    .refine(isPlain, { error: () => sentences().unreadable });
}

/** Text of a single line, such as a name. It may be used in a mail's subject, so line breaks are refused. */
export function textLine(max: number) {
  return plainText(max).refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), {
    error: () => sentences().manyLines,
  });
}

/** A line that is required; `sentence` says so if it is missing. */
export function requiredLine(max: number, sentence: Sentence) {
  return requiredBy(textLine(max), sentence).meta({ maxLength: max });
}

/** A text that is required; `sentence` says so if it is missing. */
export function requiredText(max: number, sentence: Sentence) {
  return requiredBy(plainText(max), sentence).meta({ maxLength: max });
}

/** The sentence if the reason for an action is missing. */
export const sayWhy: Sentence = () => sentences().why;

const saying = (sentence: Sentence) => (typeof sentence === 'string' ? () => sentence : sentence);

// The API's description of a pipe shows only its input, so the `meta` calls repeat the limits of its output.
function requiredBy<Schema extends z.ZodType<string, string>>(schema: Schema, sentence: Sentence) {
  return z
    .string({ error: saying(sentence) })
    .trim()
    .min(1, { error: saying(sentence) })
    .pipe(schema);
}

/** A calendar date that exists. */
export const existingDay = z.string().refine(isCharterDay, { error: () => sentences().noSuchDay });

/** A day as American spreadsheets write it: "3/6/2027". */
const MONTH_FIRST = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

function dayIn(given: string): string {
  const [, month = '', day = '', year = ''] = MONTH_FIRST.exec(given) ?? [];
  return year === '' ? given : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/**
 * Reads a day as forms, spreadsheets and programs write it, or nothing.
 *
 * @param isNamed whether the sentence must name the field, because it may be read far from it, in an import's report
 */
export function dayField(field: { readonly name: string; readonly required?: string }, isNamed: boolean) {
  const { required } = field;
  const wrong = () => {
    const { aDay, namedDay } = sentences();
    return isNamed ? namedDay(saidNow(field).name) : aDay;
  };
  const missing = () => saidNow(field).required ?? wrong();
  return z.union([z.string().trim().max(30), z.null()], { error: missing }).transform((given, context) => {
    const isMissing = given === null || given === '';
    if (isMissing && required === undefined) return null;
    const read = dayIn(given ?? '');
    if (isCharterDay(read)) return read;
    context.addIssue({ code: 'custom', message: isMissing ? missing() : wrong() });
    return z.NEVER;
  });
}

/** The longest possible email address. */
const MAX_EMAIL = 254;

/** An email address, or an empty text, for people who are only reached by phone. */
export function optionalEmail() {
  return textLine(MAX_EMAIL).refine((text) => text === '' || z.email().safeParse(text).success, {
    error: () => sentences().wrongEmail,
  });
}

/** An email address that is required. */
export function requiredEmail(sentence: Sentence = () => sentences().noEmail) {
  const wrong = { error: () => sentences().wrongEmail };
  return requiredBy(z.email(wrong).max(MAX_EMAIL, wrong), sentence).meta({
    format: 'email',
    maxLength: MAX_EMAIL,
  });
}

const MAX_PHONE = 40;

/** A telephone number, or nothing (product 5.5). */
export function optionalPhone() {
  return textLine(MAX_PHONE).refine((text) => text === '' || isPhone(text), {
    error: () => sentences().wrongPhone,
  });
}

/** A telephone number that is required; `sentence` says so if it is missing. */
export function requiredPhone(sentence: Sentence) {
  return requiredBy(optionalPhone(), sentence).meta({ maxLength: MAX_PHONE });
}

/** The language in which a client wants to be written to. If a call leaves it out, its Accept-Language header counts. */
export const clientLanguage = z.enum(LANGUAGES, { error: 'Must be en, es or pt' }).optional().meta({
  description: 'In which the client is written to; without it, as Accept-Language says, else English',
});

/** The page of a list, from 1, and the number of rows per page. */
export const pageFields = (pageSize: number) => ({
  page: z.coerce.number({ error: 'Must be a number' }).int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number({ error: 'Must be a number' }).int().min(1).max(200).default(pageSize),
});

/** Limits a list to the rows with these ids. */
export const onlyThese = z
  .string()
  .max(8_000)
  .optional()
  .transform((text) => text?.split(',').filter(Boolean))
  .pipe(z.array(z.uuid()).max(200).optional())
  .meta({ type: 'string', description: 'Only these, separated by commas' });

/**
 * The faults of what was typed, by field: the first sentence of each. It is here because every form's rules need this file, so
 * that no form loads another one for it.
 */
export function faultsIn(rules: z.ZodType, typed: unknown): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const { path, message } of rules.safeParse(typed).error?.issues ?? [])
    faults[path.join('.')] ??= message;
  return faults;
}
