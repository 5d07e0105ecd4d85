import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { once } from '#core/once.ts';
import { FormTrouble } from '#ui/admin/form-trouble.tsx';
import { IfMay, useMay } from '#ui/admin/rights.tsx';
import { ReadFailure } from '#ui/admin/states.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { instantText } from '#words/instants.ts';
import { TERMS, termsQuery } from '../../queries.ts';
import type { DossierAnswer } from '../../schema/answers.ts';
import { sendTerms } from './calls.ts';
import { Panel } from './panel.tsx';
import { words } from './words/index.ts';

/** The lender's terms: sending them, and their state. An application can be completed only with signed terms (product 7.13). */
export function Terms({ application: { id, status } }: { application: DossierAnswer }) {
  const found = useQuery(termsQuery(id));
  const { data = [] } = found;
  // State kept here, not in the form: a refusal because the applicant has withdrawn removes the form, but must stay readable.
  const sending = useChange([TERMS]);
  const mayOpen = useMay()('sealed', 'opens');
  // Until it is known which terms are out, none are sent: that would take back those that the applicant is reading. What was
  // known stays so if reading again fails: the form may hold the next file.
  const mayBeSent =
    found.data !== undefined &&
    (status === 'approved' || status === 'finalizing') &&
    !isSigned(data[0]?.state);
  if (data.length === 0 && !mayBeSent && !sending.trouble && !found.isError) return null;
  return (
    <Panel title={words.lendersTerms}>
      {found.isError && <ReadFailure sentence={words.termsNotRead} onRetry={() => void found.refetch()} />}
      {data.map((terms) => (
        <p key={terms.id}>
          {mayOpen ? (
            <a
              className="link"
              href={`/api/financing/applications/${id}/terms/${terms.id}/file`}
              target="_blank"
              rel="noopener"
            >
              {words.termsOf(terms.number)}
            </a>
          ) : (
            words.termsOf(terms.number)
          )}
          , {(words.termsStates as Readonly<Record<string, string>>)[terms.state] ?? terms.state},{' '}
          {instantText(terms.sealedAt ?? terms.createdAt, 'short')}
        </p>
      ))}
      <FormTrouble trouble={sending.trouble} faults="none" />
      {mayBeSent && (
        <IfMay area="financing" doing="changes">
          <SendTerms applicationId={id} sending={sending} />
        </IfMay>
      )}
    </Panel>
  );
}

const isSigned = (state: string | undefined) => state === 'signed' || state === 'sealed';

/** Whether an application still waits for its signed terms, without which it cannot be completed. False until that is known. */
export function useAwaitsTerms(applicationId: string, asked: boolean): boolean {
  const { data } = useQuery({ ...termsQuery(applicationId), enabled: asked });
  return asked && data !== undefined && !isSigned(data[0]?.state);
}

function SendTerms({
  applicationId,
  sending: { change, isPending },
}: {
  applicationId: string;
  sending: ReturnType<typeof useChange>;
}) {
  const [fault, setFault] = useState<string>();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const file = new FormData(form).get('document');
    const isChosen = file instanceof File && file.size > 0;
    setFault(isChosen ? undefined : words.choosePdf);
    if (!isChosen || isPending) return;
    const told = [applicationId, file.name, file.size, file.lastModified];
    const sent = change(words.termsSent, () =>
      once(['terms-sent', ...told], (_, key) => sendTerms(applicationId, file, key)),
    );
    // FormTrouble above the form shows a refusal.
    await sent.then(
      () => form.reset(),
      () => undefined,
    );
  };
  return (
    <form onSubmit={(event) => void send(event)} className="grid gap-3" noValidate>
      <Field
        label={words.lendersDocument}
        id={`terms-${applicationId}`}
        hint={words.lendersDocumentHint}
        error={fault}
        required
      >
        <Input type="file" name="document" accept="application/pdf" />
      </Field>
      <Button type="submit" size="small" variant="secondary" busy={isPending} className="justify-self-start">
        {words.sendToSign}
      </Button>
    </form>
  );
}
