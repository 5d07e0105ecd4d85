import type { YachtChoiceAnswer } from '#features/fleet/schema/answers.ts';
import { Field } from '#ui/field.tsx';
import { TextLink } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import { words } from '../words/index.ts';
import { GUEST_CHOICES } from './booking-query.ts';

interface GuestsFieldProps {
  /** What the form knows of the field. */
  field: { id: string; error: string | undefined; required: boolean };
  yacht: YachtChoiceAnswer | undefined;
  /** 0 while none are chosen. */
  guests: number;
}

/** How many come: as many as the yacht carries, and the way to a quote for more. */
export function GuestsField({ field, yacht, guests }: GuestsFieldProps) {
  const most = Math.min(GUEST_CHOICES, yacht?.capacity ?? GUEST_CHOICES);
  return (
    <Field
      label={words.guests}
      {...field}
      hint={
        <>
          {words.thirteenOrMore}
          <TextLink to="/special-events#event-inquiry">{words.askForQuote}</TextLink>
        </>
      }
    >
      <Select
        // Made anew with what she carries: a choice that comes back with its yacht finds its place.
        key={most}
        empty={words.choose}
        defaultValue={guests || ''}
        options={Array.from({ length: most }, (_, index) => ({
          value: String(index + 1),
          label: words.guestCount(index + 1),
        }))}
        name="guestCount"
      />
    </Field>
  );
}
