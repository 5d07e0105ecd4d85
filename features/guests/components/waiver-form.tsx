import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { ApiError } from '#core/api-client.ts';
import { languageNow } from '#core/language.ts';
import { AskBeforeLeaving } from '#ui/ask-before-leaving.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { takeFocus } from '#ui/focus.ts';
import { AlertIcon } from '#ui/icons.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Unsent, useSending } from '#ui/sending.ts';
import { SentForm } from '#ui/sent-form.tsx';
import type { FieldFaults } from '#ui/typed-values.ts';
import { MINOR_BANDS } from '../domain.ts';
import { signWaiver, WAIVERS } from '../queries.ts';
import type { WaiverInput, WaiverPage } from '../schema.ts';
import { words } from '../words/index.ts';

/** The answer to a guest who has signed. */
export type Signed = {
  readonly id: string;
  readonly signedAt: string;
  readonly recordSha256: string;
  readonly checkInUrl: string;
};

type Text = NonNullable<WaiverPage['text']>;

interface WaiverFormProps {
  token: string;
  text: Text;
  keepDays: number;
  onSigned: (signed: Signed, filled: WaiverInput) => void;
}

const idOf = (name: string) => `waiver-${name}`;

const isOfMinor = (path: string) => path.startsWith('minors.');

const withoutMinors = (faults: FieldFaults): FieldFaults =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => !isOfMinor(name)));

/** Checks with the server's rules. If they cannot be loaded, finds no faults: the server checks in any case. */
const checkIt = (filled: WaiverInput): Promise<FieldFaults> =>
  import('./checks.ts').then(
    ({ checkWaiver }) => checkWaiver(filled),
    () => ({}),
  );

/** The waiver's form on one page: a guest fills in the details, reads the text and signs, in that order. */
export function WaiverForm({ token, text, keepDays, onSigned }: WaiverFormProps) {
  const [minors, setMinors] = useState<readonly number[]>([]);
  const next = useRef(0);
  const adding = useRef<HTMLButtonElement>(null);
  const [found, setFound] = useState<{ readonly faults: FieldFaults; readonly time: number }>();
  const { press, isPending, trouble, error, reset } = useSending(
    async (filled: WaiverInput, options) => {
      const wrong = await checkIt(filled);
      setFound((before) => ({ faults: wrong, time: (before?.time ?? 0) + 1 }));
      if (Object.keys(wrong).length > 0) throw new Unsent();
      return signWaiver(token, filled, options);
    },
    {
      once: 'waiver',
      readAgain: [WAIVERS],
      readAgainWhenRefused: true,
      onDone: onSigned,
      // The form's own faults are listed above it; they are no refusal.
      onRefused: (refusal): void => {
        if (refusal instanceof Unsent) reset();
      },
    },
  );
  const issues = error instanceof ApiError ? (error.refusal.issues ?? []) : [];
  const faults: FieldFaults = {
    ...Object.fromEntries(issues.map(({ path, message }) => [path, message])),
    ...found?.faults,
  };
  const field = (name: string, required = true) => ({ id: idOf(name), error: faults[name], required });
  const sign = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void press(readForm(new FormData(event.currentTarget), text.sha256, minors));
  };
  const remove = (id: number) => {
    setMinors(minors.filter((one) => one !== id));
    // Faults of minors are keyed by their place in the list, and the places have shifted now.
    setFound((before) => before && { ...before, faults: withoutMinors(before.faults) });
    if (issues.some(({ path }) => isOfMinor(path))) reset();
    adding.current?.focus();
  };
  const listed = Object.entries(found?.faults ?? {});
  return (
    <SentForm onSubmit={sign} className="mt-10 grid max-w-form gap-8 scripts-off:hidden">
      <AskBeforeLeaving />
      {listed.length > 0 && (
        <ErrorSummary
          key={found?.time}
          title={words.checkForm}
          issues={listed.flatMap(([name, message]) => (message ? [{ fieldId: idOf(name), message }] : []))}
        />
      )}
      {/* What would be typed now would not be signed, and the form gives way once the rest is. */}
      <div className="contents" inert={isPending}>
        <Part id="about-you" title={words.aboutYou}>
          <p className="text-sm text-muted">{words.dataHint(keepDays)}</p>
          <Field label={words.yourName} {...field('name')}>
            <Input name="name" autoComplete="name" maxLength={120} />
          </Field>
          <Tick name="isAdult" label={words.adultLabel} fault={faults.isAdult} />
          <Field label={words.yourContact} hint={words.contactHint} {...field('contact')}>
            <Input name="contact" autoComplete="off" maxLength={200} />
          </Field>
          <Field label={words.yourAllergies} hint={words.allergiesHint} {...field('allergies', false)}>
            <Input name="allergies" autoComplete="off" maxLength={500} />
          </Field>
        </Part>
        <Part id="your-minors" title={words.yourMinors}>
          <p className="text-muted">{words.minorsHint}</p>
          {minors.map((id, index) => (
            <Minor key={id} index={index} field={field} onRemove={() => remove(id)} />
          ))}
          {minors.length > 0 && <Checkbox name="isAshore" label={words.ashoreLabel} />}
          <Button
            ref={adding}
            variant="secondary"
            size="small"
            className="justify-self-start"
            onClick={() => {
              next.current += 1;
              setMinors([...minors, next.current]);
            }}
          >
            {words.addMinor}
          </Button>
        </Part>
        <Part id="read-and-sign" title={words.readAndSign}>
          <WaiverText text={text} />
          {minors.length > 0 && (
            <Tick name="isGuardian" label={words.guardianLabel} fault={faults.isGuardian} />
          )}
          <Tick name="agrees" label={words.consentLabel} fault={faults.agrees} />
          <Field label={words.signature} {...field('signature')}>
            <Input name="signature" autoComplete="name" maxLength={120} />
          </Field>
        </Part>
      </div>
      {trouble && <ErrorSummary title={trouble.sentence} />}
      <Button type="submit" busy={isPending} className="justify-self-start">
        {words.signButton}
      </Button>
    </SentForm>
  );
}

