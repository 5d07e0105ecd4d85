import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#core/api-client.ts';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { ConflictNotice } from '#ui/admin/conflict-notice.tsx';
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
          <AnswerDraft charterId={charterId} view={view} />
          <Sent answers={view.answers} />
        </div>
      )}
    </Read>
  );
}

/** What staff can change of an answer. */
type Draft = Pick<DisputeAnswerView, 'covering' | 'leftOut'>;
/** A draft that is being written, and when the draft was kept that the writing began with. */
type Typed = Draft & { readonly edited: string | null };

const isSame = (one: Draft, other: Draft) =>
  one.covering === other.covering && [...one.leftOut].sort().join() === [...other.leftOut].sort().join();

function AnswerDraft({ charterId, view }: { charterId: string; view: DisputeAnswerView }) {
  const { change, isPending, trouble, error, reset } = useChange();
  const { id, canStage, canSubmit } = view;
  const kept = { covering: view.covering, leftOut: view.leftOut, edited: view.edited?.at ?? null };
  const [typed, setTyped] = useState<Typed>();
  // Kept by whomever, as when the answer to a save was lost: what is typed from now on changes this draft.
  if (typed && !isPending && isSame(typed, kept)) setTyped(undefined);
  const draft = typed ?? kept;
  const isChanged = !isSame(draft, kept);
  useUnsaved(isChanged);
  const [isAsking, setAsking] = useState(false);
  const type = (changed: Partial<Draft>) => setTyped({ ...draft, ...changed });
  // The refusal is shown above the buttons.
  const press = (title: string, act: Parameters<typeof change>[1]) =>
    change(title, act).catch(() => undefined);
  /** Keeps the draft. What is typed until it is kept stays, as a change of the draft that is kept by then. */
  const keep = async (sent: Typed) => {
    let edited: string | undefined;
    await press(words.answerKept, async () => {
      const answer = await editAnswer(charterId, id, sent);
      edited = answer.edited;
      setTyped((now) => ({ ...(now ?? sent), edited: answer.edited }));
      return answer;
    });
    // If it was refused, nothing has this time, and what was typed stays.
    setTyped((now) => (now && isSame(now, sent) && now.edited === edited ? undefined : now));
  };
  const takeTheirs = () => {
    setTyped(undefined);
    reset();
  };
  const turn = (key: Key, isIn: boolean) =>
    type({ leftOut: isIn ? draft.leftOut.filter((one) => one !== key) : [...draft.leftOut, key] });
  const { covering, leftOut } = draft;
  const piecesOf = (one: Draft) =>
    view.pieces
      .filter(({ key, isThere }) => isThere && !one.leftOut.includes(key))
      .map(({ key }) => words.pieces[key])
      .join(', ');
  const isMeanwhile = canStage && isChanged && !isPending && draft.edited !== kept.edited;
  /** The notice says already that a colleague's change came first. */
  const isSaid = isMeanwhile && error instanceof ApiError && error.refusal.code === 'changed-meanwhile';
  return (
    <>
      <Field label={words.covering} hint={words.coveringHint}>
        <Textarea
          rows={8}
          maxLength={20_000}
          lang="en"
          readOnly={!canStage}
          value={covering}
          onChange={(event) => type({ covering: event.target.value })}
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
      {!isSaid && <FormTrouble trouble={trouble} faults="none" />}
      {isMeanwhile && (
        <ConflictNotice
          fields={[
            { label: words.covering, mine: covering, theirs: kept.covering },
            { label: words.evidence, mine: piecesOf(draft), theirs: piecesOf(kept) },
          ].filter(({ mine, theirs }) => mine !== theirs)}
          onKeepMine={() => void keep({ ...draft, edited: kept.edited })}
          onTakeTheirs={takeTheirs}
        />
      )}
      <p className="flex flex-wrap items-center gap-2">
        {canStage && isChanged && !isMeanwhile && (
          <Button size="small" busy={isPending} onClick={() => void keep(draft)}>
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
            onClick={() => void press(words.answerStaged, () => stageAnswer(charterId, id))}
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
