import { useState } from 'react';
import { UnsentMails } from '#features/notifications/components/admin/unsent-mails.tsx';
import { FormTrouble } from '#ui/admin/form-trouble.tsx';
import { IfMay } from '#ui/admin/rights.tsx';
import { TitledSection } from '#ui/admin/titled-section.tsx';
import { useUnsaved } from '#ui/admin/unsaved.ts';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/choice.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { SentForm } from '#ui/sent-form.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { instantText } from '#words/instants.ts';
import { isNamed } from '../../domain.ts';
import type { StaffCharterAnswer } from '../../schema/index.ts';
import { writeMessage } from './calls.ts';
import { words } from './words/index.ts';

/** The mails to the client and the team's notes, with a form to write one. */
export function CharterMessages({ charter }: { charter: StaffCharterAnswer }) {
  const { create, isPending, trouble } = useChange();
  const hasEmail = charter.contactEmail !== '';
  const [chosen, setKind] = useState<'mail' | 'note'>('mail');
  const kind = hasEmail ? chosen : 'note';
  const [subject, setSubject] = useState('');
  const [body, setBody] = useState('');
  useUnsaved([subject, body]);
  // Nothing can be written about a client who is forgotten; what is half typed by then stays, and is refused when it is sent.
  const mayBeWritten = isNamed(charter) || subject !== '' || body !== '';
  const send = () => {
    const written = { kind, subject, body };
    return create(
      kind === 'mail' ? words.emailSent : words.noteKept,
      ['message', charter.id, written],
      (options) => writeMessage(charter.id, written, options),
    ).then(
      () => {
        // Text that was typed while sending belongs to the next message: keep it.
        setSubject((now) => (now === subject ? '' : now));
        setBody((now) => (now === body ? '' : now));
      },
      // The form shows the error.
      () => undefined,
    );
  };
  return (
    <TitledSection id="booking-messages" title={words.messages} className="grid gap-4">
      <UnsentMails mails={charter.unsentMails} />
      {charter.messages.length === 0 ? (
        <p className="text-muted">
          {words.nothingWritten}
          {hasEmail && words.repliesArrive}
        </p>
      ) : (
        <ol className="staff-history">
          {charter.messages.map((message) => (
            <li key={message.id}>
              <p>
                <strong>{message.kind === 'mail' ? message.subject : words.note}</strong>{' '}
                <span className="text-muted">
                  {instantText(message.at, 'short')}, {message.by}
                </span>
              </p>
              <p className="whitespace-pre-line wrap-anywhere">{message.body}</p>
            </li>
          ))}
        </ol>
      )}
      <IfMay area="charters" doing="changes">
        {mayBeWritten && (
          <SentForm
            aria-label={words.write}
            className="staff-form"
            onSubmit={(event) => {
              event.preventDefault();
              void send();
            }}
          >
            <FormTrouble trouble={trouble} faults={(path) => `message-${path}`} />
            {hasEmail && (
              <FieldGroup label={words.whoReadsIt} hideLabel>
                <RadioGroup
                  name="message-kind"
                  className="flex flex-wrap gap-x-6"
                  value={kind}
                  onChange={(value) => setKind(value === 'note' ? 'note' : 'mail')}
                  options={[
                    { value: 'mail', label: words.emailToClient },
                    { value: 'note', label: words.noteForTeam },
                  ]}
                />
              </FieldGroup>
            )}
            {kind === 'mail' && (
              <Field label={words.subject} id="message-subject">
                <Input
                  value={subject}
                  placeholder={words.subjectOf(charter.yacht.name)}
                  onChange={(event) => setSubject(event.target.value)}
                />
              </Field>
            )}
            <Field label={kind === 'mail' ? words.mail : words.note} id="message-body" required>
              <Textarea rows={4} value={body} onChange={(event) => setBody(event.target.value)} />
            </Field>
            <p>
              <Button type="submit" size="small" variant="secondary" busy={isPending}>
                {kind === 'mail' ? words.sendEmail : words.keepNote}
              </Button>
            </p>
          </SentForm>
        )}
      </IfMay>
    </TitledSection>
  );
}
