import { instantText } from '#words/instants.ts';
import type { WithheldMailsAnswer } from '../../schema.ts';

/** Says which mails about a record did not go out; nothing where all did. */
export function WithheldMails({ mails }: { mails: WithheldMailsAnswer }) {
  if (mails.length === 0) return null;
  return (
    <section aria-label="Not emailed" className="staff-notice">
      <p>
        <strong>Not emailed</strong>
        <br />
        <span className="text-sm text-muted">
          The address had already had as many emails of this kind as we send within an hour.
        </span>
      </p>
      <ul>
        {mails.map(({ subject, at }) => (
          <li key={`${at} ${subject}`}>
            {subject}, {instantText(at, 'short')}
          </li>
        ))}
      </ul>
    </section>
  );
}
