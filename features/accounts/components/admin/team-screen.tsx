import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type DataColumn, DataTable } from '#ui/admin/data-table.tsx';
import { UnlessFailed } from '#ui/admin/read.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { instantText } from '#words/instants.ts';
import { isLastAdministrator } from '../../domain.ts';
import type { ColleagueAnswer, NewColleagueAnswer } from '../../schema.ts';
import { AddColleague } from './add-colleague.tsx';
import { teamQuery } from './calls.ts';
import { ChangeRoles } from './role-choice.tsx';
import { rolesText } from './role-names.ts';
import { type Asked, TeamQuestion } from './team-question.tsx';
import { words } from './words/index.ts';

/** The Team screen: the members, their roles, how well their accounts are secured, and what an administrator can do for them. */
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
      header: words.colleague,
      cell: ({ username, isYou, mustChoosePassword, passwordRequest, staffRoles }) => (
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{username}</span>
          {isYou && <Badge>{words.you}</Badge>}
          {mustChoosePassword && <Badge colour="orange">{words.oneTimePassword}</Badge>}
          <span className="basis-full text-muted md:hidden">{rolesText(staffRoles)}</span>
          {passwordRequest && <span className="basis-full text-muted">{requestWords(passwordRequest)}</span>}
        </span>
      ),
    },
    {
      id: 'roles',
      header: words.role,
      isSecondary: true,
      cell: ({ staffRoles }) => rolesText(staffRoles),
    },
    {
      id: 'factor',
      header: words.secondFactor,
      cell: ({ hasSecondFactor }) => (
        <span className="flex items-center gap-2">
          <span className="md:hidden">{words.secondFactor}</span>
          <Badge colour={hasSecondFactor ? 'green' : 'yellow'}>
            {hasSecondFactor ? words.on : words.off}
          </Badge>
        </span>
      ),
    },
    {
      id: 'sessions',
      header: words.signedIn,
      isSecondary: true,
      cell: ({ sessionCount, lastSeenAt }) =>
        lastSeenAt ? (
          <span className="grid">
            <span className="tabular">{words.browsers(sessionCount)}</span>
            <span className="text-muted">{words.lastOn(instantText(lastSeenAt, 'short'))}</span>
          </span>
        ) : (
          words.nowhere
        ),
    },
    {
      id: 'actions',
      header: words.actions,
      cell: (colleague) => (
        <span className="flex flex-wrap gap-2">
          <Button
            size="small"
            variant="secondary"
            aria-label={words.changeRoleOf(colleague.username)}
            onClick={() => setChanged(colleague)}
          >
            {words.changeRole}
          </Button>
          <Button
            size="small"
            variant="secondary"
            aria-label={words.signOutOf(colleague.username)}
            disabled={colleague.sessionCount === 0}
            onClick={() => setAsked({ what: 'sign-out', colleague })}
          >
            {words.signOut}
          </Button>
          {!colleague.isYou && !colleague.passwordRequest && (
            <Button
              size="small"
              variant="secondary"
              aria-label={words.newPasswordFor(colleague.username)}
              onClick={() => setAsked({ what: 'ask-password', colleague })}
            >
              {words.newPassword}
            </Button>
          )}
          {colleague.passwordRequest?.mayBeMade && (
            <Button
              size="small"
              aria-label={words.makePasswordFor(colleague.username)}
              onClick={() => setAsked({ what: 'make-password', colleague })}
            >
              {words.makePassword}
            </Button>
          )}
          {colleague.passwordRequest && (
            <Button
              size="small"
              variant="secondary"
              aria-label={words.refuseFor(colleague.username)}
              onClick={() => setAsked({ what: 'refuse-password', colleague })}
            >
              {words.refuse}
            </Button>
          )}
          <TakeOff
            username={colleague.username}
            isLast={isLastAdministrator(colleagues ?? [], colleague.id)}
            onPress={() => setAsked({ what: 'demote', colleague })}
          />
        </span>
      ),
    },
  ];
  return (
    <main className="staff-page">
      <div className="staff-head">
        <h2 className="staff-title">{words.team}</h2>
        <p role="status" className="staff-summary">
          {colleagues && words.colleagues(colleagues.length)}
        </p>
        <div className="staff-actions">
          <Button size="small" onClick={() => setAdding(true)}>
            {words.addColleague}
          </Button>
        </div>
      </div>
      <p className="text-muted">
        {team.data?.isSecondFactorRequired ? words.factorRequired : words.factorNotRequired}
      </p>
      <UnlessFailed found={team} failure={words.teamFailed}>
        <DataTable
          label={words.team}
          columns={columns}
          rows={colleagues}
          rowId={({ id }) => id}
          expected={3}
        />
      </UnlessFailed>
      <AddColleague open={isAdding} onOpenChange={setAdding} onMade={setTold} />
      {changed && <ChangeRoles colleague={changed} onClose={() => setChanged(undefined)} />}
      {asked && <TeamQuestion asked={asked} onClose={() => setAsked(undefined)} onMade={setTold} />}
      <OneTimePassword told={told} onClose={() => setTold(undefined)} />
    </main>
  );
}

/** Who requested a one-time password, and when it can be created without a second administrator. */
function requestWords(request: NonNullable<ColleagueAnswer['passwordRequest']>): string {
  const { askedBy, withoutSecondFactor, dueAt } = request;
  return words.passwordAsked(askedBy, instantText(dueAt, 'short'), withoutSecondFactor);
}

type TakeOffProps = {
  readonly username: string;
  readonly isLast: boolean;
  readonly onPress: () => void;
};

function TakeOff({ username, isLast, onPress }: TakeOffProps) {
  const why = useId();
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        aria-label={words.takeOffOf(username)}
        aria-describedby={isLast ? why : undefined}
        disabled={isLast}
        onClick={onPress}
      >
        {words.takeOff}
      </Button>
      {isLast && (
        <span id={why} className="basis-full text-sm text-muted">
          {words.lastStays}
        </span>
      )}
    </>
  );
}

function OneTimePassword({ told, onClose }: { told: NewColleagueAnswer | undefined; onClose: () => void }) {
  return (
    <Dialog
      open={told !== undefined}
      onOpenChange={(next) => next || onClose()}
      title={told?.password ? words.oneTimePassword : words.onTheTeam}
      description={
        told && (told.password ? words.tellThem(told.username) : words.keepsPassword(told.username))
      }
      footer={
        <Button size="small" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      {told?.password && (
        <div className="grid gap-3">
          <p>
            <code translate="no" className="text-lg">
              {told.password}
            </code>
          </p>
          <p className="text-muted">{words.ownIsAsked}</p>
        </div>
      )}
    </Dialog>
  );
}
