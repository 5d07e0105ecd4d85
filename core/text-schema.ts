import { z } from 'zod';
import { isCharterDay } from './charter-time.ts';

/** PostgreSQL keeps no NUL in text, and half a surrogate pair is no character: both are refused before they get there. */
const isPlain = (text: string) => text.isWellFormed() && !text.includes('\u0000');

const NOT_PLAIN = 'Please remove the characters that cannot be read';

/**
 * Text of one or more lines as a visitor types it, without the space around it.
 *
 * @param max the longest that is taken, in UTF-16 units
 */
export function plainText(max: number) {
  return z
    .string({ error: 'Please write text here' })
    .trim()
    .max(max, `Please keep this to ${max} characters or fewer`)
    .refine(isPlain, NOT_PLAIN);
}

/** Text of a single line: a name or a phone number. It may stand in a mail's subject, so line breaks are refused. */
export function textLine(max: number) {
  return plainText(max).refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), 'Please keep this on one line');
}

/** A line that must be there; `sentence` says so to whoever left it out. */
export function requiredLine(max: number, sentence: string) {
  return requiredBy(textLine(max), sentence).meta({ maxLength: max });
}

/** Text that must be there; `sentence` says so to whoever left it out. */
export function requiredText(max: number, sentence: string) {
  return requiredBy(plainText(max), sentence).meta({ maxLength: max });
}

// A pipe is described by what goes in, so what comes out has to be told once more: that is what the `meta` calls are for.
function requiredBy<Schema extends z.ZodType<string, string>>(schema: Schema, sentence: string) {
  return z.string({ error: sentence }).trim().min(1, sentence).pipe(schema);
}

/** A calendar date that exists. */
export const existingDay = z
  .string()
  .refine(isCharterDay, 'Please give a date that exists, such as 2027-03-06.');

/** The longest address that mail can carry. */
const MAX_EMAIL = 254;

/** An email address, or nothing: of somebody who is only ever called. */
export function optionalEmail() {
  const wrong = 'Please enter a valid email address';
  return textLine(MAX_EMAIL).refine((text) => text === '' || z.email().safeParse(text).success, wrong);
}

/** An email address that must be there. */
export function requiredEmail(sentence = 'Email is required') {
  const wrong = 'Please enter a valid email address';
  return requiredBy(z.email(wrong).max(MAX_EMAIL, wrong), sentence).meta({
    format: 'email',
    maxLength: MAX_EMAIL,
  });
}
