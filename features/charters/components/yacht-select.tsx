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
  /** What the form knows of the field. */
  field: { id: string; error: string | undefined; required: boolean };
  /** The one that is chosen. */
  yacht: YachtChoiceAnswer | undefined;
  /** Her page, with what is chosen. */
  toYacht: string;
}

/** Which yacht, where she lies, how many she carries, and the way to her page; or to all of them. */
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
        ) : (
          <>
            {words.notSure}
            <TextLink to="/yachts">{words.browseFleet}</TextLink>
          </>
        )
      }
    >
      <YachtSelect name="yachtId" {...select} />
    </Field>
  );
}

/** Every yacht, under the place it lies: the platform's own select finds one of a hundred by its first letters. */
function YachtSelect({ yachts, className, ...rest }: YachtSelectProps) {
  // A hundred options are not compared anew with each press somewhere on the page.
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
