import { useState } from 'react';
import { endSessions, lock, unlock } from '#features/accounts/components/admin/calls.ts';
import { lockBody } from '#features/accounts/schema.ts';
import { FormDialog, fieldOf } from '#ui/admin/form-dialog.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { CustomerDetailAnswer } from '../../schema.ts';
import { words } from './words/index.ts';

/** Buttons that sign a client out everywhere, lock the account, or unlock it. */
export function AccountDoor({ account }: { account: CustomerDetailAnswer['accounts'][number] }) {
  const { id, username, isLocked } = account;
  const [isAsking, setAsking] = useState(false);
  const { change, press, isPending } = useChange();
  return (
    <span className="mt-2 flex flex-wrap gap-2">
      {isLocked ? (
        <Button
          size="small"
          variant="secondary"
          aria-label={words.unlockOf(username)}
          busy={isPending}
          onClick={() => void press(words.success, () => unlock(id))}
        >
          {words.unlock}
        </Button>
      ) : (
        <>
          <Button
            size="small"
            variant="secondary"
            aria-label={words.signOutOf(username)}
            busy={isPending}
            onClick={() => void press(words.success, () => endSessions(id))}
          >
            {words.signOut}
          </Button>
          <Button
            size="small"
            variant="secondary"
            aria-label={words.lockAccountOf(username)}
            onClick={() => setAsking(true)}
          >
            {words.lockAccount}
          </Button>
        </>
      )}
      <FormDialog<{ reason: string }>
        open={isAsking}
        onOpenChange={setAsking}
        title={words.lock(username)}
        description={words.lockNote}
        schema={lockBody}
        values={{ reason: '' }}
        submit={words.lockAccount}
        onSave={({ reason }) => change(words.success, () => lock(id, reason))}
      >
        {(form) => (
          <Field label={words.reason} hint={words.forTheLog} required {...fieldOf(form, 'reason')}>
            <Textarea rows={2} {...form.register('reason')} />
          </Field>
        )}
      </FormDialog>
    </span>
  );
}
