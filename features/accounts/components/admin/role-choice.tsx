import type { ComponentProps } from 'react';
import { STAFF_ROLE_NAMES, type StaffRole } from '#core/rights.ts';
import { FormDialog, fieldOf } from '#ui/admin/form-dialog.tsx';
import { saysDone } from '#ui/admin/said.ts';
import { Checkbox } from '#ui/choice.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { useSending } from '#ui/sending.ts';
import { rolesVersion } from '../../domain.ts';
import { type ColleagueAnswer, rolesBody } from '../../schema.ts';
import { changeRoles, TEAM } from './calls.ts';
import { rolesText } from './role-names.ts';
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
  const changing = useSending((json: Parameters<typeof changeRoles>[1]) => changeRoles(colleague.id, json), {
    readAgain: [TEAM, '/api/auth/user'],
    readAgainWhenRefused: true,
    says: saysDone,
  });
  return (
    <FormDialog<{ roles: StaffRole[] }, string>
      open
      onOpenChange={(next) => next || onClose()}
      title={words.roleOf(colleague.username)}
      description={words.countsAtOnce}
      schema={rolesBody}
      values={{ roles: colleague.staffRoles }}
      version={rolesVersion(colleague.staffRoles)}
      read={(current) => {
        const { roles, version } = current as { roles: StaffRole[]; version: string };
        return { values: { roles }, version };
      }}
      compare={({ roles: mine }, { roles: theirs }) =>
        rolesVersion(mine) === rolesVersion(theirs)
          ? []
          : [{ label: words.role, mine: rolesText(mine), theirs: rolesText(theirs) }]
      }
      submit={words.save}
      onSave={({ roles }, version) => changing.mutateAsync({ roles, version })}
    >
      {(form) => <RoleChoice group={fieldOf(form, 'roles')} input={form.register('roles')} />}
    </FormDialog>
  );
}
