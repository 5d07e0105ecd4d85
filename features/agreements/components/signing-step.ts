import { ApiError } from '#core/api-client.ts';
import { useSending } from '#ui/sending.ts';
import type { ToastMessage } from '#ui/toast-store.ts';
import { sentenceOf } from '#ui/trouble.ts';
import type { SigningCalls } from './signing-calls.ts';

const TOO_LATE: readonly unknown[] = ['agreement-replaced', 'agreement-void', 'agreement-signed'];

/** What is told in passing of a step that came too late: its form goes, and a sentence in it would go too. */
export const saysTooLate = (error: unknown): ToastMessage | undefined =>
  error instanceof ApiError && TOO_LATE.includes(error.refusal.code)
    ? { title: sentenceOf(error), variant: 'destructive' }
    : undefined;

/** A step of whoever signs by a link, or as an applicant. */
export const useSigningStep = <Input = void>(
  step: (input: Input) => Promise<unknown>,
  { address }: SigningCalls,
) => useSending(step, { readAgain: [address], readAgainWhenRefused: true, saysRefused: saysTooLate });
