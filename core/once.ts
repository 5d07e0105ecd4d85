import { nameBrowser } from './browser-name.ts';
import { browserId } from './ids.ts';

/** Calls that have not succeeded yet, with the Idempotency-Key of each. */
const attempts = new Map<string, string>();

/**
 * Sends a call that creates something, under an Idempotency-Key that stays the same until the call succeeds. So pressing twice,
 * or sending again after the connection was lost, creates one record. After success, the same words create another.
 *
 * @param words what is sent, and where to; the same words get the same key
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
