export type Details = Readonly<Record<string, unknown>>;

/** A security event before it is stored. It holds ids only: no names, addresses or text that people wrote. */
export type SecurityEvent = {
  readonly kind: string;
  readonly accountId: string | null;
  readonly subject: { readonly kind: string; readonly id: string };
  readonly details?: Details | undefined;
};

/** An event as stored in the chain, without its own hash. */
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

/** The `previousHash` of the first event in a chain, which has no event before it. */
export const CHAIN_START = '0'.repeat(64);

/** Sorts the keys of all objects inside a value, because the database does not keep their order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, inOrder(part)]));
}

/** The text of an event that its hash is computed from. The same event always gives the same text. */
export function canonicalText(event: ChainedEvent): string {
  const { previousHash, position, id, at, kind, accountId, subjectKind, subjectId, address, details } = event;
  const parts = [position, id, at.toISOString(), kind, accountId, subjectKind, subjectId, address];
  return JSON.stringify([previousHash, ...parts, inOrder(details)]);
}

/** Actions of the activity log that are security events too, whatever their subject is. */
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

/** The details that may be copied from the activity log. Others, such as a reason or a search, may contain personal data. */
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

/** Keeps only the details that may stand in the chain (`TOLD`). */
export function namingNobody(details: Details = {}): Details {
  return Object.fromEntries(Object.entries(details).filter(([name]) => TOLD.includes(name)));
}

/** Whether a line of the activity log is a security event too: reading dossiers, exports, and every change of the team. */
export function isSecurityRelevant(action: string, subjectKind: string): boolean {
  return subjectKind === 'team' || RELEVANT.has(action);
}
