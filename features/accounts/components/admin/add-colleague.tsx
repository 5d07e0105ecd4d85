import { ApiError } from '#core/api-client.ts';
import { FormDialog, fieldOf } from '#ui/admin/form-dialog.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useSending } from '#ui/sending.ts';
import { colleagueBody, type NewColleagueAnswer } from '../../schema.ts';
import { addColleague, TEAM } from './calls.ts';

interface AddColleagueProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** With the one-time password to tell. */
  onMade: (made: NewColleagueAnswer) => void;
}

type Values = { username: string; isClient: boolean };

/** Makes an administrator. A client of that name becomes one only when it is ticked that this is meant. */
export function AddColleague({ open, onOpenChange, onMade }: AddColleagueProps) {
  const adding = useSending(addColleague, { readAgain: [TEAM], onDone: onMade });
  const isTaken = adding.error instanceof ApiError && adding.error.refusal.code === 'username-taken';
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={(next) => {
        adding.reset();
        onOpenChange(next);
      }}
      title="Add administrator"
      description="They get a one-time password, which is shown to you once."
      schema={colleagueBody}
      values={{ username: '', isClient: false }}
      submit="Add administrator"
      onSave={(values) => adding.mutateAsync(values)}
    >
      {(form) => (
        <>
          <Field label="Username" required hint="3 to 64 characters." {...fieldOf(form, 'username')}>
            <Input autoComplete="off" spellCheck={false} {...form.register('username')} />
          </Field>
          {isTaken && (
            <Checkbox
              label="Make an administrator of the client of that name"
              note="They are signed out everywhere, keep their password until they sign in, and then choose another."
              {...form.register('isClient')}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
