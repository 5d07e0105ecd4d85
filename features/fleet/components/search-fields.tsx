import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { earliestCheckout, LOCATIONS, SIZES } from '../domain/index.ts';
import { words as anywhere } from '../domain/words/index.ts';
import { words } from '../words/index.ts';
import { MODAL_GUESTS } from './search-values.ts';
import type { Search } from './use-search.ts';

const types = () => SIZES.map(({ type }) => ({ value: type, label: anywhere.types[type] }));
const PLACES = LOCATIONS.map(({ id, name }) => ({ value: id, label: name }));

interface SearchFieldsProps {
  search: Search;
  /** In the modal, guests are a field from 1 to 50; in a bar, they are counted with − and +, without an upper limit. */
  inModal?: boolean;
}

/** The fields of a search: yacht type, location, check-in, check-out and guests, with the names of the query parameters. */
export function SearchFields({ search: { values, change, today }, inModal }: SearchFieldsProps) {
  return (
    <>
      <Field label={words.yachtType}>
        <Select
          name="type"
          value={values.type}
          onChange={(event) => change('type', event.target.value)}
          options={types()}
          empty={inModal ? words.pleaseChoose : words.anyLength}
        />
      </Field>
      <Field label={words.location}>
        <Select
          name="location"
          value={values.location}
          onChange={(event) => change('location', event.target.value)}
          options={PLACES}
          empty={inModal ? words.pleaseChoose : words.anywhere}
        />
      </Field>
      <Field label={words.checkin}>
        <Input
          type="date"
          name="checkin"
          min={today}
          value={values.checkin}
          onChange={(event) => change('checkin', event.target.value)}
        />
      </Field>
      <Field label={words.checkout}>
        <Input
          type="date"
          name="checkout"
          min={earliestCheckout(values.checkin, today)}
          value={values.checkout}
          onChange={(event) => change('checkout', event.target.value)}
        />
      </Field>
      <Field label={words.guestsLabel}>
        {inModal ? (
          <Input
            type="number"
            name="guests"
            inputMode="numeric"
            min={MODAL_GUESTS.min}
            max={MODAL_GUESTS.max}
            value={values.guests}
            onChange={(event) => change('guests', event.target.value)}
          />
        ) : (
          <Stepper
            name="guests"
            counted={words.guestsCounted}
            value={Math.max(1, Math.trunc(Number(values.guests)) || 1)}
            onChange={(guests) => change('guests', String(guests))}
          />
        )}
      </Field>
    </>
  );
}
