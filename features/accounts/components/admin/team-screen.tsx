import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { type DataColumn, DataTable } from '#ui/admin/data-table.tsx';
import { ReadFailure } from '#ui/admin/states.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { isBelow } from '#ui/reading.ts';
import { toast } from '#ui/toast.tsx';
import { counted } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import type { ColleagueAnswer, NewColleagueAnswer } from '../../schema.ts';
import { useLeaving } from '../sign-out.ts';
import { AddColleague } from './add-colleague.tsx';
import {
  askForPassword,
  demoteColleague,
  letColleagueIn,
  refusePassword,
  signColleagueOut,
  TEAM,
  teamQuery,
} from './calls.ts';

type Asked = {
  readonly what: 'demote' | 'sign-out' | 'ask-password' | 'make-password' | 'refuse-password';
  readonly colleague: ColleagueAnswer;
};

/** The administrators: who they are, how well their accounts are kept, and what a colleague can do about it. */
export function TeamScreen() {
  const queries = useQueryClient();
  const team = useQuery(teamQuery());
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const [told, setTold] = useState<NewColleagueAnswer>();
  const [withoutSecondFactor, setWithoutSecondFactor] = useState(false);
  const colleagues = team.data?.colleagues;
  const readAgain = () => queries.invalidateQueries({ predicate: isBelow(TEAM) });
  const leave = useLeaving();
  /** What ended sessions is said here; whose own has ended is led home. */
  const done = async (message: string, yours: string) => {
    if (asked?.colleague.isYou) return leave({ title: 'Logged Out', description: yours });
    await readAgain();
    toast({ title: 'Success', description: message });
  };
  const columns: readonly DataColumn<ColleagueAnswer>[] = [
    {
      id: 'name',
      header: 'Administrator',
      cell: ({ username, isYou, mustChoosePassword, passwordRequest }) => (
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{username}</span>
          {isYou && <Badge>You</Badge>}
          {mustChoosePassword && <Badge colour="orange">One-time password</Badge>}
          {passwordRequest && <span className="basis-full text-muted">{requestWords(passwordRequest)}</span>}
        </span>
      ),
    },
    {
      id: 'factor',
      header: 'Second factor',
      cell: ({ hasSecondFactor }) => (
        <Badge colour={hasSecondFactor ? 'green' : 'yellow'}>{hasSecondFactor ? 'On' : 'Off'}</Badge>
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
              onClick={() => {
                setWithoutSecondFactor(false);
                setAsked({ what: 'ask-password', colleague });
              }}
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
            disabled={colleagues?.length === 1}
            onClick={() => setAsked({ what: 'demote', colleague })}
          >
            Take off the team
          </Button>
        </span>
      ),
    },
  ];
  const name = asked?.colleague.username ?? '';
  const whose = asked?.colleague.isYou ? 'You are' : `${name} is`;
  return (
    <main className="staff-page">
      <div className="staff-head">
        <h2 className="staff-title">Team</h2>
        <p role="status" className="staff-summary">
          {colleagues && counted(colleagues.length, 'administrator')}
        </p>
        <div className="staff-actions">
          <Button size="small" onClick={() => setAdding(true)}>
            Add administrator
          </Button>
        </div>
      </div>
      <p className="text-muted">
        {team.data?.isSecondFactorRequired
          ? 'A second factor is required of every administrator.'
          : 'A second factor is not required yet: whoever runs the server turns that on with ADMIN_SECOND_FACTOR=required. Each administrator sets theirs up under Your account.'}
      </p>
      {team.isError ? (
        <ReadFailure sentence="The team could not be read." onRetry={() => void team.refetch()} />
      ) : (
        <DataTable label="Team" columns={columns} rows={colleagues} rowId={({ id }) => id} expected={3} />
      )}
      <AddColleague open={isAdding} onOpenChange={setAdding} onMade={setTold} />
      <ConfirmDialog
        open={asked?.what === 'sign-out'}
        onOpenChange={(next) => next || setAsked(undefined)}
        title="Sign out everywhere"
        question={`${whose} signed out of every browser at once.`}
        confirm="Sign out"
        onConfirm={async () => {
          if (!asked) return;
          const { message } = await signColleagueOut(asked.colleague.id);
          await done(message, 'You have been signed out everywhere.');
        }}
      />
      <ConfirmDialog
        open={asked?.what === 'demote'}
        onOpenChange={(next) => next || setAsked(undefined)}
        title="Take off the team"
        question={`${whose} a client from now on, signed out everywhere. What was done stays in the activity log.`}
        confirm="Take off the team"
        onConfirm={async () => {
          if (!asked) return;
          const { message } = await demoteColleague(asked.colleague.id);
          await done(message, 'You are a client now. Please sign in again.');
        }}
      />
      <ConfirmDialog
        open={asked?.what === 'ask-password'}
        onOpenChange={(next) => next || setAsked(undefined)}
        title="New one-time password"
        question={`${name} is told by mail and can refuse it. It can be made as soon as another administrator agrees, or after 24 hours. Whoever runs the server can make one at once.`}
        confirm="Ask for it"
        isDangerous={false}
        onConfirm={async () => {
          if (!asked) return;
          const { message } = await askForPassword(asked.colleague.id, withoutSecondFactor);
          await readAgain();
          toast({ title: 'Asked', description: message });
        }}
      >
        <Checkbox
          label="Take the second factor away too"
          note="Only when they have lost it."
          checked={withoutSecondFactor}
          onChange={(event) => setWithoutSecondFactor(event.target.checked)}
        />
      </ConfirmDialog>
      <ConfirmDialog
        open={asked?.what === 'make-password'}
        onOpenChange={(next) => next || setAsked(undefined)}
        title="Make the one-time password"
        question={`${name} is signed out everywhere and gets in with a new one-time password, which is shown to you once.${
          asked?.colleague.passwordRequest?.withoutSecondFactor ? ' The second factor is taken away.' : ''
        }`}
        confirm="Make password"
        onConfirm={async () => {
          if (!asked) return;
          const made = await letColleagueIn(asked.colleague.id);
          await readAgain();
          setTold(made);
        }}
      />
      <ConfirmDialog
        open={asked?.what === 'refuse-password'}
        onOpenChange={(next) => next || setAsked(undefined)}
        title="Refuse the new password"
        question={`${asked?.colleague.isYou ? 'Your' : `${name}’s`} password stays as it is.`}
        confirm="Refuse"
        isDangerous={false}
        onConfirm={async () => {
          if (!asked) return;
          const { message } = await refusePassword(asked.colleague.id);
          await readAgain();
          toast({ title: 'Refused', description: message });
        }}
      />
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
          : `${told.username} signs in with the password there is and chooses another at once.`)
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
