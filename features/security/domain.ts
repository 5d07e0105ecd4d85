export type Details = Readonly<Record<string, unknown>>;

/** What is told of something that matters for security: ids alone, no names, addresses or words of people. */
export type SecurityEvent = {
  readonly kind: string;
  readonly accountId: string | null;
  readonly subject: { readonly kind: string; readonly id: string };
  readonly details?: Details | undefined;
};

/** An event as it stands in the chain, without its hash. */
export type ChainedEvent = {
  readonly position: number;
  readonly id: string;
  readonly at: Date;
  readonly kind: string;
  readonly accountId: string | null;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly address: string;
  readonly details: Details;
  readonly previousHash: string;
};

/** What the first event of a chain has in place of the hash of the one before. */
export const CHAIN_START = '0'.repeat(64);

/** A value with the names of its parts in order, however they were kept. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, inOrder(part)]));
}

/** The one way to write an event down, of which its hash is made: the same event is always the same text. */
export function canonicalText(event: ChainedEvent): string {
  const { previousHash, position, id, at, kind, accountId, subjectKind, subjectId, address, details } = event;
  const parts = [position, id, at.toISOString(), kind, accountId, subjectKind, subjectId, address];
  return JSON.stringify([previousHash, ...parts, inOrder(details)]);
}

/** What the activity log tells that is a matter of security too, whatever it was done to. */
const RELEVANT = new Set([
  'application read',
  'document opened',
  'sealed field opened',
  'exported',
  'was refused',
  'locked',
  'unlocked',
  'signed out',
]);

/** Of what the activity log says of it, the parts that name nobody: a reason or a search may have a person's words in it. */
const TOLD = [
  'roles',
  'before',
  'after',
  'wasClient',
  'withoutSecondFactor',
  'field',
  'document',
  'code',
  'call',
  'by',
  'timesThisHour',
];

/** What of a line's details may stand in the chain. */
export function namingNobody(details: Details = {}): Details {
  return Object.fromEntries(Object.entries(details).filter(([name]) => TOLD.includes(name)));
}

/** Whether a line of the activity log is a security event too: reading dossiers, exports, and all that is done to the team. */
export function isSecurityRelevant(action: string, subjectKind: string): boolean {
  return subjectKind === 'team' || RELEVANT.has(action);
}
