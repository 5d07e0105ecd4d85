import { useFieldArray } from 'react-hook-form';
import { SOCIAL_NETWORKS, type SocialNetwork } from '#core/brand.ts';
import { type DeskForm, fieldOf } from '#ui/admin/form-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { MoneyRules, Settings, Statistic } from '../../domain.ts';
import type { SettingsGroupAnswer } from '../../schema.ts';
import { linesOf, SettingsCard } from './settings-form.tsx';

type Kept = { readonly kept: SettingsGroupAnswer };

const NETWORK_NAMES: Record<SocialNetwork, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
};

export function ContactSettings({ kept }: Kept) {
  const { phone, email, address } = kept.settings as Settings['contact'];
  return (
    <SettingsCard
      group="contact"
      kept={kept}
      facts={[
        { label: 'Phone', value: phone },
        { label: 'E-mail', value: email },
        { label: 'Address', value: address.join('\n') },
      ]}
      valuesOf={(settings) => ({
        phone: settings.phone,
        email: settings.email,
        address: settings.address.join('\n'),
      })}
      settingsOf={(values) => ({ ...values, address: linesOf(values.address) })}
      labels={{ phone: 'Phone', email: 'E-mail', address: 'Address' }}
    >
      {(form) => (
        <>
          <Field label="Phone" required {...fieldOf(form, 'phone')}>
            <Input type="tel" autoComplete="off" {...form.register('phone')} />
          </Field>
          <Field label="E-mail" required {...fieldOf(form, 'email')}>
            <Input type="email" autoComplete="off" {...form.register('email')} />
          </Field>
          <Field label="Address" required hint="One entry a line." {...fieldOf(form, 'address')}>
            <Textarea rows={4} {...form.register('address')} />
          </Field>
        </>
      )}
    </SettingsCard>
  );
}

export function ChannelSettings({ kept }: Kept) {
  const social = kept.settings as Settings['social'];
  return (
    <SettingsCard
      group="social"
      kept={kept}
      note="A network without an address is left out of the site."
      facts={SOCIAL_NETWORKS.map((network) => ({
        label: NETWORK_NAMES[network],
        value: social[network] ?? '',
      }))}
      valuesOf={(settings) =>
        Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, settings[network] ?? ''])) as Record<
          SocialNetwork,
          string
        >
      }
      settingsOf={(values) =>
        Object.fromEntries(Object.entries(values).filter(([, address]) => address.trim() !== ''))
      }
      labels={NETWORK_NAMES}
    >
      {(form) =>
        SOCIAL_NETWORKS.map((network) => (
          <Field key={network} label={NETWORK_NAMES[network]} {...fieldOf(form, network)}>
            <Input type="url" autoComplete="off" {...form.register(network)} />
          </Field>
        ))
      }
    </SettingsCard>
  );
}

