import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { SavedViews } from '#features/views/components/admin/saved-views.tsx';
import { BulkBar, useChosen } from '#ui/admin/bulk.tsx';
import { type DataColumn, DataTable } from '#ui/admin/data-table.tsx';
import { ListPage } from '#ui/admin/list-page.tsx';
import { useListState } from '#ui/admin/list-state.ts';
import { PersonCell } from '#ui/admin/person-cell.tsx';
import { UnlessFailed } from '#ui/admin/read.tsx';
import { reportAddress } from '#ui/admin/report-address.ts';
import { ReportLink } from '#ui/admin/report-link.tsx';
import { useMay } from '#ui/admin/rights.tsx';
import { useShortcuts } from '#ui/admin/shortcuts.tsx';
import { EmptyState } from '#ui/admin/states.tsx';
import { usePages } from '#ui/admin/use-pages.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { useChangeAddress } from '#ui/change-address.ts';
import { formatDollars } from '#words/amounts.ts';
import { CUSTOMER_BADGES, CUSTOMER_STATUSES } from '../../domain/index.ts';
import { type CustomerAnswer, customerQuery } from '../../schema.ts';
import { CUSTOMER_PAGE_SIZE, CUSTOMER_PARTS, CUSTOMERS_REPORT, customersQuery } from './calls.ts';
import { balanceText, CustomerDrawer } from './customer-drawer.tsx';
import { CustomerForm } from './customer-form.tsx';
import { lastActiveText } from './last-active.ts';
import { PrivacyDrawer } from './privacy-drawer.tsx';
import { words } from './words/index.ts';

const filters = () => [
  {
    name: 'status',
    label: words.status,
    any: words.anyStatus,
    options: CUSTOMER_STATUSES.map((status) => ({ value: status, label: words.states[status] })),
  },
];

const sorts = () => [
  { value: 'recent', label: words.lastActiveFirst },
  { value: 'name', label: words.byName },
  { value: 'spent', label: words.highestFirst },
  { value: 'bookings', label: words.mostBookings },
];

