import { useState } from 'react';
import { endSessions, lock, unlock } from '#features/accounts/components/admin/calls.ts';
import { lockBody } from '#features/accounts/schema.ts';
import { FormDialog, fieldOf } from '#ui/admin/form-dialog.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { sentenceOf } from '#ui/trouble.ts';
import type { CustomerDetailAnswer } from '../../schema.ts';

/** Signs a client out everywhere, locks the account, or opens it again. */
export function AccountDoor({ account }: { account: CustomerDetailAnswer['accounts'][number] }) {
  const { id, username, isLocked } = account;
  const [isAsking, setAsking] = useState(false);
  const { change } = useChange();
  const press = (call: () => Promise<{ message: string }>) =>
    void change('Success', call).catch((error: unknown) =>
      toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' }),
    );
  return (
    <span className="mt-2 flex flex-wrap gap-2">
      {isLocked ? (
        <Button
          size="small"
          variant="secondary"
          aria-label={`Unlock ${username}`}
          onClick={() => press(() => unlock(id))}
        >
          Unlock
        </Button>
      ) : (
        <>
          <Button
            size="small"
            variant="secondary"
            aria-label={`Sign out everywhere: ${username}`}
            onClick={() => press(() => endSessions(id))}
          >
            Sign out everywhere
          </Button>
          <Button
            size="small"
            variant="secondary"
            aria-label={`Lock account: ${username}`}
            onClick={() => setAsking(true)}
          >
            Lock account
          </Button>
        </>
      )}
      <FormDialog<{ reason: string }>
        open={isAsking}
        onOpenChange={setAsking}
        title={`Lock ${username}`}
        description="Every device is signed out, and nobody can sign in to it until it is unlocked."
        schema={lockBody}
        values={{ reason: '' }}
        submit="Lock account"
        onSave={({ reason }) => change('Success', () => lock(id, reason))}
      >
        {(form) => (
          <Field label="Reason" hint="For the activity log." required {...fieldOf(form, 'reason')}>
            <Textarea rows={2} {...form.register('reason')} />
          </Field>
        )}
      </FormDialog>
    </span>
  );
}
