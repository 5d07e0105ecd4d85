import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { telephoneLink } from '#core/brand.ts';
import { AddBooking } from '#features/charters/components/admin/add-booking.tsx';
import { timeText } from '#features/charters/components/admin/time-text.ts';
import { statusBadge } from '#features/charters/policy/states.ts';
import { applicationBadge } from '#features/financing/domain/status.ts';
import { Drawer } from '#ui/admin/drawer.tsx';
import { LanguageBadge } from '#ui/admin/language-badge.tsx';
import { Menu } from '#ui/admin/menu.tsx';
import { Read } from '#ui/admin/read.tsx';
import { IfMay, useMay } from '#ui/admin/rights.tsx';
import { EmptyState } from '#ui/admin/states.tsx';
import { TitledSection } from '#ui/admin/titled-section.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { formatCents, formatDollars } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import { CUSTOMER_BADGES } from '../../domain/index.ts';
import type { CustomerDetailAnswer } from '../../schema.ts';
import { AccountDoor } from './account-door.tsx';
import { AskPrivacy } from './ask-privacy.tsx';
import { customerQuery } from './calls.ts';
import { CustomerForm } from './customer-form.tsx';
import { lastActiveText } from './last-active.ts';
import { RemoveCustomer } from './remove-customer.tsx';
import { words } from './words/index.ts';

/** The drawer with one customer: contact details, requests, money, and the team's notes. */
export function CustomerDrawer({
  customerId,
  isEditing,
  onEdit,
  onClose,
}: {
  customerId: string | null;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  onClose: () => void;
}) {
  const [last, setLast] = useState('');
  if (customerId && customerId !== last) setLast(customerId);
  const id = customerId ?? last;
  const [isBooking, setBooking] = useState(false);
  const [asksOf, setAsksOf] = useState('');
  const [isRemoving, setRemoving] = useState(false);
  const found = useQuery({ ...customerQuery(id), enabled: customerId !== null });
  const customer = found.data;
  return (
    <Drawer
      open={customerId !== null}
      onOpenChange={(open) => open || onClose()}
      title={customer ? customer.name || words.noName : words.customer}
      description={
        customer ? (
          <span className="flex flex-wrap gap-2">
            <Badge colour={CUSTOMER_BADGES[customer.status].colour}>{words.states[customer.status]}</Badge>
            <LanguageBadge language={customer.language} />
          </span>
        ) : undefined
      }
    >
      <Read found={found} failure={words.customerFailed} waiting={<Skeleton className="h-64" />}>
        {(customer) =>
          customer === null ? (
            <EmptyState title={words.notFound}>{words.mayHaveClosed}</EmptyState>
          ) : (
            <>
              <Opened
                customer={customer}
                onBook={() => setBooking(true)}
                onEdit={() => onEdit(true)}
                onPrivacy={setAsksOf}
                onRemove={() => setRemoving(true)}
              />
              {asksOf && <AskPrivacy who={asksOf} onClose={() => setAsksOf('')} />}
              <CustomerForm open={isEditing} customer={customer} onClose={() => onEdit(false)} />
              <RemoveCustomer
                open={isRemoving}
                customer={customer}
                onOpenChange={setRemoving}
                onRemoved={onClose}
              />
              <AddBooking
                key={customer.id}
                open={isBooking}
                given={{
                  contactName: customer.name,
                  contactEmail: customer.email,
                  contactPhone: customer.phone,
                  language: customer.language,
                }}
                onClose={() => setBooking(false)}
              />
            </>
          )
        }
      </Read>
    </Drawer>
  );
}

/** The customer's balance: what they still have to pay, and what they are to get back. */
export function balanceText({
  openCents,
  overCents,
}: Pick<CustomerDetailAnswer, 'openCents' | 'overCents'>): string {
  const open = openCents > 0 ? [words.toBePaid(formatCents(openCents))] : [];
  const over = overCents > 0 ? [words.toBeGivenBack(formatCents(overCents))] : [];
  return [...open, ...over].join(', ') || words.even;
}

/** A request by the customer's address means the accounts that have confirmed it; the others are asked for by their names. */
function privacyItems({ email, accounts }: CustomerDetailAnswer, onPrivacy: (who: string) => void) {
  const [first] = accounts;
  const who = email || first?.username;
  const others = accounts.filter(({ isClient, isEmailConfirmed }) => email && isClient && !isEmailConfirmed);
  return [
    ...(who ? [{ id: 'privacy', label: words.privacyRequest, run: () => onPrivacy(who) }] : []),
    ...others.map(({ id, username }) => ({
      id: `privacy-${id}`,
      label: words.privacyRequestOf(username),
      run: () => onPrivacy(username),
    })),
  ];
}

interface OpenedProps {
  customer: CustomerDetailAnswer;
  onBook: () => void;
  onEdit: () => void;
  onPrivacy: (who: string) => void;
  onRemove: () => void;
}

