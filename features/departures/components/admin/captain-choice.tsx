import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { FormTrouble } from '#ui/admin/form-trouble.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { SentForm } from '#ui/sent-form.tsx';
import { dayText } from '#words/days.ts';
import type { DepartureAnswer } from '../../schema.ts';
import { assignCaptain } from './calls.ts';
import { licenseName } from './words.ts';

type Captain = NonNullable<DepartureAnswer['captain']>;

const until = ({ licenseValidUntil }: Captain) =>
  licenseValidUntil ? `until ${dayText(licenseValidUntil, 'plain')}` : 'without a last day';

const textOf = (captain: Captain) => `${captain.name}, ${licenseName(captain.license)}, ${until(captain)}`;

/** Who takes the charter out, and the choice of another while it has not left. */
export function CaptainChoice({
  charterId,
  departure: { captain, captains },
  mayAssign,
}: {
  charterId: string;
  departure: DepartureAnswer;
  mayAssign: boolean;
}) {
  const { change, isPending, trouble } = useChange();
  if (!mayAssign) return captain && <p>Captain: {textOf(captain)}</p>;
  const assign = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = String(new FormData(event.currentTarget).get('captain') ?? '');
    change('Captain', () => assignCaptain(charterId, chosen || null)).catch(() => undefined);
  };
  const isListed = captain === null || captains.some(({ id }) => id === captain.id);
  return (
    <SentForm onSubmit={assign} className="grid gap-3">
      <Field label="Captain" id="departure-captain">
        <Select
          name="captain"
          empty="Nobody yet"
          defaultValue={captain?.id ?? ''}
          options={[
            ...(isListed || !captain ? [] : [{ value: captain.id, label: textOf(captain) }]),
            ...captains.map((one) => ({
              value: one.id,
              label: one.isBusy ? `${textOf(one)} (on another charter)` : textOf(one),
              disabled: one.isBusy,
            })),
          ]}
        />
      </Field>
      <FormTrouble trouble={trouble} faults="none" />
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" size="small" variant="secondary" busy={isPending}>
          Assign captain
        </Button>
        <Link to="/admin/captains" className="link text-sm">
          The list of captains
        </Link>
      </p>
    </SentForm>
  );
}
