import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useSending } from '#ui/sending.ts';
import { sendConfirmationAgain } from '../queries/account.ts';
import type { UserAnswer } from '../schema.ts';
import { words } from '../words/index.ts';
import { useRefusal } from './refusal.ts';

/** Whether the email address is confirmed, with a button that sends the link again. */
export function EmailState({ user }: { user: UserAnswer }) {
  const refuse = useRefusal();
  const { press, isPending } = useSending(() => sendConfirmationAgain(), {
    says: ({ message }) => ({ title: words.checkEmail, description: message }),
    onRefused: (error) => refuse(error, words.notSent),
  });
  if (user.email === '') return null;
  if (user.isEmailVerified) return <Badge colour="green">{words.confirmedMark}</Badge>;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Badge colour="yellow">{words.notConfirmed}</Badge>
      <Button variant="quiet" size="small" busy={isPending} onClick={() => press()}>
        {words.sendAgain}
      </Button>
    </span>
  );
}