/** The list of customers: from accounts and requests, merged by email address. */
export function Customers() {
  const list = useListState(customerQuery.shape);
  const [params] = useSearchParams();
  const set = useChangeAddress();
  const open = (id: string, isEditing = false) =>
    set({ open: id, edit: isEditing ? '1' : null }, { replace: false });
  const add = () => set({ new: '1' }, { replace: false });
  const may = useMay();
  const mayChange = may('customers', 'changes');
  useShortcuts(mayChange ? [{ keys: ['n'], label: words.addACustomer, run: add }] : []);
  const query = list.query(CUSTOMER_PARTS);
  const found = useQuery({ ...customersQuery(query), placeholderData: keepPreviousData });
  const total = found.data?.total;
  const chosen = useChosen(found.data?.items);

  const addresses = chosen.rows.flatMap(({ email }) => email || []);
  const columns: readonly DataColumn<CustomerAnswer>[] = [
    {
      id: 'name',
      header: words.name,
      sort: ['name'],
      cell: ({ name, email, hasNotes }) => (
        <PersonCell
          name={
            <>
              {name || words.noName}
              {hasNotes && <span className="font-normal text-muted">{words.hasNotes}</span>}
            </>
          }
          reached={email || words.noEmail}
        />
      ),
    },
    {
      id: 'phone',
      header: words.phone,
      isSecondary: true,
      cell: ({ phone }) => <span className="whitespace-nowrap">{phone || '–'}</span>,
    },
    {
      id: 'bookings',
      header: words.bookings,
      align: 'end',
      sort: [undefined, 'bookings'],
      cell: ({ totalBookings, totalRequests }) => (
        <span className="grid">
          {totalBookings}
          <span className="whitespace-nowrap text-muted">{words.ofAsked(totalRequests)}</span>
        </span>
      ),
    },
    {
      id: 'total',
      header: words.total,
      align: 'end',
      sort: [undefined, 'spent'],
      cell: ({ totalSpent }) => formatDollars(totalSpent),
    },
    {
      id: 'balance',
      header: words.balance,
      align: 'end',
      isSecondary: true,
      cell: balanceText,
    },
    {
      id: 'status',
      header: words.status,
      cell: ({ status }) => <Badge colour={CUSTOMER_BADGES[status].colour}>{words.states[status]}</Badge>,
    },
    {
      id: 'active',
      header: words.lastActive,
      sort: [undefined, 'recent'],
      isSecondary: true,
      cell: ({ lastActiveAt }) => (
        <span className="whitespace-nowrap tabular">{lastActiveText(lastActiveAt)}</span>
      ),
    },
    {
      id: 'actions',
      header: words.actions,
      cell: ({ id, name, email }) => (
        <span className="flex gap-1">
          <Button
            variant="quiet"
            size="small"
            aria-label={words.viewOf(name || email)}
            onClick={() => open(id)}
          >
            {words.view}
          </Button>
          {mayChange && (
            <Button
              variant="quiet"
              size="small"
              aria-label={words.editOf(name || email)}
              onClick={() => open(id, true)}
            >
              {words.edit}
            </Button>
          )}
        </span>
      ),
    },
  ];

  return (
    <>
      <ListPage
        title={words.customers}
        list={list}
        search={words.searchIn}
        filters={filters()}
        sorts={sorts()}
        views={<SavedViews list="customers" state={list} parts={CUSTOMER_PARTS} />}
        summary={total === undefined ? undefined : words.countOf(total)}
        pages={usePages(list, found, CUSTOMER_PAGE_SIZE)}
        actions={
          <>
            {may('customers', 'exports') && <ReportLink href={reportAddress(CUSTOMERS_REPORT, query)} />}
            {may('privacy', 'reads') && (
              <Button
                variant="secondary"
                size="small"
                onClick={() => set({ privacy: '1' }, { replace: false })}
              >
                {words.privacyRequestsButton}
              </Button>
            )}
            {mayChange && (
              <Button size="small" onClick={add}>
                {words.addCustomerButton}
              </Button>
            )}
          </>
        }
      >
        <UnlessFailed found={found} failure={words.listFailed}>
          <DataTable
            chosen={mayChange ? chosen : undefined}
            label={words.customers}
            columns={columns}
            rows={found.data?.items}
            rowId={({ id }) => id}
            rowLabel={({ name, email }) => `${name}, ${email}`}
            onOpen={({ id }) => open(id)}
            list={list}
            empty={<EmptyState title={words.noneHere}>{words.comeFromRequests}</EmptyState>}
          />
          <BulkBar chosen={chosen} nameOf={({ name }) => name} actions={[]}>
            {may('customers', 'exports') && (
              <ReportLink
                href={reportAddress(CUSTOMERS_REPORT, {
                  ...query,
                  ids: chosen.rows.map(({ id }) => id).join(','),
                })}
              >
                {words.exportThese}
              </ReportLink>
            )}
            {addresses.length > 0 && (
              <ButtonAnchor variant="secondary" size="small" href={`mailto:?bcc=${addresses.join(',')}`}>
                {words.emailThese}
              </ButtonAnchor>
            )}
          </BulkBar>
        </UnlessFailed>
      </ListPage>
      <CustomerDrawer
        customerId={params.get('open')}
        isEditing={mayChange && params.get('edit') === '1'}
        onEdit={(isEditing) => set({ edit: isEditing ? '1' : null })}
        onClose={() => set({ open: null, edit: null })}
      />
      <PrivacyDrawer
        open={may('privacy', 'reads') && params.get('privacy') === '1'}
        onClose={() => set({ privacy: null })}
      />
      <CustomerForm open={mayChange && params.get('new') === '1'} onClose={() => set({ new: null })} />
    </>
  );
}
