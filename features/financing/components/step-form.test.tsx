import { act } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { runWithoutPage } from '#tests/rules/without-page.ts';
import { type StepProps, useFollowed } from './step-form.tsx';

type Values = { firstName: string; lastName: string };

/** A step drawn empty. */
async function aStep() {
  const drawn = { firstName: '', lastName: '' };
  const told: Values[] = [];
  const fill: StepProps<Values>['fill'] = { current: undefined };
  const forms: UseFormReturn<Values>[] = [];
  function Step() {
    const form = useForm<Values>({ defaultValues: drawn });
    useFollowed(form, { values: drawn, fill, onTyped: (values) => told.push({ ...values }) });
    forms.push(form);
    return null;
  }
  await runWithoutPage(<Step />);
  const form = forms[0] as UseFormReturn<Values>;
  return { told, fill: (values: Values) => act(() => fill.current?.(values)), form };
}

test('what is filled in is not told as typed', async () => {
  const { told, fill, form } = await aStep();
  await fill({ firstName: 'Rosa', lastName: 'Diaz' });
  expect(form.getValues()).toEqual({ firstName: 'Rosa', lastName: 'Diaz' });
  expect(told).toEqual([]);
  await act(() => form.setValue('firstName', 'Rosalind'));
  expect(told).toEqual([{ firstName: 'Rosalind', lastName: 'Diaz' }]);
});
