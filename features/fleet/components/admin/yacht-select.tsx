import type { ComponentProps } from 'react';
import { Select } from '#ui/select.tsx';
import type { YachtChoiceAnswer } from '../../schema/index.ts';

interface YachtSelectProps extends Omit<ComponentProps<typeof Select>, 'options'> {
  /** Undefined until they have been read. */
  yachts: readonly YachtChoiceAnswer[] | undefined;
  /** The yacht that is chosen as it opens; empty where none is. */
  chosen: string;
  nameOf?: (yacht: YachtChoiceAnswer) => string;
}

const byName = ({ name }: YachtChoiceAnswer) => name;

/**
 * Which yacht. Until the yachts have come the chosen one stands there alone, without her name: a select cannot hold a value that is none of
 * its options, and one that was drawn anew would lose the keys.
 */
export function YachtSelect({ yachts, chosen, nameOf = byName, ...rest }: YachtSelectProps) {
  const waiting = chosen === '' ? [] : [{ value: chosen, label: '…' }];
  const options = yachts?.map((yacht) => ({ value: yacht.id, label: nameOf(yacht) })) ?? waiting;
  return <Select options={options} {...rest} />;
}
