import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { StepNumber } from './wizard-values.ts';

/** The step that an entry of the browser's history stands for. */
function stepIn(state: unknown): StepNumber {
  const step = state && typeof state === 'object' && 'step' in state ? state.step : 1;
  return step === 2 || step === 3 || step === 4 ? step : 1;
}

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
  return {
    step: Math.min(at, reach) as StepNumber,
    /** One step on, which is a new entry, or back to an entry that is there. */
    goTo: (next: StepNumber) => {
      setReach((far) => (next > far ? next : far));
      const { pathname, search } = location;
      if (next > at) void navigate({ pathname, search }, { state: { step: next } });
      else if (next < at) void navigate(next - at);
    },
  };
}
