import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { isBelow } from '#ui/reading.ts';
import { toast } from '#ui/toast.tsx';
import type { ColleagueAnswer, NewColleagueAnswer } from '../../schema.ts';
import { useLeaving } from '../sign-out.ts';
import {
  askForPassword,
  demoteColleague,
  letColleagueIn,
  refusePassword,
  signColleagueOut,
  TEAM,
} from './calls.ts';

/** What a colleague is about to do to another, or to themselves. */
export type Asked = {
  readonly what: 'demote' | 'sign-out' | 'ask-password' | 'make-password' | 'refuse-password';
  readonly colleague: ColleagueAnswer;
};

type Question = Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onOpenChange'>;

/** Asks before it is done, and says that it was. */
export function TeamQuestion({
  asked: { what, colleague },
  onClose,
  onMade,
}: {
  asked: Asked;
  onClose: () => void;
  onMade: (made: NewColleagueAnswer) => void;
}) {
  const queries = useQueryClient();
  const leave = useLeaving();
  const [withoutSecondFactor, setWithoutSecondFactor] = useState(false);
  const { id, username, isYou } = colleague;
  const whoIs = isYou ? 'You are' : `${username} is`;
  const say = async (title: string, { message }: { message: string }) => {
    await queries.invalidateQueries({ predicate: isBelow(TEAM) });
    toast({ title, description: message });
  };
  /** What ended sessions is said here; whose own has ended is led home. */
  const sayOrLeave = (answer: { message: string }, yours: string) =>
    isYou ? leave({ title: 'Logged Out', description: yours }) : say('Success', answer);

  const questions: Readonly<Record<Asked['what'], Question>> = {
    'sign-out': {
      title: 'Sign out everywhere',
      question: `${whoIs} signed out of every browser at once.`,
      confirm: 'Sign out',
      onConfirm: async () => sayOrLeave(await signColleagueOut(id), 'You have been signed out everywhere.'),
    },
    demote: {
      title: 'Take off the team',
      question: `${whoIs} a client from now on, signed out everywhere. What they did stays in the activity log.`,
      confirm: 'Take off the team',
      onConfirm: async () =>
        sayOrLeave(await demoteColleague(id), 'You are a client now. Please sign in again.'),
    },
    'ask-password': {
      title: 'New one-time password',
      question: `${username} is told by email and can refuse it. It can be made as soon as another administrator agrees, or after 24 hours. Whoever runs the server can make one right away.`,
      confirm: 'Ask for it',
      isDangerous: false,
      onConfirm: async () => say('Asked', await askForPassword(id, withoutSecondFactor)),
      children: (
        <Checkbox
          label="Take the second factor away too"
          note="Only when they have lost it."
          checked={withoutSecondFactor}
          onChange={(event) => setWithoutSecondFactor(event.target.checked)}
        />
      ),
    },
    'make-password': {
      title: 'Make the one-time password',
      question: `${username} is signed out everywhere and gets in with a new one-time password, which is shown to you once.${
        colleague.passwordRequest?.withoutSecondFactor ? ' The second factor is taken away.' : ''
      }`,
      confirm: 'Make password',
      onConfirm: async () => {
        const made = await letColleagueIn(id);
        await queries.invalidateQueries({ predicate: isBelow(TEAM) });
        onMade(made);
      },
    },
    'refuse-password': {
      title: 'Refuse the new password',
      question: `${isYou ? 'Your' : `${username}’s`} password stays as it is.`,
      confirm: 'Refuse',
      isDangerous: false,
      onConfirm: async () => say('Refused', await refusePassword(id)),
    },
  };
  return <ConfirmDialog open onOpenChange={(next) => next || onClose()} {...questions[what]} />;
}
