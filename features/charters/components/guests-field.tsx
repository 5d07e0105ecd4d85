import type { YachtChoiceAnswer } from '#features/fleet/schema/answers.ts';
import { Field } from '#ui/field.tsx';
import { TextLink } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import { words } from '../words/index.ts';
import { GUEST_CHOICES } from './booking-query.ts';

interface GuestsFieldProps {
  /** The field's props from the form. */
  field: (name: 'guestCount') => { id: string; error: string | undefined; required: boolean };
  yacht: YachtChoiceAnswer | undefined;
  /** 0 until the number is chosen. */
  guests: number;
  /** A number that can't be chosen here, otherwise 0. */
  party: number;
  day: string;
}

/** The number of guests, up to the yacht's capacity, and a link to ask for more. */
export function GuestsField({ field, yacht, guests, party, day }: GuestsFieldProps) {
  const many = guests || party;
  const asked = yacht && `?yacht=${yacht.id}${day && `&date=${day}`}${many ? `&guests=${many}` : ''}`;
  const most = Math.min(GUEST_CHOICES, yacht?.capacity ?? GUEST_CHOICES);
  return (
    <Field
      label={words.guests}
      {...field('guestCount')}
      said
      hint={
        <>
          {words.thirteenOrMore}
          <TextLink to={`/special-events${asked ?? ''}#event-inquiry`}>{words.askForQuote}</TextLink>
        </>
      }
    >
      <Select
        // A new select for each capacity: only then a number that returns together with its yacht finds its option.
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
