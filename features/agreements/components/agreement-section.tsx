import { type ReactNode, useEffect, useState } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, languageNow } from '#core/language.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { takeFocus } from '#ui/focus.ts';
import { TextLink } from '#ui/link.tsx';
import { readAgainSoon } from '#ui/read-again.ts';
import { useSending } from '#ui/sending.ts';
import { instantText } from '#words/instants.ts';
import { turnOf } from '../domain/index.ts';
import type { SignerAgreement } from '../schema.ts';
import { words } from '../words/index.ts';
import { Refusal } from './agreement-refusal.tsx';
import type { Part, SigningCalls, SignsAs } from './signing-calls.ts';
import { Consent, Signature } from './signing-forms.tsx';

interface AgreementSectionProps {
  isAwaited: boolean;
  /** Whether what is to be signed waits for us: nothing is signed for too many guests. */
  isOnHold?: boolean;
  /** Whether the first agreement is the current one. If false, all are earlier ones. */
  isCurrent?: boolean;
  agreements: readonly SignerAgreement[];
  calls: SigningCalls;
  title?: string;
  /** The section's id; set it where the page has a second such section. */
  id?: string;
  as?: SignsAs;
}

/** The section to sign an agreement in three steps: read, consent, sign. Afterwards it shows the agreement's state. */
export function AgreementSection({
  isAwaited,
  isOnHold = false,
  isCurrent = true,
  agreements,
  calls,
  title,
  id = 'agreement',
  as = 'client',
}: AgreementSectionProps) {
  const newest = isCurrent ? agreements[0] : undefined;
  const [place] = useState(placeOfAnother);
  const signed = agreements.filter((one) => one !== newest && one.state === 'sealed');
  if (!newest && !isAwaited && !isOnHold && signed.length === 0) return null;
  /** The steps are not printed. If nothing else follows, hide the heading in print too. */
  const isStepsAlone = newest?.state === turnOf(as) && signed.length === 0;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      lang={languageNow()}
      className={classes('mt-12 max-w-form scroll-mt-24', isStepsAlone && 'screen-only')}
    >
      <h2 id={`${id}-title`}>{title ?? words.sectionTitle}</h2>
      {newest ? (
        <Current key={newest.id} agreement={newest} calls={calls} as={as} another={place} />
      ) : (
        isAwaited && (
          <p ref={place.waits} tabIndex={-1} role="status" className="mt-4 text-muted outline-none">
            {words.beingMade}
          </p>
        )
      )}
      {isOnHold && <p className="mt-4">{words.onHold}</p>}
      {signed.length > 0 && (
        <>
          <h3 className="mt-8 text-base">{words.earlier}</h3>
          <ul className="mt-2 grid gap-2">
            {signed.map((one) => (
              <li key={one.id}>
                <a className="link" href={calls.fileUrl(one.id)} target="_blank" rel="noopener">
                  {sealedText(one)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const sealedText = ({ isAlone, sealedAt, createdAt }: SignerAgreement) => {
  const at = instantText(sealedAt ?? createdAt, 'long');
  return isAlone ? words.sealedAlone(at) : words.sealedDone(at);
};

/**
 * Moves the focus after the reader asks for another language: first to the waiting text, then once to the new document's
 * button. A document that staff draw up later must not take the focus.
 */
function placeOfAnother() {
  let isAsked = false;
  return {
    ask: () => {
      isAsked = true;
    },
    /** Ref for the text that is shown while the document is being made. */
    waits: (element: HTMLElement | null) => {
      if (isAsked) element?.focus();
    },
    /** Ref for the new document's button: it gets the focus once. */
    comes: (element: HTMLElement | null) => {
      if (!isAsked || !element) return;
      isAsked = false;
      element.focus();
    },
  };
}

type ToSign = Part & { as: SignsAs; another: ReturnType<typeof placeOfAnother> };

function Current({ agreement, as, ...rest }: ToSign) {
  const { calls } = rest;
  const isToSign = agreement.state === turnOf(as);
  const [wasOpen] = useState(isToSign);
  /** After signing, move the focus to the text that replaces the form. */
  const focus = wasOpen ? { ref: takeFocus, tabIndex: -1 } : {};
  if (isToSign) return <Steps agreement={agreement} as={as} {...rest} />;
  switch (agreement.state) {
    case 'sealed':
      return (
        <>
          <p {...focus} className="mt-4">
            {sealedText(agreement)}
          </p>
          <p className="screen-only mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonAnchor
              variant="secondary"
              href={calls.fileUrl(agreement.id)}
              target="_blank"
              rel="noopener"
            >
              {words.openSealed}
            </ButtonAnchor>
            <TextLink to={`/verify/${agreement.id}`}>{words.verifyLink}</TextLink>
          </p>
        </>
      );
    case 'refused':
      return (
        <p {...focus} className="mt-4">
          {refusedText(agreement, as)}
        </p>
      );
    default:
      return (
        <p {...focus} role="status" className="mt-4">
          {underWayText(agreement)}
        </p>
      );
  }
}

const refusedText = ({ kind }: SignerAgreement, as: SignsAs) => {
  if (kind !== 'captain') return words.refusedDone;
  return as === 'captain' ? words.captainHasRefused : words.captainRefused;
};

const underWayText = ({ kind, state, isAlone }: SignerAgreement) => {
  if (isAlone) return words.sealingAlone;
  if (state !== 'signed') return words.sealing;
  return kind === 'captain' ? words.captainWaiting : words.signedWaiting;
};

function Steps({ agreement, calls, as, another }: ToSign) {
  const { id, sha256, isOpened, isConsented } = agreement;
  const [see] = useState(() => calls.see);
  const [hadConsented] = useState(isConsented);
  useEffect(() => {
    // If this fails, ignore it: the next visit notes that the page was seen.
    see(id, { sha256 }).catch(() => {});
  }, [see, id, sha256]);
  return (
    <div className="screen-only mt-4 grid gap-6 rounded-md bg-foam p-6 sm:p-8">
      <p className="text-muted">{agreement.isAmendment ? words.replaces : words.toSign}</p>
      <noscript>
        <p>{words.noScripts}</p>
      </noscript>
      <ol className="grid gap-8">
        <Step number={1} title={words.readStep} isDone={isOpened}>
          <p className="text-muted">{isOpened ? words.openedDone : words.readHint(agreement.pages)}</p>
          <p>
            <ButtonAnchor
              ref={another.comes}
              variant={isOpened ? 'secondary' : 'primary'}
              href={calls.fileUrl(id)}
              target="_blank"
              rel="noopener"
              onClick={() => readAgainSoon([calls.address])}
            >
              {words.openDocument}
            </ButtonAnchor>
          </p>
          {calls.readIn && (
            <OtherLanguages agreement={agreement} calls={calls} readIn={calls.readIn} onAsked={another.ask} />
          )}
        </Step>
        <Step number={2} title={words.consentStep} isDone={isConsented}>
          {isConsented ? (
            <p className="text-muted">{words.consentedDone}</p>
          ) : (
            <Consent agreement={agreement} calls={calls} />
          )}
        </Step>
        <Step number={3} title={words.signStep} isDone={false}>
          {isConsented && <Signature agreement={agreement} calls={calls} isNext={!hadConsented} />}
        </Step>
      </ol>
      <Refusal agreement={agreement} calls={calls} as={as} />
    </div>
  );
}

function Step({
  number,
  title,
  isDone,
  children,
}: {
  number: number;
  title: string;
  isDone: boolean;
  children: ReactNode;
}) {
  return (
    <li className="grid gap-3">
      <h3 className="flex items-center gap-3 text-lg">
        <span
          aria-hidden="true"
          className={classes(
            'tabular grid size-8 place-items-center rounded-full border text-base',
            isDone ? 'border-accent-strong bg-accent-strong text-on-dark' : 'border-line',
          )}
        >
          {isDone ? '✓' : number}
        </span>
        {title}
      </h3>
      {children}
    </li>
  );
}

function OtherLanguages({
  agreement,
  calls,
  readIn,
  onAsked,
}: Part & { readIn: NonNullable<SigningCalls['readIn']>; onAsked: () => void }) {
  const { press, isPending } = useSending(readIn, {
    onDone: () => {
      onAsked();
      readAgainSoon([calls.address]);
    },
  });
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm">
      <span className="text-muted">{words.inLanguage}</span>
      {LANGUAGES.filter((language) => language !== agreement.language).map((language) => (
        <Button
          key={language}
          variant="quiet"
          size="small"
          lang={language}
          busy={isPending}
          onClick={() => press(language)}
        >
          {LANGUAGE_NAMES[language]}
        </Button>
      ))}
    </p>
  );
}
