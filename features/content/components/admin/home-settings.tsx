import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { calledNow } from '#core/catalog.ts';
import type { Typed } from '#core/field-kinds.ts';
import { typedOf } from '#core/field-values.ts';
import { browserId } from '#core/ids.ts';
import { pictureAddress } from '#core/pictures.ts';
import { oldTranslations } from '#core/translations.ts';
import { pictureControls } from '#features/fleet/components/admin/picture-controls.tsx';
import { CatalogForm } from '#ui/admin/catalog-form.tsx';
import { FieldRows } from '#ui/admin/field-rows.tsx';
import type { StaffForm } from '#ui/admin/form-dialog.tsx';
import { PencilIcon } from '#ui/admin/icons.tsx';
import { OldTranslations } from '#ui/admin/old-translations.tsx';
import { ReadFailure } from '#ui/admin/states.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { formatDollars } from '#words/amounts.ts';
import type { HomePage, Settings } from '../../domain/index.ts';
import { showcaseCatalog, showcaseFields, specFields } from '../../fields/lists.ts';
import { homePictureFields, slideFields } from '../../fields/settings.ts';
import { type ListedShowcaseYachtAnswer, type SettingsGroupAnswer, showcaseYachtBody } from '../../schema.ts';
import { saveShowcaseYacht, staffShowcaseQuery } from './calls.ts';
import { FigureRows } from './general-settings.tsx';
import { SettingsCard } from './settings-form.tsx';
import './field-words.ts';
import { words } from './words/index.ts';

type Slide = Typed<typeof slideFields> & { id: string };
type HomeValues = { slides: Slide[]; pictures: Typed<typeof homePictureFields> };

/** The settings of the home page: its slides, and the pictures further down. */
export function HomeSettings({ kept }: { kept: SettingsGroupAnswer }) {
  const { slides } = kept.settings as HomePage;
  return (
    <SettingsCard<'home', HomeValues>
      group="home"
      kept={kept}
      note={words.homeNote}
      facts={slides.map(({ title, subtitle }) => ({ label: title, value: subtitle }))}
      valuesOf={(settings: Settings['home']) => ({
        slides: settings.slides.map((slide) => ({ id: slide.id, ...typedOf(slideFields, slide) })),
        pictures: { ...settings.pictures },
      })}
      settingsOf={(values) => values}
      oldIn={(values) => values.slides.flatMap((slide) => oldTranslations(slideFields, slide))}
      labels={{ slides: words.slides, pictures: words.pictures }}
    >
      {(form) => (
        <>
          <Slides form={form} />
          <FieldRows form={form} fields={homePictureFields} pictures={pictureControls} at="pictures" />
        </>
      )}
    </SettingsCard>
  );
}

function Slides({ form }: { form: StaffForm<HomeValues> }) {
  const rows = useFieldArray({ control: form.control, name: 'slides', keyName: 'rowId' });
  return (
    <>
      {rows.fields.map((row, index) => (
        <FieldGroup key={row.rowId} label={words.slide(index + 1)} className="border-b border-line pb-4">
          <FieldRows form={form} fields={slideFields} pictures={pictureControls} at={`slides.${index}`} />
          {rows.fields.length > 1 && (
            <Button
              variant="quiet"
              size="small"
              className="justify-self-start"
              onClick={() => rows.remove(index)}
            >
              {words.removeSlide(index + 1)}
            </Button>
          )}
        </FieldGroup>
      ))}
      {rows.fields.length < 8 && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => rows.append({ id: browserId(), ...typedOf(slideFields) })}
        >
          {words.addSlide}
        </Button>
      )}
    </>
  );
}

const SHOWN = [1, 2, 3, 4];

// Each form asks only for what the page shows of its card.
const { model: _, ...topYachtFields } = showcaseFields;
const { length: __, capacity: ___, year: ____, ...hotRentalFields } = showcaseFields;

const oldInFacts = ({ specs }: { specs: readonly object[] }) =>
  specs.flatMap((spec) => oldTranslations(specFields, spec));

const lineOf = ({ brand, model, length, isHotRental }: ListedShowcaseYachtAnswer) =>
  isHotRental ? `${brand} ${model}`.trim() : `${brand}, ${length}`;

/** The home page's cards: three yachts and the featured rental. */
export function HomeCards() {
  const cards = useQuery(staffShowcaseQuery());
  const [edited, setEdited] = useState<string>();
  if (cards.isError)
    return <ReadFailure sentence={words.settingsNotRead} onRetry={() => void cards.refetch()} />;
  return (
    <ul className="staff-cards" aria-busy={cards.isPending} aria-label={words.homeCards}>
      {cards.isPending &&
        SHOWN.map((key) => (
          <li key={key}>
            <Skeleton className="h-96 w-full" />
          </li>
        ))}
      {cards.data?.map((card) => (
        <li key={card.id} className="staff-card">
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
          <div className="staff-card-body">
            <div className="flex flex-wrap items-center gap-2">
              <h3 className="staff-subtitle">{card.name}</h3>
              {card.isHotRental && <Badge colour="blue">{words.featuredRental}</Badge>}
              {!card.isInFleet && <Badge colour="orange">{words.notInFleet}</Badge>}
              <OldTranslations languages={[...oldTranslations(showcaseFields, card), ...oldInFacts(card)]} />
            </div>
            <p className="tabular font-semibold">{words.perHour(formatDollars(card.pricePerHour))}</p>
            <p className="text-sm text-muted">{lineOf(card)}</p>
          </div>
          <div className="staff-card-actions">
            <button
              type="button"
              className="staff-icon-button ml-auto"
              aria-label={words.editNamed(card.name)}
              title={words.edit}
              onClick={() => setEdited(card.id)}
            >
              <PencilIcon size={18} />
            </button>
          </div>
          <CatalogForm
            open={edited === card.id}
            onOpenChange={(next) => setEdited(next ? card.id : undefined)}
            noun={calledNow(showcaseCatalog).noun}
            title={words.editNamed(card.name)}
            item={card}
            schema={showcaseYachtBody}
            fields={showcaseFields}
            asked={card.isHotRental ? hotRentalFields : topYachtFields}
            own={{
              valuesOf: (of) => ({ specs: (of?.specs ?? []).map((spec) => typedOf(specFields, spec)) }),
              labels: { specs: words.facts },
              oldIn: oldInFacts,
              rows: (form) => card.isHotRental && <FigureRows form={form} name="specs" label={words.facts} />,
            }}
            pictures={pictureControls}
            readAgain={[showcaseCatalog.path]}
            save={(values, version) => saveShowcaseYacht(card.id, { ...values, version })}
          />
        </li>
      ))}
    </ul>
  );
}
