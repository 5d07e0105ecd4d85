import { act } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { runWithoutPage } from '#tests/rules/without-page.ts';
import { type StepProps, useFollowed } from './step-form.tsx';

type Values = { firstName: string; lastName: string };

/** A step drawn empty, with what was typed early and what came from elsewhere before its effect. */
async function aStep({ early, late }: { early?: Partial<Values>; late?: Partial<Values> } = {}) {
  const drawn = { firstName: '', lastName: '' };
  const told: Values[] = [];
  const fill: StepProps<Values>['fill'] = { current: undefined };
  const forms: UseFormReturn<Values>[] = [];
  function Step() {
    const form = useForm<Values>({ defaultValues: { ...drawn, ...early } });
    const latest = () => ({ ...drawn, ...late });
    useFollowed(form, { values: drawn, fill, latest, onTyped: (values) => told.push({ ...values }) });
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

test('a draft that comes between the drawing of a step and its effect is filled in', async () => {
  const { told, form } = await aStep({ late: { firstName: 'Rosa' } });
  expect(form.getValues()).toEqual({ firstName: 'Rosa', lastName: '' });
  expect(told).toEqual([]);
});

test('what was typed early is told, with such a draft around it', async () => {
  const { told, form } = await aStep({
    early: { firstName: 'Rosalind' },
    late: { firstName: 'Rosa', lastName: 'Diaz' },
  });
  expect(form.getValues()).toEqual({ firstName: 'Rosalind', lastName: 'Diaz' });
  expect(told).toEqual([{ firstName: 'Rosalind', lastName: 'Diaz' }]);
});
