import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { FormTrouble } from '#ui/admin/form-trouble.tsx';
import { Read } from '#ui/admin/read.tsx';
import { useUnsaved } from '#ui/admin/unsaved.ts';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { Field } from '#ui/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { formatCents } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import type { DisputeAnswerView } from '../../schema/disputes.ts';
import { disputeFileAddress, disputeQuery, editAnswer, stageAnswer, submitAnswer } from './dispute-calls.ts';
import { words } from './words/index.ts';

type Piece = DisputeAnswerView['pieces'][number];
type Key = Piece['key'];

interface Of {
  charterId: string;
  disputeId: string;
  /** Whether an answer is being sent to the card company. */
  isUnderWay: boolean;
}

/** The answer to a dispute: the site assembles it, staff check and submit it (product 4.25). */
export function DisputeAnswer({ charterId, disputeId, isUnderWay }: Of) {
  const found = useQuery(disputeQuery(charterId, disputeId, isUnderWay));
  return (
    <Read found={found} failure={words.answerNotRead} waiting={<Skeleton className="h-64" />}>
      {(view) => (
        <div className="grid gap-4">
          <AnswerDraft key={view.edited?.at ?? ''} charterId={charterId} view={view} />
          <Sent answers={view.answers} />
        </div>
      )}
    </Read>
  );
}

function AnswerDraft({ charterId, view }: { charterId: string; view: DisputeAnswerView }) {
  const { change, isPending, trouble } = useChange();
  const [covering, setCovering] = useState(view.covering);
  const [leftOut, setLeftOut] = useState<readonly Key[]>(view.leftOut);
  useUnsaved([covering, leftOut]);
  const [isAsking, setAsking] = useState(false);
  const { id, canStage, canSubmit } = view;
  const isChanged =
    covering !== view.covering || [...leftOut].sort().join() !== [...view.leftOut].sort().join();
  // The refusal is shown above the buttons.
  const press = (title: string, act: Parameters<typeof change>[1]) =>
    void change(title, act).catch(() => undefined);
  const turn = (key: Key, isIn: boolean) =>
    setLeftOut(isIn ? leftOut.filter((one) => one !== key) : [...leftOut, key]);
  return (
    <>
      <Field label={words.covering} hint={words.coveringHint}>
        <Textarea
          rows={8}
          maxLength={20_000}
          lang="en"
          readOnly={!canStage}
          value={covering}
          onChange={(event) => setCovering(event.target.value)}
        />
      </Field>
      <fieldset className="grid gap-2">
        <legend className="label">{words.evidence}</legend>
        {view.pieces.map((piece) => (
          <PieceRow
            key={piece.key}
            piece={piece}
            isIn={!leftOut.includes(piece.key)}
            mayTurn={canStage}
            onTurn={(isIn) => turn(piece.key, isIn)}
          />
        ))}
      </fieldset>
      <FormTrouble trouble={trouble} faults="none" />
      <p className="flex flex-wrap items-center gap-2">
        {canStage && isChanged && (
          <Button
            size="small"
            busy={isPending}
            onClick={() =>
              press(words.answerKept, () => editAnswer(charterId, id, { covering, leftOut: [...leftOut] }))
            }
          >
            {words.keepAnswer}
          </Button>
        )}
        {!isChanged && (
          <a className="link" href={disputeFileAddress(charterId, id)} target="_blank" rel="noopener">
            {words.answerAsPdf}
          </a>
        )}
        {canStage && !isChanged && (
          <Button
            size="small"
            variant="secondary"
            busy={isPending}
            onClick={() => press(words.answerStaged, () => stageAnswer(charterId, id))}
          >
            {words.stageAnswer}
          </Button>
        )}
        {canSubmit && !isChanged && (
          <Button size="small" onClick={() => setAsking(true)}>
            {words.submitAnswer}
          </Button>
        )}
      </p>
      {canStage && !canSubmit && <p className="text-sm text-muted">{words.stageFirst}</p>}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.submitTitle(formatCents(view.cents))}
        question={words.submitQuestion}
        confirm={words.submitAnswer}
        onConfirm={() => change(words.answerSubmitted, () => submitAnswer(charterId, id))}
      />
    </>
  );
}

interface PieceRowProps {
  piece: Piece;
  isIn: boolean;
  mayTurn: boolean;
  onTurn: (isIn: boolean) => void;
}

function PieceRow({ piece, isIn, mayTurn, onTurn }: PieceRowProps) {
  const { key, title, isThere, rows, paragraphs } = piece;
  if (!isThere) return <p className="ms-8.5 text-sm text-muted">{words.notThere(words.pieces[key])}</p>;
  return (
    <div>
      <Checkbox
        label={words.pieces[key]}
        checked={isIn}
        disabled={!mayTurn}
        onChange={(event) => onTurn(event.target.checked)}
      />
      <details>
        <summary className="link ms-8.5 text-sm">{words.asTheBankReadsIt(words.pieces[key])}</summary>
        <div lang="en" className="grid gap-2 py-2 text-sm">
          <p className="font-semibold">{title}</p>
          <dl className="grid gap-1">
            {rows.map(({ name, value }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows can be equal
              <div key={place} className="grid gap-x-2 sm:grid-cols-[10rem_1fr]">
                <dt className="text-muted wrap-anywhere">{name}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </details>
    </div>
  );
}

/** The answers sent so far, with their state. */
function Sent({ answers }: { answers: DisputeAnswerView['answers'] }) {
  if (answers.length === 0) return null;
  return (
    <ul aria-label={words.sentSoFar} className="grid gap-1 text-sm">
      {answers.map(({ id, kind, state, note, by, at }) => (
        <li key={id} className={state === 'failed' ? 'text-urgent-strong' : undefined}>
          {words.answerSteps[kind][state](instantText(at, 'short'), by)}
          {note !== '' && ` (${note})`}
        </li>
      ))}
    </ul>
  );
}