/** A part of the form under its heading. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Minor({
  index,
  field,
  onRemove,
}: {
  index: number;
  field: (name: string, required?: boolean) => { id: string; error: string | undefined; required: boolean };
  onRemove: () => void;
}) {
  const name = (part: string) => `minors.${index}.${part}`;
  const bands = MINOR_BANDS.map((value) => ({ value: value as string, label: words.ageBands[value] }));
  return (
    <div className="grid gap-4 rounded-md border border-line p-4">
      <Field label={words.minorName(index + 1)} {...field(name('name'))}>
        <Input ref={takeFocus} name={name('name')} autoComplete="off" maxLength={120} />
      </Field>
      <Field label={words.minorAge(index + 1)} {...field(name('ageBand'))}>
        <Select name={name('ageBand')} empty={words.chooseAge} options={bands} defaultValue="" />
      </Field>
      <Field label={words.minorAllergies(index + 1)} {...field(name('allergies'), false)}>
        <Input name={name('allergies')} autoComplete="off" maxLength={500} />
      </Field>
      <Button variant="quiet" size="small" className="justify-self-start" onClick={onRemove}>
        {words.removeMinor(index + 1)}
      </Button>
    </div>
  );
}

function Tick({
  name,
  label,
  fault,
}: Pick<ComponentProps<typeof Checkbox>, 'label'> & { name: string; fault: string | undefined }) {
  const id = idOf(name);
  return (
    <div className="grid gap-1.5">
      <Checkbox
        id={id}
        name={name}
        label={label}
        required
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-error` : undefined}
      />
      {fault && (
        <p id={`${id}-error`} className="field-error">
          <AlertIcon size={16} />
          {fault}
        </p>
      )}
    </div>
  );
}

/**
 * The text to sign. The notice to guardians is in capitals and six points larger than the rest: Florida Statutes
 * s. 744.301(3) asks for at least five (product 11.2). Its English is not translated by the browser either.
 */
function WaiverText({ text }: { text: Text }) {
  const notice = 'text-[calc(1rem+6pt)] leading-snug font-semibold uppercase wrap-anywhere';
  return (
    <div className="grid gap-4 rounded-md bg-foam p-5 text-base sm:p-8">
      <p className="font-semibold">{text.title}</p>
      {text.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {text.noticeTranslated && (
        <>
          <p lang={languageNow()} className={notice}>
            {text.noticeTranslated}
          </p>
          <p>{words.inEnglish}</p>
        </>
      )}
      <div lang="en" translate="no" className={`grid gap-3 ${notice}`}>
        <p>{text.noticeTitle}</p>
        <p>{text.notice}</p>
      </div>
    </div>
  );
}

/** The form as the API's body. The API refuses a box that is not ticked with that box's own message. */
function readForm(form: FormData, sha256: string, minors: readonly number[]): WaiverInput {
  const said = (name: string) => String(form.get(name) ?? '');
  return {
    sha256,
    name: said('name'),
    isAdult: form.has('isAdult') as true,
    contact: said('contact'),
    allergies: said('allergies'),
    minors: minors.map((_id, index) => ({
      name: said(`minors.${index}.name`),
      ageBand: said(`minors.${index}.ageBand`) as (typeof MINOR_BANDS)[number],
      allergies: said(`minors.${index}.allergies`),
    })),
    isGuardian: form.has('isGuardian'),
    isAboard: !form.has('isAshore'),
    agrees: form.has('agrees') as true,
    signature: said('signature'),
  };
}
