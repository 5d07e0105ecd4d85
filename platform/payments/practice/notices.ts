import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PracticeEvent } from './objects.ts';

/** The signature of a notice: over its time and bytes, with the secret that both sides know. */
export function signed(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  const mark = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mark}`;
}

const TRIES = 5;
const WAIT_MS = 1_000;
const TIMEOUT_MS = 5_000;

/** Sends each event to the site's webhook address; retries a few times until the site accepts it. */
export function sendNotices({ to, secret }: { to: string; secret: string }) {
  const stopping = new AbortController();
  async function deliver(event: PracticeEvent): Promise<void> {
    const body = JSON.stringify(event);
    for (let attempt = 1; attempt <= TRIES && !stopping.signal.aborted; attempt += 1) {
      const answer = await fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signed(body, secret, new Date()) },
        body,
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      }).catch(() => undefined);
      if (answer?.ok) return;
      await pause(WAIT_MS * attempt, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }
  return {
    send: (event: PracticeEvent) => void deliver(event),
    stop: () => stopping.abort(),
  };
}
