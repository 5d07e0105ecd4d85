import { TitledSection } from '#ui/admin/titled-section.tsx';
import { instantText } from '#words/instants.ts';
import { statusBadge } from '../../policy/states.ts';
import type { StaffCharterAnswer } from '../../schema/index.ts';
import { words } from './words/index.ts';

const OF_TEAM = 'staff: ';

const doerIn = (by: string) =>
  by.startsWith(OF_TEAM) ? words.doerOfTeam(by.slice(OF_TEAM.length)) : (words.doers[by] ?? by);

/** The history of a charter: what happened, when, and who did it. */
export function CharterHistory({ charter }: { charter: StaffCharterAnswer }) {
  return (
    <TitledSection id="booking-history" title={words.history}>
      <ol className="staff-history">
        {charter.history.map(({ at, to, from, by, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: history is only ever added to
          <li key={index}>
            <p>
              <strong>
                {from === to
                  ? words.changed
                  : from === 'completed'
                    ? words.completionTakenBack
                    : statusBadge(to).label}
              </strong>{' '}
              <span className="text-muted">
                {[instantText(at, 'short'), doerIn(by)].filter(Boolean).join(', ')}
              </span>
            </p>
            {reason !== '' && <p className="text-sm wrap-anywhere">{reason}</p>}
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
