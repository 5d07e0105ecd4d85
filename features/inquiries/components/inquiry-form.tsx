import type { ReactNode } from 'react';
import { Form, type FormKit, useForm } from '#ui/form.tsx';
import { TextLink } from '#ui/link.tsx';
import { LEAVE_EMPTY, type TypedValues } from '#ui/typed-values.ts';
import type { ReceivedAnswer } from '../schema.ts';
import { words } from '../words/index.ts';
import type { InquiryKind } from './inquiry-sending.ts';

/** Loaded with the first touch of a form, because the rules weigh more than all scripts of a page. */
const loadSending = () => import('./inquiry-sending.ts');

/** If the network is gone, the rules cannot be loaded either: then the form finds no faults, and says so when sending fails. */
const checksOf = (kind: InquiryKind) => () =>
  loadSending().then(
    ({ checkInquiry }) =>
      (typed: TypedValues) =>
        checkInquiry(kind, typed),
    () => () => ({}),
  );
const CHECKS = { contact: checksOf('contact'), quote: checksOf('quote') } as const;

/** Fills in what a link about a yacht brings. */
const carryIn = (inside: HTMLElement | null) => {
  if (inside && location.search.includes('yacht='))
    loadSending().then(
      ({ carryInto }) => carryInto(inside),
      () => {},
    );
};

interface InquiryFormProps {
  kind: InquiryKind;
  /** The form's id, and the name by which its button knows that it is being sent. */
  id: string;
  /** The name under which the tab's storage keeps what is typed, so that a reload does not lose it. */
  draft: string;
  /** Values to write into the form when it opens; values typed earlier win. */
  carried?: TypedValues | undefined;
  /** The title of the error summary if the server did not take the form. */
  failure: string;
  onReceived: (received: ReceivedAnswer, typed: TypedValues) => void;
  onRefused?: (error: unknown) => void;
  className?: string;
  children: (field: FormKit['field']) => ReactNode;
}

/**
 * A form that a person will answer. It is validated, kept as a draft and stored once, as all forms are, and has a hidden field
 * as a trap for programs.
 */
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
      <div ref={carryIn} className="absolute -left-[200vw]" aria-hidden="true">
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
