import type { ComponentProps } from 'react';
import { STAFF_ROLE_NAMES, type StaffRole } from '#core/rights.ts';
import { FormDialog, fieldOf } from '#ui/admin/form-dialog.tsx';
import { saysDone } from '#ui/admin/said.ts';
import { Checkbox } from '#ui/choice.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { useSending } from '#ui/sending.ts';
import { type ColleagueAnswer, rolesBody } from '../../schema.ts';
import { changeRoles, TEAM } from './calls.ts';
import { words } from './words/index.ts';

/** The choice of a colleague's roles: one or several. */
export function RoleChoice({
  group,
  input,
}: {
  group: { id: string; error: string | undefined };
  input: ComponentProps<'input'>;
}) {
  return (
    <FieldGroup label={words.role} required {...group}>
      <div className="grid gap-2">
        {STAFF_ROLE_NAMES.map((role) => (
          <Checkbox
            key={role}
            value={role}
            label={words.roleNames[role]}
            note={words.roleNotes[role]}
            {...input}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** The form that changes the roles of a colleague or of oneself. */
export function ChangeRoles({ colleague, onClose }: { colleague: ColleagueAnswer; onClose: () => void }) {
  const changing = useSending((roles: StaffRole[]) => changeRoles(colleague.id, roles), {
    readAgain: [TEAM, '/api/auth/user'],
    readAgainWhenRefused: true,
    says: saysDone,
  });
  return (
    <FormDialog<{ roles: StaffRole[] }>
      open
      onOpenChange={(next) => next || onClose()}
      title={words.roleOf(colleague.username)}
      description={words.countsAtOnce}
      schema={rolesBody}
      values={{ roles: colleague.staffRoles }}
      submit={words.save}
      onSave={({ roles }) => changing.mutateAsync(roles)}
    >
      {(form) => <RoleChoice group={fieldOf(form, 'roles')} input={form.register('roles')} />}
    </FormDialog>
  );
}
