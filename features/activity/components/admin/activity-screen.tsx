import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { Fields } from '#core/field-kinds.ts';
import { fieldOfColumn, labelOf } from '#core/field-values.ts';
import { FIRST_LANGUAGE } from '#core/language.ts';
import { type DataColumn, DataTable } from '#ui/admin/data-table.tsx';
import { DAY_PARTS, DayRange } from '#ui/admin/day-field.tsx';
import { ListPage } from '#ui/admin/list-page.tsx';
import { type ListState, useListState } from '#ui/admin/list-state.ts';
import { reportAddress } from '#ui/admin/report-address.ts';
import { ReportLink } from '#ui/admin/report-link.tsx';
import { IfMay } from '#ui/admin/rights.tsx';
import { EmptyState, ReadFailure } from '#ui/admin/states.tsx';
import { usePages } from '#ui/admin/use-pages.ts';
import { inWords } from '#words/fields.ts';
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
import { words } from './words/index.ts';

const sorts = () => [
  { value: 'newest', label: words.newest },
  { value: 'oldest', label: words.oldest },
];

const kindName = (kind: string) => (words.kinds as Readonly<Record<string, string>>)[kind] ?? kind;

/** What was done is kept in the log's own words. */
const LOGGED_IN = FIRST_LANGUAGE;

/** "priceCents" reads "price cents". */
const fieldName = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

const AN_INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function asText(value: unknown): string {
  if (typeof value === 'string' && AN_INSTANT.test(value)) return instantText(value, 'plain');
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Left empty before and after: what was created tells of no field that nobody filled in. */
const isUntold = (value: unknown) => isChange(value) && isNothing(value.from) && isNothing(value.to);

/** The database keeps names by their length; what was is read before what is. */
const READ_FIRST = ['was', 'from', 'to'];
const inOrder = (entries: [string, unknown][]) => [
  ...READ_FIRST.flatMap((name) => entries.filter(([one]) => one === name)),
  ...entries.filter(([name]) => !READ_FIRST.includes(name)),
];

/** What changed, a line a field: "Base price per day ($): $800 → $950". */
function detailLines(details: ActivityAnswer['details'], fields: Fields = {}) {
  return inOrder(Object.entries(details)).flatMap(([name, value]) => {
    if (isUntold(value)) return [];
    const field = fieldOfColumn(fields, name);
    const said = (one: unknown) => shortened(field ? inWords(field, one) : asText(one));
    const label = field ? labelOf(field) : fieldName(name);
    const text = `${label}: ${isChange(value) ? `${said(value.from)} → ${said(value.to)}` : said(value)}`;
    // What no field names is told in the log's own words.
    return [{ text, lang: field ? undefined : LOGGED_IN }];
  });
}

/** The fields of what staff keep, by which the log names and words them. */
type FieldsOf = Partial<Record<string, Fields>>;

const columnsWith = (fields: FieldsOf): readonly DataColumn<ActivityAnswer>[] => [
  {
    id: 'when',
    header: words.when,
    cell: ({ at }) => <span className="tabular whitespace-nowrap">{instantText(at, 'short')}</span>,
  },
  { id: 'who', header: words.who, cell: ({ actor }) => <span className="font-semibold">{actor}</span> },
  {
    id: 'what',
    header: words.what,
    cell: ({ action, subjectKind, subjectName, subjectId }) => {
      const kind = kindName(subjectKind);
      // "Yacht updated", but "Recorded a payment of": of what comes after it.
      const isOf = action.endsWith(' of');
      return (
        <span className="grid">
          <span className="first-letter:uppercase">
            {!isOf && `${kind} `}
            <span lang={LOGGED_IN}>{action}</span>
          </span>{' '}
          <span className="text-muted">
            {isOf && `${kind} `}
            {subjectName || subjectId}
          </span>
        </span>
      );
    },
  },
  {
    id: 'details',
    header: words.details,
    isSecondary: true,
    cell: ({ details, subjectKind }) => (
      <span className="grid max-w-[40rem] text-muted">
        {detailLines(details, fields[subjectKind]).map(({ text, lang }) => (
          <span key={text} lang={lang} className="break-words">
            {text}
          </span>
        ))}
      </span>
    ),
  },
];

interface ActivityScreenProps {
  fields: FieldsOf;
  /** A colleague's own views of it: they stand above the log, and are handed in. */
  views: (list: ListState, parts: readonly string[]) => ReactNode;
}

/** The log of what staff did: narrowed, paged, exported; never changed. */
export function ActivityScreen({ fields, views }: ActivityScreenProps) {
  const columns = useMemo(() => columnsWith(fields), [fields]);
  const list = useListState();
  const asked = list.query(ACTIVITY_PARTS, activityQuery.shape);
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
      tools={<DayRange list={list} from={words.from} to={words.to} />}
      summary={total === undefined ? undefined : words.lines(total)}
      pages={usePages(list, activity, ACTIVITY_A_PAGE)}
      actions={
        <IfMay area="activity" doing="exports">
          <ReportLink href={reportAddress(ACTIVITY_REPORT, asked)}>{words.exportReport}</ReportLink>
        </IfMay>
      }
    >
      {activity.isError ? (
        <ReadFailure sentence={words.logFailed} onRetry={() => void activity.refetch()} />
      ) : (
        <DataTable
          label={words.activity}
          columns={columns}
          rows={activity.data?.items}
          rowId={({ id }) => id}
          list={list}
          empty={<EmptyState title={words.nothingHere}>{words.noneYet}</EmptyState>}
        />
      )}
    </ListPage>
  );
}
