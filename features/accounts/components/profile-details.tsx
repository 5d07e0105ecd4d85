import { useRef, useState, useSyncExternalStore } from 'react';
import { ApiError } from '#core/api-client.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#core/language.ts';
import { readTab, writeTab } from '#core/tab-storage.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { takeFocus } from '#ui/focus.ts';
import { Form, useForm } from '#ui/form.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { toast } from '#ui/toast.tsx';
import { CONTACT_METHODS, DEFAULT_COUNTRY, type Profile } from '../domain.ts';
import { saveProfile } from '../queries/account.ts';
import { PROFILE, USER } from '../queries/user.ts';
import type { ProfileInput, UserAnswer } from '../schema.ts';
import { words } from '../words/index.ts';
import { EmailState } from './email-state.tsx';
import { useRefusal } from './refusal.ts';

type FieldName = keyof Profile;

/** The profile's fields in order, with their autocomplete values for the browser. */
const FIELDS = [
  { name: 'firstName', autoComplete: 'given-name', max: 100 },
  { name: 'lastName', autoComplete: 'family-name', max: 100 },
  { name: 'email', autoComplete: 'email', type: 'email', max: 254 },
  { name: 'phone', autoComplete: 'tel', type: 'tel', max: 40 },
  { name: 'address', autoComplete: 'street-address', wide: true, max: 200 },
  { name: 'city', autoComplete: 'address-level2', max: 100 },
  { name: 'state', autoComplete: 'address-level1', max: 100 },
  { name: 'zipCode', autoComplete: 'postal-code', max: 20 },
  { name: 'country', autoComplete: 'country-name', max: 100 },
] as const satisfies readonly {
  name: FieldName;
  autoComplete: string;
  type?: 'email' | 'tel';
  wide?: boolean;
  max: number;
}[];

const methods = () =>
  CONTACT_METHODS.map((value) => ({ value: value as string, label: words.contactMethods[value] }));

/** Each language under its own name, so that its speakers find it on a page in any language. */
const languages = LANGUAGES.map((value) => ({ value: value as string, label: LANGUAGE_NAMES[value] }));

/** The shown value of a profile field. The default country is shown in the page's language. */
const shownOf = (user: UserAnswer, name: (typeof FIELDS)[number]['name']) =>
  name === 'country' && user.country === DEFAULT_COUNTRY ? words.defaultCountry : user[name];

/** Offline, the schema cannot be loaded: then only the server checks. */
const checks = () =>
  import('./profile-checks.ts').then(
    ({ checkProfile }) => checkProfile,
    () => () => ({}),
  );

/** The typed profile as it is stored: the default country in English, so that pages can show it in any language. */
const keptOf = (typed: ProfileInput): ProfileInput =>
  typed.country === words.defaultCountry ? { ...typed, country: DEFAULT_COUNTRY } : typed;

/**
 * The key under which the tab keeps the typed values across a reload or a change of language. Contains the account's id, so that
 * no other account gets them.
 */
const draftOf = ({ id }: UserAnswer) => `miami-flow:profile:${id}`;

const neverChanges = () => () => {};

/** Whether the profile has neither a name nor any way to reach its owner. */
export const isNewProfile = ({ firstName, lastName, email, phone }: UserAnswer) =>
  [firstName, lastName, email, phone].every((value) => value === '');

/** The client's own details, read-only until "Edit Profile" is pressed. A new profile opens as a form. */
export function ProfileDetails({ user }: { user: UserAnswer }) {
  const isNew = isNewProfile(user);
  const isBegun = useSyncExternalStore(
    neverChanges,
    () => readTab(draftOf(user)) !== null,
    () => false,
  );
  const [isOpen, setEditing] = useState<boolean | undefined>(isNew || undefined);
  const isEditing = isOpen ?? isBegun;
  const edit = useRef<HTMLButtonElement>(null);
  const back = () => {
    writeTab(draftOf(user), null);
    setEditing(false);
    // Focus the button once it is back, because the form that had the focus is gone.
    requestAnimationFrame(() => edit.current?.focus());
  };
  return (
    <section aria-labelledby="profile-details">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="profile-details" className="text-2xl">
          {words.yourDetails}
        </h2>
        {!isEditing && (
          <Button ref={edit} variant="secondary" size="small" onClick={() => setEditing(true)}>
            {words.editProfile}
          </Button>
        )}
      </div>
      {isEditing ? (
        <DetailsForm user={user} onDone={back} />
      ) : isNew ? (
        <p className="mt-4 text-muted">{words.nothingYet}</p>
      ) : (
        <DetailsView user={user} />
      )}
    </section>
  );
}

function DetailsView({ user }: { user: UserAnswer }) {
  const method = methods().find(({ value }) => value === user.preferredContactMethod)?.label;
  const shown = [
    ...FIELDS.map(({ name }) => ({ name, label: words.profileFields[name], value: shownOf(user, name) })),
    {
      name: 'preferredContactMethod',
      label: words.preferredContact,
      value: method ?? user.preferredContactMethod,
    },
    { name: 'language', label: words.language, value: LANGUAGE_NAMES[user.language] },
  ];
  return (
    <dl className="mt-6 grid border-t border-line sm:grid-cols-2 sm:gap-x-12">
      {shown.map(({ name, label, value }) => (
        <div
          key={name}
          className="grid gap-x-4 border-b min-[20rem]:grid-cols-[8.5rem_minmax(0,1fr)] border-line py-3"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere">
            {value || <span className="text-muted">{words.notGiven}</span>}
            {name === 'email' && <EmailState user={user} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function DetailsForm({ user, onDone }: { user: UserAnswer; onDone: () => void }) {
  const refuse = useRefusal();
  const form = useForm((typed) => saveProfile(keptOf(typed as ProfileInput)), {
    check: checks,
    draft: draftOf(user),
    // Read the account's requests again: with another address, none sent from the former one can be claimed.
    readAgain: [USER, PROFILE],
    says: () => ({ title: words.profileUpdated, description: words.profileUpdatedText }),
    onDone,
    onRefused: (refused) => {
      if (refused instanceof ApiError && (refused.status === 401 || refused.status === 403))
        return refuse(refused, words.error);
      toast({ title: words.error, description: words.profileFailed, variant: 'destructive' });
    },
  });
  return (
    <Form form={form} className="mt-6 grid gap-6 sm:grid-cols-2">
      {FIELDS.map(({ name, autoComplete, max, ...field }, index) => (
        <Field
          key={name}
          label={words.profileFields[name]}
          {...form.field(name)}
          className={'wide' in field ? 'sm:col-span-2' : ''}
        >
          <Input
            name={name}
            type={'type' in field ? field.type : 'text'}
            autoComplete={autoComplete}
            maxLength={max}
            defaultValue={shownOf(user, name)}
            // Focus the first field: the client has pressed "Edit Profile", or the profile is still empty.
            ref={index === 0 ? takeFocus : undefined}
          />
        </Field>
      ))}
      <Field label={words.preferredContact} {...form.field('preferredContactMethod')}>
        <Select
          name="preferredContactMethod"
          options={methods()}
          defaultValue={user.preferredContactMethod}
        />
      </Field>
      <Field label={words.language} hint={words.languageHint} {...form.field('language')}>
        <Select name="language" options={languages} defaultValue={user.language} />
      </Field>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" busy={form.busy}>
          {words.save}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
}
