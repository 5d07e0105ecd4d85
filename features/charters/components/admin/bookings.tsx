import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { SLOT_IDS } from '#features/calendar/domain/index.ts';
import { timeName } from '#features/calendar/domain/times.ts';
import { SavedViews } from '#features/views/components/admin/saved-views.tsx';
import { type BulkAction, BulkBar, useChosen } from '#ui/admin/bulk.tsx';
import { type DataColumn, DataTable } from '#ui/admin/data-table.tsx';
import { DAY_PARTS, DayRange, daysAsked } from '#ui/admin/day-field.tsx';
import { ListPage } from '#ui/admin/list-page.tsx';
import { useListState } from '#ui/admin/list-state.ts';
import { PersonCell } from '#ui/admin/person-cell.tsx';
import { UnlessFailed } from '#ui/admin/read.tsx';
import { reportAddress } from '#ui/admin/report-address.ts';
import { ReportLink } from '#ui/admin/report-link.tsx';
import { useMay } from '#ui/admin/rights.tsx';
import { useShortcuts } from '#ui/admin/shortcuts.tsx';
import { EmptyState } from '#ui/admin/states.tsx';
import { countSaid, usePages } from '#ui/admin/use-pages.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { type AddressChange, useChangeAddress } from '#ui/change-address.ts';
import { formatDollars } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import { instantText } from '#words/instants.ts';
import { isNamed } from '../../domain.ts';
import { CHARTER_STATUSES, statusBadge } from '../../policy/states.ts';
import { type BookingAnswer, bookingQuery } from '../../schema/index.ts';
import { isAgreed, mayHaveQuote } from '../may-have-quote.ts';
import { rangeOf } from '../trip-words.ts';
import { AddBooking, type AddBookingProps } from './add-booking.tsx';
import { BookingDrawer, type DepartureOfBooking, type OfBooking } from './booking-drawer.tsx';
import { BOOKING_PAGE_SIZE, BOOKING_PARTS, BOOKINGS_REPORT, bookingsQuery, stepCharter } from './calls.ts';
import type { ClientFinderProps } from './known-client.ts';
import { placeFrom } from './staff-time.ts';
import { ViewSwitch } from './view-switch.tsx';
import { words } from './words/index.ts';

const statusChoices = () => [
  { value: 'pending,reviewed,contacted,quoted', label: words.openRequests },
  { value: 'confirmed,completed', label: words.confirmedAndCompleted },
  ...CHARTER_STATUSES.map((status) => ({ value: status, label: statusBadge(status).label })),
];

const filters = () => [
  { name: 'status', label: words.status, any: words.anyStatus, options: statusChoices() },
  {
    name: 'when',
    label: words.when,
    any: words.anyTime,
    options: [{ value: 'upcoming', label: words.notYetOver }],
  },
  {
    name: 'spam',
    label: words.suspectedSpam,
    any: words.withoutSpam,
    options: [{ value: 'only', label: words.suspectedSpam }],
  },
];

const sorts = () => [
  { value: 'newest', label: words.newestFirst },
  { value: 'oldest', label: words.oldestFirst },
  { value: 'departure', label: words.departureSoonest },
  { value: 'latest-departure', label: words.departureLatest },
  { value: 'total', label: words.totalHighest },
  { value: 'customer', label: words.clientAToZ },
];

