import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FIRST_LANGUAGE } from '#core/language.ts';
import { type DataColumn, DataTable } from '#ui/admin/data-table.tsx';
import { DAY_PARTS, DayRange, daysAsked } from '#ui/admin/day-field.tsx';
import { ListPage } from '#ui/admin/list-page.tsx';
import { type ListState, useListState } from '#ui/admin/list-state.ts';
import { UnlessFailed } from '#ui/admin/read.tsx';
import { EmptyState } from '#ui/admin/states.tsx';
import { countSaid, usePages } from '#ui/admin/use-pages.ts';
import { instantText } from '#words/instants.ts';
import { securityEventsQuery as known, type SecurityEventAnswer } from '../../schema.ts';
import { EVENTS_A_PAGE, SECURITY_PARTS, securityEventsQuery, securityKindsQuery } from './calls.ts';
import { words } from './words/index.ts';

/** Kinds and details are stored in English and hashed into the chain, so they are never translated. */
const LOGGED_IN = FIRST_LANGUAGE;

const asText = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));

/** Capitalizes the first letter: a kind is stored in lower case, such as "signed in". */
const beginning = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Who caused the event: their username, or the start of the account's id once the account is deleted. */
const whoOf = ({ username, accountId }: SecurityEventAnswer) =>
  username ?? (accountId ? words.account(accountId.slice(0, 8)) : words.notSignedIn);

const columns = (): readonly DataColumn<SecurityEventAnswer>[] => [
  {
    id: 'when',
    header: words.when,
    cell: ({ at }) => <span className="tabular whitespace-nowrap">{instantText(at, 'short')}</span>,
  },
  {
    id: 'what',
    header: words.what,
    cell: ({ kind, subjectKind, subjectId, accountId }) => (
      <span lang={LOGGED_IN} className="grid">
        <span>{beginning(kind)}</span>
        {subjectId !== accountId && (
          <span className="break-all text-muted">
            {subjectKind} {subjectId}
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'who',
    header: words.who,
    cell: (event) => (
      <span className="grid">
        <span className="font-semibold">{whoOf(event)}</span>
        <span className="tabular text-muted">{event.address}</span>
      </span>
    ),
  },
  {
    id: 'details',
    header: words.details,
    isSecondary: true,
    cell: ({ details }) => (
      <span lang={LOGGED_IN} className="grid max-w-[40rem] text-muted">
        {Object.entries(details).map(([name, value]) => (
          <span key={name} className="break-words">
            {name}: {asText(value)}
          </span>
        ))}
      </span>
    ),
  },
];

interface SecurityScreenProps {
  /** Renders the staff member's saved views above the events. Passed in from outside this feature. */
  views: (list: ListState, parts: readonly string[]) => ReactNode;
}

/** The list of security events: sign-ins, refusals, changes of credentials and roles, records opened or exported. Read-only. */
export function SecurityScreen({ views }: SecurityScreenProps) {
  const list = useListState(known.shape);
  const found = useQuery({
    ...securityEventsQuery(list.query(SECURITY_PARTS)),
    placeholderData: keepPreviousData,
  });
  const { data: kinds } = useQuery(securityKindsQuery());
  const total = found.data?.total;
  return (
    <ListPage
      title={words.security}
      list={list}
      search={words.searchEvents}
      filters={[
        {
          name: 'kind',
          label: words.what,
          any: words.anything,
          options: (kinds ?? []).map((kind) => ({ value: kind, label: beginning(kind), lang: LOGGED_IN })),
        },
      ]}
      toolParts={DAY_PARTS}
      narrowedTo={[daysAsked(list)]}
      tools={<DayRange list={list} from={words.from} to={words.to} />}
      views={views(list, SECURITY_PARTS)}
      summary={total === undefined ? undefined : countSaid(total, words.events(total))}
      pages={usePages(list, found, EVENTS_A_PAGE)}
    >
      <UnlessFailed found={found} failure={words.eventsFailed}>
        <DataTable
          label={words.securityEvents}
          columns={columns()}
          rows={found.data?.items}
          rowId={({ position }) => String(position)}
          list={list}
          empty={<EmptyState title={words.nothingHere}>{words.noEventsYet}</EmptyState>}
        />
      </UnlessFailed>
    </ListPage>
  );
}
