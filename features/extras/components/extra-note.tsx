import { useState } from 'react';
import { Field } from '#ui/field.tsx';
import { takeFocus } from '#ui/focus.ts';
import { Textarea } from '#ui/textarea.tsx';
import { words } from '../words/index.ts';

/**
 * The note field of a chosen extra, opened by a button. An extra that had a note when this was drawn shows the field at once.
 */
export function ExtraNote({
  name,
  note,
  onNote,
}: {
  name: string;
  note: string;
  onNote: (note: string) => void;
}) {
  const [wasThere] = useState(note !== '');
  const [isAsked, setAsked] = useState(false);

  if (!wasThere && !isAsked) {
    return (
      <button
        type="button"
        className="min-h-11 border-t border-line px-4 text-left text-sm font-semibold text-accent-strong hover:bg-foam"
        aria-label={words.addNoteFor(name)}
        onClick={() => setAsked(true)}
      >
        {words.addNote}
      </button>
    );
  }
  return (
    <Field label={words.noteFor(name)} hint={words.noteHint} className="border-t border-line p-4">
      <Textarea
        rows={2}
        className="min-h-20"
        value={note}
        maxLength={500}
        // After a press on "Add a note", focus the field.
        ref={isAsked ? takeFocus : undefined}
        onChange={(event) => onNote(event.target.value)}
      />
    </Field>
  );
}