const shownColumns = (): readonly DataColumn<BookingAnswer>[] => [
  {
    id: 'client',
    header: words.client,
    sort: ['customer'],
    cell: ({ contactName, contactEmail, contactPhone }) => (
      <PersonCell name={contactName} reached={contactEmail || contactPhone} />
    ),
  },
  { id: 'yacht', header: words.yacht, cell: ({ yacht }) => yacht.name },
  {
    id: 'date',
    header: words.date,
    sort: ['departure', 'latest-departure'],
    cell: ({ startDate, departsAt, returnsAt }) => (
      <span className="grid whitespace-nowrap">
        <span className="tabular">{dayText(startDate, 'dated')}</span>
        <span className="text-muted">{timeName(rangeOf({ departsAt, returnsAt }))}</span>
      </span>
    ),
  },
  {
    id: 'guests',
    header: words.guests,
    align: 'end',
    isSecondary: true,
    cell: ({ guestCount }) => guestCount,
  },
  {
    id: 'total',
    header: words.total,
    align: 'end',
    sort: [undefined, 'total'],
    cell: ({ total, isQuoted, status }) => (
      <span className="grid">
        <span>{total === null ? words.onDemand : formatDollars(total)}</span>
        {total !== null && !(isQuoted && mayHaveQuote(status)) && !isAgreed(status) && (
          <span className="text-muted">{words.estimateMark}</span>
        )}
      </span>
    ),
  },
  {
    id: 'status',
    header: words.status,
    cell: ({ status }) => <Badge colour={statusBadge(status).colour}>{statusBadge(status).label}</Badge>,
  },
  {
    id: 'received',
    header: words.received,
    sort: ['oldest', 'newest'],
    isSecondary: true,
    cell: ({ createdAt, sentQuickly }) => (
      <span className="grid whitespace-nowrap tabular">
        {instantText(createdAt, 'short')}
        {sentQuickly && <span className="text-muted">{words.sentVeryQuickly}</span>}
      </span>
    ),
  },
];

/** Requests that staff have looked at or called about are marked together. */
const bulk = (): readonly BulkAction<BookingAnswer>[] =>
  (['reviewed', 'contacted'] as const).map((status) => ({
    id: status,
    label: words.markAs[status],
    title: words.markAll[status],
    question: words.markQuestion,
    done: words.markedAs[status],
    act: ({ id }) => stepCharter(id, status, {}),
  }));

/** What the fleet's calendar needs from the page around it. */
export interface BookingsCalendarProps {
  onOpen: (charterId: string) => void;
  onAdd: () => void;
  set: (change: AddressChange) => void;
}

/** Reads what the calendar wrote of a hold that is to become a booking: its id, its version and its place. */
function ofHold(text: string): AddBookingProps['given'] | undefined {
  const [id, version, ...rest] = text.split('~');
  const place = placeFrom(rest.join('~'));
  return id && version && place ? { ...place, hold: { id, version } } : undefined;
}

/**
 * Reads from the address what was pressed on the calendar: a hold, or a free time and the guests for whom a yacht was searched.
 */
function fromCalendar(params: URLSearchParams): AddBookingProps['given'] {
  const held = ofHold(params.get('hold') ?? '');
  if (held) return held;
  const duration = SLOT_IDS.find((id) => id === params.get('time'));
  const guestCount = Number(params.get('guests'));
  return {
    yachtId: params.get('on') ?? '',
    startDate: params.get('day') ?? '',
    ...(duration && { duration }),
    ...(guestCount > 0 && { guestCount }),
  };
}

/** Bookings: requests and bookings in a list or on the fleet's calendar, with the opened booking beside them. */
export function Bookings({
  calendar: Calendar,
  finder,
  guests,
  departure,
}: {
  calendar: ComponentType<BookingsCalendarProps>;
  finder: ComponentType<ClientFinderProps>;
  guests: ComponentType<OfBooking>;
  departure: DepartureOfBooking;
}) {
  const [params] = useSearchParams();
  const isCalendar = params.get('view') === 'calendar';
  const set = useChangeAddress();
  const open = (id: string, isEditing = false) =>
    set({ open: id, edit: isEditing ? '1' : null }, { replace: false });
  const add = () => set({ new: '1' }, { replace: false });
  const mayChange = useMay()('charters', 'changes');
  useShortcuts(mayChange ? [{ keys: ['n'], label: words.addABooking, run: add }] : []);
  return (
    <>
      {isCalendar ? (
        <Calendar onOpen={(id) => open(id)} onAdd={add} set={set} />
      ) : (
        <List onOpen={(id) => open(id)} onEdit={(id) => open(id, true)} onAdd={add} />
      )}
      <BookingDrawer
        charterId={params.get('open')}
        guests={guests}
        quoteFor={params.get('quote')}
        departure={departure}
        isEditing={params.get('edit') === '1'}
        onEdit={(isEditing) => set({ edit: isEditing ? '1' : null })}
        onClose={() => set({ open: null, quote: null, edit: null })}
      />
      <AddBooking
        open={mayChange && params.get('new') === '1'}
        given={isCalendar ? fromCalendar(params) : {}}
        finder={finder}
        onClose={() => set({ new: null, on: null, day: null, time: null, hold: null })}
      />
    </>
  );
}

