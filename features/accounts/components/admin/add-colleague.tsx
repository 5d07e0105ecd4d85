import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#core/api-client.ts';
import { FormDialog, fieldOf } from '#ui/admin/form-dialog.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { colleagueBody, type NewColleagueAnswer } from '../../schema.ts';
import { addColleague, TEAM_KEY } from './calls.ts';

interface AddColleagueProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** With the one-time password to tell. */
  onMade: (made: NewColleagueAnswer) => void;
}

type Values = { username: string; isClient: boolean };

/** Makes an administrator. A client of that name becomes one only when it is ticked that this is meant. */
export function AddColleague({ open, onOpenChange, onMade }: AddColleagueProps) {
  const queries = useQueryClient();
  const [isTaken, setTaken] = useState(false);
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={(next) => {
        setTaken(false);
        onOpenChange(next);
      }}
      title="Add administrator"
      description="They get a one-time password, which is shown to you once."
      schema={colleagueBody}
      values={{ username: '', isClient: false }}
      submit="Add administrator"
      onSave={async (values) => {
        try {
          const made = await addColleague(values);
          await queries.invalidateQueries({ queryKey: TEAM_KEY });
          onMade(made);
        } catch (error) {
          if (error instanceof ApiError && error.refusal.code === 'username-taken') setTaken(true);
          throw error;
        }
      }}
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
