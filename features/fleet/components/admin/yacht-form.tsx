import type { ReactNode } from 'react';
import type { z } from 'zod';
import { type DeskForm, FormDialog, fieldOf } from '#ui/admin/form-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { useSending } from '#ui/sending.ts';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { CATEGORIES, HOME_LOCATIONS } from '../../domain/index.ts';
import { type AdminYachtAnswer, yachtBody } from '../../schema/index.ts';
import { saveYacht, YACHTS } from './calls.ts';
import { GalleryEditor } from './gallery-editor.tsx';
import { bodyOf, newYacht, valuesOf, YACHT_LABELS, type YachtValues } from './yacht-values.ts';

interface YachtFormProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Absent for a new one. */
  yacht?: AdminYachtAnswer | undefined;
}

/** Add and edit a yacht: everything that is kept of her but her prices, by the server's own rules. */
export function YachtForm({ open, onOpenChange, yacht }: YachtFormProps) {
  const saving = useSending(
    ({ values, version }: { values: YachtValues; version: number | undefined }) =>
      saveYacht(yacht?.id, bodyOf(values, version)),
    { readAgain: [YACHTS], says: ({ message }) => ({ title: 'Success', description: message }) },
  );
  return (
    <FormDialog<YachtValues>
      open={open}
      onOpenChange={onOpenChange}
      title={yacht ? `Edit ${yacht.name}` : 'Add New Yacht'}
      size="wide"
      schema={yachtBody as z.ZodType<unknown, YachtValues>}
      values={yacht ? valuesOf(yacht) : newYacht()}
      version={yacht?.version}
      read={(current) => {
        const theirs = current as AdminYachtAnswer;
        return { values: valuesOf(theirs), version: theirs.version };
      }}
      labels={YACHT_LABELS}
      submit={yacht ? 'Save yacht' : 'Create yacht'}
      onSave={(values, version) => saving.mutateAsync({ values, version })}
      onFailure={(trouble) => {
        if (trouble.kind === 'session-ended') return;
        const description = yacht ? 'Failed to update yacht' : 'Failed to create yacht';
        toast({ title: 'Error', description, variant: 'destructive' });
      }}
    >
      {(form) => <YachtFields form={form} />}
    </FormDialog>
  );
}

const CATEGORY_OPTIONS = CATEGORIES.map(({ id, name }) => ({ value: id, label: name }));
const FEATURED_OPTIONS = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];
const LOCATION_OPTIONS = HOME_LOCATIONS.map((name) => ({ value: name, label: name }));

function YachtFields({ form }: { form: DeskForm<YachtValues> }) {
  const { register } = form;
  const line = (name: keyof YachtValues, options: { required?: boolean; numeric?: boolean } = {}) => (
    <Field label={YACHT_LABELS[name]} required={options.required} {...fieldOf(form, name)}>
      <Input
        className="desk-control"
        inputMode={options.numeric ? 'decimal' : undefined}
        autoComplete="off"
        {...register(name)}
      />
    </Field>
  );
  const number = (name: keyof YachtValues, min: number) => (
    <Field label={YACHT_LABELS[name]} required={name === 'capacity'} {...fieldOf(form, name)}>
      <Input type="number" min={min} step={1} className="desk-control tabular" {...register(name)} />
    </Field>
  );
  return (
    <>
      <Group title="Yacht">
        {line('name', { required: true })}
        {line('brand', { required: true })}
        {line('model')}
        {number('year', 1950)}
        <Field label={YACHT_LABELS.category} {...fieldOf(form, 'category')}>
          <Select className="desk-control" options={CATEGORY_OPTIONS} {...register('category')} />
        </Field>
        {number('price', 0)}
        <Field label={YACHT_LABELS.isFeatured} {...fieldOf(form, 'isFeatured')}>
          <Select className="desk-control" options={FEATURED_OPTIONS} {...register('isFeatured')} />
        </Field>
      </Group>
      <Group title="Size and berths">
        {line('length', { numeric: true })}
        {line('beam', { numeric: true })}
        {number('capacity', 1)}
        {number('cabins', 0)}
        {number('bathrooms', 0)}
        {number('crew', 0)}
      </Group>
      <Group title="Home">
        <Field label={YACHT_LABELS.location} {...fieldOf(form, 'location')}>
          <Select className="desk-control" options={LOCATION_OPTIONS} {...register('location')} />
        </Field>
        {line('marina')}
        {number('turnaroundMinutes', 0)}
      </Group>
      <Group title="Engines and tanks">
        {number('enginesCount', 0)}
        {line('engineBrand')}
        {line('engineModel')}
        {line('engineType')}
        {line('engineHpTotal', { numeric: true })}
        {line('cruisingSpeedKn', { numeric: true })}
        {line('maxSpeedKn', { numeric: true })}
        {line('fuelCapacity', { numeric: true })}
        {line('waterCapacity', { numeric: true })}
      </Group>
      <Field label={YACHT_LABELS.description} {...fieldOf(form, 'description')}>
        <Textarea rows={4} {...register('description')} />
      </Field>
      <Field label={YACHT_LABELS.features} hint="One on each line." {...fieldOf(form, 'features')}>
        <Textarea rows={4} {...register('features')} />
      </Field>
      <GalleryEditor
        value={form.watch('galleryImages')}
        error={fieldOf(form, 'galleryImages').error}
        onChange={(next) => form.setValue('galleryImages', next, { shouldDirty: true })}
      />
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="desk-subtitle mb-3">{title}</legend>
      <div className="desk-form-row">{children}</div>
    </fieldset>
  );
}
