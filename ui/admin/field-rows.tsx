import { Fragment, type ReactNode } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import type { Field as FieldRow, Fields, Figure } from '#core/field-kinds.ts';
import { labelOf } from '#core/field-values.ts';
import { saidNow } from '#core/field-words.ts';
import { translatedIn } from '#core/translations.ts';
import { Checkbox } from '../choice.tsx';
import { Field, FieldGroup } from '../field.tsx';
import { Input } from '../input.tsx';
import { Select } from '../select.tsx';
import { Textarea } from '../textarea.tsx';
import { fieldOf, type StaffForm } from './form-dialog.tsx';
import { TranslationsOf } from './translations.tsx';
import { words } from './words/index.ts';

interface PictureProps {
  label: string;
  id: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** The controls for pictures. Each feature brings its own, because it knows how its pictures are uploaded and chosen. */
export type PictureControls = Readonly<Record<'picture' | 'pictures', (props: PictureProps) => ReactNode>>;

interface FieldRowsProps<Values extends FieldValues> {
  form: StaffForm<Values>;
  fields: Fields;
  pictures: PictureControls;
  /** The path of the form's part that holds the fields: `slides.2`. */
  at?: string;
}

type Drawn = { readonly name: string; readonly field: FieldRow };

const noOrYes = () => [
  { value: 'no', label: words.no },
  { value: 'yes', label: words.yes },
];

/**
 * The fields of a form: a group stands under its title, fields marked `beside` share a row, all others stand below each other.
 */
export function FieldRows<Values extends FieldValues>({
  form,
  fields,
  pictures,
  at,
}: FieldRowsProps<Values>) {
  const asked = Object.entries(fields)
    .map(([name, field]) => ({ name: at === undefined ? name : `${at}.${name}`, field }))
    .filter(({ field: { kind } }) => kind !== 'translations')
    .filter(({ field: { onlyWith } }) => onlyWith === undefined || form.watch(onlyWith as Path<Values>));
  const translated = translatedIn(fields).map((name) => (at === undefined ? name : `${at}.${name}`));
  const rows: Drawn[][] = [];
  for (const drawn of asked) {
    const row = rows.at(-1);
    const { group, beside } = drawn.field;
    const isSame = group === undefined ? beside === true : row?.[0]?.field.group === group;
    if (row && isSame) row.push(drawn);
    else rows.push([drawn]);
  }
  return rows.map((row) => {
    const controls = row.map(({ name, field }) => (
      <Control key={name} form={form} name={name as Path<Values>} field={field} pictures={pictures} />
    ));
    const [{ name = '', field = undefined } = {}] = row;
    const others = row.filter((drawn) => translated.includes(drawn.name));
    if (field?.group === undefined) {
      return (
        <Fragment key={name}>
          {row.length === 1 ? controls : <Row>{controls}</Row>}
          {others.map((drawn) => (
            <TranslationsOf key={drawn.name} form={form} at={at} {...drawn} />
          ))}
        </Fragment>
      );
    }
    if (field.kind === 'flag') {
      return (
        <FieldGroup key={name} label={saidNow(field).group} id={`field-${name}`}>
          {controls}
        </FieldGroup>
      );
    }
    return (
      <fieldset key={name} className="grid gap-3">
        <legend className="staff-subtitle mb-3">{saidNow(field).group}</legend>
        <Row>{controls}</Row>
        {others.map((drawn) => (
          <TranslationsOf key={drawn.name} form={form} at={at} {...drawn} />
        ))}
      </fieldset>
    );
  });
}

const Row = ({ children }: { children: ReactNode }) => <div className="staff-form-row">{children}</div>;

/** The input types of field kinds that browsers support with a keyboard and checks of their own. */
const INPUTS: Readonly<Record<string, string>> = { web: 'url', email: 'email', phone: 'tel', day: 'date' };

const NUMBERS: ReadonlySet<string> = new Set(['count', 'money', 'percent', 'year']);

function Control<Values extends FieldValues>({
  form,
  name,
  field,
  pictures,
}: {
  form: StaffForm<Values>;
  name: Path<Values>;
  field: FieldRow;
  pictures: PictureControls;
}) {
  const { id, error } = fieldOf(form, name);
  const label = labelOf(field);
  const { hint } = saidNow(field);
  if (field.kind === 'picture' || field.kind === 'pictures') {
    const Picture = pictures[field.kind];
    return (
      <Picture
        label={label}
        id={id}
        value={form.watch(name)}
        error={error}
        onChange={(next) =>
          form.setValue(name, next as PathValue<Values, Path<Values>>, { shouldDirty: true })
        }
      />
    );
  }
  if (field.kind === 'flag' && !field.isAsked) {
    return <Checkbox label={label} note={hint} {...form.register(name)} />;
  }
  return (
    <Field
      label={label}
      required={field.required !== undefined && field.kind !== 'choice'}
      hint={hint}
      id={id}
      error={error}
    >
      {controlOf(field, form.register(name))}
    </Field>
  );
}

/** The options of a figure that is chosen from a list, the highest first. */
function figuresOf({ least = 0, most }: Figure) {
  const highest = typeof most === 'number' ? most : least;
  return Array.from({ length: highest - least + 1 }, (_, index) => String(highest - index)).map((value) => ({
    value,
    label: value,
  }));
}

function controlOf(field: FieldRow, registered: object): ReactNode {
  if (field.kind === 'choice' || field.kind === 'flag') {
    const options =
      field.kind === 'flag'
        ? noOrYes()
        : saidNow(field).options.map((one) => ({ value: one.id, label: one.name }));
    return <Select className="staff-control" options={options} {...registered} />;
  }
  if (field.kind === 'longText' || field.kind === 'list')
    return <Textarea rows={field.lines ?? 4} {...registered} />;
  if ('isChosen' in field && field.isChosen)
    return <Select className="staff-control" options={figuresOf(field)} {...registered} />;
  const isTyped = 'isTyped' in field && field.isTyped === true;
  if (NUMBERS.has(field.kind) && !isTyped) {
    const least = 'least' in field ? field.least : 0;
    return (
      <Input type="number" min={least ?? 0} step={1} className="staff-control tabular" {...registered} />
    );
  }
  const isMeasured = isTyped || field.kind === 'feet' || field.kind === 'measure';
  return (
    <Input
      className={isTyped ? 'staff-control tabular' : 'staff-control'}
      type={INPUTS[field.kind]}
      inputMode={isMeasured ? 'decimal' : undefined}
      autoComplete="off"
      {...registered}
    />
  );
}
