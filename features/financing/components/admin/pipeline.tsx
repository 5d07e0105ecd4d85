import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { may as mayDo } from '#core/rights.ts';
import { colleaguesQuery } from '#features/accounts/components/admin/calls.ts';
import { SavedViews } from '#features/views/components/admin/saved-views.tsx';
import { handlerFilter, useAssigning } from '#ui/admin/assigning.tsx';
import { BulkBar, useChosen } from '#ui/admin/bulk.tsx';
import { ListPage } from '#ui/admin/list-page.tsx';
import { useListState } from '#ui/admin/list-state.ts';
import { UnlessFailed } from '#ui/admin/read.tsx';
import { reportAddress } from '#ui/admin/report-address.ts';
import { ReportLink } from '#ui/admin/report-link.tsx';
import { useMay } from '#ui/admin/rights.tsx';
import { rowProps, useRowKeys } from '#ui/admin/row-keys.ts';
import { EmptyState } from '#ui/admin/states.tsx';
import { usePages } from '#ui/admin/use-pages.ts';
import { Badge } from '#ui/badge.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { formatDollars } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import { cardLabel } from '../../domain/checklist.ts';
import { labelOf, optionsOf, PURPOSES } from '../../domain/options.ts';
import { APPLICATION_STATUSES, applicationBadge, cardTone, isOpen } from '../../domain/status.ts';
import type { PipelineItemAnswer } from '../../schema/answers.ts';
import { pipelineQuery as known } from '../../schema/calls.ts';
import {
  assign,
  listIn,
  PIPELINE_PAGE_SIZE,
  PIPELINE_PARTS,
  PIPELINE_REPORT,
  pipelineQuery,
} from './calls.ts';
import { clockWords } from './told.ts';
import { words } from './words/index.ts';

const statusOptions = () => [
  { value: APPLICATION_STATUSES.filter(isOpen).join(','), label: words.allOpen },
  // Staff do not see drafts.
  ...APPLICATION_STATUSES.filter((value) => value !== 'draft').map((value) => ({
    value,
    label: applicationBadge(value).label,
  })),
];

const filters = () => [
  { name: 'status', label: words.status, any: words.anyStatus, options: statusOptions() },
  { name: 'purpose', label: words.purpose, any: words.anyPurpose, options: optionsOf(PURPOSES) },
  {
    name: 'replies',
    label: words.replies,
    any: words.withOrWithoutReplies,
    options: [{ value: 'waiting', label: words.repliesWaiting }],
  },
];

const sorts = () => [
  { value: 'newest', label: words.newestFirst },
  { value: 'oldest', label: words.oldestFirst },
  { value: 'due', label: words.dueFirst },
  { value: 'amount', label: words.largestFirst },
];

/** The Financing tab: all applications as cards. The server searches, filters, sorts and pages them. */
export function FinancingPipeline() {
  const list = useListState(known.shape);
  const query = list.query(PIPELINE_PARTS);
  const found = useQuery({ ...pipelineQuery(query), placeholderData: keepPreviousData });
  const team = useQuery(colleaguesQuery());
  const colleagues = (team.data ?? []).filter(({ staffRoles }) => mayDo(staffRoles, 'financing', 'changes'));
  const may = useMay();
  const chosen = useChosen(found.data?.items);
  const cards = useRowKeys();
  const total = found.data?.total;
  const assigning = useAssigning<PipelineItemAnswer>({
    words,
    colleagues,
    act: assign,
  });
  return (
    <ListPage
      title={words.financing}
      list={list}
      search={words.searchIn}
      filters={[...filters(), handlerFilter(words.handledBy, colleagues)]}
      sorts={sorts()}
      views={<SavedViews list="financing" state={list} parts={PIPELINE_PARTS} />}
      summary={total === undefined ? undefined : words.applications(total)}
      pages={usePages(list, found, PIPELINE_PAGE_SIZE)}
      actions={may('financing', 'exports') && <ReportLink href={reportAddress(PIPELINE_REPORT, query)} />}
    >
      <UnlessFailed found={found} failure={words.listFailed}>
        {found.data?.items.length === 0 ? (
          <EmptyState title={words.noneHere}>{words.comesFromApply}</EmptyState>
        ) : (
          <ul ref={cards} className="staff-cards" aria-busy={found.isPending || undefined}>
            {found.data
              ? found.data.items.map((item) => (
                  <Card
                    key={item.id}
                    item={item}
                    list={listIn(query)}
                    isChosen={chosen.has(item.id)}
                    onChoose={may('financing', 'changes') ? () => chosen.toggle(item.id) : undefined}
                  />
                ))
              : Array.from({ length: 6 }, (_, index) => `waiting-${index}`).map((key) => (
                  <li key={key} className="staff-card">
                    <Skeleton className="h-36" />
                  </li>
                ))}
          </ul>
        )}
      </UnlessFailed>
      <BulkBar
        chosen={chosen}
        nameOf={({ firstName, lastName }) => `${firstName} ${lastName}`}
        actions={[assigning]}
      />
    </ListPage>
  );
}

const TONES = {
  positive: 'border-t-status-green',
  neutral: 'border-t-line-strong',
  negative: 'border-t-status-red',
} as const;

interface CardProps {
  item: PipelineItemAnswer;
  list: string;
  isChosen: boolean;
  /** Absent for staff who may only read. */
  onChoose: (() => void) | undefined;
}

function Card({ item, list, isChosen, onChoose }: CardProps) {
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
              {...rowProps(item.id)}
            >
              {item.firstName} {item.lastName}
            </Link>
          </h3>
          <span className="flex shrink-0 items-center gap-2">
            <Badge colour={badge.colour}>{badge.label}</Badge>
            {onChoose && (
              <input
                type="checkbox"
                className="choice-box relative z-1"
                aria-label={words.choose(`${item.firstName} ${item.lastName}`)}
                checked={isChosen}
                onChange={onChoose}
              />
            )}
          </span>
        </div>
        <p className="truncate text-sm text-muted">{item.email}</p>
        <p className="tabular">
          <span className="font-semibold">{formatDollars(item.estimatedAmount)}</span>
          <span className="text-muted"> · {labelOf(PURPOSES, item.purpose)}</span>
        </p>
        <p className="text-sm text-muted">{words.submittedOn(instantText(item.submittedAt, 'day'))}</p>
        {item.clock && (
          <p className={isLate ? 'text-sm font-semibold text-status-red' : 'text-sm'}>
            {words.decisionIs(clockWords(item.clock))}
          </p>
        )}
        {item.assignee && <p className="text-sm text-muted">{words.handledByOne(item.assignee.username)}</p>}
        {item.status === 'needs_docs' && item.missingDocuments.length > 0 && (
          <p className="text-sm">{words.waitingFor(item.missingDocuments.map(cardLabel))}</p>
        )}
        {(item.unreadReplies > 0 || item.hasLegalHold || item.suspectedSpam) && (
          <p className="flex flex-wrap gap-2">
            {item.unreadReplies > 0 && (
              <Badge colour="blue">{words.unansweredReplies(item.unreadReplies)}</Badge>
            )}
            {item.hasLegalHold && <Badge colour="purple">{words.legalHold}</Badge>}
            {item.suspectedSpam && <Badge colour="orange">{words.suspectedSpam}</Badge>}
          </p>
        )}
      </div>
    </li>
  );
}
