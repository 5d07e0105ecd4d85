import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { SavedViews } from '#features/views/components/admin/saved-views.tsx';
import { BulkBar, useChosen } from '#ui/admin/bulk.tsx';
import { type DataColumn, DataTable } from '#ui/admin/data-table.tsx';
import { ListPage } from '#ui/admin/list-page.tsx';
import { useListState } from '#ui/admin/list-state.ts';
import { PersonCell } from '#ui/admin/person-cell.tsx';
import { reportAddress } from '#ui/admin/report-address.ts';
import { ReportLink } from '#ui/admin/report-link.tsx';
import { useMay } from '#ui/admin/rights.tsx';
import { useShortcuts } from '#ui/admin/shortcuts.tsx';
import { EmptyState, ReadFailure } from '#ui/admin/states.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { useChangeAddress } from '#ui/change-address.ts';
import { formatDollars, withThousands } from '#words/amounts.ts';
import { CUSTOMER_BADGES, CUSTOMER_STATUSES } from '../../domain/index.ts';
import type { CustomerAnswer } from '../../schema.ts';
import { CUSTOMER_PAGE_SIZE, CUSTOMER_PARTS, CUSTOMERS_REPORT, customersQuery } from './calls.ts';
import { balanceText, CustomerDrawer } from './customer-drawer.tsx';
import { CustomerForm } from './customer-form.tsx';
import { lastActiveText } from './last-active.ts';
import { PrivacyDrawer } from './privacy-drawer.tsx';

const FILTERS = [
  {
    name: 'status',
    label: 'Status',
    any: 'Any status',
    options: CUSTOMER_STATUSES.map((status) => ({ value: status, label: CUSTOMER_BADGES[status].label })),
  },
];

const SORTS = [
  { value: 'recent', label: 'Last active first' },
  { value: 'name', label: 'Name, A to Z' },
  { value: 'spent', label: 'Total, highest first' },
  { value: 'bookings', label: 'Most bookings first' },
];

/** Customers: from accounts and requests, merged by email. */
export function Customers() {
  const list = useListState();
  const [params] = useSearchParams();
  const set = useChangeAddress();
  const open = (id: string, isEditing = false) =>
    set({ open: id, edit: isEditing ? '1' : null }, { replace: false });
  const add = () => set({ new: '1' }, { replace: false });
  const may = useMay();
  const mayChange = may('customers', 'changes');
  useShortcuts(mayChange ? [{ keys: ['n'], label: 'Add a customer', run: add }] : []);
  const query = list.query(CUSTOMER_PARTS);
  const found = useQuery({ ...customersQuery(query), placeholderData: keepPreviousData });
  const total = found.data?.total;
  const chosen = useChosen(found.data?.items);

  const addresses = chosen.rows.flatMap(({ email }) => email || []);
  const columns: readonly DataColumn<CustomerAnswer>[] = [
    {
      id: 'name',
      header: 'Name',
      sort: ['name'],
      cell: ({ name, email, hasNotes }) => (
        <PersonCell
          name={
            <>
              {name || 'No name'}
              {hasNotes && <span className="font-normal text-muted"> (has notes)</span>}
            </>
          }
          reached={email || 'No email yet'}
        />
      ),
    },
    {
      id: 'phone',
      header: 'Phone',
      isSecondary: true,
      cell: ({ phone }) => <span className="whitespace-nowrap">{phone || '–'}</span>,
    },
    {
      id: 'bookings',
      header: 'Bookings',
      align: 'end',
      sort: ['bookings'],
      cell: ({ totalBookings, totalRequests }) => (
        <span className="grid">
          {totalBookings}
          <span className="whitespace-nowrap text-muted">of {totalRequests} asked</span>
        </span>
      ),
    },
    {
      id: 'total',
      header: 'Total',
      align: 'end',
      sort: ['spent'],
      cell: ({ totalSpent }) => formatDollars(totalSpent),
    },
    {
      id: 'balance',
      header: 'Balance',
      align: 'end',
      isSecondary: true,
      cell: balanceText,
    },
    {
      id: 'status',
      header: 'Status',
      cell: ({ status }) => (
        <Badge colour={CUSTOMER_BADGES[status].colour}>{CUSTOMER_BADGES[status].label}</Badge>
      ),
    },
    {
      id: 'active',
      header: 'Last active',
      sort: ['recent'],
      isSecondary: true,
      cell: ({ lastActiveAt }) => (
        <span className="whitespace-nowrap tabular">{lastActiveText(lastActiveAt)}</span>
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: ({ id, name }) => (
        <span className="flex gap-1">
          <Button variant="quiet" size="small" aria-label={`View ${name}`} onClick={() => open(id)}>
            View
          </Button>
          {mayChange && (
            <Button variant="quiet" size="small" aria-label={`Edit ${name}`} onClick={() => open(id, true)}>
              Edit
            </Button>
          )}
        </span>
      ),
    },
  ];

  return (
    <>
      <ListPage
        title="Customers"
        list={list}
        search="Search by name, email or phone"
        filters={FILTERS}
        sorts={SORTS}
        views={<SavedViews list="customers" state={list} parts={CUSTOMER_PARTS} />}
        summary={
          total === undefined ? undefined : total === 1 ? '1 customer' : `${withThousands(total)} customers`
        }
        pages={Math.ceil((total ?? 0) / CUSTOMER_PAGE_SIZE)}
        actions={
          <>
            {may('customers', 'exports') && (
              <ReportLink href={reportAddress(CUSTOMERS_REPORT, query)}>Export Report</ReportLink>
            )}
            {may('privacy', 'reads') && (
              <Button
                variant="secondary"
                size="small"
                onClick={() => set({ privacy: '1' }, { replace: false })}
              >
                Privacy Requests
              </Button>
            )}
            {mayChange && (
              <Button size="small" onClick={add}>
                Add Customer
              </Button>
            )}
          </>
        }
      >
        {found.isError ? (
          <ReadFailure sentence="The customers could not be loaded." onRetry={() => void found.refetch()} />
        ) : (
          <>
            <DataTable
              chosen={mayChange ? chosen : undefined}
              label="Customers"
              columns={columns}
              rows={found.data?.items}
              rowId={({ id }) => id}
              rowLabel={({ name, email }) => `${name}, ${email}`}
              onOpen={({ id }) => open(id)}
              list={list}
              empty={
                <EmptyState title="No customers here">
                  Nothing matches. Clear the search and the filters, or add one.
                </EmptyState>
              }
            />
            <BulkBar chosen={chosen} nameOf={({ name }) => name} actions={[]}>
              {may('customers', 'exports') && (
                <ReportLink
                  href={reportAddress(CUSTOMERS_REPORT, {
                    ...query,
                    ids: chosen.rows.map(({ id }) => id).join(','),
                  })}
                >
                  Export these
                </ReportLink>
              )}
              {addresses.length > 0 && (
                <ButtonAnchor variant="secondary" size="small" href={`mailto:?bcc=${addresses.join(',')}`}>
                  Email these
                </ButtonAnchor>
              )}
            </BulkBar>
          </>
        )}
      </ListPage>
      <CustomerDrawer
        customerId={params.get('open')}
        isEditing={mayChange && params.get('edit') === '1'}
        onEdit={(isEditing) => set({ edit: isEditing ? '1' : null })}
        onClose={() => set({ open: null, edit: null })}
      />
      <PrivacyDrawer open={params.get('privacy') === '1'} onClose={() => set({ privacy: null })} />
      <CustomerForm open={mayChange && params.get('new') === '1'} onClose={() => set({ new: null })} />
    </>
  );
}
