import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { ApiError, answer } from '#core/api-client.ts';
import { type SessionStage, stageOfSession } from '#core/staff-session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useOnChange } from '#ui/on-change.ts';
import { useSending } from '#ui/sending.ts';
import { accounts, userQuery } from '../../queries/user.ts';
import { lastUse, noteEnd, noteUse, watchUse } from '../session-use.ts';
import { words } from './words/index.ts';

/**
 * Says that the session is about to end, before it does: whoever writes a long text makes no calls. A session that was not used
 * goes on with one press; one that is as old as it may get cannot, which the dialog says instead.
 */
export function SessionEnding() {
  const queries = useQueryClient();
  const { data: user } = useQuery(userQuery());
  // By this browser's clock, from when the answer came.
  const [known, setKnown] = useState({ user, at: Date.now() });
  if (user && user !== known.user) setKnown({ user, at: Date.now() });
  const endsAt = known.at + (known.user?.sessionEndsIn ?? Number.POSITIVE_INFINITY) * 1_000;
  const stage = useSyncExternalStore(
    watchPage,
    () => stageOfSession(Date.now(), lastUse(), endsAt),
    () => 'in-use' as const,
  );
  // The server reads the session for each page.
  useOnChange(useLocation().pathname, noteUse);
  // The stage whose words were read: another page does not say them again, a session that goes on makes them news.
  const [read, setRead] = useState<SessionStage>();
  if (stage === 'in-use' && read) setRead(undefined);
  const stay = useSending(() => answer(accounts().auth.user.$get()), {
    onDone: (now) => queries.setQueryData(userQuery().queryKey, now),
    onRefused: (error) => error instanceof ApiError && error.status === 401 && noteEnd(),
  });
  const close = () => (stage === 'unused' ? stay.press() : setRead(stage));
  // Keep the words while the dialog fades out.
  const [said, setSaid] = useState<SessionStage>(stage);
  if (stage !== 'in-use' && stage !== said) setSaid(stage);
  const texts = textsOf(said);
  return (
    <Dialog
      open={stage !== 'in-use' && read !== stage}
      onOpenChange={(open) => open || close()}
      title={texts?.title}
      description={<span aria-live="polite">{texts?.text}</span>}
      footer={
        <Button busy={stay.isPending} onClick={close}>
          {stage === 'unused' ? words.staySignedIn : words.understood}
        </Button>
      }
    />
  );
}

function watchPage(tell: () => void): () => void {
  noteUse();
  return watchUse(tell);
}

function textsOf(stage: SessionStage): { title: string; text: string } | undefined {
  switch (stage) {
    case 'unused':
      return { title: words.endsSoon, text: words.endsUnused };
    case 'ending':
      return { title: words.endsSoon, text: words.endsAnyway };
    case 'over':
      return { title: words.hasEnded, text: words.signInWithNext };
    default:
      return undefined;
  }
}
