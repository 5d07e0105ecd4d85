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
import { words as trade } from '../../words/index.ts';
import { assignCaptain } from './calls.ts';
import { words } from './words/index.ts';

type Captain = NonNullable<DepartureAnswer['captain']>;

const until = ({ licenseValidUntil }: Captain) =>
  licenseValidUntil ? words.until(dayText(licenseValidUntil, 'plain')) : words.withoutDay;

/** A captain in one line: name, license and the license's last day. */
export const textOf = (captain: Captain) =>
  `${captain.name}, ${trade.licenses[captain.license]}, ${until(captain)}`;

/** The id of the place that says who the captain is, to which the checklist leads. */
export const CAPTAIN_ID = 'departure-captain';

/** The captain of a charter with crew, and a form to assign another until it has left. */
export function CaptainChoice({
  charterId,
  departure: { captain, captains, steps },
  mayAssign,
}: {
  charterId: string;
  departure: DepartureAnswer;
  mayAssign: boolean;
}) {
  const { change, isPending, trouble } = useChange();
  if (!mayAssign) {
    const isAwaited = steps.includes('assign');
    return (
      (captain || isAwaited) && (
        <p id={CAPTAIN_ID}>{words.captainIs(captain ? textOf(captain) : words.nobodyYet)}</p>
      )
    );
  }
  const assign = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = String(new FormData(event.currentTarget).get('captain') ?? '');
    const from = captain?.id ?? null;
    change(words.captain, () => assignCaptain(charterId, { captainId: chosen || null, from })).catch(
      () => undefined,
    );
  };
  const isListed = captain === null || captains.some(({ id }) => id === captain.id);
  return (
    <SentForm onSubmit={assign} className="grid gap-3">
      {/* The key makes the field show a captain whom a colleague has assigned meanwhile. */}
      <Field key={captain?.id} label={words.captain} id={CAPTAIN_ID}>
        <Select
          name="captain"
          empty={words.nobodyYet}
          defaultValue={captain?.id ?? ''}
          options={[
            ...(isListed || !captain ? [] : [{ value: captain.id, label: textOf(captain) }]),
            ...captains.map((one) => ({
              value: one.id,
              label: one.isBusy ? words.isBusy(textOf(one)) : textOf(one),
              disabled: one.isBusy,
            })),
          ]}
        />
      </Field>
      <FormTrouble trouble={trouble} faults="none" />
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" size="small" variant="secondary" busy={isPending}>
          {words.assign}
        </Button>
        <Link to="/admin/captains" className="link text-sm">
          {words.listOfCaptains}
        </Link>
      </p>
    </SentForm>
  );
}
