import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { timeText } from '#features/charters/components/admin/time-text.ts';
import { rangeOf } from '#features/charters/components/trip-words.ts';
import { statusBadge } from '#features/charters/policy/states.ts';
import { UnlessFailed } from '#ui/admin/read.tsx';
import { IfMay, useMay } from '#ui/admin/rights.tsx';
import { StatCard } from '#ui/admin/states.tsx';
import { TitledSection } from '#ui/admin/titled-section.tsx';
import { onWebsite } from '#ui/admin/website.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { lazyPart } from '#ui/deferred.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { formatCents, formatDollars } from '#words/amounts.ts';
import { clockHours } from '#words/clock.ts';
import { dayText } from '#words/days.ts';
import type { OverviewAnswer, ReportedCharterAnswer } from '../../schema.ts';
import { overviewQuery, paymentsQuery } from './calls.ts';
import { Inbox } from './inbox.tsx';
import { Panel } from './panel.tsx';
import { words } from './words/index.ts';

const Charts = lazyPart(() => import('./charts.tsx').then((module) => module.Charts));

interface OverviewProps {
  /** The pages that have no tab; the overview links to them, too (product 8.1). */
  morePages: readonly { readonly to: string; readonly label: () => string }[];
}

/** The overview: what waits for the team, then the business's figures, each with a link to its list. */
export function Overview({ morePages }: OverviewProps) {
  const found = useQuery(overviewQuery());
  const overview = found.data;
  const may = useMay();
  const month = overview?.month;
  return (
    <main className="staff-page">
      <div className="staff-head">
        <h2 className="staff-title">{words.overview}</h2>
      </div>
      <UnlessFailed found={found} failure={words.figuresFailed}>
        <Inbox overview={overview} />
        <div className="overview-cards">
          <StatCard label={words.totalYachts} value={overview?.totalYachts} to="/admin/yachts" />
          <IfMay area="charters" doing="reads">
            <StatCard
              label={words.activeBookings}
              value={overview?.activeBookings}
              note={words.notYetOver}
              to="/admin/bookings?status=confirmed&when=upcoming"
            />
          </IfMay>
          <StatCard
            label={words.pendingFinancing}
            value={overview?.pendingFinancing}
            note={words.allApplications}
            // Everybody with this screen may know the number of applications, but not every role may see the list.
            {...(may('financing', 'reads') && { to: '/admin/financing' })}
          />
          <IfMay area="charters" doing="reads">
            <StatCard
              label={words.monthlyRevenue}
              value={
                overview?.monthlyRevenue === undefined ? undefined : formatDollars(overview.monthlyRevenue)
              }
              note={words.departThisMonth}
              to={`/admin/bookings?status=confirmed,completed${month ? `&from=${month.first}&to=${month.last}` : ''}`}
            />
          </IfMay>
        </div>
        <IfMay area="charters" doing="reads">
          <MoneyCards />
        </IfMay>
        <QuickActions />
        <MorePages pages={morePages} />
        <IfMay area="charters" doing="reads">
          <div className="overview-halves">
            <Recent overview={overview} />
            <Docks overview={overview} />
            <Months overview={overview} />
          </div>
        </IfMay>
      </UnlessFailed>
    </main>
  );
}

/**
 * This month's received and earned money, and the open amounts, each with a link to its list. Failed refunds and disputed
 * payments show whenever there is one: nothing else on this screen says that somebody must act, and a bank waits only for days.
 */
function MoneyCards() {
  const found = useQuery(paymentsQuery({}));
  const { data } = found;
  const troubled = (['failed', 'disputed'] as const).filter((name) =>
    data?.sums.some(({ list, count }) => list === name && count > 0),
  );
  return (
    <TitledSection id="overview-money" title={words.money} className="grid gap-3">
      <UnlessFailed found={found} failure={words.figuresFailed}>
        <div className="overview-cards">
          {(['received', 'earned', 'late', 'to-give-back', ...troubled] as const).map((name) => {
            const sum = data?.sums.find(({ list }) => list === name);
            return (
              <StatCard
                key={name}
                label={words.lists[name]}
                value={sum && formatCents(sum.cents)}
                note={
                  name === 'received' || name === 'earned'
                    ? words.thisMonth
                    : sum && words.lineCount(sum.count)
                }
                to={`/admin/payments?list=${name}`}
              />
            );
          })}
        </div>
      </UnlessFailed>
    </TitledSection>
  );
}

