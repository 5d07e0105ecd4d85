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

const KINDS = [
  { value: 'export', label: 'A copy of all we keep about them' },
  { value: 'erase', label: 'To be erased', note: 'Cannot be undone.' },
];

/** Writes down what somebody asked for by their right; another colleague agrees. */
export function AskPrivacy({ who, onClose }: { who: string; onClose: () => void }) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState<Required<PrivacyRequestInput>>({ kind: 'export', who, note: '' });
  return (
    <ConfirmDialog
      open
      onOpenChange={(next) => next || onClose()}
      title="New privacy request"
      question="Nothing happens until another administrator agrees, within 30 days. Make sure it is really them."
      confirm="Save request"
      isDangerous={false}
      onConfirm={async () => {
        const { message } = await askForPrivacy(typed);
        await queries.invalidateQueries({ predicate: isBelow(PRIVACY) });
        toast({ title: 'Request saved', description: message });
      }}
    >
      <FieldGroup label="What they ask for" required>
        <RadioGroup
          name="kind"
          options={KINDS}
          value={typed.kind}
          onChange={(kind) => setTyped({ ...typed, kind: kind === 'erase' ? 'erase' : 'export' })}
        />
      </FieldGroup>
      <Field label="Email address or account name" required>
        <Input
          autoComplete="off"
          value={typed.who}
          onChange={({ target }) => setTyped({ ...typed, who: target.value })}
        />
      </Field>
      <Field label="How you know it is them" hint="For the colleague who agrees; deleted with the request.">
        <Input
          autoComplete="off"
          value={typed.note}
          onChange={({ target }) => setTyped({ ...typed, note: target.value })}
        />
      </Field>
    </ConfirmDialog>
  );
}
