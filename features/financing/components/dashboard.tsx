import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router';
import { ProveIdentity } from '#features/accounts/components/prove-identity.tsx';
import { TO_SIGN_IN, useSessionOver } from '#features/accounts/components/session-over.ts';
import { AgreementSection } from '#features/agreements/components/agreement-section.tsx';
import type { SignerAgreement } from '#features/agreements/schema.ts';
import { focusOnArrival } from '#ui/arrival.ts';
import { LeavingAsked } from '#ui/ask-before-leaving.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Container } from '#ui/layout.tsx';
import { OnwardLink, TextLink } from '#ui/link.tsx';
import { PartNotRead } from '#ui/not-read.tsx';
import { useOnChange } from '#ui/on-change.ts';
import { readAgain } from '#ui/read-again.ts';
import { Said } from '#ui/said.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { formatDollars } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import { labelOf, PURPOSES } from '../domain/options.ts';
import { applicationBadge } from '../domain/status.ts';
import { applicationQuery, MESSAGES, signingTerms, termsQuery } from '../queries.ts';
import type { ApplicationAnswer } from '../schema/answers.ts';
import { words } from '../words/index.ts';
import { AskForLink } from './ask-for-link.tsx';
import { Checklist } from './checklist.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { Conversation } from './conversation.tsx';
import { Timeline } from './timeline.tsx';
import { TERMS_STAGES, TITLE_ID, WithdrawDialog } from './withdraw-dialog.tsx';

/** An applicant's page: the state of the application, missing documents and messages. */
export function Dashboard({ applicationId, failed }: { applicationId: string | undefined; failed: boolean }) {
  const found = useQuery(applicationQuery(applicationId));
  const isOver = useSessionOver();
  if (isOver) return <Navigate to={TO_SIGN_IN} replace />;
  if (found.data) return <Application key={found.data.id} application={found.data} />;
  if (found.data === null) return <NoApplication isNamed={applicationId !== undefined} />;
  if (found.isError || failed)
    return <Said title={words.yourApplication} text={words.notLoaded} role="alert" onRetry={found.refetch} />;
  return (
    <Container className="py-section">
      <h1 className="sr-only">{words.yourApplication}</h1>
      <p role="status" className="text-lg text-muted">
        {words.loading}
      </p>
      <div className="mt-8 grid gap-8">
        <Skeleton className="h-40" />
        <Skeleton className="h-24" />
        <Skeleton className="h-72" />
      </div>
    </Container>
  );
}

