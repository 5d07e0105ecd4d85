import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { StepNumber } from './wizard-values.ts';

/** The step that an entry of the browser's history stands for. */
function stepIn(state: unknown): StepNumber {
  const step = state && typeof state === 'object' && 'step' in state ? state.step : 1;
  return step === 2 || step === 3 || step === 4 ? step : 1;
}

/** Longer than a browser needs to go back within a page: where it does not, one goes on all the same. */
const LONGEST_BACK_MS = 2000;

/** Resolves once the browser has gone to another entry of the history. */
const arrival = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, LONGEST_BACK_MS);
  });

/**
 * Where the wizard stands, as the browser's history has it: each step is an entry, and the one before it is the step before,
 * so that the browser's Back and the wizard's are the same.
 */
export function useWizardStep() {
  const location = useLocation();
  const navigate = useNavigate();
  const at = stepIn(location.state);
  /** How far one may be: an entry may be left of an application that was sent, or that was not kept whole. */
  const [reach, setReach] = useState<StepNumber>(1);
  /** Where one stood as it was left: what is drawn until the next page is there. */
  const [left, setLeft] = useState<StepNumber>();
  return {
    step: left ?? (Math.min(at, reach) as StepNumber),
    /** One step on, which is a new entry, or back to an entry that is there. */
    goTo: (next: StepNumber) => {
      setReach((far) => (next > far ? next : far));
      const { pathname, search } = location;
      if (next > at) void navigate({ pathname, search }, { state: { step: next } });
      else if (next < at) void navigate(next - at);
    },
    /**
     * On to the page of an application that was sent, which takes the place of the first step: the browser's Back leads to where
     * one was before, and never to an empty form.
     */
    leaveFor: async (page: string) => {
      setLeft(at);
      if (at > 1) {
        const back = arrival();
        void navigate(1 - at);
        await back;
      }
      await navigate(page, { replace: true });
    },
  };
}
