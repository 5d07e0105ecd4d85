import { PictureField } from '#features/fleet/components/admin/picture-field.tsx';
import { fieldOf } from '#ui/admin/form-dialog.tsx';
import { KeptForm } from '#ui/admin/kept-form.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import {
  type EventCategory,
  type EventDuration,
  type EventPlacement,
  QUOTE_EVENT_TYPES,
  type QuoteEventType,
} from '../../domain.ts';
import { eventBody, type StaffEventAnswer } from '../../schema.ts';
import { keptEvents } from './calls.ts';

export const CATEGORY_NAMES: Record<EventCategory, string> = {
  lifestyle: 'Lifestyle',
  wedding: 'Wedding',
  party: 'Party',
  corporate: 'Corporate',
};

const DURATION_NAMES: Record<EventDuration, string> = {
  'half-day': 'Half day',
  'full-day': 'Full day',
  'multi-day': 'Multi-day',
};

export const PLACEMENT_NAMES: Record<EventPlacement | 'none', string> = {
  section: 'Section of Special Events',
  signature: 'Signature package of Special Events',
  'large-event': 'Large event of Packages',
  none: 'Nowhere yet',
};

type Values = {
  title: string;
  description: string;
  longDescription: string;
  imageUrl: string;
  category: EventCategory;
  minPrice: string;
  maxPrice: string;
  duration: EventDuration;
  maxGuests: string;
  features: string;
  isActive: boolean;
  isFeatured: boolean;
  placement: EventPlacement | 'none';
  quoteEventType: QuoteEventType;
  priceNote: string;
};

const LABELS: Record<keyof Values, string> = {
  title: 'Title',
  description: 'Short description',
  longDescription: 'Long description',
  imageUrl: 'Picture',
  category: 'Category',
  minPrice: 'Price from, in dollars',
  maxPrice: 'Price up to, in dollars',
  duration: 'Duration',
  maxGuests: 'Guests at most',
  features: 'Features',
  isActive: 'Active',
  isFeatured: 'Featured',
  placement: 'Shown as',
  quoteEventType: 'The quote form opens with',
  priceNote: 'Price as the page words it',
};

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
const typed = (figure: number | null | undefined) => (figure == null ? '' : String(figure));

function valuesOf(item: StaffEventAnswer | undefined): Values {
  return {
    title: item?.title ?? '',
    description: item?.description ?? '',
    longDescription: item?.longDescription ?? '',
    imageUrl: item?.imageUrl ?? '',
    category: item?.category ?? 'lifestyle',
    minPrice: typed(item?.minPrice),
    maxPrice: typed(item?.maxPrice),
    duration: item?.duration ?? 'full-day',
    maxGuests: typed(item?.maxGuests),
    features: item?.features.join(', ') ?? '',
    isActive: item?.isActive ?? true,
    isFeatured: item?.isFeatured ?? false,
    placement: item?.placement ?? 'large-event',
    quoteEventType: item?.quoteEventType ?? 'Custom Event',
    priceNote: item?.priceNote ?? '',
  };
}

/** As the call wants them: trimmed, and none that is empty. */
const listOf = (features: string) =>
  features
    .split(',')
    .map((feature) => feature.trim())
    .filter((feature) => feature !== '');

/** Adds or edits an event: every field of the specification's form, by the server's own rules. */
export function EventForm({
  item,
  ...dialog
}: {
  item: StaffEventAnswer | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const kept = keptEvents();
  return (
    <KeptForm<StaffEventAnswer, Values>
      {...dialog}
      noun="event"
      title={item ? `Edit ${item.title}` : 'Add Event'}
      item={item}
      schema={eventBody}
      valuesOf={valuesOf}
      labels={LABELS}
      queryKey={kept.key}
      save={(values, version) =>
        kept.save(item?.id, { ...values, features: listOf(values.features), version })
      }
    >
      {(form) => {
        const figure = (name: 'minPrice' | 'maxPrice' | 'maxGuests', min: number) => (
          <Field label={LABELS[name]} {...fieldOf(form, name)}>
            <Input
              type="number"
              min={min}
              step={1}
              className="desk-control tabular"
              {...form.register(name)}
            />
          </Field>
        );
        return (
          <>
            <Field label={LABELS.title} required {...fieldOf(form, 'title')}>
              <Input className="desk-control" autoComplete="off" {...form.register('title')} />
            </Field>
            <div className="desk-form-row">
              <Field label={LABELS.category} {...fieldOf(form, 'category')}>
                <Select
                  className="desk-control"
                  options={optionsOf(CATEGORY_NAMES)}
                  {...form.register('category')}
                />
              </Field>
              <Field label={LABELS.duration} {...fieldOf(form, 'duration')}>
                <Select
                  className="desk-control"
                  options={optionsOf(DURATION_NAMES)}
                  {...form.register('duration')}
                />
              </Field>
              {figure('maxGuests', 1)}
            </div>
            <div className="desk-form-row">
              {figure('minPrice', 0)}
              {figure('maxPrice', 0)}
              <Field
                label={LABELS.priceNote}
                hint="Empty reads “Priced on request”."
                {...fieldOf(form, 'priceNote')}
              >
                <Input className="desk-control" autoComplete="off" {...form.register('priceNote')} />
              </Field>
            </div>
            <Field label={LABELS.description} {...fieldOf(form, 'description')}>
              <Textarea rows={2} {...form.register('description')} />
            </Field>
            <Field label={LABELS.longDescription} {...fieldOf(form, 'longDescription')}>
              <Textarea rows={4} {...form.register('longDescription')} />
            </Field>
            <Field label={LABELS.features} hint="Separated by commas." {...fieldOf(form, 'features')}>
              <Textarea rows={2} {...form.register('features')} />
            </Field>
            <PictureField
              {...fieldOf(form, 'imageUrl')}
              value={form.watch('imageUrl')}
              onChange={(next) => form.setValue('imageUrl', next, { shouldDirty: true })}
            />
            <div className="desk-form-row">
              <Field label={LABELS.placement} {...fieldOf(form, 'placement')}>
                <Select
                  className="desk-control"
                  options={optionsOf(PLACEMENT_NAMES)}
                  {...form.register('placement')}
                />
              </Field>
              <Field label={LABELS.quoteEventType} {...fieldOf(form, 'quoteEventType')}>
                <Select
                  className="desk-control"
                  options={QUOTE_EVENT_TYPES.map((value) => ({ value, label: value }))}
                  {...form.register('quoteEventType')}
                />
              </Field>
            </div>
            <Checkbox
              label={LABELS.isActive}
              note="Shown on the site as soon as it is saved."
              {...form.register('isActive')}
            />
            <Checkbox label={LABELS.isFeatured} {...form.register('isFeatured')} />
          </>
        );
      }}
    </KeptForm>
  );
}
