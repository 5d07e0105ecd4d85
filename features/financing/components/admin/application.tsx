import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState, ReadFailure } from '#ui/admin/states.tsx';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { formatDollars } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import { labelOf, PURPOSES } from '../../domain/options.ts';
import { applicationBadge } from '../../domain/status.ts';
import type { DossierAnswer } from '../../schema/answers.ts';
import { Clock, History, LegalHold } from './aside.tsx';
import { dossierQuery } from './calls.ts';
import { Documents } from './documents.tsx';
import { ApplicantFacts } from './facts.tsx';
import { Messages } from './messages.tsx';
import { Moves } from './moves.tsx';

/** One application as staff work on it. */
export function FinancingDossier({ applicationId }: { applicationId: string }) {
  const found = useQuery(dossierQuery(applicationId));
  return (
    <main className="staff-page">
      <p>
        <Link to="/admin/financing" className="link inline-flex min-h-11 items-center">
          All applications
        </Link>
      </p>
      {found.data ? (
        <Dossier application={found.data} />
      ) : found.data === null ? (
        <NoApplication />
      ) : found.isError ? (
        <ReadFailure sentence="The application could not be loaded." onRetry={() => void found.refetch()} />
      ) : (
        <div role="status" className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <span className="sr-only">Loading the application</span>
          <Skeleton className="h-96" />
          <Skeleton className="h-64" />
        </div>
      )}
    </main>
  );
}

/** There is no application of that id; it may have been deleted when its time was over. */
function NoApplication() {
  return (
    <EmptyState
      title="There is no such application"
      action={
        <ButtonLink to="/admin/financing" variant="secondary" size="small">
          All applications
        </ButtonLink>
      }
    >
      It may have been deleted when its time was over.
    </EmptyState>
  );
}

function Dossier({ application }: { application: DossierAnswer }) {
  const badge = applicationBadge(application.status);
  return (
    <>
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="staff-title">
            {application.firstName} {application.lastName}
          </h2>
          <Badge colour={badge.colour}>{badge.label}</Badge>
          {application.hasLegalHold && <Badge colour="purple">Legal hold</Badge>}
          {application.suspectedSpam && <Badge colour="orange">Suspected spam</Badge>}
        </div>
        <p className="tabular text-muted">
          {formatDollars(application.estimatedAmount)} · {labelOf(PURPOSES, application.purpose)}
          {application.submittedAt && ` · Submitted ${instantText(application.submittedAt, 'plain')}`}
        </p>
        <p className="tabular text-sm break-all text-muted">{application.id}</p>
      </div>
      {/* On a phone the next step comes first, as it is what one came for, and the history last. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-4 lg:col-start-2">
          <Moves application={application} />
          <Clock application={application} />
          <LegalHold application={application} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Documents application={application} />
          <Messages application={application} />
          <ApplicantFacts application={application} />
        </div>
        <div className="lg:col-start-2 lg:row-start-2">
          <History application={application} />
        </div>
      </div>
    </>
  );
}
