import { Button } from '#ui/button.tsx';
import { words } from '../words/index.ts';

/** Says that something about the yacht could not be read (by default the calendar), with a button to try again. */
export function NotRead({ said = words.calendarFailed, onRetry }: { said?: string; onRetry: () => unknown }) {
  return (
    <div role="alert" className="mt-4 flex flex-wrap items-center gap-4">
      <p>{said}</p>
      <Button variant="secondary" size="small" onClick={() => void onRetry()}>
        {words.tryAgain}
      </Button>
    </div>
  );
}
