import { useState } from 'react';
import { Field } from '#ui/field.tsx';
import { takeFocus } from '#ui/focus.ts';
import { Textarea } from '#ui/textarea.tsx';
import { words } from '../words/index.ts';

/** A note to oneself. It lives on this page, and goes when the item goes. */
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
        // Whoever pressed "Add a note" wants to write it.
        ref={isAsked ? takeFocus : undefined}
        onChange={(event) => onNote(event.target.value)}
      />
    </Field>
  );
}
