import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#core/api-client.ts';
import { nameBrowser } from '#core/browser-name.ts';
import { charterDayAt } from '#core/charter-time.ts';
import { browserId } from '#core/ids.ts';
import { hasSessionHint } from '#core/session-hint.ts';
import { isBelow } from '#ui/reading.ts';
import { useSending } from '#ui/sending.ts';
import { CONSENT_VERSION } from '../domain/consents.ts';
import { APPLICATIONS, keepDraft, readKeptDraft, sendApplication } from '../queries.ts';
import { applicationBody } from '../schema/form.ts';
import { type ChosenFile, leaveBehind } from './chosen-files.ts';
import { DocumentsStep } from './documents-step.tsx';
import { sendFiles, sentenceOf } from './sending.ts';
import { EmploymentStep, PersonalStep, PurposeStep } from './wizard-steps.tsx';
import {
  draftValues,
  EMPTY,
  keepInTab,
  readFromTab,
  resumed,
  STEP_NAMES,
  type StepNumber,
  type WizardState,
  type WizardValues,
} from './wizard-values.ts';

type Refusal = { readonly title: string; readonly issues: readonly { message: string }[] };

/** The application in four steps. */
export function Wizard() {
  const [{ step, values }, setState] = useState<WizardState>({ step: 1, values: EMPTY });
  /** Forms take their values when they appear: another round is another form. */
  const [round, setRound] = useState(0);
  const [wasResumed, setWasResumed] = useState(false);
  const typed = useRef<WizardValues>(values);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const take = (state: WizardState) => {
      typed.current = state.values;
      setState(state);
      setRound((count) => count + 1);
      setWasResumed(state.step > 1);
    };
    const kept = readFromTab();
    if (kept) return take(kept);
    if (!hasSessionHint()) return;
    let isLeft = false;
    void readKeptDraft().then(
      (draft) => {
        if (draft && !isLeft && typed.current === EMPTY) take(resumed(draft.step, draft.values));
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);

  const keep = (change: Partial<WizardValues>, at: StepNumber = step) => {
    typed.current = { ...typed.current, ...change };
    keepInTab({ step: at, values: typed.current });
  };
  const goTo = (next: StepNumber, change: Partial<WizardValues> = {}) => {
    keep(change, next);
    setState({ step: next, values: typed.current });
    setWasResumed(false);
    // Somebody who is signed in goes on elsewhere; a draft that could not be kept is no reason to stop here.
    if (hasSessionHint()) {
      void keepDraft({ step: next, values: draftValues(typed.current) }).catch(() => undefined);
    }
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  };
  const submission = useSubmission(() => typed.current);

  return (
    <div className="within-narrow py-10 lg:py-16">
      <p className="text-sm text-muted">Financing application</p>
      <h1 ref={heading} tabIndex={-1} className="mt-2 text-3xl focus:outline-none">
        Step {step} of 4: {STEP_NAMES[step - 1]}
      </h1>
      <progress className="step-progress mt-6" max={4} value={step} aria-label={`Step ${step} of 4`} />
      <p className="mt-6 mb-10 max-w-text text-sm text-muted">
        Miami Flow Yachts is not a lender. Independent third-party lenders decide; rates, terms and
        availability vary by applicant and state.
      </p>
      {wasResumed && (
        <p role="status" className="mb-8 border-l-2 border-brass bg-sand px-5 py-4">
          Welcome back. For your safety we did not keep your date of birth and SSN digits; please enter them
          once more.
        </p>
      )}
      {step === 1 && (
        <PurposeStep
          key={`1-${round}`}
          values={values.one}
          onTyped={(one) => keep({ one })}
          onNext={(one) => goTo(2, { one })}
        />
      )}
      {step === 2 && (
        <PersonalStep
          key={`2-${round}`}
          values={values.two}
          onTyped={(two) => keep({ two })}
          onBack={(two) => goTo(1, { two })}
          onNext={(two) => goTo(3, { two })}
        />
      )}
      {step === 3 && (
        <EmploymentStep
          key={`3-${round}`}
          values={values.three}
          onTyped={(three) => keep({ three })}
          onBack={(three) => goTo(2, { three })}
          onNext={(three) => goTo(4, { three })}
        />
      )}
      {step === 4 && (
        <DocumentsStep
          files={submission.files}
          onChoose={submission.choose}
          onRemove={submission.remove}
          onBack={() => goTo(3)}
          onSubmit={submission.submit}
          isSubmitting={submission.isSubmitting}
          refusal={submission.refusal}
        />
      )}
    </div>
  );
}

function refusalOf(error: unknown): Refusal {
  const { error: title, issues = [] } = error instanceof ApiError ? error.refusal : {};
  return { title: title ?? sentenceOf(error), issues: issues.map(({ message }) => ({ message })) };
}

/** Sends the application, then its files, then leads to the dashboard. */
function useSubmission(readValues: () => WizardValues) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const cancels = useRef(new Map<string, AbortController>());
  // In memory only: what is sent contains what must not be kept in the browser.
  const attempt = useRef<{ body: string; key: string }>(undefined);

  const cancelOf = (key: string) => {
    const known = cancels.current.get(key);
    if (known) return known;
    const made = new AbortController();
    cancels.current.set(key, made);
    return made;
  };
  const tell = (key: string, change: Partial<ChosenFile>) =>
    setFiles((now) => now.map((file) => (file.key === key ? { ...file, ...change } : file)));

  const { press, isPending, error } = useSending(
    async () => {
      const { one, two, three } = readValues();
      const chosen = files.filter(({ state }) => state === 'chosen');
      const documents = chosen.map(({ type, file }) => ({ type, name: file.name, size: file.size }));
      const told = { ...one, ...two, ...three, documents, consentVersion: CONSENT_VERSION };
      // The steps have been judged one by one; together they are what the server takes.
      const body = applicationBody(() => charterDayAt(new Date())).safeParse(told);
      if (!body.success) {
        throw new ApiError(
          422,
          JSON.stringify({ error: 'Some fields need your attention.', issues: body.error.issues }),
        );
      }
      const text = JSON.stringify(told);
      if (attempt.current?.body !== text) {
        nameBrowser();
        const key = browserId();
        attempt.current = { body: text, key };
      }
      const { id } = await sendApplication(
        told as Parameters<typeof sendApplication>[0],
        attempt.current.key,
      );
      keepInTab(null);
      leaveBehind(id, await sendFiles(id, chosen, tell, (key) => cancelOf(key).signal));
      return id;
    },
    {
      onDone: (id) => {
        queries.removeQueries({ predicate: isBelow(APPLICATIONS) });
        return navigate(`/account/financing?app=${id}`);
      },
      says: () => ({
        title: 'Application Submitted',
        description: 'Your financing application has been submitted successfully.',
      }),
      saysRefused: () => ({
        title: 'Submission Failed',
        description: 'There was an error submitting your application. Please try again.',
        variant: 'destructive',
      }),
    },
  );

  return {
    files,
    isSubmitting: isPending,
    refusal: error ? refusalOf(error) : undefined,
    choose: (more: readonly ChosenFile[]) => setFiles((now) => [...now, ...more]),
    remove: (key: string) => {
      cancelOf(key).abort(new Error('cancelled'));
      setFiles((now) => now.filter((file) => file.key !== key));
    },
    submit: () => press(),
  };
}
