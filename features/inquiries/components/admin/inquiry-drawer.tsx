import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { telephoneLink } from '#core/brand.ts';
import type { ColleagueNameAnswer } from '#features/accounts/schema.ts';
import { UnsentMails } from '#features/notifications/components/admin/unsent-mails.tsx';
import { AssigneeSelect } from '#ui/admin/assigning.tsx';
import { Drawer } from '#ui/admin/drawer.tsx';
import { LanguageBadge } from '#ui/admin/language-badge.tsx';
import { Menu } from '#ui/admin/menu.tsx';
import { Read } from '#ui/admin/read.tsx';
import { IfMay } from '#ui/admin/rights.tsx';
import { saysDone, saysRefused } from '#ui/admin/said.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { useSending } from '#ui/sending.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { instantText } from '#words/instants.ts';
import { INQUIRY_STATES, INQUIRY_STEPS, INQUIRY_TRANSITIONS } from '../../domain.ts';
import type { InquiryChange, OpenInquiryAnswer } from '../../schema.ts';
import { changeInquiry, INQUIRIES, inquiryQuery } from './calls.ts';
import { CharterForm } from './charter-form.tsx';
import { ReachForm } from './reach-form.tsx';
import { ReplyForm } from './reply-form.tsx';
import { words } from './words/index.ts';

interface InquiryDrawerProps {
  /** '' while no inquiry is open. */
  inquiryId: string;
  colleagues: readonly ColleagueNameAnswer[];
  onClose: () => void;
}

type OpenDialog = 'reply' | 'charter' | 'reach' | undefined;

/** One inquiry: what the sender asked, who handles it, what was answered, and the actions on it. */
export function InquiryDrawer({ inquiryId, colleagues, onClose }: InquiryDrawerProps) {
  const asked = useQuery({ ...inquiryQuery(inquiryId), enabled: inquiryId !== '' });
  const [dialog, setDialog] = useState<OpenDialog>();
  const [last, setLast] = useState<OpenInquiryAnswer>();
  if (asked.data && asked.data !== last) setLast(asked.data);
  // An inquiry may be deleted with its sender's data while it is answered: what is typed stays until its dialog is closed.
  const inquiry = asked.data ?? (dialog && last?.id === inquiryId ? last : undefined);
  return (
    <Drawer
      open={inquiryId !== ''}
      onOpenChange={(next) => next || onClose()}
      title={inquiry?.name ?? words.inquiry}
      description={
        inquiry && words.kindOfDay(words.kinds[inquiry.kind], instantText(inquiry.createdAt, 'short'))
      }
    >
      <Read
        found={asked}
        failure={words.inquiryFailed}
        waiting={
          <div className="grid gap-3" aria-busy="true">
            <Skeleton className="h-5 w-48" />
            <Skeleton className="h-24 w-full" />
          </div>
        }
      >
        {() =>
          inquiry ? (
            <Inside inquiry={inquiry} colleagues={colleagues} dialog={dialog} onDialog={setDialog} />
          ) : (
            <p>{words.notFound}</p>
          )
        }
      </Read>
    </Drawer>
  );
}

