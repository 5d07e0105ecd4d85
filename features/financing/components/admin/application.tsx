import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { LanguageBadge } from '#ui/admin/language-badge.tsx';
import { useListState } from '#ui/admin/list-state.ts';
import { IfMay, useMay } from '#ui/admin/rights.tsx';
import { useShortcuts } from '#ui/admin/shortcuts.tsx';
import { EmptyState, ReadFailure } from '#ui/admin/states.tsx';
import { focusOnArrival } from '#ui/arrival.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { formatDollars } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import { labelOf, PURPOSES } from '../../domain/options.ts';
import { applicationBadge } from '../../domain/status.ts';
import type { DossierAnswer } from '../../schema/answers.ts';
import { Clock, History, LegalHold } from './aside.tsx';
import { dossierQuery, listIn, neighborsQuery, PIPELINE_PARTS } from './calls.ts';
import { Documents } from './documents.tsx';
import { ApplicantFacts } from './facts.tsx';
import { Messages } from './messages.tsx';
import { Moves } from './moves.tsx';
import { Assignee, Notes } from './team.tsx';
import { Terms } from './terms.tsx';
import { words } from './words/index.ts';

/** The page on which staff work on one application. */
export function FinancingDossier({ applicationId }: { applicationId: string }) {
  const found = useQuery(dossierQuery(applicationId));
  return (
    <main className="staff-page">
      <InList applicationId={applicationId} isThere={found.data != null} />
      {found.data ? (
        <Dossier application={found.data} />
      ) : found.data === null ? (
        <NoApplication />
      ) : found.isError ? (
        <ReadFailure sentence={words.applicationFailed} onRetry={() => void found.refetch()} />
      ) : (
        <div role="status" className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-96" />
          <Skeleton className="h-64" />
        </div>
      )}
    </main>
  );
}

/** The way back to the list, and to the applications before and after. The address carries the list's filter and order. */
function InList({ applicationId, isThere }: { applicationId: string; isThere: boolean }) {
  const list = useListState();
  const navigate = useNavigate();
  const parts = list.query(PIPELINE_PARTS);
  const { page: _page, ...filter } = parts;
  const { data } = useQuery({ ...neighborsQuery(applicationId, filter), enabled: isThere });
  // Carry the open file viewer over: the next application then opens its first file too.
  const way = listIn({ ...parts, ...list.query(['files']) });
  const steps = [
    { id: data?.previousId, label: words.previousApplication, keys: ['['] },
    { id: data?.nextId, label: words.nextApplication, keys: [']'] },
  ].flatMap(({ id, ...step }) => (id ? [{ ...step, to: `/admin/financing/${id}${way}` }] : []));
  useShortcuts(steps.map(({ keys, label, to }) => ({ keys, label, run: () => void navigate(to) })));
  return (
    <nav aria-label={words.inTheList} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Link
        to={`/admin/financing${listIn(parts)}`}
        className="link mr-auto inline-flex min-h-11 items-center"
      >
        {words.allApplications}
      </Link>
      {data && <p className="tabular text-sm text-muted">{words.placeOf(data.place, data.total)}</p>}
      <span className="flex flex-wrap gap-2">
        {steps.map(({ label, to }) => (
          <ButtonLink key={label} to={to} variant="secondary" size="small">
            {label}
          </ButtonLink>
        ))}
      </span>
    </nav>
  );
}

/** Shown if there is no application with this id; it may have been deleted at the end of its retention. */
function NoApplication() {
  return (
    <EmptyState
      title={words.noSuchApplication}
      action={
        <ButtonLink to="/admin/financing" variant="secondary" size="small">
          {words.allApplications}
        </ButtonLink>
      }
    >
      {words.mayBeDeleted}
    </EmptyState>
  );
}

function Dossier({ application: opened }: { application: DossierAnswer }) {
  // For staff who may only read, show the application like one that is over, without buttons.
  const application = useMay()('financing', 'changes') ? opened : { ...opened, isOpen: false };
  const badge = applicationBadge(application.status);
  return (
    <>
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <h2 ref={focusOnArrival} tabIndex={-1} className="staff-title focus:outline-none">
            {application.firstName} {application.lastName}
          </h2>
          <Badge colour={badge.colour}>{badge.label}</Badge>
          <LanguageBadge language={application.language} />
          {application.hasLegalHold && <Badge colour="purple">{words.legalHold}</Badge>}
          {application.suspectedSpam && <Badge colour="orange">{words.suspectedSpam}</Badge>}
        </div>
        <p className="tabular text-muted">
          {formatDollars(application.estimatedAmount)} · {labelOf(PURPOSES, application.purpose)}
          {application.submittedAt &&
            ` · ${words.submittedOn(instantText(application.submittedAt, 'plain'))}`}
        </p>
        <p className="tabular text-sm break-all text-muted">{application.id}</p>
      </div>
      {/* On a phone the next step comes first, because it is what staff come for, and the history last. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-4 lg:col-start-2">
          <IfMay area="financing" doing="changes">
            <Moves application={application} />
          </IfMay>
          <Terms application={application} />
          <Assignee application={application} />
          <Clock application={application} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Documents application={application} />
          <Messages application={application} />
          <ApplicantFacts application={application} />
        </div>
        <div className="grid gap-4 lg:col-start-2 lg:row-start-2">
          <Notes application={application} />
          <IfMay area="financing" doing="changes">
            <LegalHold application={application} />
          </IfMay>
          <History application={application} />
        </div>
      </div>
    </>
  );
}
