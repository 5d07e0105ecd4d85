import { useState } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import type { StepNumber } from './wizard-values.ts';

/** The wizard's step in an entry of the browser's history. */
function stepIn(state: unknown): StepNumber {
  const step = state && typeof state === 'object' && 'step' in state ? state.step : 1;
  return step === 2 || step === 3 || step === 4 ? step : 1;
}

/** Browsers need less time to go back within a page. If one never does, continue after this time. */
const LONGEST_BACK_MS = 2000;

/** Resolves once the browser has gone to another history entry. */
const arrival = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, LONGEST_BACK_MS);
  });

/**
 * The wizard's step, kept in the browser's history: each step is one entry, so that the browser's Back and the wizard's Back do
 * the same.
 */
export function useWizardStep() {
  const location = useLocation();
  const navigate = useNavigate();
  /** The wizard's address as the browser has it, with its language. */
  const here = useHref(location.pathname);
  const at = stepIn(location.state);
  /** The last step allowed: the history may have later steps from an application that was sent or not fully restored. */
  const [reach, setReach] = useState<StepNumber>(1);
  const [held, setHeld] = useState<StepNumber>();
  const step = held ?? (Math.min(at, reach) as StepNumber);
  return {
    step,
    /** Keeps the step on screen, whatever the browser's buttons do, while the application is sent and its page opened. */
    hold: (isHeld: boolean) => setHeld(isHeld ? step : undefined),
    /** Goes to the next step, as a new history entry, or back to an existing one. */
    goTo: (next: StepNumber) => {
      setReach((far) => (next > far ? next : far));
      const { pathname, search } = location;
      if (next > at) void navigate({ pathname, search }, { state: { step: next } });
      else if (next < at) void navigate(next - at);
    },
    /**
     * Goes to the page of the application that was sent. That page replaces the first step in the history, so that the browser's
     * Back leads to the page before the wizard and never to an empty form. A visitor who has left the wizard meanwhile stays.
     */
    leaveFor: async (page: string) => {
      if (window.location.pathname !== here) return;
      // Where the browser is now, which may not be where it was when the application was sent.
      const now = stepIn(window.history.state?.usr);
      if (now > 1) {
        const back = arrival();
        void navigate(1 - now);
        await back;
      }
      await navigate(page, { replace: true });
    },
  };
}
