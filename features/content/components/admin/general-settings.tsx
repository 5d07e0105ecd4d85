import { useFieldArray } from 'react-hook-form';
import { fieldOf, type StaffForm } from '#ui/admin/form-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import type { Settings, Statistic } from '../../domain.ts';
import {
  channelFields,
  chatFields,
  contactFields,
  moneyFields,
  policyFields,
  ratingFields,
} from '../../fields/settings.ts';
import type { SettingsGroupAnswer } from '../../schema.ts';
import { FieldsCard, SettingsCard } from './settings-form.tsx';

type Kept = { readonly kept: SettingsGroupAnswer };

export function ContactSettings({ kept }: Kept) {
  return <FieldsCard group="contact" kept={kept} fields={contactFields} />;
}

export function ChannelSettings({ kept }: Kept) {
  return (
    <FieldsCard
      group="social"
      kept={kept}
      note="A network without an address is left out of the site."
      fields={channelFields}
      settingsOf={(values) =>
        Object.fromEntries(Object.entries(values).filter(([, address]) => String(address).trim() !== ''))
      }
    />
  );
}

export function ChatSettings({ kept }: Kept) {
  return <FieldsCard group="chat" kept={kept} note="Where the chat button leads." fields={chatFields} />;
}

export function RatingSettings({ kept }: Kept) {
  return (
    <FieldsCard
      group="rating"
      kept={kept}
      note="What search engines are told. Keep it to what your guests have really said."
      fields={ratingFields}
    />
  );
}

export function MoneySettings({ kept }: Kept) {
  return (
    <FieldsCard
      group="money"
      kept={kept}
      note="Applied to every new quote. The texts of the questions name these figures too: please change both."
      fields={moneyFields}
    />
  );
}

export function PolicySettings({ kept }: Kept) {
  return <FieldsCard group="policies" kept={kept} fields={policyFields} />;
}

type Figures = { home: Statistic[]; about: Statistic[] };

export function StatisticsSettings({ kept }: Kept) {
  const { home, about } = kept.settings as Settings['statistics'];
  const worded = (figures: readonly Statistic[]) =>
    figures.map(({ value, label }) => `${value} ${label}`).join('\n');
  return (
    <SettingsCard<'statistics', Figures>
      group="statistics"
      kept={kept}
      facts={[
        { label: 'Home page', value: worded(home) },
        { label: 'About us', value: worded(about) },
      ]}
      valuesOf={(settings) => ({ home: [...settings.home], about: [...settings.about] })}
      settingsOf={(values) => values}
      labels={{ home: 'Home page', about: 'About us' }}
    >
      {(form) => (
        <>
          <FigureRows form={form} name="home" label="Home page" />
          <FigureRows form={form} name="about" label="About us" />
        </>
      )}
    </SettingsCard>
  );
}

function FigureRows({
  form,
  name,
  label,
}: {
  form: StaffForm<Figures>;
  name: 'home' | 'about';
  label: string;
}) {
  const rows = useFieldArray({ control: form.control, name });
  return (
    <FieldGroup label={label} id={`field-${name}`}>
      {rows.fields.map((row, index) => (
        <div key={row.id} className="grid grid-cols-[minmax(5rem,8rem)_1fr_auto] items-start gap-2">
          <Field label={`Figure ${index + 1}`} hideLabel {...fieldOf(form, `${name}.${index}.value`)}>
            <Input className="staff-control" {...form.register(`${name}.${index}.value`)} />
          </Field>
          <Field
            label={`Words of figure ${index + 1}`}
            hideLabel
            {...fieldOf(form, `${name}.${index}.label`)}
          >
            <Input className="staff-control" {...form.register(`${name}.${index}.label`)} />
          </Field>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Remove figure ${index + 1} of ${label}`}
            onClick={() => rows.remove(index)}
          >
            Remove
          </Button>
        </div>
      ))}
      {rows.fields.length < 8 && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          aria-label={`Add figure to ${label}`}
          onClick={() => rows.append({ value: '', label: '' })}
        >
          Add figure
        </Button>
      )}
    </FieldGroup>
  );
}
