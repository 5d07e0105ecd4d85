import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { timeText } from '#features/calendar/domain/times.ts';
import { rangeOf } from '#features/charters/components/trip-words.ts';
import { LeavingAsked } from '#ui/ask-before-leaving.tsx';
import { Button } from '#ui/button.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { takeFocus } from '#ui/focus.ts';
import { Container } from '#ui/layout.tsx';
import { useWas } from '#ui/on-change.ts';
import { Said } from '#ui/said.tsx';
import { dayText } from '#words/days.ts';
import { instantText } from '#words/instants.ts';
import { waiverQuery } from '../queries.ts';
import type { WaiverPage as Waiver } from '../schema.ts';
import { words } from '../words/index.ts';
import { type Signed, WaiverForm } from './waiver-form.tsx';

/** The page where a guest signs, by the one link that all guests of a charter share; it shows no guest's details. */
export function WaiverPage({ token, failed }: { token: string; failed: boolean }) {
  const { data: waiver, isError, refetch } = useQuery(waiverQuery(token));
  const [signed, setSigned] = useState<Signed & { readonly isAboard: boolean }>();
  const [isNext, setIsNext] = useState(false);
  // If the text was there before, the form has disappeared under the guest: the message then takes the focus.
  const wasOpen = useWas(Boolean(waiver?.text));
  if (waiver === undefined) {
    return isError || failed ? (
      <Said title={words.heading} text={words.loadFailed} role="alert" onRetry={refetch} />
    ) : (
      <Said title={words.heading} text={words.loading} role="status" />
    );
  }
  if (waiver === null) return <Said title={words.linkOver} text={words.linkOverText} isAnswer={wasOpen} />;
  if (signed) {
    const next = () => {
      setSigned(undefined);
      setIsNext(true);
    };
    return <HasSigned signed={signed} isAboard={signed.isAboard} onAnother={next} />;
  }
  const { charter, text } = waiver;
  if (!charter || !text) return <Closed standing={waiver.standing} isAnswer={wasOpen} />;
  return (
    <Container width="narrow" className="pt-6 pb-section">
      <LeavingAsked />
      {/* For the next guest on the same device, start at the top. */}
      <h1 ref={isNext ? takeFocus : undefined} tabIndex={-1}>
        {words.heading}
      </h1>
      <p className="mt-4 text-lg text-muted">{words.lead}</p>
      <Facts charter={charter} />
      <noscript>
        <p className="mt-8">{words.noScripts}</p>
      </noscript>
      <WaiverForm
        token={token}
        text={text}
        keepDays={waiver.keepDays}
        onSigned={(answer, { isAboard = true }) => setSigned({ ...answer, isAboard })}
      />
    </Container>
  );
}

function Facts({ charter }: { charter: NonNullable<Waiver['charter']> }) {
  const facts = [
    [words.yacht, charter.yacht],
    [words.date, dayText(charter.startDate, 'full')],
    [words.time, timeText(rangeOf(charter))],
    [words.arriveBy, instantText(charter.arriveBy, 'time')],
    ...(charter.marina ? ([[words.where, charter.marina]] as const) : []),
  ] as const;
  return <FactList facts={facts} className="mt-8 max-w-form" />;
}

function Closed({ standing, isAnswer }: { standing: Waiver['standing']; isAnswer: boolean }) {
  const [title, text] =
    standing === 'cancelled'
      ? [words.isCancelled, words.isCancelledText]
      : standing === 'over'
        ? [words.isOver, words.isOverText]
        : [words.isNotConfirmed, words.isNotConfirmedText];
  return <Said title={title} text={text} isAnswer={isAnswer} />;
}

/** A QR code as an image address. */
const codeOf = (url: string) => `data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 2 }))}`;

function HasSigned({
  signed,
  isAboard,
  onAnother,
}: {
  signed: Signed;
  /** False for a guardian who stays ashore: somebody else brings the minors, and shows their code. */
  isAboard: boolean;
  onAnother: () => void;
}) {
  const at = instantText(signed.signedAt, 'long');
  return (
    <Container width="narrow" className="min-h-[60svh] py-section">
      <h1 ref={takeFocus} tabIndex={-1}>
        {words.signedHeading}
      </h1>
      <p className="mt-5 max-w-text text-lg">
        {isAboard ? words.signedText(at) : words.signedAshoreText(at)}
      </p>
      <div className="mt-8 grid max-w-form justify-items-start gap-3 rounded-md bg-foam p-5">
        <h2 className="text-lg">{words.codeTitle}</h2>
        <img
          src={codeOf(signed.checkInUrl)}
          alt={words.codeAlt}
          width={220}
          height={220}
          className="max-w-full"
        />
        <p className="text-muted">{isAboard ? words.codeText : words.ashoreCodeText}</p>
      </div>
      <dl className="mt-8 grid max-w-form gap-3 text-sm text-muted">
        <div>
          <dt>{words.signedNumber}</dt>
          <dd className="tabular wrap-anywhere">{signed.id}</dd>
        </div>
        <div>
          <dt>{words.signedHash}</dt>
          <dd className="tabular wrap-anywhere">{signed.recordSha256}</dd>
        </div>
      </dl>
      <p className="screen-only mt-10">
        <Button variant="secondary" onClick={onAnother}>
          {words.signAnother}
        </Button>
      </p>
    </Container>
  );
}
