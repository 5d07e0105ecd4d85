import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { FactList } from '#ui/fact-list.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Container } from '#ui/layout.tsx';
import { Said } from '#ui/said.tsx';
import { instantText } from '#words/instants.ts';
import { verificationQuery } from '../queries.ts';
import type { VerificationAnswer } from '../schema.ts';
import { words } from '../words/index.ts';

/** The page that says whether a signed document is whole, and what that does and does not prove (product 10.5). */
export function VerifyDocument({ id, failed }: { id: string; failed: boolean }) {
  const { data: found, isError, refetch } = useQuery(verificationQuery(id));
  if (found === null) {
    return (
      <Container width="narrow" className="min-h-[60svh] py-section">
        <h1>{words.verifyUnknown}</h1>
        <p className="mt-5 max-w-text text-lg text-muted">{words.verifyUnknownText}</p>
      </Container>
    );
  }
  if (found === undefined) {
    return isError || failed ? (
      <Said title={words.verifyTitle} text={words.verifyFailed} role="alert" onRetry={refetch} />
    ) : (
      <Said title={words.verifyTitle} text={words.verifyLoading} role="status" />
    );
  }
  return (
    <Container width="narrow" className="py-section">
      <p className="text-muted">{words.verifyTitle}</p>
      <h1 className="mt-2">{verdictOf(found)}</h1>
      {found.verdict === 'broken' && (
        <p role="alert" className="mt-5 text-lg text-urgent-strong">
          {words.verdictBrokenText}
        </p>
      )}
      <h2 className="mt-12">{words.proved}</h2>
      <ul className="mt-5 grid max-w-text gap-3">
        {checksOf(found).map(({ text, isTrue }) => (
          <li key={text} className="grid grid-cols-[auto_1fr] gap-3">
            <strong className={isTrue ? 'text-accent-strong' : 'text-urgent-strong'}>
              {isTrue ? words.yes : words.no}
            </strong>
            {text}
          </li>
        ))}
      </ul>
      <h2 className="mt-12">{words.unproved}</h2>
      <ul className="mt-5 grid max-w-text list-disc gap-3 pl-5 text-muted">
        {[
          words.unprovedWho,
          ...(found.sealedAt && !found.stampedAt ? [words.unprovedTime] : []),
          ...(found.fingerprint ? [words.unprovedKey] : []),
          words.unprovedLaw,
        ].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Compare found={found} />
      <h2 className="mt-12">{words.facts}</h2>
      <FactList facts={factsOf(found)} className="mt-5" />
      <h2 className="mt-12">{words.stepsTitle}</h2>
      <ol className="mt-5 border-t border-line">
        {found.steps.map(({ kind, at, hash }) => (
          <li key={hash} className="border-b border-line py-2.5">
            {stepName(kind, found.kind)}, {instantText(at, 'long')}
            <span className="block font-mono text-xs text-muted wrap-anywhere">{hash}</span>
          </li>
        ))}
      </ol>
    </Container>
  );
}

function verdictOf({ verdict }: VerificationAnswer): string {
  return {
    whole: words.verdictWhole,
    open: words.verdictOpen,
    void: words.verdictVoid,
    broken: words.verdictBroken,
  }[verdict];
}

function checksOf(found: VerificationAnswer): { text: string; isTrue: boolean }[] {
  const { isSealedKept, isSealWhole, stampedAt } = found;
  return [
    { text: words.checkStored, isTrue: found.isShownKept },
    { text: words.checkChain, isTrue: found.isChainWhole },
    ...(isSealedKept === null ? [] : [{ text: words.checkSealed, isTrue: isSealedKept }]),
    ...(isSealWhole === null ? [] : [{ text: words.checkSeal, isTrue: isSealWhole }]),
    ...(stampedAt ? [{ text: words.checkStamp(instantText(stampedAt, 'long')), isTrue: true }] : []),
  ];
}

const kindName = ({ kind, isAlone }: VerificationAnswer) =>
  kind === 'captain' && isAlone ? words.ownCaptainKind : words.kindNames[kind];

function factsOf(found: VerificationAnswer) {
  const hash = (value: string) => <span className="font-mono text-xs wrap-anywhere">{value}</span>;
  return [
    [words.factKind, kindName(found)],
    [words.factMade, instantText(found.createdAt, 'long')],
    ...(found.sealedAt ? ([[words.factSealed, instantText(found.sealedAt, 'long')]] as const) : []),
    [words.factShown, hash(found.shownSha256)],
    ...(found.sealedSha256 ? ([[words.factFile, hash(found.sealedSha256)]] as const) : []),
    ...(found.fingerprint ? ([[words.factKey, hash(found.fingerprint)]] as const) : []),
  ] as const;
}

function stepName(step: VerificationAnswer['steps'][number]['kind'], of: VerificationAnswer['kind']): string {
  return {
    made: words.eventMade,
    sent: words.eventSent,
    'page-seen': words.eventSeen,
    opened: words.eventOpened,
    consented: words.eventConsented,
    signed: words.eventSigned,
    countersigned: of === 'captain' ? words.eventCaptainSigned : words.eventCountersigned,
    refused: words.eventRefused,
    voided: words.eventVoided,
    sealed: words.eventSealed,
    ended: words.eventEnded,
  }[step];
}

async function compared(file: File, found: VerificationAnswer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (hash === found.shownSha256) return words.compareShown;
  return hash === found.sealedSha256 ? words.compareSame : words.compareOther;
}

/** Compares the visitor's own copy in the browser; the file is not uploaded. */
function Compare({ found }: { found: VerificationAnswer }) {
  const [said, setSaid] = useState('');
  const newest = useRef<File>(undefined);
  const compare = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    newest.current = file;
    if (!file) return;
    // Fails when the file has been removed meanwhile, and outside of https, where browsers offer no `crypto.subtle`.
    const comparison = await compared(file, found).catch(() => words.compareFailed);
    if (newest.current === file) setSaid(comparison);
  };
  return (
    <section aria-labelledby="compare" className="screen-only mt-12 scripts-off:hidden">
      <h2 id="compare">{words.compareTitle}</h2>
      <div className="mt-5 grid max-w-form gap-4">
        <Field label={words.compareLabel} id="compare-file" hint={words.compareText}>
          <Input type="file" accept="application/pdf" onChange={(event) => void compare(event)} />
        </Field>
        <p role="status" className="font-semibold">
          {said}
        </p>
      </div>
    </section>
  );
}