function NoApplication({ isNamed }: { isNamed: boolean }) {
  return (
    <Container width="narrow" className="flex min-h-[60svh] flex-col justify-center py-section">
      <h1>{isNamed ? words.notFound : words.noneYet}</h1>
      <p className="mt-5 max-w-text text-lg text-muted">{isNamed ? words.notFoundText : words.noneYetText}</p>
      {isNamed && (
        <div className="mt-8">
          <AskForLink />
        </div>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/apply">{words.apply}</ButtonLink>
        <ButtonLink to="/financing" variant="secondary">
          {words.howItWorks}
        </ButtonLink>
      </div>
    </Container>
  );
}

function Terms({ application: { id, status } }: { application: ApplicationAnswer }) {
  const found = useQuery(termsQuery(id));
  const { data } = found;
  if (!data) return <PartNotRead found={found} title={words.lendersTerms} className="mt-12" />;
  // After a withdrawal there is nothing to sign, but what was signed stays the applicant's to keep.
  return data.length > 0 && <ReadTerms applicationId={id} terms={data} isCurrent={status !== 'withdrawn'} />;
}

function ReadTerms({
  applicationId,
  terms,
  isCurrent,
}: {
  applicationId: string;
  terms: readonly SignerAgreement[];
  isCurrent: boolean;
}) {
  // When the terms are sealed or sent back, the conversation has a new message, so read it again.
  useOnChange(terms[0]?.state, () => void readAgain([MESSAGES]));
  return (
    <AgreementSection
      isAwaited={false}
      isCurrent={isCurrent}
      agreements={terms}
      calls={signingTerms(applicationId)}
      title={words.lendersTerms}
    />
  );
}

function Application({ application }: { application: ApplicationAnswer }) {
  const { isDemo, isOpen, status } = application;
  const [dialog, setDialog] = useState<'contact' | 'withdraw' | 'demo'>();
  const close = (open: boolean) => {
    if (!open) setDialog(undefined);
  };
  const badge = applicationBadge(status);
  return (
    <>
      {isDemo && <DemoBand />}
      <LeavingAsked />
      <div className="bg-sand">
        <Container className="py-12 lg:py-16">
          <h1 id={TITLE_ID} ref={focusOnArrival} tabIndex={-1} className="scroll-mt-40 focus:outline-none">
            {isDemo ? words.demoApplication : words.yourApplication}
          </h1>
          <section aria-labelledby="financing-summary" className="mt-8">
            <div className="flex flex-wrap items-center gap-3">
              <h2 id="financing-summary" className="text-lg">
                {words.summary}
              </h2>
              <Badge colour={badge.colour}>{badge.label}</Badge>
              {isDemo && <Badge colour="yellow">{words.demo}</Badge>}
            </div>
            <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-[repeat(4,1fr)_auto]">
              <Fact name={words.applicant}>
                {application.firstName} {application.lastName}
              </Fact>
              <Fact name={words.purpose}>{labelOf(PURPOSES, application.purpose)}</Fact>
              <Fact name={words.amount}>
                <span className="tabular">{formatDollars(application.estimatedAmount)}</span>
              </Fact>
              <Fact name={words.submittedOn}>
                {application.submittedAt
                  ? instantText(application.submittedAt, 'long-day')
                  : words.notAvailable}
              </Fact>
              <Fact name={words.applicationId}>
                <span className="tabular text-sm break-all lg:whitespace-nowrap">{application.id}</span>
              </Fact>
            </dl>
          </section>
        </Container>
      </div>
      <Container className="grid gap-y-16 py-12 lg:py-16">
        <Timeline status={status} />
        {status === 'declined' && <Declined />}
        {TERMS_STAGES.has(status) && !isDemo && <Terms application={application} />}
        <div className="grid items-start gap-x-16 gap-y-16 lg:grid-cols-2">
          <Checklist application={application} onDemo={() => setDialog('demo')} />
          <Conversation application={application} onDemo={() => setDialog('demo')} />
        </div>
        {isOpen && (
          <section aria-labelledby="financing-actions" className="border-t border-line pt-8">
            <h2 id="financing-actions" className="sr-only">
              {words.actions}
            </h2>
            <div className="flex flex-wrap gap-3 max-sm:grid">
              <Button variant="secondary" onClick={() => setDialog(isDemo ? 'demo' : 'contact')}>
                {words.editContact}
              </Button>
              <Button variant="quiet" onClick={() => setDialog(isDemo ? 'demo' : 'withdraw')}>
                {words.withdrawApplication}
              </Button>
            </div>
          </section>
        )}
        {!isOpen && (
          <p>
            <ButtonLink to="/apply" variant="secondary">
              {words.applyAgain}
            </ButtonLink>
          </p>
        )}
        <footer className="grid gap-6 border-t border-line pt-8 text-sm text-muted lg:grid-cols-[minmax(0,1fr)_auto]">
          <p className="max-w-text">{words.notALender}</p>
          <p className="flex flex-wrap gap-x-8">
            <OnwardLink to="/financing">{words.howItWorks}</OnwardLink>
            <OnwardLink to="/">{words.home}</OnwardLink>
          </p>
        </footer>
      </Container>
      {!isDemo && (
        <>
          <ProveIdentity />
          <ContactDialog application={application} open={dialog === 'contact'} onOpenChange={close} />
          <WithdrawDialog application={application} open={dialog === 'withdraw'} onOpenChange={close} />
        </>
      )}
      <Dialog
        open={dialog === 'demo'}
        onOpenChange={close}
        title={words.anExample}
        description={words.anExampleText}
        footer={<ButtonLink to="/apply">{words.apply}</ButtonLink>}
      />
    </>
  );
}

/** The band above the sample application, which visitors could take for their own. */
function DemoBand() {
  return (
    <aside aria-label={words.demo} className="border-b-3 border-brass bg-status-yellow-tint">
      <Container className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <p className="max-w-text">
          <strong>{words.demoTitle}</strong> {words.demoText}
        </p>
        <ButtonLink to="/apply" size="small">
          {words.apply}
        </ButtonLink>
      </Container>
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-line-strong pt-3">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

/** Suggestions after a lender has declined. */
function Declined() {
  return (
    <section
      aria-labelledby="financing-declined"
      className="border-l-3 border-urgent-strong bg-urgent-quiet p-6 lg:p-8"
    >
      <h2 id="financing-declined" className="text-xl">
        {words.declinedTitle}
      </h2>
      <p className="mt-3 max-w-text">{words.declinedText}</p>
      <ul className="mt-4 grid list-disc gap-2 pl-5">
        <li>{words.improveScore}</li>
        <li>{words.reduceDebt}</li>
        <li>{words.coSigner}</li>
        <li>{words.alternatives}</li>
      </ul>
      <p className="mt-5">
        <TextLink to="/contact">{words.talkItThrough}</TextLink>
      </p>
    </section>
  );
}
