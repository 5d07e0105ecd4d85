import { ApiError } from '#core/api-client.ts';
import type { StaffRole } from '#core/rights.ts';
import { FormDialog, fieldOf } from '#ui/admin/form-dialog.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useSending } from '#ui/sending.ts';
import { colleagueBody, type NewColleagueAnswer } from '../../schema.ts';
import { addColleague, TEAM } from './calls.ts';
import { RoleChoice } from './role-choice.tsx';
import { words } from './words/index.ts';

interface AddColleagueProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the one-time password, which is shown once. */
  onMade: (made: NewColleagueAnswer) => void;
}

type Values = { username: string; roles: StaffRole[]; isClient: boolean };

/** The form that adds a colleague. An existing client of that name joins the team only if the box for that is ticked. */
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
      title={words.addColleague}
      description={words.shownOnce}
      schema={colleagueBody}
      values={{ username: '', roles: [], isClient: false }}
      submit={words.addColleague}
      onSave={(values) => adding.mutateAsync(values)}
    >
      {(form) => (
        <>
          <Field label={words.username} required hint={words.usernameHint} {...fieldOf(form, 'username')}>
            <Input autoComplete="off" spellCheck={false} {...form.register('username')} />
          </Field>
          <RoleChoice group={fieldOf(form, 'roles')} input={form.register('roles')} />
          {isTaken && (
            <Checkbox
              label={words.takeClientOn}
              note={words.takeClientOnNote}
              {...form.register('isClient')}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
