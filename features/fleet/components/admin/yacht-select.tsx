import type { ComponentProps } from 'react';
import { Select } from '#ui/select.tsx';
import type { YachtChoiceAnswer } from '../../schema/index.ts';

interface YachtSelectProps extends Omit<ComponentProps<typeof Select>, 'options'> {
  /** Undefined until they are loaded. */
  yachts: readonly YachtChoiceAnswer[] | undefined;
  /** The id of the yacht selected at first; empty for none. */
  chosen: string;
  nameOf?: (yacht: YachtChoiceAnswer) => string;
}

const byName = ({ name }: YachtChoiceAnswer) => name;

/**
 * Selects a yacht. Until the yachts are loaded, the chosen one is the only option, without its name: a select cannot hold a value
 * that is not among its options, and replacing the select later would lose the keyboard focus.
 */
export function YachtSelect({ yachts, chosen, nameOf = byName, ...rest }: YachtSelectProps) {
  const waiting = chosen === '' ? [] : [{ value: chosen, label: '…' }];
  const options = yachts?.map((yacht) => ({ value: yacht.id, label: nameOf(yacht) })) ?? waiting;
  return <Select options={options} {...rest} />;
}
