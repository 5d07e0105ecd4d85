import { useState } from 'react';
import { brand } from '#core/brand.ts';
import { UnsentMails } from '#features/notifications/components/admin/unsent-mails.tsx';
import { FormDialog, fieldOf } from '#ui/admin/form-dialog.tsx';
import { IfMay, useMay } from '#ui/admin/rights.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { instantText } from '#words/instants.ts';
import { isReadable } from '../../domain/checklist.ts';
import { sendRead } from '../../queries.ts';
import type { DossierAnswer } from '../../schema/answers.ts';
import { staffMessageBody } from '../../schema/staff.ts';
import { ApplicantLanguage } from './applicant-language.tsx';
import { documentAddress, sendMessage } from './calls.ts';
import { Panel } from './panel.tsx';
import { words } from './words/index.ts';

const authors = () => ({ system: brand.name, lender: words.theLender, applicant: words.theApplicant });
const senders = () => [
  { value: 'system', label: brand.name },
  { value: 'lender', label: words.theLender },
];

/** The conversation with the applicant. A reply waits until a colleague has answered it, or says that it needs no answer. */
export function Messages({ application }: { application: DossierAnswer }) {
  const { id, firstName, messages } = application;
  /** The replies that were there when the colleague began to write: one that comes meanwhile goes on waiting. */
  const [answers, setAnswers] = useState<string[]>();
  const { create } = useChange();
  const settling = useChange();
  const waiting = messages.flatMap((message) =>
    message.messageType === 'applicant' && !message.isRead ? [message.id] : [],
  );
  const settle = () => void settling.press(words.noAnswerNeeded, () => sendRead(id, waiting));
  return (
    <Panel
      title={words.messages}
      actions={
        <IfMay area="financing" doing="changes">
          <div className="flex flex-wrap gap-2">
            {waiting.length > 0 && (
              <Button variant="secondary" size="small" busy={settling.isPending} onClick={settle}>
                {words.noAnswerNeeded}
              </Button>
            )}
            <Button variant="secondary" size="small" onClick={() => setAnswers(waiting)}>
              {words.writeTo(firstName)}
            </Button>
          </div>
        </IfMay>
      }
    >
      <UnsentMails mails={application.unsentMails} />
      {messages.length === 0 && <p className="text-muted">{words.nothingWritten}</p>}
      <ol className="grid grid-cols-[minmax(0,1fr)]">
        {messages.map((message) => (
          <li key={message.id} className="border-t border-line py-3">
            <article>
              <div className="flex flex-wrap items-center gap-2">
                <h4 className="font-sans text-base font-semibold">
                  {message.messageType === 'applicant' ? words.replyFrom(firstName) : message.subject}
                </h4>
                {waiting.includes(message.id) && <Badge colour="blue">{words.unanswered}</Badge>}
              </div>
              <p className="text-sm text-muted">
                {authors()[message.messageType]},{' '}
                <time dateTime={message.createdAt}>{instantText(message.createdAt, 'plain')}</time>
                {message.messageType !== 'applicant' && (message.isRead ? words.isRead : words.isNotRead)}
              </p>
              <p className="mt-1 break-words whitespace-pre-line">{message.content}</p>
              {message.documents.map((attached) => (
                <Attached key={attached.id} application={application} {...attached} />
              ))}
            </article>
          </li>
        ))}
      </ol>
      <FormDialog
        open={answers !== undefined}
        onOpenChange={(open) => setAnswers(open ? waiting : undefined)}
        title={words.writeTo(firstName)}
        description={words.readOnDashboard}
        schema={staffMessageBody}
        values={{ from: 'system' as 'system' | 'lender' | undefined, subject: '', content: '' }}
        submit={words.sendMessage}
        onSave={({ from = 'system', subject, content }) => {
          const message = { from, subject, content, answers };
          return create(words.messageSent, ['financing-message', id, message], (options) =>
            sendMessage(id, message, options),
          );
        }}
      >
        {(form) => (
          <>
            <ApplicantLanguage language={application.language} />
            <Field label={words.inTheNameOf} {...fieldOf(form, 'from')}>
              <Select options={senders()} {...form.register('from')} />
            </Field>
            <Field label={words.subject} required {...fieldOf(form, 'subject')}>
              <Input autoComplete="off" {...form.register('subject')} />
            </Field>
            <Field label={words.message} required {...fieldOf(form, 'content')}>
              <Textarea rows={5} {...form.register('content')} />
            </Field>
          </>
        )}
      </FormDialog>
    </Panel>
  );
}

/** A file attached to a reply: a link for whoever may open the applicants' files, once the scanner has passed it. */
function Attached({
  application,
  id,
  fileName,
}: {
  application: DossierAnswer;
  id: string;
  fileName: string;
}) {
  const mayOpen = useMay()('sealed', 'opens');
  const scan = application.documents.find((document) => document.id === id)?.scan;
  if (mayOpen && scan && isReadable(scan))
    return (
      <a
        className="link mt-1 block py-2 break-all"
        href={documentAddress(application.id, id)}
        download={fileName}
      >
        {fileName}
      </a>
    );
  return (
    <p className="mt-1 py-2 break-all">
      {fileName}
      {scan && !isReadable(scan) && <span className="text-muted"> ({words.scans[scan]})</span>}
    </p>
  );
}
