import { PriceLines } from '#features/pricing/components/price-lines.tsx';
import { troubleOf } from '#ui/trouble.ts';
import { formatDollars } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import type { QuotePreview } from '../../schema/index.ts';
import { words } from './words/index.ts';

/** What the quote would come to if it were sent now, or why it can't be sent. */
export function Preview({
  found,
  error,
  isAgreed,
}: {
  found: QuotePreview | undefined;
  error: Error | null;
  isAgreed: boolean;
}) {
  const price = error ? undefined : found?.price;
  return (
    <>
      {price && <PriceLines price={price} />}
      {/* Of a new price only the total is read out: all lines would be read over what is being typed. */}
      <div role="status" className="grid gap-2">
        {price && <p className="sr-only">{words.totalIs(formatDollars(price.total))}</p>}
        {price && found?.hasSheets === false && <p className="text-urgent-strong">{words.nothingAdded}</p>}
        {error ? (
          <p className="text-urgent-strong">{doubtOf(error)}</p>
        ) : found ? (
          !isAgreed && <Possible found={found} />
        ) : (
          <p>{words.addingUp}</p>
        )}
      </div>
    </>
  );
}

function doubtOf(error: Error): string {
  const doubt = troubleOf(error);
  return doubt.kind === 'invalid' ? doubt.issues.map(({ message }) => message).join(' ') : doubt.sentence;
}

/** Whether the quote can be sent as it is. */
function Possible({ found }: { found: QuotePreview }) {
  return (
    <>
      {found.problem && <p className="text-urgent-strong">{found.problem}</p>}
      {found.beyondHours && <p className="text-urgent-strong">{found.beyondHours}</p>}
      <p className={found.isFree ? 'text-muted' : 'text-urgent-strong'}>
        {found.isFree ? words.freeAndHeld(instantText(found.heldUntil, 'short')) : words.takenThen}
      </p>
    </>
  );
}
