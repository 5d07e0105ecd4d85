import { nameBrowser } from './browser-name.ts';
import { browserId } from './ids.ts';
import { readTab, writeTab } from './tab-storage.ts';

/** One attempt to have a form stored, however often it is sent. */
export type Attempt = {
  readonly body: string;
  /** The Idempotency-Key. */
  readonly key: string;
  readonly filledInMs: number;
};

const keptUnder = (form: string) => `miami-flow:${form}-attempt`;

/**
 * The attempt to send this body. Sending the same body again, by a second press, a retry or after a reload, is the same attempt
 * until it is stored; another body is another attempt.
 *
 * @param form the name under which the tab keeps the attempt: "booking"
 * @param openedAt when the form was first touched, in milliseconds since 1970
 */
export function attemptFor(form: string, body: string, openedAt: number): Attempt {
  nameBrowser();
  const kept = readTab<Attempt>(keptUnder(form));
  if (kept?.body === body) return kept;
  const key = browserId();
  const attempt = { body, key, filledInMs: Math.max(0, Date.now() - openedAt) };
  writeTab(keptUnder(form), attempt);
  return attempt;
}

/** Call this once the form is stored: the same body sent again is then a new attempt. */
export function endAttempt(form: string): void {
  writeTab(keptUnder(form), null);
}
