import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { may } from '#core/rights.ts';
import { colleaguesQuery } from '#features/accounts/components/admin/calls.ts';
import { SavedViews } from '#features/views/components/admin/saved-views.tsx';
import { handlerFilter, useAssigning } from '#ui/admin/assigning.tsx';
import { type BulkAction, BulkBar, useChosen } from '#ui/admin/bulk.tsx';
import { type DataColumn, DataTable } from '#ui/admin/data-table.tsx';
import { ListPage } from '#ui/admin/list-page.tsx';
import { useListState } from '#ui/admin/list-state.ts';
import { PersonCell } from '#ui/admin/person-cell.tsx';
import { UnlessFailed } from '#ui/admin/read.tsx';
import { useMay } from '#ui/admin/rights.tsx';
import { EmptyState } from '#ui/admin/states.tsx';
import { usePages } from '#ui/admin/use-pages.ts';
import { Badge } from '#ui/badge.tsx';
import { instantText } from '#words/instants.ts';
import { INQUIRY_STATES } from '../../domain.ts';
import { type InquiryAnswer, inquiriesQuery as known } from '../../schema.ts';
import { changeInquiry, INQUIRIES_A_PAGE, INQUIRY_PARTS, inquiriesQuery } from './calls.ts';
import { InquiryDrawer } from './inquiry-drawer.tsx';
import { words } from './words/index.ts';

const sorts = () => [
  { value: 'newest', label: words.newestFirst },
  { value: 'oldest', label: words.oldestFirst },
];

const columns = (): readonly DataColumn<InquiryAnswer>[] => [
  {
    id: 'sender',
    header: words.from,
    cell: ({ name, email }) => <PersonCell name={name} reached={email} />,
  },
  {
    id: 'about',
    header: words.about,
    cell: ({ kind, topic, message }) => (
      <span className="grid max-w-[34rem]">
        <span>{topic ? `${words.kinds[kind]}: ${topic}` : words.kinds[kind]}</span>
        <span className="line-clamp-1 text-muted">{message}</span>
      </span>
    ),
  },
  {
    id: 'state',
    header: words.status,
    cell: ({ state, suspectedSpam, sentQuickly }) => (
      <span className="flex flex-wrap gap-1">
        <Badge colour={INQUIRY_STATES[state].colour}>{words.states[state]}</Badge>
        {suspectedSpam && <Badge colour="red">{words.suspectedSpam}</Badge>}
        {!suspectedSpam && sentQuickly && <Badge colour="orange">{words.sentQuickly}</Badge>}
      </span>
    ),
  },
  {
    id: 'assignee',
    header: words.handledBy,
    isSecondary: true,
    cell: ({ assignee }) => assignee?.username ?? '–',
  },
  {
    id: 'when',
    header: words.received,
    sort: ['oldest', 'newest'],
    isSecondary: true,
    cell: ({ createdAt }) => (
      <span className="tabular whitespace-nowrap">{instantText(createdAt, 'short')}</span>
    ),
  },
];

const bulk = (): readonly BulkAction<InquiryAnswer>[] => [
  {
    id: 'answered',
    label: words.buttons.markAnswered,
    title: words.markQuestion,
    question: words.markNote,
    done: words.marked,
    act: ({ id }) => changeInquiry(id, { state: 'answered' }),
  },
  {
    id: 'close',
    label: words.closeInquiries,
    title: words.closeQuestion,
    question: words.closeNote,
    done: words.areClosed,
    act: ({ id }) => changeInquiry(id, { state: 'closed' }),
  },
];

/** The filters of the list: those of the call, and "any status" (`all`), for which the call has no state. */
const NARROWED = {
  ...known.shape,
  state: {
    safeParse: (value: unknown) => (value === 'all' ? { success: true } : known.shape.state.safeParse(value)),
  },
};

/** The list of inquiries from the contact and quote forms. The open one is in the address: `?open={id}`. */
export function InquiriesScreen() {
  const list = useListState(NARROWED);
  const inquiries = useQuery({
    ...inquiriesQuery(list.query(INQUIRY_PARTS)),
    placeholderData: keepPreviousData,
  });
  const team = useQuery(colleaguesQuery());
  const colleagues = (team.data ?? []).filter(({ staffRoles }) => may(staffRoles, 'inquiries', 'changes'));
  const total = inquiries.data?.total;
  const mayChange = useMay()('inquiries', 'changes');
  const chosen = useChosen(inquiries.data?.items);
  const filters = [
    {
      name: 'state',
      label: words.status,
      any: words.open,
      options: [
        { value: 'new', label: words.states.new },
        { value: 'answered', label: words.states.answered },
        { value: 'closed', label: words.states.closed },
        { value: 'all', label: words.anyStatus },
      ],
    },
    {
      name: 'kind',
      label: words.form,
      any: words.bothForms,
      options: [
        { value: 'contact', label: words.messages },
        { value: 'quote', label: words.quoteRequests },
      ],
    },
    handlerFilter(words.handledBy, colleagues),
    {
      name: 'spam',
      label: words.suspectedSpam,
      any: words.withoutSpam,
      options: [
        { value: 'only', label: words.suspectedSpam },
        { value: 'all', label: words.withSpam },
      ],
    },
  ];
  const assigning = useAssigning<InquiryAnswer>({
    words,
    colleagues,
    act: ({ id, version }, assignedTo) => changeInquiry(id, { assignedTo, version }),
  });
  return (
    <>
      <ListPage
        title={words.inquiries}
        list={list}
        search={words.searchIn}
        filters={filters}
        sorts={sorts()}
        views={<SavedViews list="inquiries" state={list} parts={INQUIRY_PARTS} />}
        summary={total === undefined ? undefined : words.countOf(total)}
        pages={usePages(list, inquiries, INQUIRIES_A_PAGE)}
      >
        <UnlessFailed found={inquiries} failure={words.listFailed}>
          <DataTable
            chosen={mayChange ? chosen : undefined}
            label={words.inquiries}
            columns={columns()}
            rows={inquiries.data?.items}
            rowId={({ id }) => id}
            rowLabel={({ name }) => words.openOf(name)}
            onOpen={({ id }) => list.open({ open: id })}
            addressOf={({ id }) => `?${new URLSearchParams({ ...list.query(INQUIRY_PARTS), open: id })}`}
            list={list}
            empty={<EmptyState title={words.noneHere}>{words.allCaughtUp}</EmptyState>}
          />
          <BulkBar chosen={chosen} nameOf={({ name }) => name} actions={[...bulk(), assigning]} />
        </UnlessFailed>
      </ListPage>
      <InquiryDrawer
        inquiryId={list.get('open')}
        colleagues={colleagues}
        onClose={() => list.show({ open: null })}
      />
    </>
  );
}