export function ChatSettings({ kept }: Kept) {
  const { url } = kept.settings as Settings['chat'];
  return (
    <SettingsCard
      group="chat"
      kept={kept}
      note="Where the chat button leads."
      facts={[{ label: 'Link', value: url }]}
      valuesOf={(settings) => ({ url: settings.url })}
      settingsOf={(values) => values}
      labels={{ url: 'Link' }}
    >
      {(form) => (
        <Field label="Link" required {...fieldOf(form, 'url')}>
          <Input type="url" autoComplete="off" {...form.register('url')} />
        </Field>
      )}
    </SettingsCard>
  );
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
  form: DeskForm<Figures>;
  name: 'home' | 'about';
  label: string;
}) {
  const rows = useFieldArray({ control: form.control, name });
  return (
    <FieldGroup label={label} id={`field-${name}`}>
      {rows.fields.map((row, index) => (
        <div key={row.id} className="grid grid-cols-[minmax(5rem,8rem)_1fr_auto] items-start gap-2">
          <Field label={`Figure ${index + 1}`} hideLabel {...fieldOf(form, `${name}.${index}.value`)}>
            <Input className="desk-control" {...form.register(`${name}.${index}.value`)} />
          </Field>
          <Field
            label={`Words of figure ${index + 1}`}
            hideLabel
            {...fieldOf(form, `${name}.${index}.label`)}
          >
            <Input className="desk-control" {...form.register(`${name}.${index}.label`)} />
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

export function RatingSettings({ kept }: Kept) {
  const { value, reviews, isShown } = kept.settings as Settings['rating'];
  return (
    <SettingsCard
      group="rating"
      kept={kept}
      note="What search engines are told. Keep it to what your guests have really said."
      facts={[
        { label: 'Stars', value: String(value) },
        { label: 'Reviews', value: String(reviews) },
        { label: 'Told', value: isShown ? 'Yes' : 'No' },
      ]}
      valuesOf={(settings) => ({
        value: String(settings.value),
        reviews: String(settings.reviews),
        isShown: settings.isShown,
      })}
      settingsOf={(values) => values}
      labels={{ value: 'Stars', reviews: 'Reviews', isShown: 'Told' }}
    >
      {(form) => (
        <>
          <div className="desk-form-row">
            <Field label="Stars" required {...fieldOf(form, 'value')}>
              <Input type="number" min={0} max={5} step={0.1} {...form.register('value')} />
            </Field>
            <Field label="Reviews" required {...fieldOf(form, 'reviews')}>
              <Input type="number" min={0} step={1} {...form.register('reviews')} />
            </Field>
          </div>
          <Checkbox label="Tell search engines" {...form.register('isShown')} />
        </>
      )}
    </SettingsCard>
  );
}

const MONEY_LABELS: Record<keyof MoneyRules, string> = {
  charterDepositPercent: 'Charters: deposit, %',
  charterBalanceHoursBefore: 'Charters: balance due, hours before',
  eventDepositPercent: 'Events: deposit, %',
  eventBalanceDaysBefore: 'Events: balance due, days before',
  holdHours: 'A quote holds its time, hours',
  cancellationFeePercent: 'Cancelled a week or more ahead: fee, %',
};

const POLICY_LABELS = {
  modificationHoursBefore: 'Changes possible until, hours before',
  arriveMinutesEarly: 'Arrive early, minutes',
  gratuityPercentFrom: 'Gratuity from, %',
  gratuityPercentTo: 'Gratuity up to, %',
} as const;

export function MoneySettings({ kept }: Kept) {
  const money = kept.settings as MoneyRules;
  const names = Object.keys(MONEY_LABELS) as (keyof MoneyRules)[];
  return (
    <SettingsCard
      group="money"
      kept={kept}
      note="Applied to every new quote. The texts of the questions name these figures too: please change both."
      facts={names.map((name) => ({ label: MONEY_LABELS[name], value: String(money[name]) }))}
      valuesOf={(settings) =>
        Object.fromEntries(names.map((name) => [name, String(settings[name])])) as Record<
          keyof MoneyRules,
          string
        >
      }
      settingsOf={(values) => values}
      labels={MONEY_LABELS}
    >
      {(form) => (
        <div className="desk-form-row">
          {names.map((name) => (
            <Field key={name} label={MONEY_LABELS[name]} required {...fieldOf(form, name)}>
              <Input type="number" min={0} step={1} {...form.register(name)} />
            </Field>
          ))}
        </div>
      )}
    </SettingsCard>
  );
}

export function PolicySettings({ kept }: Kept) {
  const policies = kept.settings as Settings['policies'];
  const names = Object.keys(POLICY_LABELS) as (keyof typeof POLICY_LABELS)[];
  return (
    <SettingsCard
      group="policies"
      kept={kept}
      facts={[
        ...names.map((name) => ({ label: POLICY_LABELS[name], value: String(policies[name]) })),
        { label: 'Ways to pay', value: policies.payments.join('\n') },
      ]}
      valuesOf={(settings) => ({
        modificationHoursBefore: String(settings.modificationHoursBefore),
        arriveMinutesEarly: String(settings.arriveMinutesEarly),
        gratuityPercentFrom: String(settings.gratuityPercentFrom),
        gratuityPercentTo: String(settings.gratuityPercentTo),
        payments: settings.payments.join('\n'),
      })}
      settingsOf={(values) => ({ ...values, payments: linesOf(values.payments) })}
      labels={{ ...POLICY_LABELS, payments: 'Ways to pay' }}
    >
      {(form) => (
        <>
          <div className="desk-form-row">
            {names.map((name) => (
              <Field key={name} label={POLICY_LABELS[name]} required {...fieldOf(form, name)}>
                <Input type="number" min={0} step={1} {...form.register(name)} />
              </Field>
            ))}
          </div>
          <Field label="Ways to pay" hint="One a line." {...fieldOf(form, 'payments')}>
            <Textarea rows={5} {...form.register('payments')} />
          </Field>
        </>
      )}
    </SettingsCard>
  );
}
