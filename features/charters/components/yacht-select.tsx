import { type ComponentProps, useMemo } from 'react';
import { lengthInWords } from '#features/fleet/components/yacht-length.ts';
import type { YachtChoiceAnswer } from '#features/fleet/schema/answers.ts';
import { classes } from '#ui/classes.ts';
import { useFieldProps } from '#ui/field.tsx';
import { words } from '../words/index.ts';

interface YachtSelectProps extends ComponentProps<'select'> {
  yachts: readonly YachtChoiceAnswer[];
}

/** Every yacht, under the place it lies: the platform's own select finds one of a hundred by its first letters. */
export function YachtSelect({ yachts, className, ...rest }: YachtSelectProps) {
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