interface ListProps {
  onOpen: (id: string) => void;
  onEdit: (id: string) => void;
  onAdd: () => void;
}

function List({ onOpen, onEdit, onAdd }: ListProps) {
  const list = useListState(bookingQuery.shape);
  const may = useMay();
  const mayChange = may('charters', 'changes');
  const query = list.query(BOOKING_PARTS);
  const found = useQuery({ ...bookingsQuery(query), placeholderData: keepPreviousData });
  const total = found.data?.total;
  const chosen = useChosen(found.data?.items);
  const columns: readonly DataColumn<BookingAnswer>[] = [
    ...shownColumns(),
    {
      id: 'actions',
      header: words.actions,
      cell: ({ id, contactName }) => (
        <span className="flex gap-1">
          <Button
            variant="quiet"
            size="small"
            aria-label={words.viewOf(contactName)}
            onClick={() => onOpen(id)}
          >
            {words.view}
          </Button>
          {mayChange && isNamed({ contactName }) && (
            <Button
              variant="quiet"
              size="small"
              aria-label={words.editOf(contactName)}
              onClick={() => onEdit(id)}
            >
              {words.edit}
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <ListPage
      title={words.bookings}
      list={list}
      search={words.searchBookings}
      filters={filters()}
      sorts={sorts()}
      views={<SavedViews list="bookings" state={list} parts={BOOKING_PARTS} />}
      // A kept view or address can narrow it to a yacht or a client.
      toolParts={[...DAY_PARTS, 'yacht', 'email']}
      narrowedTo={[daysAsked(list)]}
      tools={<DayRange list={list} from={words.departs} to={words.until} />}
      summary={total === undefined ? undefined : countSaid(total, words.bookingCount(total))}
      pages={usePages(list, found, BOOKING_PAGE_SIZE)}
      actions={
        <>
          <ViewSwitch view="list" />
          {may('charters', 'exports') && <ReportLink href={reportAddress(BOOKINGS_REPORT, query)} />}
          {mayChange && (
            <Button size="small" onClick={onAdd}>
              {words.addBookingTitle}
            </Button>
          )}
        </>
      }
    >
      <UnlessFailed found={found} failure={words.bookingsFailed}>
        <DataTable
          chosen={mayChange ? chosen : undefined}
          label={words.bookings}
          columns={columns}
          rows={found.data?.items}
          rowId={({ id }) => id}
          rowLabel={({ contactName, yacht, startDate }) =>
            `${contactName}, ${yacht.name}, ${dayText(startDate, 'short')}`
          }
          onOpen={({ id }) => onOpen(id)}
          list={list}
          empty={<EmptyState title={words.noBookings}>{words.noBookingsText}</EmptyState>}
        />
        <BulkBar
          chosen={chosen}
          nameOf={({ contactName, number }) => `${contactName}, ${number}`}
          actions={bulk()}
        >
          {may('charters', 'exports') && (
            <ReportLink
              href={reportAddress(BOOKINGS_REPORT, {
                ...query,
                ids: chosen.rows.map(({ id }) => id).join(','),
              })}
            >
              {words.exportThese}
            </ReportLink>
          )}
        </BulkBar>
      </UnlessFailed>
    </ListPage>
  );
}
