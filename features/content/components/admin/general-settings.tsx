import { Fragment } from 'react';
import { type FieldValues, useFieldArray } from 'react-hook-form';
import type { Typed } from '#core/field-kinds.ts';
import { typedOf } from '#core/field-values.ts';
import { oldTranslations } from '#core/translations.ts';
import { fieldOf, type StaffForm } from '#ui/admin/form-dialog.tsx';
import { TranslationsOf } from '#ui/admin/translations.tsx';
import { Button } from '#ui/button.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import type { Settings, SettingsGroup, Statistic } from '../../domain/index.ts';
import { groupFields, statisticFields } from '../../fields/settings.ts';
import type { SettingsGroupAnswer } from '../../schema.ts';
import { FieldsCard, type FieldsCardProps, SettingsCard } from './settings-form.tsx';
import './field-words.ts';
import { words } from './words/index.ts';

/** A group's note, and its conversion to what the server stores, if that is not the typed values. */
const saidOf = (): Partial<Record<SettingsGroup, Pick<FieldsCardProps, 'note' | 'settingsOf'>>> => ({
  social: {
    note: words.notes.social,
    settingsOf: (values) =>
      Object.fromEntries(Object.entries(values).filter(([, address]) => String(address).trim() !== '')),
  },
  chat: { note: words.notes.chat },
  rating: { note: words.notes.rating },
  money: { note: words.notes.money },
  policies: { note: words.notes.policies },
});

const ORDER = ['contact', 'social', 'chat', 'statistics', 'money', 'policies', 'rating'] as const;

/** The cards of all groups except the home page's. */
export function GeneralSettings({ groups }: { groups: readonly SettingsGroupAnswer[] }) {
  const said = saidOf();
  return (
    <div className="staff-cards">
      {ORDER.map((group) => {
        const kept = groups.find((one) => one.group === group);
        if (!kept) return null;
        if (group === 'statistics') return <StatisticsSettings key={group} kept={kept} />;
        return (
          <FieldsCard key={group} group={group} kept={kept} fields={groupFields[group]} {...said[group]} />
        );
      })}
    </div>
  );
}

type FigureTyped = Typed<typeof statisticFields>;
type Figures = { home: FigureTyped[]; about: FigureTyped[] };

const typedFigures = (figures: readonly Statistic[]) =>
  figures.map((figure) => typedOf(statisticFields, figure));

function StatisticsSettings({ kept }: { kept: SettingsGroupAnswer }) {
  const { home, about } = kept.settings as Settings['statistics'];
  const worded = (figures: readonly Statistic[]) =>
    figures.map(({ value, label }) => `${value} ${label}`).join('\n');
  return (
    <SettingsCard<'statistics', Figures>
      group="statistics"
      kept={kept}
      facts={[
        { label: words.homePage, value: worded(home) },
        { label: words.aboutUs, value: worded(about) },
      ]}
      valuesOf={(settings) => ({ home: typedFigures(settings.home), about: typedFigures(settings.about) })}
      settingsOf={(values) => values}
      oldIn={(values) =>
        [...values.home, ...values.about].flatMap((figure) => oldTranslations(statisticFields, figure))
      }
      labels={{ home: words.homePage, about: words.aboutUs }}
    >
      {(form) => (
        <>
          <FigureRows form={form} name="home" label={words.homePage} />
          <FigureRows form={form} name="about" label={words.aboutUs} />
        </>
      )}
    </SettingsCard>
  );
}

/** Rows of figures with their words: the business's, or the facts of a card. */
export function FigureRows<Values extends FieldValues>({
  form: whole,
  name: own,
  label,
}: {
  form: StaffForm<Values>;
  name: keyof Values & string;
  label: string;
}) {
  const form = whole as unknown as StaffForm<{ figures: FigureTyped[] }>;
  const name = own as string as 'figures';
  const rows = useFieldArray({ control: form.control, name });
  return (
    <FieldGroup label={label} id={`field-${name}`}>
      {rows.fields.map((row, index) => (
        <Fragment key={row.id}>
          <div className="grid grid-cols-[minmax(5rem,8rem)_1fr_auto] items-start gap-2">
            <Field label={words.figure(index + 1)} hideLabel {...fieldOf(form, `${name}.${index}.value`)}>
              <Input className="staff-control" {...form.register(`${name}.${index}.value`)} />
            </Field>
            <Field
              label={words.wordsOfFigure(index + 1)}
              hideLabel
              {...fieldOf(form, `${name}.${index}.label`)}
            >
              <Input className="staff-control" {...form.register(`${name}.${index}.label`)} />
            </Field>
            <Button
              variant="quiet"
              size="small"
              aria-label={words.removeFigure(index + 1, label)}
              onClick={() => rows.remove(index)}
            >
              {words.remove}
            </Button>
          </div>
          <TranslationsOf
            form={form}
            field={{ ...statisticFields.label, name: words.wordsOfFigure(index + 1) }}
            name={`${name}.${index}.label`}
            at={`${name}.${index}`}
          />
        </Fragment>
      ))}
      {rows.fields.length < 8 && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          aria-label={words.addFigureTo(label)}
          onClick={() => rows.append(typedOf(statisticFields))}
        >
          {words.addFigure}
        </Button>
      )}
    </FieldGroup>
  );
}