function Opened({ customer, onBook, onEdit, onPrivacy, onRemove }: OpenedProps) {
  const may = useMay();
  const navigate = useNavigate();
  const theirBookings = `/admin/bookings?q=${encodeURIComponent(customer.email)}`;
  const facts: { name: string; value: ReactNode; href?: string }[] = [
    {
      name: words.email,
      value: customer.email || words.noEmailYet,
      ...(customer.email ? { href: `mailto:${customer.email}` } : {}),
    },
    {
      name: words.phone,
      value: customer.phone || words.noPhone,
      ...(customer.phone ? { href: telephoneLink(customer.phone) } : {}),
    },
    { name: words.requests, value: customer.totalRequests },
    { name: words.bookings, value: customer.totalBookings },
    { name: words.total, value: formatDollars(customer.totalSpent) },
    { name: words.balance, value: balanceText(customer) },
    { name: words.firstSeen, value: instantText(customer.firstSeenAt, 'day') },
    { name: words.lastActive, value: lastActiveText(customer.lastActiveAt) },
  ];
  return (
    <div className="grid gap-8">
      <IfMay area="customers" doing="changes">
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={onBook}>
            {words.addBooking}
          </Button>
          <Menu
            items={[
              { id: 'edit', label: words.edit, run: onEdit },
              ...(customer.email
                ? [{ id: 'bookings', label: words.showBookings, run: () => void navigate(theirBookings) }]
                : []),
              ...(may('privacy', 'changes') ? privacyItems(customer, onPrivacy) : []),
              ...(customer.canChangeEmail
                ? [{ id: 'remove', label: words.remove, isDangerous: true, run: onRemove }]
                : []),
            ]}
          />
        </div>
      </IfMay>
      <dl className="staff-facts">
        {facts.map(({ name, value, href }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="tabular">{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
      <TitledSection id="customer-notes" title={words.notes}>
        <p className={customer.notes ? 'whitespace-pre-line wrap-anywhere' : 'text-muted'}>
          {customer.notes || words.noNotes}
        </p>
      </TitledSection>
      <Part
        id="customer-bookings"
        title={words.history}
        none={words.noRequests}
        count={customer.bookings.length}
      >
        {customer.bookings.map(({ id, yacht, startDate, status, total, ...trip }) => (
          <li key={id}>
            <Link to={`/admin/bookings?open=${id}`} className="overview-line">
              <span className="min-w-0">
                <span className="font-semibold">{yacht.name}</span>
                <span className="block text-sm text-muted">
                  {timeText({ startDate, ...trip }, 'dated')}
                  {total !== null && `, ${formatDollars(total)}`}
                </span>
              </span>
              <Badge colour={statusBadge(status).colour}>{statusBadge(status).label}</Badge>
            </Link>
          </li>
        ))}
      </Part>
      <Part
        id="customer-accounts"
        title={words.accounts}
        none={words.noAccount}
        count={customer.accounts.length}
      >
        {customer.accounts.map((account) => (
          <li key={account.id} className="py-2">
            {words.accountSince(account.username, instantText(account.createdAt, 'day'))}
            <span className="text-muted">
              {account.isEmailConfirmed ? words.confirmed : words.notConfirmed}
              {account.isLocked && words.locked}
            </span>
            {account.isClient && (
              <IfMay area="customers" doing="changes">
                <AccountDoor account={account} />
              </IfMay>
            )}
          </li>
        ))}
      </Part>
      <IfMay area="financing" doing="reads">
        <Part
          id="customer-financing"
          title={words.financing}
          none={words.noApplications}
          count={customer.applications.length}
        >
          {customer.applications.map(({ id, status, amount, submittedAt }) => (
            <li key={id}>
              <Link to={`/admin/financing/${id}`} className="overview-line">
                <span>
                  {formatDollars(amount)}, {instantText(submittedAt, 'day')}
                </span>
                <Badge colour={applicationBadge(status).colour}>{applicationBadge(status).label}</Badge>
              </Link>
            </li>
          ))}
        </Part>
      </IfMay>
      <Part
        id="customer-inquiries"
        title={words.inquiries}
        none={words.noInquiries}
        count={customer.inquiries.length}
      >
        {customer.inquiries.map(({ id, kind, createdAt }) => (
          <li key={id}>
            <Link to={`/admin/inquiries?open=${id}`} className="overview-line">
              <span>{words.inquiryKinds[kind]}</span>
              <span className="text-sm text-muted">{instantText(createdAt, 'day')}</span>
            </Link>
          </li>
        ))}
      </Part>
    </div>
  );
}

function Part({
  id,
  title,
  none,
  count,
  children,
}: {
  id: string;
  title: string;
  none: string;
  count: number;
  children: ReactNode;
}) {
  return (
    <TitledSection id={id} title={title}>
      {count === 0 ? <p className="text-muted">{none}</p> : <ul className="overview-list">{children}</ul>}
    </TitledSection>
  );
}
