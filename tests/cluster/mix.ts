import { setTimeout as pause } from 'node:timers/promises';
import { addDays, charterDayAt } from '#core/charter-time.ts';

/**
 * How long a visitor looks at an answer before the next request, and how long a refused client waits before trying
 * again.
 */
const LOOK_MS = 60;
const COME_BACK_MS = 200;
/** The longest time that anybody waits for an answer. */
const PATIENCE_MS = 20_000;
/** How many clients ask for the same time of the yacht. */
const CLIENTS_A_SLOT = 6;
const FIRST_DAY = addDays(charterDayAt(new Date()), 30);

export const PUBLIC_PAGES = ['/', '/yachts', '/about', '/contact', '/api/yachts?page=1'] as const;

type Kind = 'page' | 'availability' | 'request' | 'quote' | 'staff';

/** One request and its outcome: a status, or the name of the error on the way. */
export type Ask = {
  readonly kind: Kind;
  readonly target: string;
  readonly sentAt: number;
  readonly at: number;
  readonly outcome: number | string;
};

/** The ids of everything the site has acknowledged: requests, and the quoted requests whose time it has promised. */
export type Acknowledged = { readonly requests: string[]; readonly quotes: string[] };

export type Mix = {
  readonly asks: Ask[];
  readonly acknowledged: Acknowledged;
  /** The moment of each acknowledged change (as `performance.now()`). */
  readonly written: number[];
  /** Resolves after this many more acknowledged changes, or as soon as the mix has ended. */
  until(more: number): Promise<void>;
  /** Ends the mix; resolves once everybody has finished what they had begun. */
  end(): Promise<void>;
};

/**
 * Starts visitors, clients and staff at one address. They read pages, availability and the staff's lists, send requests
 * of different clients for a few times of one yacht, and send quotes, each of which promises a time.
 */
export function startMix(
  origin: string,
  { yachtId, staff }: { yachtId: string; staff: Readonly<Record<string, string>> },
): Mix {
  const asks: Ask[] = [];
  const acknowledged: Acknowledged = { requests: [], quotes: [] };
  let isOver = false;
  let clients = 0;
  const written: number[] = [];
  const listeners: (() => void)[] = [];
  const note = () => {
    written.push(performance.now());
    for (const listener of listeners.splice(0)) listener();
  };

  const ask = async (kind: Kind, target: string, init: RequestInit = {}) => {
    const sentAt = performance.now();
    let outcome: number | string;
    let text = '';
    try {
      const answer = await fetch(origin + target, {
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...init,
      });
      text = await answer.text();
      outcome = answer.status;
    } catch (error) {
      outcome = error instanceof Error ? `${error.name}: ${String(error.cause ?? error.message)}` : 'error';
    }
    asks.push({ kind, target, sentAt, at: performance.now(), outcome });
    return { outcome, text };
  };
  /** Repeats a call with the same key until an answer shows no outage. */
  const insist = async (kind: Kind, target: string, body: unknown, headers: Record<string, string>) => {
    for (;;) {
      const answer = await ask(kind, target, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      if (typeof answer.outcome === 'number' && answer.outcome < 500) return answer;
      await pause(COME_BACK_MS);
    }
  };

  const read = async (kind: Kind, targets: readonly string[], headers: Record<string, string> = {}) => {
    for (let turn = 0; !isOver; turn += 1) {
      await ask(kind, targets[turn % targets.length] ?? '/', { headers });
      await pause(LOOK_MS);
    }
  };
  const book = async () => {
    while (!isOver) {
      const number = clients++;
      const startDate = addDays(FIRST_DAY, Math.floor(number / CLIENTS_A_SLOT));
      const body = {
        requestType: 'charter',
        yachtId,
        contactName: 'Robin Marsh',
        contactEmail: `guest-${number}@mix.example`,
        contactPhone: '+1 305 555 0117',
        startDate,
        duration: 'morning',
        guestCount: '6',
        specialRequests: '',
        message: '',
        status: 'pending',
      };
      const key = { 'idempotency-key': crypto.randomUUID() };
      const made = await insist('request', '/api/yacht-requests', body, key);
      if (made.outcome !== 201) continue;
      note();
      const { id } = JSON.parse(made.text);
      acknowledged.requests.push(id);
      await pause(LOOK_MS);
      const quoted = await insist('quote', `/api/admin/charters/${id}/quote`, { version: 1 }, { ...staff });
      if (quoted.outcome === 200) {
        note();
        acknowledged.quotes.push(id);
      }
      await pause(LOOK_MS);
    }
  };

  const everybody = Promise.all([
    read('page', PUBLIC_PAGES),
    read('page', [...PUBLIC_PAGES].reverse()),
    read('availability', [`/api/yachts/${yachtId}/availability?from=${FIRST_DAY}`]),
    read('staff', ['/api/admin/charters'], staff),
    book(),
    book(),
    book(),
  ]);
  return {
    asks,
    acknowledged,
    written,
    async until(more) {
      const enough = written.length + more;
      while (written.length < enough && !isOver)
        await new Promise<void>((resolve) => listeners.push(resolve));
    },
    async end() {
      isOver = true;
      await everybody;
    },
  };
}

/** The number of each outcome for each kind of request, one line a kind. */
export function tally(asks: readonly Ask[]): string {
  const counts = new Map<Kind, Map<number | string, number>>();
  for (const { kind, outcome } of asks) {
    const of = counts.get(kind) ?? new Map();
    counts.set(kind, of.set(outcome, (of.get(outcome) ?? 0) + 1));
  }
  return [...counts]
    .map(([kind, of]) => `  ${kind}: ${[...of].map(([outcome, n]) => `${n} × ${outcome}`).join(', ')}`)
    .join('\n');
}
