import { type ReactNode, useId, useState } from 'react';
import { CHARTER_LINKS } from '#features/charters/queries/booking.ts';
import { AskBeforeLeaving } from '#ui/ask-before-leaving.tsx';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/choice.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Form, useForm } from '#ui/form.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { LICENSES } from '../domain/licenses.ts';
import { chooseCaptain } from '../queries.ts';
import type { ChoiceAnswer } from '../schema.ts';
import { words } from '../words/index.ts';
import { choiceFrom, NAMED, SELF } from './choice-input.ts';

/** Loads the validation rules. If they cannot be loaded, finds no faults: the server checks with the same rules. */
const checks = () =>
  import('./checks.ts').then(
    ({ checkChoice }) => checkChoice,
    () => () => ({}),
  );

/** The charterer's form to choose a captain: one of at least two listed ones, one they name, or themselves. */
export function CaptainForm({
  token,
  answer: { captains, charterer },
  onDone,
  children,
}: {
  token: string;
  answer: ChoiceAnswer;
  onDone: () => void;
  children?: ReactNode;
}) {
  const form = useForm((typed) => chooseCaptain(token, choiceFrom(typed)), {
    id: `captain-${useId()}`,
    check: checks,
    // The charter's own page shows the captain too.
    readAgain: [CHARTER_LINKS],
    readAgainWhenRefused: true,
    says: ({ message }) => ({ title: message }),
    onDone,
  });
  const [chosen, setChosen] = useState(captains.length > 0 ? '' : NAMED);
  const own = [
    { value: NAMED, label: words.nameOwn },
    { value: SELF, label: words.amCaptain },
  ];
  const listed = captains.map(({ id, name, license }) => ({
    value: id,
    label: name,
    note: words.licenses[license],
  }));
  const { id: groupId, error } = form.field('captainId', true);
  return (
    <Form form={form} className="grid gap-5">
      <AskBeforeLeaving />
      <FieldGroup
        label={words.chooseTitle}
        id={groupId}
        error={error}
        required
        hint={captains.length > 0 ? words.fromList : words.fewCaptains}
      >
        <RadioGroup name="captainId" tile options={[...listed, ...own]} value={chosen} onChange={setChosen} />
      </FieldGroup>
      {chosen === NAMED && (
        <Field label={words.captainName} {...form.field('name', true)}>
          <Input name="name" autoComplete="off" maxLength={120} />
        </Field>
      )}
      {chosen === SELF && <p className="text-muted">{words.selfHint(charterer)}</p>}
      {(chosen === NAMED || chosen === SELF) && (
        <>
          <Field label={words.license} {...form.field('license', true)}>
            <Select
              name="license"
              empty={words.chooseLicense}
              options={LICENSES.map(({ id }) => ({ value: id, label: words.licenses[id] }))}
              defaultValue=""
            />
          </Field>
          <Field label={words.licenseNumber} {...form.field('licenseNumber', true)}>
            <Input name="licenseNumber" autoComplete="off" maxLength={40} />
          </Field>
          <Field label={words.licenseUntil} {...form.field('licenseValidUntil', true)}>
            <Input name="licenseValidUntil" type="date" />
          </Field>
        </>
      )}
      {chosen === NAMED && (
        <>
          <Field label={words.phone} {...form.field('phone', true)}>
            <Input name="phone" type="tel" autoComplete="off" maxLength={40} />
          </Field>
          <Field label={words.email} hint={words.emailHint} {...form.field('email')}>
            <Input name="email" type="email" autoComplete="off" maxLength={254} />
          </Field>
        </>
      )}
      {form.refusedAs()}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {words.chooseButton}
        </Button>
        {children}
      </p>
    </Form>
  );
}
