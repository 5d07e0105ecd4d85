import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { sendConfirmationAgain } from '../queries/account.ts';
import type { UserAnswer } from '../schema.ts';
import { words } from '../words/index.ts';
import { useRefusal } from './refusal.ts';

/** Whether the address is confirmed, and the way to confirm it. */
export function EmailState({ user }: { user: UserAnswer }) {
  const refuse = useRefusal();
  if (user.email === '') return null;
  if (user.isEmailVerified) return <Badge colour="green">{words.confirmedMark}</Badge>;
  const send = async () => {
    try {
      const { message } = await sendConfirmationAgain();
      toast({ title: words.checkEmail, description: message });
    } catch (error) {
      refuse(error, words.notSent);
    }
  };
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Badge colour="yellow">{words.notConfirmed}</Badge>
      <Button variant="quiet" size="small" onClick={() => void send()}>
        {words.sendAgain}
      </Button>
    </span>
  );
}
