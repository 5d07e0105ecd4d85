import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isLanguage, type Language } from '#core/language.ts';
import { Read } from '#ui/admin/read.tsx';
import { useMay } from '#ui/admin/rights.tsx';
import { TitledSection } from '#ui/admin/titled-section.tsx';
import { onWebsite } from '#ui/admin/website.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { readAgainSoon } from '#ui/read-again.ts';
import { Select } from '#ui/select.tsx';
import { useSending } from '#ui/sending.ts';
import { SentForm } from '#ui/sent-form.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { instantText } from '#words/instants.ts';
import { drawnUpIn } from '../../domain/index.ts';
import {
  countersignAgreement,
  makeAgreementAnew,
  STAFF_CHARTER,
  staffAgreementsQuery,
} from '../../queries.ts';
import type { StaffAgreement } from '../../schema.ts';
import { saysTooLate } from '../signing-step.ts';
import { stateText, stepText } from './step-text.ts';
import { words } from './words/index.ts';

const COLOURS = {
  open: 'blue',
  signed: 'orange',
  countersigned: 'yellow',
  sealed: 'green',
  refused: 'red',
  void: 'grey',
} as const;

function nameOf({ kind, isAmendment, number }: StaffAgreement): string {
  if (kind === 'captain') return words.contract(number);
  return isAmendment ? words.amendment(number) : words.agreement(number);
}

/**
 * The agreements of a charter in the staff's drawer: every version, its steps, and the form to countersign for the owner.
 *
 * @param isToCome whether it is confirmed and not over: only then agreements are drawn up
 * @param isAgreed whether it is confirmed or completed: what its client has signed is countersigned also once it is over
 */
export function AgreementsSection({
  charterId,
  isToCome,
  isAgreed,
}: {
  charterId: string;
  isToCome: boolean;
  isAgreed: boolean;
}) {
  const found = useQuery(staffAgreementsQuery(charterId));
  const mayChange = useMay()('charters', 'changes');
  return (
    <TitledSection id="booking-agreements" title={words.sectionTitle} className="grid gap-4">
      <Read
        found={found}
        failure={words.notLoaded}
        waiting={<Skeleton className={isToCome ? 'h-52' : 'h-7'} />}
      >
        {({ lacks, agreements }) => {
          const newest = agreements.find(({ kind }) => kind === 'charter');
          return (
            <>
              {lacks ? (
                <p>{words.lacks[lacks]}</p>
              ) : (
                !newest && (
                  <p className="text-muted">
                    {isToCome ? words.isAwaited : isAgreed ? words.isMissing : words.isLater}
                  </p>
                )
              )}
              {agreements.map((agreement) => (
                <One
                  key={agreement.id}
                  charterId={charterId}
                  agreement={agreement}
                  isNewest={agreement === newest}
                  isToCountersign={isAgreed && !lacks && !agreement.isOutdated}
                />
              ))}
              {isToCome && !lacks && mayChange && (
                <MakeAnew charterId={charterId} languages={drawnUpIn(newest)} language={newest?.language} />
              )}
            </>
          );
        }}
      </Read>
    </TitledSection>
  );
}

