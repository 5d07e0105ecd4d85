import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import { ApiError } from '#core/api-client.ts';
import { attemptFor, endAttempt } from '#core/attempt.ts';
import { charterDayAt } from '#core/charter-time.ts';
import { languageNow } from '#core/language.ts';
import { sendAs } from '#core/send-as.ts';
import { hasSessionHint } from '#core/session-hint.ts';
import { TO_SIGN_IN, useSessionOver } from '#features/accounts/components/session-over.ts';
import { userQuery } from '#features/accounts/queries/user.ts';
import type { UserAnswer } from '#features/accounts/schema.ts';
import { useLeavingAsked } from '#ui/ask-before-leaving.tsx';
import { useOnChange } from '#ui/on-change.ts';
import { isBelow } from '#ui/reading.ts';
import { Unsent, useSending } from '#ui/sending.ts';
import { consentVersion } from '../domain/consents.ts';
import { formatPhone } from '../domain/formats.ts';
import { APPLICATIONS, keepDraft, sendApplication } from '../queries.ts';
import { applicationBody } from '../schema/form.ts';
import { words } from '../words/index.ts';
import { type ChosenFile, leaveBehind } from './chosen-files.ts';
import { DocumentsStep } from './documents-step.tsx';
import { sendFiles, sentenceOf } from './sending.ts';
import type { FillStep } from './step-form.tsx';
import { useAccountDraft } from './wizard-draft.ts';
import { useWizardStep } from './wizard-history.ts';
import { EmploymentStep, PersonalStep, PurposeStep } from './wizard-steps.tsx';
import {
  draftValues,
  EMPTY,
  filledUp,
  keepInTab,
  readFromTab,
  type StepNumber,
  stepName,
  stepOf,
  type WizardState,
  type WizardValues,
  withoutSealed,
} from './wizard-values.ts';

/** The fields that can be filled in from an account. */
const KNOWN = ['firstName', 'lastName', 'email', 'phone'] as const;

type Refusal = { readonly title: string; readonly issues: readonly { message: string }[] };

