import { instantText } from '#words/instants.ts';
import type { WithheldMailsAnswer } from '../../schema.ts';
import { words } from './words/index.ts';

/** Lists the mails about a record that were withheld; nothing if there are none. */
export function WithheldMails({ mails }: { mails: WithheldMailsAnswer }) {
  if (mails.length === 0) return null;
  return (
    <section aria-label={words.notEmailed} className="staff-notice">
      <p>
        <strong>{words.notEmailed}</strong>
        <br />
        <span className="text-sm text-muted">{words.asManyAsAllowed}</span>
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
