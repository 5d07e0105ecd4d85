import type { Cents } from '#core/money.ts';
import { formatCents } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import type { HoldWay } from './holds.ts';

/** A damage hold of which the disputed money was kept. */
export type DamageEvidence = {
  readonly heldCents: Cents;
  readonly heldAt: Date | null;
  readonly way: HoldWay;
  /** The sentence that the client agreed to when the card was kept. */
  readonly agreed: { readonly at: Date; readonly words: string } | null;
  readonly keptCents: Cents;
  readonly keptAt: Date | null;
  readonly reason: string;
  /** How many photographs and PDFs show the damage. */
  readonly files: number;
  readonly givenBack: readonly { readonly at: Date; readonly cents: Cents; readonly reason: string }[];
};

/** A moment as the bank reads it. */
export const when = (at: Date) => instantText(at.toISOString(), 'long');

/** How a client authorized a hold, in words for a bank. */
const AUTHORIZED: Readonly<Record<HoldWay, string>> = {
  'saved-card': 'On the card that the client had us keep',
  'card-page': 'By the client, on our card company’s own page',
  cash: 'In cash',
  terminal: 'At our card terminal',
};

export const damageRows = (of: DamageEvidence): readonly (readonly [string, string])[] => [
  [
    'Authorized',
    `${formatCents(of.heldCents)}${of.heldAt ? `, ${when(of.heldAt)}` : ''}\n${AUTHORIZED[of.way]}`,
  ],
  ...(of.agreed ? [['The client agreed', `${of.agreed.words}\n${when(of.agreed.at)}`] as const] : []),
  ['Kept', `${formatCents(of.keptCents)}${of.keptAt ? `, ${when(of.keptAt)}` : ''}`],
  ['For', of.reason],
  ...(of.files > 0 ? [['Photographs', 'Shown below; estimates are appended'] as const] : []),
  ...of.givenBack.map(
    ({ at, cents, reason }) => ['Given back', `${formatCents(cents)}, ${when(at)}: ${reason}`] as const,
  ),
];