function Inside({
  inquiry,
  colleagues,
  dialog,
  onDialog,
}: {
  inquiry: OpenInquiryAnswer;
  colleagues: readonly ColleagueNameAnswer[];
  dialog: OpenDialog;
  onDialog: (dialog: OpenDialog) => void;
}) {
  const { id, version, state, suspectedSpam, sentQuickly, email, charterId } = inquiry;
  const isNext = INQUIRY_TRANSITIONS.answer.nextFrom?.includes(state);
  const { press, isPending } = useSending(
    ({ changed }: { changed: InquiryChange; said: string }) => changeInquiry(id, { ...changed, version }),
    {
      readAgain: [INQUIRIES],
      readAgainWhenRefused: true,
      says: (_, { said }) => saysDone({ message: said }),
      saysRefused,
    },
  );
  const change = (changed: InquiryChange, said: string) => press({ changed, said });
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap gap-2">
        <Badge colour={INQUIRY_STATES[state].colour}>{words.states[state]}</Badge>
        <LanguageBadge language={inquiry.language} />
        {suspectedSpam && <Badge colour="red">{words.suspectedSpam}</Badge>}
        {sentQuickly && <Badge colour="orange">{words.sentQuickly}</Badge>}
      </p>
      <IfMay area="inquiries" doing="changes">
        <div className="flex flex-wrap gap-2">
          {charterId ? (
            <ButtonLink size="small" to={`/admin/bookings?q=${encodeURIComponent(email)}&open=${charterId}`}>
              {words.openCharter}
            </ButtonLink>
          ) : (
            <Button
              size="small"
              variant={suspectedSpam || !isNext ? 'secondary' : 'primary'}
              onClick={() => onDialog('reply')}
            >
              {words.buttons.answer}
            </Button>
          )}
          <Menu
            busy={isPending}
            items={[
              charterId
                ? { id: 'answer', label: words.buttons.answer, run: () => onDialog('reply') }
                : { id: 'book', label: words.buttons.book, run: () => onDialog('charter') },
              ...Object.values(INQUIRY_STEPS).flatMap((event) => {
                const { from, to } = INQUIRY_TRANSITIONS[event];
                const run = () => change({ state: to ?? state }, words.steps[event]);
                return to && from.includes(state) ? [{ id: event, label: words.buttons[event], run }] : [];
              }),
              { id: 'reach', label: words.correctReach, run: () => onDialog('reach') },
              {
                id: 'spam',
                label: suspectedSpam ? words.notSpam : words.markAsSpam,
                isDangerous: !suspectedSpam,
                run: () =>
                  change(
                    { suspectedSpam: !suspectedSpam },
                    suspectedSpam ? words.noSpamAnyMore : words.markedAsSpam,
                  ),
              },
            ]}
          />
        </div>
        <Field label={words.handledBy} id="inquiry-assignee" className="max-w-xs">
          <AssigneeSelect
            assignee={inquiry.assignee}
            colleagues={colleagues}
            isBusy={isPending}
            assign={(assignedTo) =>
              change({ assignedTo }, assignedTo ? words.isAssigned : words.isUnassigned)
            }
          />
        </Field>
      </IfMay>
      <dl className="staff-definitions">
        <div className="col-span-2">
          <dt>{words.email}</dt>
          <dd className="break-words">
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        {inquiry.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value === inquiry.phone ? <a href={telephoneLink(value)}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
      {inquiry.message !== '' && (
        <section aria-label={words.inTheirWords} className="grid gap-2">
          <h3 className="staff-subtitle">{words.inTheirWords}</h3>
          <p className="whitespace-pre-line">{inquiry.message}</p>
        </section>
      )}
      <UnsentMails mails={inquiry.unsentMails} />
      <section aria-label={words.answers} className="grid gap-3">
        <h3 className="staff-subtitle">{words.answers}</h3>
        {inquiry.replies.length === 0 ? (
          <p className="text-muted">{words.noAnswers}</p>
        ) : (
          inquiry.replies.map((reply) => (
            <article key={reply.id} className="staff-notice">
              <p>
                <strong>{reply.subject}</strong>
                <br />
                <span className="text-sm text-muted">
                  {reply.author}, {instantText(reply.sentAt, 'short')}
                </span>
              </p>
              <p className="whitespace-pre-line">{reply.body}</p>
            </article>
          ))
        )}
      </section>
      <ReplyForm
        inquiry={inquiry}
        open={dialog === 'reply'}
        onOpenChange={(next) => onDialog(next ? 'reply' : undefined)}
      />
      <CharterForm
        inquiry={inquiry}
        open={dialog === 'charter'}
        onOpenChange={(next) => onDialog(next ? 'charter' : undefined)}
      />
      <ReachForm
        inquiry={inquiry}
        open={dialog === 'reach'}
        onOpenChange={(next) => onDialog(next ? 'reach' : undefined)}
      />
    </div>
  );
}
