import { connect } from 'node:net';
import { brand } from '#core/brand.ts';
import type { Deps } from '#platform/deps.ts';
import { findChained, lockChain, noteSent, type StoredEvent } from '../repository.ts';

const AT_ONCE = 200;
const PATIENCE_MS = 10_000;

/** An event as it is forwarded: one line of JSON. */
const lineOf = (event: StoredEvent): string => JSON.stringify(event);

async function postTo(url: string, events: readonly StoredEvent[]): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: `${events.map(lineOf).join('\n')}\n`,
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'error',
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The collector answered ${answer.status}`);
}

/** RFC 5424 over TCP, each message with its length in front (RFC 6587): facility 13, log audit; severity 5, notice. */
function syslogMessage(event: StoredEvent): string {
  const message = `<109>1 ${event.at.toISOString()} - ${brand.name.replaceAll(/[^!-~]/g, '-')} - security - ${lineOf(event)}`;
  return `${Buffer.byteLength(message)} ${message}`;
}

async function writeTo(url: URL, events: readonly StoredEvent[]): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const socket = connect({ host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 601) });
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('The collector is silent')));
    socket.once('error', reject);
    socket.once('close', () => resolve());
    socket.once('connect', () => socket.end(events.map(syslogMessage).join('')));
    socket.resume();
  });
}

/**
 * Forwards new events of the chain to the configured collector, in order and at least once: events that could not be sent are
 * sent on the next run. Throws if the collector does not accept them.
 */
export async function forwardEvents({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<void> {
  const { securityLogUrl } = config;
  if (!securityLogUrl) return;
  const url = new URL(securityLogUrl);
  for (;;) {
    const { sentPosition } = await db.transaction((tx) => lockChain(tx));
    const events = await findChained(db, sentPosition, AT_ONCE);
    const last = events.at(-1);
    if (!last) return;
    await (url.protocol === 'syslog:' ? writeTo(url, events) : postTo(securityLogUrl, events));
    await noteSent(db, last.position);
  }
}
