import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { may } from '#core/rights.ts';
import { colleaguesQuery } from '#features/accounts/components/admin/calls.ts';
import { SavedViews } from '#features/views/components/admin/saved-views.tsx';
import { type BulkAction, BulkBar, useChosen } from '#ui/admin/bulk.tsx';
import { type DataColumn, DataTable } from '#ui/admin/data-table.tsx';
import { ListPage } from '#ui/admin/list-page.tsx';
import { useListState } from '#ui/admin/list-state.ts';
import { PersonCell } from '#ui/admin/person-cell.tsx';
import { useMay } from '#ui/admin/rights.tsx';
import { EmptyState, ReadFailure } from '#ui/admin/states.tsx';
import { Badge } from '#ui/badge.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { counted } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import { INQUIRY_STATES } from '../../domain.ts';
import type { InquiryAnswer } from '../../schema.ts';
import { changeInquiry, INQUIRIES_A_PAGE, INQUIRY_PARTS, inquiriesQuery } from './calls.ts';
import { InquiryDrawer } from './inquiry-drawer.tsx';
import { KIND_NAMES } from './words.ts';

const SORTS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
];

const COLUMNS: readonly DataColumn<InquiryAnswer>[] = [
  {
    id: 'sender',
    header: 'From',
    cell: ({ name, email }) => <PersonCell name={name} reached={email} />,
  },
  {
    id: 'about',
    header: 'About',
    cell: ({ kind, topic, message }) => (
      <span className="grid max-w-[34rem]">
        <span>{topic ? `${KIND_NAMES[kind]}: ${topic}` : KIND_NAMES[kind]}</span>
        <span className="line-clamp-1 text-muted">{message}</span>
      </span>
    ),
  },
  {
    id: 'state',
    header: 'Status',
    cell: ({ state, suspectedSpam, sentQuickly }) => (
      <span className="flex flex-wrap gap-1">
        <Badge colour={INQUIRY_STATES[state].colour}>{INQUIRY_STATES[state].label}</Badge>
        {suspectedSpam && <Badge colour="red">Suspected spam</Badge>}
        {!suspectedSpam && sentQuickly && <Badge colour="orange">Sent quickly</Badge>}
      </span>
    ),
  },
  {
    id: 'assignee',
    header: 'Handled by',
    isSecondary: true,
    cell: ({ assignee }) => assignee?.username ?? '–',
  },
  {
    id: 'when',
    header: 'Received',
    sort: ['oldest', 'newest'],
    isSecondary: true,
    cell: ({ createdAt }) => (
      <span className="tabular whitespace-nowrap">{instantText(createdAt, 'short')}</span>
    ),
  },
];

const BULK: readonly BulkAction<InquiryAnswer>[] = [
  {
    id: 'answered',
    label: 'Mark as answered',
    title: (count) => `Mark ${counted(count, 'inquiry', 'inquiries')} as answered?`,
    question: 'For those that were answered by phone: nobody is emailed.',
    done: 'Marked as answered',
    act: ({ id }) => changeInquiry(id, { state: 'answered' }),
  },
  {
    id: 'close',
    label: 'Close inquiries',
    title: (count) => `Close ${counted(count, 'inquiry', 'inquiries')}?`,
    question: 'They leave the list of open ones, and can be opened again. Nobody is emailed.',
    done: 'Closed',
    act: ({ id }) => changeInquiry(id, { state: 'closed' }),
  },
];

/** What the contact and quote forms have brought. Which one is open is in the address: `?open={id}`. */
export function InquiriesScreen() {
  const list = useListState();
  const inquiries = useQuery({
    ...inquiriesQuery(list.query(INQUIRY_PARTS)),
    placeholderData: keepPreviousData,
  });
  const team = useQuery(colleaguesQuery());
  const colleagues = (team.data ?? []).filter(({ staffRoles }) => may(staffRoles, 'inquiries', 'changes'));
  const total = inquiries.data?.total;
  const mayChange = useMay()('inquiries', 'changes');
  const chosen = useChosen(inquiries.data?.items);
  const [assignee, setAssignee] = useState('');
  const filters = [
    {
      name: 'state',
      label: 'Status',
      any: 'Open',
      options: [
        { value: 'new', label: 'New' },
        { value: 'answered', label: 'Answered' },
        { value: 'closed', label: 'Closed' },
        { value: 'all', label: 'Any status' },
      ],
    },
    {
      name: 'kind',
      label: 'Form',
      any: 'Both forms',
      options: [
        { value: 'contact', label: 'Messages' },
        { value: 'quote', label: 'Quote requests' },
      ],
    },
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
    {
      name: 'spam',
      label: 'Suspected spam',
      any: 'Without suspected spam',
      options: [
        { value: 'only', label: 'Suspected spam' },
        { value: 'all', label: 'With suspected spam' },
      ],
    },
  ];
  const assigning: BulkAction<InquiryAnswer> = {
    id: 'assign',
    label: 'Assign',
    title: (count) => `Who handles ${counted(count, 'inquiry', 'inquiries')}?`,
    question: 'Whoever handled them before does so no more. Nobody is emailed.',
    done: 'Assigned',
    fields: (
      <Field label="Handled by">
        <Select
          empty="Nobody yet"
          options={colleagues.map(({ id, username }) => ({ value: id, label: username }))}
          value={assignee}
          onChange={(event) => setAssignee(event.target.value)}
        />
      </Field>
    ),
    act: ({ id }) => changeInquiry(id, { assignedTo: assignee || null }),
  };
  return (
    <>
      <ListPage
        title="Inquiries"
        list={list}
        search="Search by name, email, phone or words"
        filters={filters}
        sorts={SORTS}
        views={<SavedViews list="inquiries" state={list} parts={INQUIRY_PARTS} />}
        summary={total === undefined ? undefined : counted(total, 'inquiry', 'inquiries')}
        pages={Math.ceil((total ?? 0) / INQUIRIES_A_PAGE)}
      >
        {inquiries.isError ? (
          <ReadFailure
            sentence="The inquiries could not be loaded."
            onRetry={() => void inquiries.refetch()}
          />
        ) : (
          <>
            <DataTable
              chosen={mayChange ? chosen : undefined}
              label="Inquiries"
              columns={COLUMNS}
              rows={inquiries.data?.items}
              rowId={({ id }) => id}
              rowLabel={({ name }) => `Open the inquiry of ${name}`}
              onOpen={({ id }) => list.show({ open: id })}
              list={list}
              empty={
                <EmptyState title="No inquiries here">
                  All caught up, or nothing matches this search.
                </EmptyState>
              }
            />
            <BulkBar chosen={chosen} nameOf={({ name }) => name} actions={[...BULK, assigning]} />
          </>
        )}
      </ListPage>
      <InquiryDrawer
        inquiryId={list.get('open')}
        colleagues={colleagues}
        onClose={() => list.show({ open: null })}
      />
    </>
  );
}
