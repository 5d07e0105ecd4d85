import { Button } from '#ui/button.tsx';
import { words } from '../words/index.ts';

/** What of a yacht's calendar could not be read, and the way to try again. */
export function CalendarFailure({ onRetry }: { onRetry: () => unknown }) {
  return (
    <div role="alert" className="mt-4 flex flex-wrap items-center gap-4">
      <p>{words.calendarFailed}</p>
      <Button variant="secondary" size="small" onClick={() => void onRetry()}>
        {words.tryAgain}
      </Button>
    </div>
  );
}
