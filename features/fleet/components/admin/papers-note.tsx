import { useWatch } from 'react-hook-form';
import { charterDayAt } from '#core/charter-time.ts';
import type { StaffForm } from '#ui/admin/form-dialog.tsx';
import { hasPapers } from '../../domain/index.ts';
import { yachtBody } from '../../schema/index.ts';
import { papersSentence } from './papers-words.ts';
import { words } from './words/index.ts';
import type { YachtValues } from './yacht-values.ts';

const READ = {
  capacity: true,
  charterMode: true,
  grossTons: true,
  registrationNumber: true,
  certificateNumber: true,
  certificatePassengers: true,
  certificateValidUntil: true,
  insuranceValidUntil: true,
  liveryValidUntil: true,
} as const;

const papersTyped = yachtBody.pick(READ).required();

/** How many guests the papers allow, updated as staff type; nothing while a field is invalid. */
export function PapersNote({ form }: { form: StaffForm<YachtValues> }) {
  const read = papersTyped.safeParse(useWatch({ control: form.control }));
  if (!read.success) return null;
  const { capacity, ...papers } = read.data;
  const said = hasPapers(papers)
    ? papersSentence({ capacity, papers }, charterDayAt(new Date()))
    : words.papersMissing;
  return said && <p className="text-muted">{said}</p>;
}
