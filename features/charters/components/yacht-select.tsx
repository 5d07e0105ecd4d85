import { type ComponentProps, useMemo } from 'react';
import { lengthInWords } from '#features/fleet/components/yacht-length.ts';
import type { YachtChoiceAnswer } from '#features/fleet/schema/answers.ts';
import { classes } from '#ui/classes.ts';
import { Field, useFieldProps } from '#ui/field.tsx';
import { TextLink } from '#ui/link.tsx';
import { words } from '../words/index.ts';

interface YachtSelectProps extends ComponentProps<'select'> {
  yachts: readonly YachtChoiceAnswer[];
}

interface YachtFieldProps extends YachtSelectProps {
  /** The field's props from the form. */
  field: { id: string; error: string | undefined; required: boolean };
  /** The chosen yacht. */
  yacht: YachtChoiceAnswer | undefined;
  /** The address of the yacht's page, with the present choices. */
  toYacht: string;
}

/** The choice of a yacht, with its location, its capacity and a link to its page; before a choice, a link to all yachts. */
export function YachtField({ field, yacht, toYacht, ...select }: YachtFieldProps) {
  return (
    <Field
      label={words.yacht}
      {...field}
      className="sm:col-span-2"
      hint={
        yacht ? (
          <>
            {yacht.location} · {words.upTo(yacht.capacity)} ·{' '}
            <TextLink to={toYacht}>{words.seeYacht}</TextLink>
          </>
        ) : select.yachts.length ? (
          <>
            {words.notSure}
            <TextLink to="/yachts">{words.browseFleet}</TextLink>
          </>
        ) : (
          <TextLink to="/contact">{words.noneToChoose}</TextLink>
        )
      }
    >
      <YachtSelect name="yachtId" {...select} />
    </Field>
  );
}

/** All yachts, grouped by location. A native select: typing the first letters finds one yacht among a hundred. */
function YachtSelect({ yachts, className, ...rest }: YachtSelectProps) {
  // Built once for a list: otherwise every press on the page would compare a hundred options again.
  const options = useMemo(() => byPlace(yachts), [yachts]);
  return (
    <select className={classes('control', className)} {...useFieldProps()} {...rest}>
      <option value="">{words.chooseYacht}</option>
      {options}
    </select>
  );
}

function byPlace(yachts: readonly YachtChoiceAnswer[]) {
  const places = [...new Set(yachts.map((yacht) => yacht.location))].sort();
  return places.map((place) => (
    <optgroup key={place} label={place}>
      {yachts
        .filter((yacht) => yacht.location === place)
        .map((yacht) => (
          <option key={yacht.id} value={yacht.id}>
            {[yacht.name, yacht.brand, lengthInWords(yacht.length)].filter(Boolean).join(' · ')}
          </option>
        ))}
    </optgroup>
  ));
}
