import { type ReactNode, useCallback, useRef } from 'react';
import { useHref } from 'react-router';
import { type CharterDay, isCharterDay } from '#core/charter-time.ts';
import { START_HOURS, timeOf } from '#core/half-hours.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select, type SelectOption } from '#ui/select.tsx';
import { touchedIn } from '#ui/typed-values.ts';
import { lengthText } from '#words/amounts.ts';
import { clockText } from '#words/hour.ts';
import {
  AMENITIES,
  type BrandFacet,
  CAPACITIES,
  earliestCheckout,
  type FleetFacets,
  LEADING_BRANDS,
  LOCATIONS,
  lengthParameter,
  PRICES,
  type SearchParameter,
  SIZES,
  SORTS,
} from '../domain/index.ts';
import { words } from '../words/index.ts';
import type { FleetFormValues } from './fleet-form-state.ts';
import { priceRange } from './fleet-words.ts';

export interface FleetFields {
  values: FleetFormValues;
  change: (name: SearchParameter, value: string) => void;
  /** How many yachts each choice would show; undefined while that is loading. */
  facets: FleetFacets | undefined;
  today: CharterDay;
}

interface FleetSearchFormProps extends FleetFields {
  id: string;
  /** The visitor wants to see the yachts. */
  onSubmit: () => void;
  className?: string;
  children?: ReactNode;
}

/**
 * Search and filters in one plain form. Without scripts, the browser submits it to /yachts; with scripts, every change takes
 * effect at once.
 */
export function FleetSearchForm({ id, onSubmit, className, children, ...fields }: FleetSearchFormProps) {
  const change = useRef(fields.change);
  change.current = fields.change;
  /** Puts into effect what was chosen before the scripts came; not before the whole page can go to another address. */
  const takeOver = useCallback((form: HTMLFormElement | null) => {
    if (!form || document.documentElement.dataset.hydrated !== undefined) return;
    queueMicrotask(() => {
      for (const { name, value } of touchedIn(form)) change.current(name as SearchParameter, value);
    });
  }, []);
  return (
    <search>
      <form
        ref={takeOver}
        id={id}
        method="get"
        action={useHref('/yachts')}
        noValidate
        aria-label={words.searchFleet}
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <FleetFormFields {...fields} />
        {children}
      </form>
    </search>
  );
}

/** The lengths in hours that yachts have prices for. */
const LENGTHS = [3, 4, 5, 6, 8, 10, 12, 24, 48, 72, 7 * 24];

/** An option with the number of yachts it would show. */
function choice(value: string, name: string, yachts: number | undefined): SelectOption {
  return { value, label: yachts === undefined ? name : `${name} (${yachts})` };
}

/** Leave out a date of the address that the field cannot show: the browser would show nothing and log a warning. */
const shownDay = (text: string) => (isCharterDay(text) || YEAR_TO_BE.test(text) ? text : '');
/** A year that is being typed: the date field reports it with leading zeros. */
const YEAR_TO_BE = /^0\d{3}-\d{2}-\d{2}$/;
const shownCount = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? text : '');

function FleetFormFields({ values, change, facets, today }: FleetFields) {
  /** A control's name, its value, and what it changes. */
  const bound = (name: SearchParameter, value = values[name]) => ({
    name,
    value,
    onChange: (event: { readonly target: { readonly value: string } }) => change(name, event.target.value),
  });
  const length = lengthParameter(values);
  const brands: readonly (Omit<BrandFacet, 'yachts'> & { yachts?: number })[] =
    facets?.category ?? LEADING_BRANDS;
  return (
    <>
      <Field label={words.location} className="max-lg:col-span-full">
        <Select
          {...bound('location')}
          options={LOCATIONS.map(({ id, name }) => choice(id, name, facets?.location[id]))}
          empty={words.anywhereInMiami}
        />
      </Field>
      <Field label={words.checkin}>
        <Input type="date" {...bound('checkin', shownDay(values.checkin))} min={today} />
      </Field>
      <Field label={words.checkout}>
        <Input
          type="date"
          {...bound('checkout', shownDay(values.checkout))}
          min={earliestCheckout(values.checkin, today)}
        />
      </Field>
      {values.checkin !== '' && (
        <>
          <Field label={words.fromTime}>
            <Select
              {...bound('startTime')}
              options={START_HOURS.map((hour) => ({ value: timeOf(hour), label: clockText(hour) }))}
              empty={words.anyTime}
            />
          </Field>
          <Field label={words.forLength}>
            <Select
              {...bound('hours')}
              options={LENGTHS.map((hours) => ({ value: String(hours), label: lengthText(hours) }))}
              empty={words.anyLength}
            />
          </Field>
        </>
      )}
      <Field label={words.guestsLabel} className="max-lg:col-span-full">
        <Input
          type="number"
          {...bound('guests', shownCount(values.guests))}
          inputMode="numeric"
          min={1}
          placeholder={words.anyNumber}
        />
      </Field>
      <Field label={words.nameOrBrand} className="col-span-full lg:col-span-2">
        <Input type="search" {...bound('q')} autoComplete="off" enterKeyHint="search" maxLength={80} />
      </Field>
      <Field label={words.category} className="max-lg:col-span-full">
        <Select
          name="category"
          value={values.category || 'all'}
          onChange={(event) => change('category', event.target.value === 'all' ? '' : event.target.value)}
          options={[
            { value: 'all', label: words.allBrands },
            ...brands.map(({ slug, name, yachts }) => choice(slug, name, yachts)),
          ]}
        />
      </Field>
      <Field label={words.length}>
        <Select
          {...bound(length)}
          options={SIZES.map(({ id, type }) =>
            choice(length === 'type' ? type : id, words.sizes[id], facets?.size[id]),
          )}
          empty={words.anyLength}
        />
      </Field>
      {values.type && values.size && <input type="hidden" name="type" value={values.type} />}
      <Field label={words.capacity}>
        <Select
          {...bound('capacity')}
          options={CAPACITIES.map(({ id }) => choice(id, words.capacities[id], facets?.capacity[id]))}
          empty={words.anyCapacity}
        />
      </Field>
      <Field label={words.allInPriceLabel}>
        <Select
          {...bound('price')}
          options={PRICES.map(({ id }) => choice(id, priceRange(id), facets?.price[id]))}
          empty={words.anyPrice}
        />
      </Field>
      <Field label={words.comesWith}>
        <Select
          {...bound('amenity')}
          options={AMENITIES.map(({ id }) => choice(id, words.amenities[id], facets?.amenity[id]))}
          empty={words.anything}
        />
      </Field>
    </>
  );
}

/** The order of the list. It belongs to the form by `form`, wherever it is on the page. */
export function FleetSort({
  form,
  hideLabel,
  values,
  change,
  className,
}: Pick<FleetFields, 'values' | 'change'> & { form?: string; hideLabel?: boolean; className?: string }) {
  return (
    <Field label={words.sortBy} hideLabel={hideLabel ?? false} className={classes(className)}>
      <Select
        name="sort"
        form={form}
        value={values.sort}
        onChange={(event) => change('sort', event.target.value)}
        options={SORTS.map(({ id }) => ({ value: id, label: words.sorts[id] }))}
        empty={words.featuredFirst}
      />
    </Field>
  );
}

/** Submits the form if there are no scripts; with scripts, moves to the yachts, which are up to date already. */
export function FleetSubmit({ className }: { className?: string }) {
  return (
    <Button type="submit" className={className} wide>
      {words.search}
    </Button>
  );
}