function One({
  charterId,
  agreement,
  isNewest,
  isToCountersign,
}: {
  charterId: string;
  agreement: StaffAgreement;
  isNewest: boolean;
  isToCountersign: boolean;
}) {
  const mayChange = useMay()('charters', 'changes');
  const { reason } = agreement.events.findLast(({ kind }) => kind === 'refused') ?? {};
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>{nameOf(agreement)}</strong>
        <Badge colour={COLOURS[agreement.state]}>{stateText(agreement, isToCountersign)}</Badge>
        {isNewest && agreement.isOutdated && <Badge colour="orange">{words.outdated}</Badge>}
        <span className="text-sm text-muted">
          {words.languages[agreement.language]}, {words.pages(agreement.pages)},{' '}
          {instantText(agreement.createdAt, 'short')}
        </span>
      </p>
      {reason && <p className="whitespace-pre-line wrap-anywhere">“{reason}”</p>}
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <a
          className="link"
          href={`/api/admin/charters/${charterId}/agreements/${agreement.id}/file`}
          target="_blank"
          rel="noopener"
        >
          {words.openDocument}
        </a>
        {agreement.state === 'sealed' && (
          <a className="link" href={onWebsite(`/verify/${agreement.id}`)} target="_blank" rel="noopener">
            {words.checkIt}
          </a>
        )}
      </p>
      {isToCountersign && isNewest && agreement.state === 'signed' && mayChange && (
        <Countersign charterId={charterId} agreement={agreement} />
      )}
      <details className="staff-details">
        <summary>{words.whatWasDone}</summary>
        <ol className="staff-history">
          {agreement.events.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps of a chain are only ever added at the end
            <li key={index}>
              <p>
                <strong>{stepText(event)}</strong>
                {event.name && `: ${event.name}`}{' '}
                <span className="text-muted">{instantText(event.at, 'short')}</span>
              </p>
              {event.address && (
                <p className="text-sm text-muted wrap-anywhere">
                  {event.address} · {event.browser}
                </p>
              )}
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}

function Countersign({ charterId, agreement }: { charterId: string; agreement: StaffAgreement }) {
  const [fault, setFault] = useState<string>();
  const { press, isPending, trouble } = useSending(
    (name: string) => countersignAgreement(charterId, agreement.id, { sha256: agreement.sha256, name }),
    {
      // Read the whole charter again: the departure in the same drawer depends on the signature.
      readAgain: [STAFF_CHARTER],
      readAgainWhenRefused: true,
      says: ({ message }) => ({ title: message }),
      saysRefused: saysTooLate,
    },
  );
  const fieldId = `countersign-${agreement.id}`;
  const sign = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    setFault(name === '' ? words.nameMissing : undefined);
    if (name === '') document.getElementById(fieldId)?.focus();
    else press(name);
  };
  return (
    <SentForm onSubmit={sign} className="grid gap-3 rounded-md bg-foam p-4">
      <p>
        {words.signedBy} <strong>{agreement.signedName}</strong>. {words.pleaseRead}
      </p>
      <Field label={words.yourName} id={fieldId} error={fault} required>
        <Input name="name" autoComplete="name" maxLength={200} />
      </Field>
      {trouble && <ErrorSummary title={trouble.sentence} />}
      <Button type="submit" size="small" busy={isPending} className="justify-self-start">
        {words.countersign}
      </Button>
    </SentForm>
  );
}

/** The form to draw the agreement up again; hidden when no language would change anything. */
function MakeAnew({
  charterId,
  languages,
  language,
}: {
  charterId: string;
  languages: readonly Language[];
  language: Language | undefined;
}) {
  const { press, isPending, trouble } = useSending(
    (wanted: string) => makeAgreementAnew(charterId, isLanguage(wanted) ? wanted : 'en'),
    { onDone: () => readAgainSoon([STAFF_CHARTER]), says: ({ message }) => ({ title: message }) },
  );
  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    press(String(new FormData(event.currentTarget).get('language')));
  };
  if (languages.length === 0) return null;
  return (
    <details className="staff-details">
      <summary>{words.drawUpTitle}</summary>
      <SentForm onSubmit={make} className="mt-3 flex flex-wrap items-end gap-3">
        <Field label={words.language} id={`anew-${charterId}`}>
          <Select
            name="language"
            defaultValue={language}
            options={languages.map((one) => ({ value: one, label: words.languages[one] }))}
          />
        </Field>
        <Button type="submit" size="small" variant="secondary" busy={isPending}>
          {words.drawUp}
        </Button>
      </SentForm>
      {trouble && <ErrorSummary title={trouble.sentence} />}
    </details>
  );
}
