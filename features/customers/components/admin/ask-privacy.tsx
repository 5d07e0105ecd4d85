import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { RadioGroup } from '#ui/choice.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { isBelow } from '#ui/reading.ts';
import { toast } from '#ui/toast.tsx';
import type { PrivacyRequestInput } from '../../schema.ts';
import { askForPrivacy, PRIVACY } from './calls.ts';
import { words } from './words/index.ts';

const kinds = () => [
  { value: 'export', label: words.askCopy },
  { value: 'erase', label: words.askErasure, note: words.noUndo },
];

/** The dialog in which a staff member records a person's privacy request; another colleague must agree to it. */
export function AskPrivacy({ who, onClose }: { who: string; onClose: () => void }) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState<Required<PrivacyRequestInput>>({ kind: 'export', who, note: '' });
  return (
    <ConfirmDialog
      open
      onOpenChange={(next) => next || onClose()}
      title={words.newPrivacyRequest}
      question={words.newPrivacyNote}
      confirm={words.saveRequest}
      isDangerous={false}
      onConfirm={async () => {
        const { message } = await askForPrivacy(typed);
        await queries.invalidateQueries({ predicate: isBelow(PRIVACY) });
        toast({ title: words.requestSaved, description: message });
      }}
    >
      <FieldGroup label={words.whatTheyAsk} required>
        <RadioGroup
          name="kind"
          options={kinds()}
          value={typed.kind}
          onChange={(kind) => setTyped({ ...typed, kind: kind === 'erase' ? 'erase' : 'export' })}
        />
      </FieldGroup>
      <Field label={words.emailOrName} name="who" required>
        <Input
          autoComplete="off"
          value={typed.who}
          onChange={({ target }) => setTyped({ ...typed, who: target.value })}
        />
      </Field>
      <Field label={words.howYouKnow} name="note" hint={words.howYouKnowHint}>
        <Input
          autoComplete="off"
          value={typed.note}
          onChange={({ target }) => setTyped({ ...typed, note: target.value })}
        />
      </Field>
    </ConfirmDialog>
  );
}
