import { useId } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { SentForm } from '#ui/sent-form.tsx';
import { ACCEPTED_FILES, cardLabel, DOCUMENT_CARDS } from '../domain/checklist.ts';
import { words } from '../words/index.ts';
import { type ChosenFile, chosenFiles } from './chosen-files.ts';
import { FileRows, HowManyChosen } from './file-list.tsx';

interface DocumentsStepProps {
  files: readonly ChosenFile[];
  onChoose: (files: readonly ChosenFile[]) => void;
  onRemove: (key: string) => void;
  onBack: () => void;
  onSubmit: () => void;
  isSubmitting: boolean;
  /** The server's refusal of the last try. */
  refusal: { readonly title: string; readonly issues: readonly { message: string }[] } | undefined;
}

/** Step 4, Documents: files chosen here are sent with the application. None is required to submit. */
export function DocumentsStep({
  files,
  onChoose,
  onRemove,
  onBack,
  onSubmit,
  isSubmitting,
  refusal,
}: DocumentsStepProps) {
  return (
    <SentForm
      aria-label={words.fourthStep}
      className="grid gap-10"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) onSubmit();
      }}
    >
      {refusal && <ErrorSummary title={refusal.title} issues={refusal.issues} />}
      <p className="max-w-text text-muted">{words.documentsLead}</p>
      <ul className="grid gap-5 sm:grid-cols-2">
        {DOCUMENT_CARDS.map((card) => (
          <Card
            key={card.name}
            card={card}
            files={files.filter(({ type }) => type === card.name)}
            onChoose={onChoose}
            onRemove={onRemove}
            isBusy={isSubmitting}
          />
        ))}
      </ul>
      <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-6">
        <Button variant="secondary" onClick={onBack} disabled={isSubmitting}>
          {words.back}
        </Button>
        {/* Not disabled while sending: its label says so, and a further press is ignored. */}
        <Button type="submit">{isSubmitting ? words.submitting : words.submitApplication}</Button>
      </div>
    </SentForm>
  );
}

function Card({
  card,
  files,
  onChoose,
  onRemove,
  isBusy,
}: {
  card: (typeof DOCUMENT_CARDS)[number];
  files: readonly ChosenFile[];
  onChoose: (files: readonly ChosenFile[]) => void;
  onRemove: (key: string) => void;
  isBusy: boolean;
}) {
  const id = useId();
  const name = cardLabel(card.name);
  const fit = files.filter(({ problem }) => !problem);
  const isChosen = fit.length > 0;
  const choose = isChosen ? words.chooseMoreFiles : words.chooseFiles;
  return (
    <li className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 border border-line p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-lg" id={`${id}-name`}>
          {name}
        </h2>
        {isChosen ? (
          <Badge colour="green">{words.uploaded}</Badge>
        ) : (
          <span className="text-sm text-muted">{card.isRequired ? words.required : words.optional}</span>
        )}
      </div>
      <p className="text-sm text-muted" id={`${id}-note`}>
        {card.note()}
      </p>
      <FileRows files={files} onRemove={onRemove} />
      <HowManyChosen id={`${id}-chosen`} files={fit} />
      <label className="button button-secondary button-small justify-self-start" htmlFor={id}>
        {choose}
      </label>
      <input
        id={id}
        className="sr-only file-input"
        type="file"
        multiple
        accept={ACCEPTED_FILES}
        aria-label={`${choose}: ${name}`}
        aria-describedby={`${id}-note ${id}-chosen`}
        disabled={isBusy}
        onChange={(event) => {
          onChoose(chosenFiles(card.name, event.target.files ?? []));
          // Without this, choosing the same file again after removing it would fire no event.
          event.target.value = '';
        }}
      />
    </li>
  );
}
