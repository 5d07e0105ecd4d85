import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { browserId } from '#core/ids.ts';
import { pictureAddress } from '#core/pictures.ts';
import { PictureField } from '#features/fleet/components/admin/picture-field.tsx';
import { type DeskForm, fieldOf } from '#ui/admin/form-dialog.tsx';
import { KeptForm } from '#ui/admin/kept-form.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { formatDollars } from '#words/amounts.ts';
import type { HomePage, Settings } from '../../domain.ts';
import { type SettingsGroupAnswer, type StaffShowcaseYachtAnswer, showcaseYachtBody } from '../../schema.ts';
import { saveShowcaseYacht, staffShowcaseQuery } from './calls.ts';
import { SettingsCard } from './settings-form.tsx';

type Slide = {
  id: string;
  title: string;
  subtitle: string;
  description: string;
  image: string;
  focus: string;
  color: string;
};
type HomeValues = { slides: Slide[]; pictures: { about: string; fleet: string; financing: string } };

const PICTURES = [
  ['about', 'Picture of About us'],
  ['fleet', 'Picture of Our yachts'],
  ['financing', 'Picture of Financing'],
] as const;

/** What the home page opens with, and the pictures further down. */
export function HomeSettings({ kept }: { kept: SettingsGroupAnswer }) {
  const { slides } = kept.settings as HomePage;
  return (
    <SettingsCard<'home', HomeValues>
      group="home"
      kept={kept}
      note="The slides the home page opens with; “Reserve now” carries a slide’s title into the booking."
      facts={slides.map(({ title, subtitle }) => ({ label: title, value: subtitle }))}
      valuesOf={(settings: Settings['home']) => ({
        slides: settings.slides.map(({ focus, ...slide }) => ({ ...slide, focus: String(focus) })),
        pictures: { ...settings.pictures },
      })}
      settingsOf={(values) => values}
      labels={{ slides: 'Slides', pictures: 'Pictures' }}
    >
      {(form) => (
        <>
          <Slides form={form} />
          {PICTURES.map(([name, label]) => (
            <PictureField
              key={name}
              label={label}
              {...fieldOf(form, `pictures.${name}`)}
              value={form.watch(`pictures.${name}`)}
              onChange={(next) => form.setValue(`pictures.${name}`, next, { shouldDirty: true })}
            />
          ))}
        </>
      )}
    </SettingsCard>
  );
}

function Slides({ form }: { form: DeskForm<HomeValues> }) {
  const rows = useFieldArray({ control: form.control, name: 'slides', keyName: 'rowId' });
  return (
    <>
      {rows.fields.map((row, index) => (
        <FieldGroup key={row.rowId} label={`Slide ${index + 1}`} className="border-b border-line pb-4">
          <div className="desk-form-row">
            <Field label="Title" required {...fieldOf(form, `slides.${index}.title`)}>
              <Input className="desk-control" {...form.register(`slides.${index}.title`)} />
            </Field>
            <Field label="Subtitle" {...fieldOf(form, `slides.${index}.subtitle`)}>
              <Input className="desk-control" {...form.register(`slides.${index}.subtitle`)} />
            </Field>
          </div>
          <Field label="Description" {...fieldOf(form, `slides.${index}.description`)}>
            <Textarea rows={2} {...form.register(`slides.${index}.description`)} />
          </Field>
          <PictureField
            {...fieldOf(form, `slides.${index}.image`)}
            value={form.watch(`slides.${index}.image`)}
            onChange={(next) => form.setValue(`slides.${index}.image`, next, { shouldDirty: true })}
          />
          <div className="desk-form-row">
            <Field
              label="Kept on narrow screens, %"
              hint="0 is the left edge, 100 the right."
              {...fieldOf(form, `slides.${index}.focus`)}
            >
              <Input
                type="number"
                min={0}
                max={100}
                className="desk-control"
                {...form.register(`slides.${index}.focus`)}
              />
            </Field>
            <Field label="Colour behind the picture" {...fieldOf(form, `slides.${index}.color`)}>
              <Input className="desk-control" {...form.register(`slides.${index}.color`)} />
            </Field>
          </div>
          {rows.fields.length > 1 && (
            <Button
              variant="quiet"
              size="small"
              className="justify-self-start"
              onClick={() => rows.remove(index)}
            >
              {`Remove slide ${index + 1}`}
            </Button>
          )}
        </FieldGroup>
      ))}
      {rows.fields.length < 8 && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() =>
            rows.append({
              id: browserId(),
              title: '',
              subtitle: '',
              description: '',
              image: '',
              focus: '50',
              color: '#0b1b2b',
            })
          }
        >
          Add slide
        </Button>
      )}
    </>
  );
}

