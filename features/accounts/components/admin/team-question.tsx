import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { ApiError } from '#core/api-client.ts';
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
import { words } from './words/index.ts';

/** An action on a team member, who may be the administrator themselves, that is to be confirmed. */
export type Asked = {
  readonly what: 'demote' | 'sign-out' | 'ask-password' | 'make-password' | 'refuse-password';
  readonly colleague: ColleagueAnswer;
};

type Question = Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onOpenChange'>;

/** The dialog that confirms an action on a team member, performs it, and reports the result. */
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
  const who = isYou ? undefined : username;
  const readAgain = () => queries.invalidateQueries({ predicate: isBelow(TEAM) });
  const say = async (title: string, { message }: { message: string }) => {
    await readAgain();
    toast({ title, description: message });
  };
  /** Reports the result here; if the administrator's own session has ended, leads to the home page instead. */
  const sayOrLeave = (answer: { message: string }, yours: string) =>
    isYou ? leave({ title: words.loggedOut, description: yours }) : say(words.success, answer);

  const questions: Readonly<Record<Asked['what'], Question>> = {
    'sign-out': {
      title: words.signOutEverywhere,
      question: words.signOutQuestion(who),
      confirm: words.signOut,
      onConfirm: async () => sayOrLeave(await signColleagueOut(id), words.youAreOut),
    },
    demote: {
      title: words.takeOff,
      question: words.demoteQuestion(who),
      confirm: words.takeOff,
      onConfirm: async () => sayOrLeave(await demoteColleague(id), words.youAreClient),
    },
    'ask-password': {
      title: words.newOneTime,
      question: words.askQuestion(username),
      confirm: words.askForIt,
      isDangerous: false,
      onConfirm: async () => say(words.asked, await askForPassword(id, withoutSecondFactor)),
      children: (
        <Checkbox
          label={words.takeFactorToo}
          note={words.onlyWhenLost}
          checked={withoutSecondFactor}
          onChange={(event) => setWithoutSecondFactor(event.target.checked)}
        />
      ),
    },
    'make-password': {
      title: words.makeOneTime,
      question: words.makeQuestion(username, colleague.passwordRequest?.withoutSecondFactor ?? false),
      confirm: words.makePassword,
      onConfirm: async () => {
        const made = await letColleagueIn(id);
        await readAgain();
        onMade(made);
      },
    },
    'refuse-password': {
      title: words.refuseNew,
      question: words.refuseQuestion(who),
      confirm: words.refuse,
      isDangerous: false,
      onConfirm: async () => say(words.refused, await refusePassword(id)),
    },
  };
  const { onConfirm, ...question } = questions[what];
  return (
    <ConfirmDialog
      open
      onOpenChange={(next) => next || onClose()}
      {...question}
      onConfirm={() =>
        onConfirm().catch(async (error: unknown) => {
          // A colleague may have acted first, so read the team again. Not after a 401: nothing can be read before a new sign-in.
          if (!(error instanceof ApiError && error.status === 401)) await readAgain();
          throw error;
        })
      }
    />
  );
}
