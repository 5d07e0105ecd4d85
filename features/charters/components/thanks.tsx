import { useState } from 'react';
import { pieceKey } from '#features/money/domain/cards.ts';
import type { ClientCharterAnswer } from '../schema/index.ts';
import { words } from '../words/index.ts';

/** What the client comes back from on the card company's page: the payment of a piece, or the damage hold. */
export type CameBack = {
  readonly from: 'paid' | 'held';
  /** The kind of the piece that was paid, or the addition's id; empty in an address from before it was named there. */
  readonly piece: string;
};

/**
 * Whether to thank a client who comes back: once the payment or the hold is really there. `awaited`: the card company has not
 * confirmed the payment yet. Undefined where the page says by itself how it stands, as of a payment on its way.
 */
export function thanksFor(
  back: CameBack | undefined,
  money: ClientCharterAnswer['money'],
): 'isPaid' | 'isHeld' | 'awaited' | undefined {
  if (!back || !money) return undefined;
  if (back.from === 'held') return money.hold?.state === 'held' ? 'isHeld' : undefined;
  if (money.onItsWayCents) return undefined;
  if (back.piece === '') return money.payments.length > 0 ? 'isPaid' : undefined;
  // An earlier payment is no sign of this one.
  const states = money.pieces.filter((piece) => pieceKey(piece) === back.piece).map(({ state }) => state);
  if (states.length === 0) return undefined;
  return states.every((state) => state === 'paid') ? 'isPaid' : 'awaited';
}

/**
 * Thanks a client who comes back from the card page, or says that their payment is awaited.
 *
 * @param onThanked called when the client has seen the thanks
 */
export function Thanks({
  back,
  money,
  onThanked,
}: {
  back: CameBack | undefined;
  money: ClientCharterAnswer['money'];
  onThanked: () => void;
}) {
  // It must stay the same function: React calls it once, when its paragraph appears.
  const [said] = useState(() => (shown: HTMLElement | null) => {
    // The microtask waits until the router can navigate.
    if (shown) queueMicrotask(onThanked);
  });
  const thanks = thanksFor(back, money);
  if (!thanks) return null;
  return (
    // Stays when the awaited payment comes, which is then announced.
    <div role="status">
      <p
        key={thanks}
        ref={thanks === 'awaited' ? undefined : said}
        className="mt-5 border-l-2 border-brass pl-5 text-lg"
      >
        {thanks === 'isHeld' ? words.isHeld : thanks === 'isPaid' ? words.isPaid : words.paymentAwaited}
      </p>
    </div>
  );
}
