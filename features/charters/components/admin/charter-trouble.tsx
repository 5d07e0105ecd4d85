import { FormTrouble } from '#ui/admin/form-trouble.tsx';
import { Button } from '#ui/button.tsx';
import type { Trouble } from '#ui/trouble.ts';
import { words } from './words/index.ts';

/**
 * Says why a change of a charter was refused. If the charter has changed since the form began, offers to begin anew with what it
 * says now: the form itself goes on sending the version that it began with, so that nobody's change is undone unseen.
 */
export function CharterTrouble({
  trouble,
  isOutdated,
  onAnew,
  faults,
}: {
  trouble: Trouble | undefined;
  isOutdated: boolean;
  onAnew: () => void;
  faults?: 'none';
}) {
  return (
    <>
      <FormTrouble trouble={trouble} {...(faults ? { faults } : {})} />
      {trouble && isOutdated && (
        <p>
          <Button variant="secondary" size="small" onClick={onAnew}>
            {words.beginAnew}
          </Button>
        </p>
      )}
    </>
  );
}