function QuickActions() {
  return (
    <nav aria-labelledby="quick-actions" className="flex flex-wrap items-center gap-2">
      <h3 id="quick-actions" className="staff-subtitle mr-2">
        {words.quickActions}
      </h3>
      <IfMay area="fleet" doing="changes">
        <ButtonLink variant="secondary" size="small" to="/admin/yachts?new=1">
          {words.addYacht}
        </ButtonLink>
      </IfMay>
      <IfMay area="content" doing="changes">
        <ButtonLink variant="secondary" size="small" to="/admin/packages?new=1">
          {words.addPackage}
        </ButtonLink>
        <ButtonLink variant="secondary" size="small" to="/admin/add-ons?new=1">
          {words.addAddOn}
        </ButtonLink>
        <ButtonLink variant="secondary" size="small" to="/admin/events?new=1">
          {words.addEvent}
        </ButtonLink>
      </IfMay>
      <ButtonAnchor variant="secondary" size="small" href={onWebsite('/')}>
        {words.viewWebsite}
      </ButtonAnchor>
    </nav>
  );
}

function MorePages({ pages }: { pages: OverviewProps['morePages'] }) {
  return (
    <nav aria-labelledby="more-pages" className="flex flex-wrap items-center gap-x-2">
      <h3 id="more-pages" className="staff-subtitle mr-2">
        {words.morePages}
      </h3>
      {pages.map(({ to, label }) => (
        <Link key={to} to={to} className="staff-link">
          {label()}
        </Link>
      ))}
    </nav>
  );
}

/** A list of charters, or a sentence if there are none. */
function Lines({
  charters,
  none,
  side,
}: {
  charters: readonly ReportedCharterAnswer[] | undefined;
  none: string;
  side: (charter: ReportedCharterAnswer) => ReactNode;
}) {
  if (!charters) return <Skeleton className="h-32" />;
  if (charters.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <ul className="overview-list">
      {charters.map((charter) => (
        <li key={charter.id}>
          <Link to={`/admin/bookings?open=${charter.id}`} className="overview-line">
            <span className="min-w-0">
              <span className="font-semibold">{charter.contactName}</span>
              <span className="block text-sm text-muted wrap-anywhere">
                {charter.yacht.name}, {timeText(charter)}
              </span>
            </span>
            <span className="tabular text-sm">{side(charter)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Recent({ overview }: { overview: OverviewAnswer | undefined }) {
  // Charters that wait are left out here.
  const areAbove = overview?.waiting.some(({ kind }) => kind === 'charter');
  return (
    <Panel id="recent-bookings" title={words.recentBookings} to="/admin/bookings" more={words.allBookings}>
      <Lines
        charters={overview?.recent}
        none={areAbove ? words.allWaiting : words.nothingBooked}
        side={({ status }) => <Badge colour={statusBadge(status).colour}>{statusBadge(status).label}</Badge>}
      />
    </Panel>
  );
}

function Docks({ overview }: { overview: OverviewAnswer | undefined }) {
  const hours = (charter: ReportedCharterAnswer) =>
    `${clockHours(rangeOf(charter))}, ${words.guestCount(charter.guestCount)}`;
  return (
    <Panel
      id="docks"
      title={words.atTheDocks}
      to={`/admin/bookings?status=confirmed,completed&sort=departure${overview?.docks ? `&from=${overview.today}&to=${overview.docks.lastDay}` : ''}`}
      more={words.departuresAhead}
    >
      <h4 className="text-sm font-semibold text-muted">{words.today}</h4>
      <Lines charters={overview?.docks?.today} none={words.nobodyToday} side={hours} />
      <h4 className="text-sm font-semibold text-muted">{words.daysAhead}</h4>
      <Lines charters={overview?.docks?.daysAhead} none={words.nobodyElse} side={hours} />
    </Panel>
  );
}

/** Revenue and occupancy by month, as charts and as a table. */
function Months({ overview }: { overview: OverviewAnswer | undefined }) {
  const months = overview?.months?.map((month) => ({
    ...month,
    name: dayText(month.first, 'short-month'),
  }));
  return (
    <Panel
      id="months"
      title={words.revenueAndOccupancy}
      to="/admin/bookings?status=confirmed,completed&sort=latest-departure"
      more={words.allSold}
    >
      {months ? (
        <>
          <Suspense fallback={<Skeleton className="h-80" />}>
            <Charts months={months} />
          </Suspense>
          <details className="staff-details">
            <summary>{words.asTable}</summary>
            <div className="staff-table-frame staff-links">
              <table className="staff-table">
                <caption className="sr-only">{words.byMonth}</caption>
                <thead>
                  <tr>
                    <th scope="col">{words.month}</th>
                    <th scope="col" className="staff-figure">
                      {words.revenue}
                    </th>
                    <th scope="col" className="staff-figure">
                      {words.charters}
                    </th>
                    <th scope="col" className="staff-figure">
                      {words.occupancy}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {months.map(({ month, name, first, last, revenue, charters, occupancyPercent }) => (
                    <tr key={month}>
                      <th scope="row">
                        <Link to={`/admin/bookings?status=confirmed,completed&from=${first}&to=${last}`}>
                          {name}
                        </Link>
                      </th>
                      <td className="staff-figure">{formatDollars(revenue)}</td>
                      <td className="staff-figure">{charters}</td>
                      <td className="staff-figure">{occupancyPercent}%</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      ) : (
        <Skeleton className="h-80" />
      )}
    </Panel>
  );
}
