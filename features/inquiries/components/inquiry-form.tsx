import type { ReactNode } from 'react';
import { Form, type FormKit, useForm } from '#ui/form.tsx';
import { TextLink } from '#ui/link.tsx';
import { LEAVE_EMPTY, type TypedValues } from '#ui/typed-values.ts';
import type { ReceivedAnswer } from '../schema.ts';
import { words } from '../words/index.ts';
import type { InquiryKind } from './inquiry-sending.ts';

/** Fetched with the first touch of a form: the rules weigh more than all of a page's own script. */
const loadSending = () => import('./inquiry-sending.ts');

/** Where the line is gone the rules do not come either: the form says so when it is sent. */
const checksOf = (kind: InquiryKind) => () =>
  loadSending().then(
    ({ checkInquiry }) =>
      (typed: TypedValues) =>
        checkInquiry(kind, typed),
    () => () => ({}),
  );
const CHECKS = { contact: checksOf('contact'), quote: checksOf('quote') } as const;

interface InquiryFormProps {
  kind: InquiryKind;
  /** The form's id, and the name by which its button knows that it is being sent. */
  id: string;
  /** Under which name the tab keeps what is typed, so that a reload does not lose it. */
  draft: string;
  /** Written into the form when it opens; what was typed into it before wins. */
  carried?: TypedValues | undefined;
  /** What went wrong as a whole, when the server took nothing. */
  failure: string;
  onReceived: (received: ReceivedAnswer, typed: TypedValues) => void;
  onRefused?: (error: unknown) => void;
  className?: string;
  children: (field: FormKit['field']) => ReactNode;
}

/** A form whose answer is a person's: judged, kept and stored once as every form is, with a trap for programs. */
export function InquiryForm({
  kind,
  failure,
  onReceived,
  onRefused,
  className,
  children,
  ...options
}: InquiryFormProps) {
  const form = useForm(
    async (typed, { openedAt }) => (await loadSending()).sendInquiry(kind, typed, openedAt),
    { ...options, check: CHECKS[kind], onDone: onReceived, onRefused: (error) => onRefused?.(error) },
  );
  return (
    <Form form={form} className={className}>
      {children(form.field)}
      <div className="absolute -left-[200vw]" aria-hidden="true">
        <label>
          {words.leaveEmpty}
          <input tabIndex={-1} autoComplete="off" name={LEAVE_EMPTY} />
        </label>
      </div>
      {form.refusedAs(failure)}
      <noscript>
        <p>
          {words.needsScripts}
          {kind === 'contact' ? (
            words.callOrWriteHere
          ) : (
            <>
              <TextLink to="/contact">{words.callOrWrite}</TextLink>
              {words.instead}
            </>
          )}
        </p>
      </noscript>
    </Form>
  );
}
