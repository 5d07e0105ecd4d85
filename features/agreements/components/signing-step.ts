import { ApiError } from '#core/api-client.ts';
import { useSending } from '#ui/sending.ts';
import type { ToastMessage } from '#ui/toast-store.ts';
import { sentenceOf } from '#ui/trouble.ts';
import type { SigningCalls } from './signing-calls.ts';

const TOO_LATE: readonly unknown[] = ['agreement-replaced', 'agreement-void', 'agreement-signed'];

/**
 * The toast for a step that came too late. Its form disappears with the next reading, so an error in the
 * form would disappear too.
 */
export const saysTooLate = (error: unknown): ToastMessage | undefined =>
  error instanceof ApiError && TOO_LATE.includes(error.refusal.code)
    ? { title: sentenceOf(error), variant: 'destructive' }
    : undefined;

/** Sends a step of a signer, who comes by a mailed link or as an applicant, and then reads the agreements again. */
export const useSigningStep = <Input = void>(
  step: (input: Input) => Promise<unknown>,
  { address }: SigningCalls,
) => useSending(step, { readAgain: [address], readAgainWhenRefused: true, saysRefused: saysTooLate });