type CardValues = {
  name: string;
  brand: string;
  model: string;
  description: string;
  length: string;
  capacity: string;
  year: string;
  pricePerHour: string;
  image: string;
};

const LABELS: Record<keyof CardValues, string> = {
  name: 'Name',
  brand: 'Brand',
  model: 'Model',
  description: 'Description',
  length: 'Length, with its unit',
  capacity: 'Guests',
  year: 'Year',
  pricePerHour: 'Price per hour in dollars',
  image: 'Picture',
};

function valuesOf(card: StaffShowcaseYachtAnswer | undefined): CardValues {
  return {
    name: card?.name ?? '',
    brand: card?.brand ?? '',
    model: card?.model ?? '',
    description: card?.description ?? '',
    length: card?.length ?? '',
    capacity: String(card?.capacity ?? ''),
    year: String(card?.year ?? ''),
    pricePerHour: String(card?.pricePerHour ?? ''),
    image: card?.image ?? '',
  };
}

/** The three yachts and the featured rental of the home page. */
export function HomeCards() {
  const cards = useQuery(staffShowcaseQuery());
  const [edited, setEdited] = useState<string>();
  return (
    <ul className="desk-cards" aria-label="Home page cards">
      {(cards.data ?? []).map((card) => (
        <li key={card.id} className="desk-card">
          <div className="yacht-card-picture">
            <img
              src={pictureAddress(card.picture.src, 640)}
              alt=""
              width={480}
              height={300}
              loading="lazy"
              className="h-full w-full object-cover"
            />
          </div>
          <div className="desk-card-body">
            <div className="flex flex-wrap items-center gap-2">
              <h3 className="desk-subtitle">{card.name}</h3>
              {card.isHotRental && <Badge colour="blue">Featured rental</Badge>}
            </div>
            <p className="tabular font-semibold">{formatDollars(card.pricePerHour)} per hour</p>
            <p className="text-sm text-muted">
              {card.brand} {card.model}, {card.length}
            </p>
          </div>
          <div className="desk-card-actions">
            <button
              type="button"
              className="desk-icon-button ml-auto"
              aria-label={`Edit ${card.name}`}
              title="Edit"
              onClick={() => setEdited(card.id)}
            >
              <Pencil size={18} />
            </button>
          </div>
          <KeptForm<StaffShowcaseYachtAnswer, CardValues>
            open={edited === card.id}
            onOpenChange={(next) => setEdited(next ? card.id : undefined)}
            noun="card"
            title={`Edit ${card.name}`}
            item={card}
            schema={showcaseYachtBody}
            valuesOf={valuesOf}
            labels={LABELS}
            queryKey={staffShowcaseQuery().queryKey}
            save={({ year, ...values }, version) =>
              saveShowcaseYacht(card.id, { ...values, year: year || null, specs: card.specs, version })
            }
          >
            {(form) => (
              <>
                <div className="desk-form-row">
                  {(['name', 'brand', 'model', 'length'] as const).map((name) => (
                    <Field key={name} label={LABELS[name]} {...fieldOf(form, name)}>
                      <Input className="desk-control" autoComplete="off" {...form.register(name)} />
                    </Field>
                  ))}
                </div>
                <div className="desk-form-row">
                  {(['pricePerHour', 'capacity', 'year'] as const).map((name) => (
                    <Field key={name} label={LABELS[name]} {...fieldOf(form, name)}>
                      <Input type="number" min={0} className="desk-control" {...form.register(name)} />
                    </Field>
                  ))}
                </div>
                <Field label={LABELS.description} {...fieldOf(form, 'description')}>
                  <Textarea rows={3} {...form.register('description')} />
                </Field>
                <PictureField
                  {...fieldOf(form, 'image')}
                  value={form.watch('image')}
                  onChange={(next) => form.setValue('image', next, { shouldDirty: true })}
                />
              </>
            )}
          </KeptForm>
        </li>
      ))}
    </ul>
  );
}
