import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { sendConfirmationAgain } from '../queries/account.ts';
import type { UserAnswer } from '../schema.ts';
import { useRefusal } from './refusal.ts';

/** Whether the address is confirmed, and the way to confirm it. */
export function EmailState({ user }: { user: UserAnswer }) {
  const refuse = useRefusal();
  if (user.email === '') return null;
  if (user.isEmailVerified) return <Badge colour="green">Confirmed</Badge>;
  const send = async () => {
    try {
      const { message } = await sendConfirmationAgain();
      toast({ title: 'Check your email', description: message });
    } catch (error) {
      refuse(error, 'Not sent');
    }
  };
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Badge colour="yellow">Not confirmed</Badge>
      <Button variant="quiet" size="small" onClick={() => void send()}>
        Send the link again
      </Button>
    </span>
  );
}
