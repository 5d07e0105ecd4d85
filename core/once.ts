import { nameBrowser } from './browser-name.ts';
import { browserId } from './ids.ts';

/** Calls that have not been answered with success yet, with the key that each goes under. */
const attempts = new Map<string, string>();

/**
 * Sends a creating call under an Idempotency-Key that stays the same until it has succeeded: pressed twice, or sent again
 * after the line was lost, it makes one record. The same words after that are another.
 *
 * @param words what is sent, and where
 */
export async function once<Answer>(
  words: unknown,
  send: (options: { headers: Record<string, string> }, key: string) => Promise<Answer>,
): Promise<Answer> {
  nameBrowser();
  const attempt = JSON.stringify(words);
  const key = attempts.get(attempt) ?? browserId();
  attempts.set(attempt, key);
  const answer = await send({ headers: { 'Idempotency-Key': key } }, key);
  attempts.delete(attempt);
  return answer;
}
