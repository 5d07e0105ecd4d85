import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { STAFF_ROLES, type StaffRole } from '#core/rights.ts';
import { type DataColumn, DataTable } from '#ui/admin/data-table.tsx';
import { ReadFailure } from '#ui/admin/states.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { counted } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import { isLastAdministrator } from '../../domain.ts';
import type { ColleagueAnswer, NewColleagueAnswer } from '../../schema.ts';
import { AddColleague } from './add-colleague.tsx';
import { teamQuery } from './calls.ts';
import { ChangeRoles } from './role-choice.tsx';
import { type Asked, TeamQuestion } from './team-question.tsx';

const rolesText = (roles: readonly StaffRole[]) => roles.map((role) => STAFF_ROLES[role]).join(', ');

/** The team: who they are, what they are there for, how well their accounts are kept, and what a colleague can do about it. */
export function TeamScreen() {
  const team = useQuery(teamQuery());
  const [isAdding, setAdding] = useState(false);
  const [changed, setChanged] = useState<ColleagueAnswer>();
  const [asked, setAsked] = useState<Asked>();
  const [told, setTold] = useState<NewColleagueAnswer>();
  const colleagues = team.data?.colleagues;
  const columns: readonly DataColumn<ColleagueAnswer>[] = [
    {
      id: 'name',
      header: 'Colleague',
      cell: ({ username, isYou, mustChoosePassword, passwordRequest, staffRoles }) => (
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{username}</span>
          {isYou && <Badge>You</Badge>}
          {mustChoosePassword && <Badge colour="orange">One-time password</Badge>}
          <span className="basis-full text-muted md:hidden">{rolesText(staffRoles)}</span>
          {passwordRequest && <span className="basis-full text-muted">{requestWords(passwordRequest)}</span>}
        </span>
      ),
    },
    {
      id: 'roles',
      header: 'Role',
      isSecondary: true,
      cell: ({ staffRoles }) => rolesText(staffRoles),
    },
    {
      id: 'factor',
      header: 'Second factor',
      cell: ({ hasSecondFactor }) => (
        <span className="flex items-center gap-2">
          <span className="md:hidden">Second factor</span>
          <Badge colour={hasSecondFactor ? 'green' : 'yellow'}>{hasSecondFactor ? 'On' : 'Off'}</Badge>
        </span>
      ),
    },
    {
      id: 'sessions',
      header: 'Signed in',
      isSecondary: true,
      cell: ({ sessionCount, lastSeenAt }) =>
        lastSeenAt ? (
          <span className="grid">
            <span className="tabular">{counted(sessionCount, 'browser')}</span>
            <span className="text-muted">Last on {instantText(lastSeenAt, 'short')}</span>
          </span>
        ) : (
          'Nowhere'
        ),
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: (colleague) => (
        <span className="flex flex-wrap gap-2">
          <Button
            size="small"
            variant="secondary"
            aria-label={`Change role of ${colleague.username}`}
            onClick={() => setChanged(colleague)}
          >
            Change role
          </Button>
          <Button
            size="small"
            variant="secondary"
            aria-label={`Sign out ${colleague.username} everywhere`}
            disabled={colleague.sessionCount === 0}
            onClick={() => setAsked({ what: 'sign-out', colleague })}
          >
            Sign out
          </Button>
          {!colleague.isYou && !colleague.passwordRequest && (
            <Button
              size="small"
              variant="secondary"
              aria-label={`New password for ${colleague.username}`}
              onClick={() => setAsked({ what: 'ask-password', colleague })}
            >
              New password
            </Button>
          )}
          {colleague.passwordRequest?.mayBeMade && (
            <Button
              size="small"
              aria-label={`Make the new password for ${colleague.username}`}
              onClick={() => setAsked({ what: 'make-password', colleague })}
            >
              Make password
            </Button>
          )}
          {colleague.passwordRequest && (
            <Button
              size="small"
              variant="secondary"
              aria-label={`Refuse the new password for ${colleague.username}`}
              onClick={() => setAsked({ what: 'refuse-password', colleague })}
            >
              Refuse
            </Button>
          )}
          <Button
            size="small"
            variant="secondary"
            aria-label={`Take off the team: ${colleague.username}`}
            disabled={isLastAdministrator(colleagues ?? [], colleague.id)}
            onClick={() => setAsked({ what: 'demote', colleague })}
          >
            Take off the team
          </Button>
        </span>
      ),
    },
  ];
  return (
    <main className="staff-page">
      <div className="staff-head">
        <h2 className="staff-title">Team</h2>
        <p role="status" className="staff-summary">
          {colleagues && counted(colleagues.length, 'colleague')}
        </p>
        <div className="staff-actions">
          <Button size="small" onClick={() => setAdding(true)}>
            Add colleague
          </Button>
        </div>
      </div>
      <p className="text-muted">
        {team.data?.isSecondFactorRequired
          ? 'A second factor is required of every administrator.'
          : 'A second factor is not required yet: whoever runs the server turns that on with ADMIN_SECOND_FACTOR=required. Each administrator sets theirs up under Your account.'}
      </p>
      {team.isError ? (
        <ReadFailure sentence="The team could not be loaded." onRetry={() => void team.refetch()} />
      ) : (
        <DataTable label="Team" columns={columns} rows={colleagues} rowId={({ id }) => id} expected={3} />
      )}
      <AddColleague open={isAdding} onOpenChange={setAdding} onMade={setTold} />
      {changed && <ChangeRoles colleague={changed} onClose={() => setChanged(undefined)} />}
      {asked && <TeamQuestion asked={asked} onClose={() => setAsked(undefined)} onMade={setTold} />}
      <OneTimePassword told={told} onClose={() => setTold(undefined)} />
    </main>
  );
}

/** What was asked for a colleague, and from when it needs nobody else. */
function requestWords(request: NonNullable<ColleagueAnswer['passwordRequest']>): string {
  const { askedBy, withoutSecondFactor, dueAt } = request;
  const what = withoutSecondFactor ? 'New password, without second factor' : 'New password';
  return `${what}: asked for by ${askedBy}, at the latest on ${instantText(dueAt, 'short')}`;
}

function OneTimePassword({ told, onClose }: { told: NewColleagueAnswer | undefined; onClose: () => void }) {
  return (
    <Dialog
      open={told !== undefined}
      onOpenChange={(next) => next || onClose()}
      title={told?.password ? 'One-time password' : 'On the team'}
      description={
        told &&
        (told.password
          ? `Tell ${told.username} this password. It is not shown again.`
          : `${told.username} signs in with their current password and chooses a new one right away.`)
      }
      footer={
        <Button size="small" onClick={onClose}>
          Done
        </Button>
      }
    >
      {told?.password && (
        <div className="grid gap-3">
          <p>
            <code className="text-lg">{told.password}</code>
          </p>
          <p className="text-muted">A password of their own is asked for at the first sign-in.</p>
        </div>
      )}
    </Dialog>
  );
}