/** The application in four steps. */
export function Wizard() {
  const { step, goTo: goToEntry, hold, leaveFor } = useWizardStep();
  const [wasResumed, setWasResumed] = useState(false);
  const typed = useRef<WizardValues>(EMPTY);
  const fill = useRef<FillStep>(undefined);
  const isBegun = useRef(false);
  const isResuming = useRef(false);
  /** Once the wizard is left or its application sent, a draft that arrives late is no concern of it. */
  const isLeft = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const queries = useQueryClient();
  const isOver = useSessionOver();

  const latest = () => ({ ...typed.current.one, ...typed.current.two, ...typed.current.three });
  const filling = { fill, latest };
  /** Takes over values that come from elsewhere. */
  const become = (values: WizardValues) => {
    typed.current = values;
    fill.current?.(latest());
  };
  const take = useEffectEvent((state: WizardState) => {
    become(filledUp(typed.current, state.values));
    isResuming.current = state.step > step;
    goToEntry(state.step);
    setWasResumed(state.step > 1);
  });
  /** The history may still have later steps of an application that was sent: start at step 1. */
  const beginAnew = useEffectEvent(() => goToEntry(1));
  /** Fills in what the account knows, unless the applicant has typed into those fields. */
  const fillIn = useEffectEvent((user: UserAnswer) => {
    const { two } = typed.current;
    if (KNOWN.some((field) => two[field] !== '')) return;
    const known = Object.fromEntries(KNOWN.map((field) => [field, user[field]]));
    become({ ...typed.current, two: { ...two, ...known, phone: formatPhone(user.phone) } });
  });
  const isDraftRead = useRef(false);
  const keepHere = (at: StepNumber) =>
    keepInTab({ step: at, values: typed.current, isDraftRead: isDraftRead.current });
  const readDraft = useAccountDraft(isDraftRead, (draft) => {
    if (isLeft.current) return;
    if (typed.current === EMPTY) {
      if (draft) take(draft);
      return;
    }
    if (draft) become(filledUp(typed.current, draft.values));
    keepHere(step);
  });
  const beginReading = useEffectEvent(readDraft);
  /** Keeps what was typed before the scripts came. */
  const keepEarly = useEffectEvent((at: StepNumber) => typed.current !== EMPTY && keepHere(at));
  useEffect(() => {
    const kept = readFromTab();
    // Restore only once: in development, React runs each effect twice.
    if (!isBegun.current) kept ? take(kept) : beginAnew();
    isBegun.current = true;
    if (kept?.isDraftRead) isDraftRead.current = true;
    keepEarly(kept?.step ?? 1);
    if (!hasSessionHint()) return;
    let endAs = () => {};
    isLeft.current = false;
    void (async () => {
      const isRead = await beginReading();
      const user = await queries.fetchQuery(userQuery()).catch(() => null);
      if (isLeft.current || !user) return;
      endAs = sendAs(user.id);
      // What another device has in these fields comes before what the account knows.
      if (isRead) fillIn(user);
    })();
    return () => {
      isLeft.current = true;
      endAs();
    };
  }, [queries]);
  // After any change of step, by the wizard's or the browser's buttons, scroll to the top and focus the step's heading.
  useOnChange(step, () => {
    if (isResuming.current) {
      isResuming.current = false;
      return;
    }
    setWasResumed(false);
    if (typed.current !== EMPTY) keepHere(step);
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  });

  const keep = (change: Partial<WizardValues>, at: StepNumber = step) => {
    typed.current = { ...typed.current, ...change };
    // What was typed before the scripts came must not replace what the tab has kept, which is read right after.
    if (isBegun.current) keepHere(at);
  };
  /** Signed-in applicants can go on at another device. If the draft cannot be kept, they go on here all the same. */
  const keepForOthers = async (at: StepNumber) => {
    // What another device has kept is read first: it would be gone for good.
    if ((await readDraft()) && typed.current !== EMPTY)
      await keepDraft({ step: at, values: draftValues(typed.current) }).catch(() => undefined);
  };
  const goTo = (next: StepNumber, change: Partial<WizardValues> = {}) => {
    keep(change, next);
    goToEntry(next);
    if (hasSessionHint()) void keepForOthers(next);
  };
  const { one, two, three } = typed.current;
  const submission = useSubmission(
    () => typed.current,
    () => {
      isLeft.current = true;
      typed.current = EMPTY;
      keepInTab(null);
    },
    { hold, leaveFor, goTo: goToEntry },
  );

  if (isOver) return <Navigate to={TO_SIGN_IN} replace />;
  return (
    <div className="within-narrow py-10 lg:py-16">
      <p className="text-sm text-muted">{words.financingApplication}</p>
      <h1 ref={heading} tabIndex={-1} className="mt-2 text-3xl focus:outline-none">
        {/* Kept on one line: otherwise a narrow screen would break it after "Step 4 of". */}
        <span className="whitespace-nowrap">{words.stepOf(step, '').trimEnd()}</span> {stepName(step)}
      </h1>
      <progress className="step-progress mt-6" max={4} value={step} aria-label={words.stepProgress(step)} />
      <p className="mt-6 mb-10 max-w-text text-sm text-muted">{words.lendersDecide}</p>
      {wasResumed && (
        <p role="status" className="mb-8 border-l-2 border-brass bg-sand px-5 py-4">
          {words.welcomeBack}
        </p>
      )}
      {step === 1 && (
        <PurposeStep
          {...filling}
          values={one}
          onTyped={(values) => keep({ one: values })}
          onNext={(values) => goTo(2, { one: values })}
        />
      )}
      {step === 2 && (
        <PersonalStep
          {...filling}
          values={two}
          onTyped={(values) => keep({ two: values })}
          onBack={(values) => goTo(1, { two: values })}
          onNext={(values) => goTo(3, { two: values })}
        />
      )}
      {step === 3 && (
        <EmploymentStep
          {...filling}
          values={three}
          onTyped={(values) => keep({ three: values })}
          onBack={(values) => goTo(2, { three: values })}
          onNext={(values) => goTo(4, { three: values })}
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

/** The name under which the tab keeps the attempt to send an application. */
const ATTEMPT = 'financing';

type Application = Parameters<typeof sendApplication>[0];

/**
 * Sends the application under the key of its attempt, which the tab keeps over a reload: it may be stored already, with its
 * answer lost. With other files it is still the same application.
 *
 * @param kept its fields without what must not be stored in the browser
 */
async function sendOnce(told: Application, kept: unknown) {
  const send = () => sendApplication(told, attemptFor(ATTEMPT, JSON.stringify(kept), Date.now()).key);
  const sent = await send().catch((error) => {
    if (!(error instanceof ApiError && error.refusal.code === 'key-reused')) throw error;
    // Date of birth or SSN digits are not the ones of that attempt, which the tab cannot know: it is another application.
    endAttempt(ATTEMPT);
    return send();
  });
  endAttempt(ATTEMPT);
  return sent;
}

/** Sends the application, then its files, then goes to the dashboard. */
function useSubmission(
  readValues: () => WizardValues,
  forget: () => void,
  { hold, leaveFor, goTo }: Pick<ReturnType<typeof useWizardStep>, 'hold' | 'leaveFor' | 'goTo'>,
) {
  const queries = useQueryClient();
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const cancels = useRef(new Map<string, AbortController>());

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
      const values = readValues();
      const chosen = files.filter(({ state }) => state === 'chosen');
      const documents = chosen.map(({ type, file }) => ({ type, name: file.name, size: file.size }));
      const consents = consentVersion(languageNow());
      const told = { ...values.one, ...values.two, ...values.three, consentVersion: consents, documents };
      // Each step was checked by itself; check them together, as the server does.
      const body = applicationBody(() => charterDayAt(new Date())).safeParse(told);
      if (!body.success) {
        // A day that had not passed when it was typed may have passed by now: lead to it.
        const [wrong] = body.error.issues;
        const at = stepOf(wrong?.path[0]);
        if (at) {
          goTo(at);
          throw new Unsent(wrong?.message);
        }
        throw new ApiError(422, JSON.stringify({ error: words.needAttention, issues: body.error.issues }));
      }
      const { id } = await sendOnce(told as Application, { ...withoutSealed(values), consents });
      forget();
      leaveBehind(id, await sendFiles(id, chosen, tell, (key) => cancelOf(key).signal));
      return id;
    },
    {
      onDone: (id) => {
        queries.removeQueries({ predicate: isBelow(APPLICATIONS) });
        return leaveFor(`/account/financing?app=${id}`);
      },
      onRefused: () => hold(false),
      says: () => ({ title: words.applicationSubmitted, description: words.submitted }),
      saysRefused: (refused) => ({
        title: words.submissionFailed,
        description: refused instanceof Unsent ? refused.message : words.submissionFailedText,
        variant: 'destructive',
      }),
    },
  );

  const areThere = (...states: readonly ChosenFile['state'][]) =>
    files.some(({ state }) => states.includes(state));
  // Whoever goes elsewhere on the site while it is sent stops nothing.
  useLeavingAsked(
    (leaving) => (leaving === 'site' ? areThere('chosen', 'sending') : !isPending && areThere('chosen')),
    () => words.leaveFiles,
  );

  return {
    files,
    isSubmitting: isPending,
    refusal: error && !(error instanceof Unsent) ? refusalOf(error) : undefined,
    choose: (more: readonly ChosenFile[]) => setFiles((now) => [...now, ...more]),
    remove: (key: string) => {
      cancelOf(key).abort(new Error('cancelled'));
      setFiles((now) => now.filter((file) => file.key !== key));
    },
    submit: () => {
      hold(true);
      void press();
    },
  };
}
