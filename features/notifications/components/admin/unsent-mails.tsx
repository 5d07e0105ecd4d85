import { IfMay } from '#ui/admin/rights.tsx';
import { saysDone, saysRefused } from '#ui/admin/said.ts';
import { Button } from '#ui/button.tsx';
import { useSending } from '#ui/sending.ts';
import { instantText } from '#words/instants.ts';
import type { UnsentMailsAnswer } from '../../schema.ts';
import { sendMailAgain } from './calls.ts';
import { words } from './words/index.ts';

/**
 * Lists the mails about a record that were not sent, and why, so that staff know what somebody was not told; nothing if there are
 * none. One whose text is still stored can be sent again.
 */
export function UnsentMails({ mails }: { mails: UnsentMailsAnswer }) {
  const sending = useSending(sendMailAgain, {
    readAgain: ['/api/admin'],
    readAgainWhenRefused: true,
    says: saysDone,
    saysRefused,
  });
  if (mails.length === 0) return null;
  return (
    <section aria-label={words.notEmailed} className="staff-notice">
      <p>
        <strong>{words.notEmailed}</strong>
      </p>
      <ul className="grid gap-3">
        {mails.map(({ id, subject, to, reason, at, isKept }) => (
          <li key={id} className="grid justify-items-start gap-1">
            <span>
              {subject}, {instantText(at, 'short')}
              <span className="block text-sm text-muted wrap-anywhere">
                {words.notSentTo(to, reason)} {!isKept && words.notKept}
              </span>
            </span>
            {isKept && (
              <IfMay area="mails" doing="changes">
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={words.sendAgainOf(subject)}
                  busy={sending.isPending}
                  onClick={() => sending.press(id)}
                >
                  {words.sendAgain}
                </Button>
              </IfMay>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
