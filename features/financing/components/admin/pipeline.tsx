import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { may } from '#core/rights.ts';
import { colleaguesQuery } from '#features/accounts/components/admin/calls.ts';
import { SavedViews } from '#features/views/components/admin/saved-views.tsx';
import { ListPage } from '#ui/admin/list-page.tsx';
import { useListState } from '#ui/admin/list-state.ts';
import { reportAddress } from '#ui/admin/report-address.ts';
import { ReportLink } from '#ui/admin/report-link.tsx';
import { useMay } from '#ui/admin/rights.tsx';
import { ROW, useRowKeys } from '#ui/admin/row-keys.ts';
import { EmptyState, ReadFailure } from '#ui/admin/states.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { counted, formatDollars } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import { labelOf, optionsOf, PURPOSES } from '../../domain/options.ts';
import { APPLICATION_STATUSES, applicationBadge, cardTone, isOpen } from '../../domain/status.ts';
import type { PipelineItemAnswer } from '../../schema/answers.ts';
import { listIn, PIPELINE_PAGE_SIZE, PIPELINE_PARTS, PIPELINE_REPORT, pipelineQuery } from './calls.ts';
import { clockWords } from './words.ts';

const STATUS_OPTIONS = [
  { value: APPLICATION_STATUSES.filter(isOpen).join(','), label: 'All open' },
  ...APPLICATION_STATUSES.map((value) => ({ value, label: applicationBadge(value).label })),
];

const FILTERS = [
  { name: 'status', label: 'Status', any: 'Any status', options: STATUS_OPTIONS },
  { name: 'purpose', label: 'Purpose', any: 'Any purpose', options: optionsOf(PURPOSES) },
  {
    name: 'replies',
    label: 'Replies',
    any: 'With or without replies',
    options: [{ value: 'waiting', label: 'Replies waiting' }],
  },
] as const;

const SORTS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'due', label: 'Decision due first' },
  { value: 'amount', label: 'Largest amount first' },
] as const;

/** The Financing tab: every application as a card, found, filtered, ordered and paged on the server. */
export function FinancingPipeline() {
  const list = useListState();
  const query = list.query(PIPELINE_PARTS);
  const found = useQuery({ ...pipelineQuery(query), placeholderData: keepPreviousData });
  const team = useQuery(colleaguesQuery());
  const colleagues = (team.data ?? []).filter(({ staffRoles }) => may(staffRoles, 'financing', 'changes'));
  const mayExport = useMay()('financing', 'exports');
  const cards = useRowKeys();
  const total = found.data?.total;
  return (
    <ListPage
      title="Financing"
      list={list}
      search="Search by name, email or id"
      filters={[
        ...FILTERS,
        {
          name: 'assignee',
          label: 'Handled by',
          any: 'Anybody',
          options: [
            { value: 'me', label: 'Me' },
            { value: 'none', label: 'Nobody yet' },
            ...colleagues
              .filter(({ isYou }) => !isYou)
              .map(({ id, username }) => ({ value: id, label: username })),
          ],
        },
      ]}
      sorts={SORTS}
      views={<SavedViews list="financing" state={list} parts={PIPELINE_PARTS} />}
      summary={total === undefined ? undefined : counted(total, 'application')}
      pages={Math.ceil((total ?? 0) / PIPELINE_PAGE_SIZE)}
      actions={
        mayExport && <ReportLink href={reportAddress(PIPELINE_REPORT, query)}>Export Report</ReportLink>
      }
    >
      {found.isError && !found.data ? (
        <ReadFailure sentence="The applications could not be loaded." onRetry={() => void found.refetch()} />
      ) : found.data?.items.length === 0 ? (
        <Nothing isNarrowed={Object.keys(query).length > 0} onClear={() => list.clear(PIPELINE_PARTS)} />
      ) : (
        <ul ref={cards} className="staff-cards" aria-busy={found.isPending || undefined}>
          {found.data
            ? found.data.items.map((item) => <Card key={item.id} item={item} list={listIn(query)} />)
            : Array.from({ length: 6 }, (_, index) => `waiting-${index}`).map((key) => (
                <li key={key} className="staff-card">
                  <Skeleton className="h-36" />
                </li>
              ))}
        </ul>
      )}
    </ListPage>
  );
}

function Nothing({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  return isNarrowed ? (
    <EmptyState
      title="No application fits"
      action={
        <Button variant="secondary" size="small" onClick={onClear}>
          Show all
        </Button>
      }
    >
      Try fewer words or another status.
    </EmptyState>
  ) : (
    <EmptyState title="No applications yet">What visitors send on /apply appears here.</EmptyState>
  );
}

const TONES = {
  positive: 'border-t-status-green',
  neutral: 'border-t-line-strong',
  negative: 'border-t-status-red',
} as const;

function Card({ item, list }: { item: PipelineItemAnswer; list: string }) {
  const badge = applicationBadge(item.status);
  const tone = cardTone(item.status);
  const isLate = item.clock !== null && item.clock.daysLeft < 0;
  return (
    <li className={`staff-card relative border-t-2 ${TONES[tone]}`} data-tone={tone}>
      <div className="staff-card-body">
        <div className="flex items-start justify-between gap-3">
          <h3 className="min-w-0 font-sans text-base font-semibold break-words">
            <Link
              to={`/admin/financing/${item.id}${list}`}
              className="after:absolute after:inset-0 after:content-['']"
              {...{ [ROW]: item.id }}
            >
              {item.firstName} {item.lastName}
            </Link>
          </h3>
          <Badge colour={badge.colour} className="shrink-0">
            {badge.label}
          </Badge>
        </div>
        <p className="truncate text-sm text-muted">{item.email}</p>
        <p className="tabular">
          <span className="font-semibold">{formatDollars(item.estimatedAmount)}</span>
          <span className="text-muted"> · {labelOf(PURPOSES, item.purpose)}</span>
        </p>
        <p className="text-sm text-muted">Submitted {instantText(item.submittedAt, 'day')}</p>
        {item.clock && (
          <p className={isLate ? 'text-sm font-semibold text-status-red' : 'text-sm'}>
            Decision: {clockWords(item.clock)}
          </p>
        )}
        {item.assignee && <p className="text-sm text-muted">Handled by {item.assignee.username}</p>}
        {item.status === 'needs_docs' && item.missingDocuments.length > 0 && (
          <p className="text-sm">Waiting for {item.missingDocuments.join(', ')}</p>
        )}
        {(item.unreadReplies > 0 || item.hasLegalHold || item.suspectedSpam) && (
          <p className="flex flex-wrap gap-2">
            {item.unreadReplies > 0 && (
              <Badge colour="blue">{counted(item.unreadReplies, 'new reply', 'new replies')}</Badge>
            )}
            {item.hasLegalHold && <Badge colour="purple">Legal hold</Badge>}
            {item.suspectedSpam && <Badge colour="orange">Suspected spam</Badge>}
          </p>
        )}
      </div>
    </li>
  );
}
