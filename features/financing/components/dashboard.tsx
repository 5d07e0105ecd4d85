import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useArrivalFocus } from '#ui/arrival.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Container } from '#ui/layout.tsx';
import { OnwardLink, TextLink } from '#ui/link.tsx';
import { useSending } from '#ui/sending.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { formatDollars } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import { labelOf, PURPOSES } from '../domain/options.ts';
import { applicationBadge } from '../domain/status.ts';
import { APPLICATIONS, applicationQuery, MESSAGES, withdraw } from '../queries.ts';
import type { ApplicationAnswer } from '../schema/answers.ts';
import { AskForLink } from './ask-for-link.tsx';
import { Checklist } from './checklist.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { Conversation } from './conversation.tsx';
import { Timeline } from './timeline.tsx';

/** An applicant's page: where the application stands, what is missing, who has written. */
export function Dashboard({ applicationId, failed }: { applicationId: string | undefined; failed: boolean }) {
  const found = useQuery(applicationQuery(applicationId));
  if (found.data) return <Application key={found.data.id} application={found.data} />;
  if (found.data === null) return <NoApplication isNamed={applicationId !== undefined} />;
  if (found.isError || failed) {
    return (
      <Container
        width="narrow"
        className="flex min-h-[60svh] flex-col justify-center py-section"
        role="alert"
      >
        <h1>Your application</h1>
        <p className="mt-5 text-lg text-muted">
          We could not load your application. Nothing is lost; please try again.
        </p>
        <p className="mt-8">
          <Button onClick={() => void found.refetch()}>Try again</Button>
        </p>
      </Container>
    );
  }
  return (
    <Container className="py-section">
      <h1 className="sr-only">Your application</h1>
      <p role="status" className="text-lg text-muted">
        Loading your application...
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
      <h1>{isNamed ? 'Application not found' : 'No application yet'}</h1>
      <p className="mt-5 max-w-text text-lg text-muted">
        {isNamed
          ? 'There is no such application here. If it is yours, sign in, or open it with the link we emailed you. We can email you a new one.'
          : 'Once you apply, this page shows the stage your application is at, what is missing and every message.'}
      </p>
      {isNamed && (
        <div className="mt-8">
          <AskForLink />
        </div>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/apply">Apply for financing</ButtonLink>
        <ButtonLink to="/financing" variant="secondary">
          How financing works
        </ButtonLink>
      </div>
    </Container>
  );
}

function Application({ application }: { application: ApplicationAnswer }) {
  const { isDemo, isOpen, status } = application;
  const [dialog, setDialog] = useState<'contact' | 'withdraw' | 'demo'>();
  const close = (open: boolean) => {
    if (!open) setDialog(undefined);
  };
  const badge = applicationBadge(status);
  const heading = useArrivalFocus();
  return (
    <>
      {isDemo && <DemoBand />}
      <div className="bg-sand">
        <Container className="py-12 lg:py-16">
          <div className="flex flex-wrap items-center gap-3">
            <Badge colour={badge.colour}>{badge.label}</Badge>
            {isDemo && <Badge colour="yellow">Demo</Badge>}
          </div>
          <h1 ref={heading} tabIndex={-1} className="mt-4 focus:outline-none">
            {isDemo ? 'A demo application' : 'Your application'}
          </h1>
          <section aria-labelledby="financing-summary" className="mt-8">
            <h2 id="financing-summary" className="text-lg">
              Application Summary
            </h2>
            <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-5">
              <Fact name="Applicant">
                {application.firstName} {application.lastName}
              </Fact>
              <Fact name="Purpose">{labelOf(PURPOSES, application.purpose)}</Fact>
              <Fact name="Amount">
                <span className="tabular">{formatDollars(application.estimatedAmount)}</span>
              </Fact>
              <Fact name="Submitted">
                {application.submittedAt ? instantText(application.submittedAt, 'long-day') : 'N/A'}
              </Fact>
              <Fact name="Application ID">
                <span className="tabular text-sm break-all">{application.id}</span>
              </Fact>
            </dl>
          </section>
        </Container>
      </div>
      <Container className="grid gap-y-16 py-12 lg:py-16">
        <Timeline status={status} />
        {status === 'declined' && <Declined />}
        <div className="grid items-start gap-x-16 gap-y-16 lg:grid-cols-2">
          <Checklist application={application} onDemo={() => setDialog('demo')} />
          <Conversation application={application} onDemo={() => setDialog('demo')} />
        </div>
        {isOpen && (
          <section aria-labelledby="financing-actions" className="border-t border-line pt-8">
            <h2 id="financing-actions" className="sr-only">
              Actions
            </h2>
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary" onClick={() => setDialog(isDemo ? 'demo' : 'contact')}>
                Edit Contact Info
              </Button>
              <Button variant="quiet" onClick={() => setDialog(isDemo ? 'demo' : 'withdraw')}>
                Withdraw Application
              </Button>
            </div>
          </section>
        )}
        <footer className="grid gap-6 border-t border-line pt-8 text-sm text-muted lg:grid-cols-[minmax(0,1fr)_auto]">
          <p className="max-w-text">
            Miami Flow Yachts is not a lender. Credit decisions are made by independent third-party lenders.
            Rates, terms and availability vary by applicant and state.
          </p>
          <p className="flex flex-wrap gap-x-8">
            <OnwardLink to="/financing">How financing works</OnwardLink>
            <OnwardLink to="/">Home</OnwardLink>
          </p>
        </footer>
      </Container>
      {!isDemo && (
        <>
          <ContactDialog application={application} open={dialog === 'contact'} onOpenChange={close} />
          <WithdrawDialog applicationId={application.id} open={dialog === 'withdraw'} onOpenChange={close} />
        </>
      )}
      <Dialog
        open={dialog === 'demo'}
        onOpenChange={close}
        title="This is an example"
        description="With an application of your own, this is where you would do it."
        footer={<ButtonLink to="/apply">Apply for financing</ButtonLink>}
      />
    </>
  );
}

/** Over all that looks like an application of one's own and is none. */
function DemoBand() {
  return (
    <aside aria-label="Demo" className="border-b-3 border-brass bg-status-yellow-tint">
      <Container className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <p className="max-w-text">
          <strong>What you see is a demo.</strong> The person, the figures and the messages are made up, and
          nothing here can be sent. Once you apply, this page shows your own application.
        </p>
        <ButtonLink to="/apply" size="small">
          Apply for financing
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

/** What can help after a lender has said no. */
function Declined() {
  return (
    <section
      aria-labelledby="financing-declined"
      className="border-l-3 border-urgent-strong bg-urgent-quiet p-6 lg:p-8"
    >
      <h2 id="financing-declined" className="text-xl">
        Application Status: Declined
      </h2>
      <p className="mt-3 max-w-text">
        This lender’s answer is not the last word. What most often changes it:
      </p>
      <ul className="mt-4 grid list-disc gap-2 pl-5">
        <li>Improve your credit score</li>
        <li>Reduce your debt</li>
        <li>Consider a co-signer</li>
        <li>Explore alternative financing</li>
      </ul>
      <p className="mt-5">
        <TextLink to="/contact">Talk it through with us</TextLink>
      </p>
    </section>
  );
}

function WithdrawDialog({
  applicationId,
  open,
  onOpenChange,
}: {
  applicationId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { press, isPending } = useSending(() => withdraw(applicationId), {
    readAgain: [APPLICATIONS, MESSAGES],
    onDone: () => onOpenChange(false),
    says: () => ({
      title: 'Application Withdrawn',
      description: 'Your application has been successfully withdrawn.',
    }),
    saysRefused: () => ({
      title: 'Withdrawal Failed',
      description: 'There was an error withdrawing your application. Please try again.',
      variant: 'destructive',
    }),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Withdraw your application?"
      description="It will not go to any lender, and the files you uploaded are deleted. This cannot be undone; you can apply again at any time."
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Keep it
          </Button>
          <Button variant="danger" busy={isPending} onClick={() => press()}>
            Withdraw application
          </Button>
        </>
      }
    />
  );
}
