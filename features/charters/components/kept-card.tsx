import type { MoneyAnswer } from '#features/money/schema/index.ts';
import { words as moneyWords } from '#features/money/words/index.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { leaveFor } from '#ui/leave-for.ts';
import { readAgain } from '#ui/read-again.ts';
import { useSending } from '#ui/sending.ts';
import { formatCents } from '#words/amounts.ts';
import { CHARTER_LINKS } from '../queries/booking.ts';
import { OWN_REQUESTS } from '../queries/own.ts';

const CHARTERS = [CHARTER_LINKS, OWN_REQUESTS];

interface HoldAndCardProps {
  money: MoneyAnswer;
  /** Asks for the address of the card company's page on which the damage hold is authorized. */
  startHold: () => Promise<{ url: string }>;
  /** Withdraws the consent to keep the card. */
  letGo: () => Promise<{ message: string }>;
}

/** The damage hold to authorize now, and the kept card: each with what the client can do about it (product 4.23, 4.24). */
export function HoldAndCard({ money, startHold, letGo }: HoldAndCardProps) {
  const authorizing = useSending(startHold, {
    onDone: ({ url }) => leaveFor(url),
    onRefused: () => readAgain(CHARTERS),
  });
  const letting = useSending(letGo, {
    readAgain: CHARTERS,
    says: ({ message }) => ({ title: message }),
  });
  const { hold, keptCard } = money;
  return (
    <>
      {hold?.canAuthorize && (
        <div className="screen-only mt-8 grid max-w-form gap-4 rounded-md bg-foam p-6">
          {authorizing.trouble && <ErrorSummary title={authorizing.trouble.sentence} />}
          <Button
            onClick={() => authorizing.press()}
            busy={authorizing.isPending}
            className="justify-self-start scripts-off:hidden"
          >
            {moneyWords.authorizeHold(formatCents(hold.cents))}
          </Button>
          <p className="text-sm text-muted">{moneyWords.authorizeHoldText}</p>
        </div>
      )}
      {keptCard && (
        <div className="screen-only mt-8 grid max-w-form gap-3 border-l-2 border-line pl-5">
          <p>{keptCard.sentence}</p>
          {letting.trouble && <p role="alert">{letting.trouble.sentence}</p>}
          <Button
            variant="secondary"
            size="small"
            busy={letting.isPending}
            onClick={() => letting.press()}
            className="justify-self-start scripts-off:hidden"
          >
            {moneyWords.letGoOfCard}
          </Button>
        </div>
      )}
    </>
  );
}
