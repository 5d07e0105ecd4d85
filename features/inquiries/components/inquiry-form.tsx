import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { readTab, writeTab } from '#core/tab-storage.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextLink } from '#ui/link.tsx';
import { useSending } from '#ui/sending.ts';
import { SentForm } from '#ui/sent-form.tsx';
import type { ReceivedAnswer } from '../schema.ts';
import {
  type InquiryFaults,
  type InquiryKind,
  type InquiryRefusal,
  type InquiryValues,
  LEAVE_EMPTY,
  readTyped,
  setTyped,
} from './inquiry-values.ts';

/** Fetched with the first touch of a form: the rules weigh more than all of a page's own script. */
const loadSending = () => import('./inquiry-sending.ts').catch(() => undefined);

const UNREACHED: InquiryRefusal = { sentence: undefined, issues: [] };

/** What a field takes from its form: `<Field label="Email" {...field('email', true)}>`. */
export type FieldOf = (
  name: string,
  isRequired?: boolean,
) => { id: string; error: string | undefined; required: boolean };

interface InquiryFormProps {
  kind: InquiryKind;
  /** The form's id, the beginning of its fields' ids, and the name by which its button knows that it is being sent. */
  id: string;
  /** The fields' names in the order they stand. */
  order: readonly string[];
  /** Under which name the tab keeps what is typed, so that a reload does not lose it. */
  draft: string;
  /** Written into the form when it opens; what was typed into it before wins. */
  carried?: InquiryValues | undefined;
  /** What went wrong as a whole, when the server took nothing. */
  failure: string;
  onReceived: (received: ReceivedAnswer, values: InquiryValues) => void;
  onRefused?: (refusal: InquiryRefusal) => void;
  className?: string;
  children: (field: FieldOf) => ReactNode;
}

/**
 * A form whose answer is a person's. It is judged by the server's own schema before it is sent, refuses in words at each
 * field, keeps what was typed, and is stored once however often it is sent.
 */
export function InquiryForm({
  kind,
  id,
  order,
  draft,
  carried,
  failure,
  onReceived,
  onRefused,
  className,
  children,
}: InquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<InquiryFaults>({});
  const [tries, setTries] = useState(0);
  const [refusal, setRefusal] = useState<InquiryRefusal>();
  const touchedAt = useRef(0);
  const fieldId = (name: string) => `${id}-${name}`;
  const issues = order.flatMap((name) => {
    const message = faults[name];
    return message ? [{ name, fieldId: fieldId(name), message }] : [];
  });
  const firstFault = useRef<string>(undefined);
  firstFault.current = issues[0]?.fieldId;

  useEffect(() => {
    if (!form.current) return;
    setTyped(form.current, { ...carried, ...readTab<InquiryValues>(draft) });
  }, [draft, carried]);

  // After the summary, which takes the focus when it appears.
  useEffect(() => {
    if (tries > 0 && firstFault.current) document.getElementById(firstFault.current)?.focus();
  }, [tries]);

  const touch = () => {
    touchedAt.current ||= Date.now();
    void loadSending();
  };

  // A field that was found wrong is judged again with each change.
  const onTyped = async (event: FormEvent<HTMLFormElement>) => {
    const values = readTyped(event.currentTarget);
    writeTab(draft, values);
    const { name } = event.target as HTMLInputElement;
    if (faults[name] === undefined) return;
    const found = (await loadSending())?.checkInquiry(kind, values) ?? {};
    setFaults((now) => ({ ...now, [name]: found[name] }));
  };

  const submit = async (current: HTMLFormElement) => {
    touchedAt.current ||= Date.now();
    setRefusal(undefined);
    const values = readTyped(current);
    const sending = await loadSending();
    const found = sending?.checkInquiry(kind, values) ?? {};
    setFaults(found);
    if (Object.keys(found).length > 0) {
      setTries((count) => count + 1);
      return;
    }
    const answer = sending
      ? await sending.sendInquiry(kind, values, touchedAt.current)
      : { refused: UNREACHED };
    if ('refused' in answer) {
      setRefusal(answer.refused);
      setFaults(Object.fromEntries(answer.refused.issues.map(({ path, message }) => [path, message])));
      onRefused?.(answer.refused);
      return;
    }
    writeTab(draft, null);
    current.reset();
    touchedAt.current = 0;
    setTries(0);
    onReceived(answer.received, values);
  };

  const { press } = useSending(submit, { name: id });

  return (
    <SentForm
      ref={form}
      id={id}
      className={className}
      onFocus={touch}
      onInput={(event) => void onTyped(event)}
      onSubmit={(event) => {
        event.preventDefault();
        press(event.currentTarget);
      }}
    >
      {tries > 0 && issues.length > 0 && !refusal && (
        <ErrorSummary key={tries} title="Please check these fields." issues={issues} />
      )}
      {children((name, isRequired = false) => ({
        id: fieldId(name),
        error: faults[name],
        required: isRequired,
      }))}
      <div className="absolute -left-[200vw]" aria-hidden="true">
        <label>
          Leave this empty
          <input tabIndex={-1} autoComplete="off" name={LEAVE_EMPTY} />
        </label>
      </div>
      {refusal && (
        <ErrorSummary
          title={failure}
          issues={[
            ...(refusal.sentence === undefined || refusal.sentence === failure
              ? []
              : [{ message: refusal.sentence }]),
            ...refusal.issues.map(({ path, message }) =>
              order.includes(path) ? { message, fieldId: fieldId(path) } : { message },
            ),
          ]}
        />
      )}
      <noscript>
        <p>
          This form is sent with JavaScript, which is switched off in this browser. Please{' '}
          {kind === 'contact' ? (
            'call or write to us instead: our number and address are on this page.'
          ) : (
            <>
              <TextLink to="/contact">call or write to us</TextLink> instead.
            </>
          )}
        </p>
      </noscript>
    </SentForm>
  );
}
