import { reminderMail, type Told } from '#features/charters/emails/charters.tsx';
import { moneyNewsMail, paymentDueMail } from '#features/charters/emails/money.tsx';
import { movedMail } from '#features/charters/emails/moved.tsx';
import type { ToldCharter } from '#features/charters/emails/parts.tsx';
import type { MoneyAnswer } from '#features/money/schema/index.ts';

/** A card that a client keeps. */
export const VISA = { brand: 'Visa', lastFour: '4242', isForHold: false, sentence: '' };

/** Samples of the mails about a charter's move, and about several payments that are due at one time; in the current language. */
export async function movedSamples(
  to: Told,
  before: ToldCharter,
  { account, piece }: { account: MoneyAnswer; piece: MoneyAnswer['pieces'][number] },
) {
  const balance = { ...piece, label: 'Serenata' };
  const apa = { ...balance, kind: 'apa', cents: 90_000 } as const;
  const both = { ...account, pieces: [balance, apa] };
  const ahead = { ...both, pieces: both.pieces.map((one) => ({ ...one, state: 'upcoming' as const })) };
  const late = { ...balance, state: 'late' } as const;
  const moved = (wasCents: number, isCents: number, worsePercent: number | null, money: MoneyAnswer) =>
    movedMail(to, before, money, { hold: { wasCents, isCents }, worsePercent });
  const received = { kind: 'received', id: '8', cents: 300_000, receiptNumber: 13 } as const;
  return {
    changed: await movedMail(to, { ...to.charter, mode: 'bareboat', guestCount: 40, contactName: '' }, null),
    'moved-hold-differs': await moved(250_000, 500_000, 50, { ...both, keptCard: VISA } as MoneyAnswer),
    'moved-hold-begins': await moved(0, 250_000, 0, both),
    'moved-hold-ends': await moved(250_000, 0, null, ahead),
    'paid-ahead-unquoted': await moneyNewsMail(to, received, { ...account, isPaidAhead: true }),
    'due-together': await paymentDueMail(to, balance, both),
    'late-together': await paymentDueMail(to, late, { ...both, pieces: [late, apa] }),
    'reminder-week-apa': await reminderMail(to, 'week', ahead),
    'reminder-week-apa-late': await reminderMail(to, 'week', both),
  };
}
