import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import type { Field, Fields, Typed } from '#core/field-kinds.ts';
import { labelsOf, typedOf } from '#core/field-values.ts';
import { saidNow } from '#core/field-words.ts';
import type { OtherLanguage } from '#core/language.ts';
import { oldTranslations } from '#core/translations.ts';
import { pictureControls } from '#features/fleet/components/admin/picture-controls.tsx';
import { FieldRows } from '#ui/admin/field-rows.tsx';
import { FormDialog, type StaffForm } from '#ui/admin/form-dialog.tsx';
import { PencilIcon } from '#ui/admin/icons.tsx';
import { OldTranslations, saysSaved } from '#ui/admin/old-translations.tsx';
import { IfMay } from '#ui/admin/rights.tsx';
import { notDone } from '#ui/admin/said.ts';
import { useSending } from '#ui/sending.ts';
import type { Settings, SettingsGroup } from '../../domain/index.ts';
import { type SettingsGroupAnswer, settingsForms } from '../../schema.ts';
import { saveSettings } from './calls.ts';
import './field-words.ts';
import { words } from './words/index.ts';

interface SettingsCardProps<Group extends SettingsGroup, Values extends FieldValues> {
  group: Group;
  kept: SettingsGroupAnswer;
  /** The current values in short. */
  facts: readonly { readonly label: string; readonly value: string }[];
  note?: ReactNode;
  valuesOf: (settings: Settings[Group]) => Values;
  /** Converts the form's values to what the server expects; the server itself parses typed figures. */
  settingsOf: (values: Values) => unknown;
  /** The languages of its texts that are older than their English. */
  oldIn: (values: Values) => readonly OtherLanguage[];
  labels?: Partial<Record<keyof Values & string, string>>;
  children: (form: StaffForm<Values>) => ReactNode;
}

/** The card of a group of settings: its current values, and the dialog that changes them. */
export function SettingsCard<Group extends SettingsGroup, Values extends FieldValues>(
  props: SettingsCardProps<Group, Values>,
) {
  const { group, kept, facts, note, valuesOf, settingsOf, oldIn, labels, children } = props;
  const settings = kept.settings as Settings[Group];
  const old = oldIn(valuesOf(settings));
  const saving = useSending(
    ({ values, version }: { values: Values; version: number | undefined }) =>
      saveSettings(props.group, settingsOf(values) as Settings[Group], version),
    {
      readAgain: ['/api/admin/settings', '/api/site-settings'],
      says: (done, { values }) => saysSaved(done, old, oldIn(values)),
    },
  );
  const [open, setOpen] = useState(false);
  const name = words.groups[group];
  const schema = z.preprocess((typed) => settingsOf(typed as Values), settingsForms[group]);
  return (
    <section className="staff-card" aria-labelledby={`settings-${group}`}>
      <div className="staff-card-body">
        <h3 id={`settings-${group}`} className="staff-subtitle">
          {name}
        </h3>
        <OldTranslations languages={old} />
        {note && <p className="text-sm text-muted">{note}</p>}
        <dl className="staff-definitions">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="break-words whitespace-pre-line">{value || '–'}</dd>
            </div>
          ))}
        </dl>
      </div>
      <IfMay area="settings" doing="changes">
        <div className="staff-card-actions">
          <button
            type="button"
            className="staff-icon-button ml-auto"
            aria-label={words.editNamed(name)}
            title={words.edit}
            onClick={() => setOpen(true)}
          >
            <PencilIcon size={18} />
          </button>
        </div>
      </IfMay>
      <FormDialog<Values>
        open={open}
        onOpenChange={setOpen}
        title={name}
        description={note ?? words.atOnce}
        size="wide"
        schema={schema}
        values={valuesOf(settings)}
        version={kept.version}
        read={(current) => {
          const theirs = current as SettingsGroupAnswer;
          return { values: valuesOf(theirs.settings as Settings[Group]), version: theirs.version };
        }}
        labels={labels ?? {}}
        submit={words.saveSettings}
        onSave={(values, version) => saving.mutateAsync({ values, version })}
        failed={notDone(words.notSaved)}
      >
        {children}
      </FormDialog>
    </section>
  );
}

export type FieldsCardProps = {
  group: SettingsGroup;
  kept: SettingsGroupAnswer;
  note?: ReactNode;
  fields: Fields;
  /** Converts the values to what the server expects, if that is not the typed values. */
  settingsOf?: (values: Typed<Fields>) => unknown;
};

const asFact = (typed: string | boolean) =>
  typeof typed === 'boolean' ? (typed ? words.yes : words.no) : typed;
const isFact = ([, { kind }]: readonly [string, Field]) => kind !== 'translations';

/** The card of a group of settings that consists only of fields. */
export function FieldsCard({ group, kept, note, fields, settingsOf = (values) => values }: FieldsCardProps) {
  const held = typedOf(fields, kept.settings);
  return (
    <SettingsCard<SettingsGroup, Typed<Fields>>
      group={group}
      kept={kept}
      note={note}
      facts={Object.entries(fields)
        .filter(isFact)
        .map(([key, field]) => ({
          label: saidNow(field).name,
          value: asFact(held[key] ?? ''),
        }))}
      valuesOf={(settings) => typedOf(fields, settings)}
      settingsOf={settingsOf}
      oldIn={(values) => oldTranslations(fields, values)}
      labels={labelsOf(fields)}
    >
      {(form) => <FieldRows form={form} fields={fields} pictures={pictureControls} />}
    </SettingsCard>
  );
}
