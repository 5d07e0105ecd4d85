import type { ComponentProps } from 'react';
import { STAFF_ROLE_NAMES, STAFF_ROLE_NOTES, STAFF_ROLES, type StaffRole } from '#core/rights.ts';
import { FormDialog, fieldOf } from '#ui/admin/form-dialog.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { useSending } from '#ui/sending.ts';
import { type ColleagueAnswer, rolesBody } from '../../schema.ts';
import { changeRoles, TEAM } from './calls.ts';

/** What somebody is on the team for: one role, or several. */
export function RoleChoice({
  group,
  input,
}: {
  group: { id: string; error: string | undefined };
  input: ComponentProps<'input'>;
}) {
  return (
    <FieldGroup label="Role" required {...group}>
      <div className="grid gap-2">
        {STAFF_ROLE_NAMES.map((role) => (
          <Checkbox
            key={role}
            value={role}
            label={STAFF_ROLES[role]}
            note={STAFF_ROLE_NOTES[role]}
            {...input}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** Gives a colleague, or oneself, other roles. */
export function ChangeRoles({ colleague, onClose }: { colleague: ColleagueAnswer; onClose: () => void }) {
  const changing = useSending((roles: StaffRole[]) => changeRoles(colleague.id, roles), {
    readAgain: [TEAM, '/api/auth/user'],
    says: ({ message }) => ({ title: 'Success', description: message }),
  });
  return (
    <FormDialog<{ roles: StaffRole[] }>
      open
      onOpenChange={(next) => next || onClose()}
      title={`Role of ${colleague.username}`}
      description="It counts at once, wherever they are signed in, and they are told by email."
      schema={rolesBody}
      values={{ roles: colleague.staffRoles }}
      submit="Save"
      onSave={({ roles }) => changing.mutateAsync(roles)}
    >
      {(form) => <RoleChoice group={fieldOf(form, 'roles')} input={form.register('roles')} />}
    </FormDialog>
  );
}
