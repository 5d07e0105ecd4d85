import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { Fields } from '#core/field-kinds.ts';
import { type DataColumn, DataTable } from '#ui/admin/data-table.tsx';
import { DAY_PARTS, DayRange, daysAsked } from '#ui/admin/day-field.tsx';
import { ListPage } from '#ui/admin/list-page.tsx';
import { type ListState, useListState } from '#ui/admin/list-state.ts';
import { UnlessFailed } from '#ui/admin/read.tsx';
import { reportAddress } from '#ui/admin/report-address.ts';
import { ReportLink } from '#ui/admin/report-link.tsx';
import { IfMay } from '#ui/admin/rights.tsx';
import { EmptyState } from '#ui/admin/states.tsx';
import { countSaid, usePages } from '#ui/admin/use-pages.ts';
import { useMedia } from '#ui/media.ts';
import { instantText } from '#words/instants.ts';
import { SUBJECT_KINDS } from '../../domain.ts';
import { type ActivityAnswer, activityQuery } from '../../schema.ts';
import {
  ACTIVITY_A_PAGE,
  ACTIVITY_PARTS,
  ACTIVITY_REPORT,
  activityChoicesQuery,
  activityListQuery,
} from './calls.ts';
import { detailLines, LOGGED_IN } from './detail-lines.ts';
import { words } from './words/index.ts';

const sorts = () => [
  { value: 'newest', label: words.newest },
  { value: 'oldest', label: words.oldest },
];

const kindName = (kind: string) => (words.kinds as Readonly<Record<string, string>>)[kind] ?? kind;

/** Field definitions by subject kind: the log takes the fields' labels and value texts from them. */
type FieldsOf = Partial<Record<string, Fields>>;

function Details({ of: { details, subjectKind }, fields }: { of: ActivityAnswer; fields: FieldsOf }) {
  return (
    <span className="grid max-w-[40rem] text-muted">
      {detailLines(details, fields[subjectKind]).map(({ text, lang }) => (
        <span key={text} lang={lang} className="wrap-anywhere">
          {text}
        </span>
      ))}
    </span>
  );
}

/** On a phone there is no room for a column of details: they are shown below the action instead. */
const columnsWith = (fields: FieldsOf, isNarrow: boolean): readonly DataColumn<ActivityAnswer>[] => [
  {
    id: 'when',
    header: words.when,
    cell: ({ at }) => <span className="tabular sm:whitespace-nowrap">{instantText(at, 'short')}</span>,
  },
  { id: 'who', header: words.who, cell: ({ actor }) => <span className="font-semibold">{actor}</span> },
  {
    id: 'what',
    header: words.what,
    cell: (line) => {
      const { action, subjectKind, subjectName, subjectId } = line;
      const kind = kindName(subjectKind);
      // The kind comes first ("Yacht updated"), except after an action that ends in "of" ("Recorded a payment of").
      const isOf = action.endsWith(' of');
      return (
        <span className="grid wrap-anywhere">
          <span className="first-letter:uppercase">
            {!isOf && `${kind} `}
            <span lang={LOGGED_IN}>{action}</span>
          </span>{' '}
          <span className="text-muted">
            {isOf && `${kind} `}
            {subjectName || subjectId}
          </span>
          {isNarrow && <Details of={line} fields={fields} />}
        </span>
      );
    },
  },
  {
    id: 'details',
    header: words.details,
    isSecondary: true,
    cell: (line) => !isNarrow && <Details of={line} fields={fields} />,
  },
];

interface ActivityScreenProps {
  fields: FieldsOf;
  /** Renders the staff member's saved views above the log. The caller provides it, because another feature owns views. */
  views: (list: ListState, parts: readonly string[]) => ReactNode;
}

/** The screen of the activity log: filters, pages and export. Nothing can be edited. */
export function ActivityScreen({ fields, views }: ActivityScreenProps) {
  const isNarrow = useMedia('(width < 48rem)', false);
  const columns = useMemo(() => columnsWith(fields, isNarrow), [fields, isNarrow]);
  const list = useListState(activityQuery.shape);
  const asked = list.query(ACTIVITY_PARTS);
  const activity = useQuery({ ...activityListQuery(asked), placeholderData: keepPreviousData });
  const { data: choices } = useQuery(activityChoicesQuery());
  const total = activity.data?.total;
  const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  return (
    <ListPage
      title={words.activity}
      list={list}
      search={words.searchLog}
      filters={[
        { name: 'actor', label: words.who, any: words.anybody, options: asOptions(choices?.actors ?? []) },
        {
          name: 'kind',
          label: words.kind,
          any: words.anyKind,
          options: SUBJECT_KINDS.map((kind) => ({ value: kind, label: words.kinds[kind] })),
        },
        {
          name: 'action',
          label: words.what,
          any: words.anyAction,
          options: asOptions(choices?.actions ?? []),
        },
      ]}
      sorts={sorts()}
      views={views(list, ACTIVITY_PARTS)}
      toolParts={DAY_PARTS}
      narrowedTo={[daysAsked(list)]}
      tools={<DayRange list={list} from={words.from} to={words.to} />}
      summary={total === undefined ? undefined : countSaid(total, words.lines(total))}
      pages={usePages(list, activity, ACTIVITY_A_PAGE)}
      actions={
        <IfMay area="activity" doing="exports">
          <ReportLink href={reportAddress(ACTIVITY_REPORT, asked)} />
        </IfMay>
      }
    >
      <UnlessFailed found={activity} failure={words.logFailed}>
        <DataTable
          label={words.activity}
          columns={columns}
          rows={activity.data?.items}
          rowId={({ id }) => id}
          list={list}
          empty={<EmptyState title={words.nothingHere}>{words.noneYet}</EmptyState>}
        />
      </UnlessFailed>
    </ListPage>
  );
}
