import { useState, useSyncExternalStore } from 'react';
import { ApiError, type CallOptions } from '#core/api-client.ts';
import { once } from '#core/once.ts';
import { readAgain as readAgainAt } from './read-again.ts';
import { createSendingState, type Sent, sendingNames } from './sending-state.ts';
import { type ToastMessage, toast } from './toast-store.ts';
import { troubleOf } from './trouble.ts';

/** What belongs to a call that changes something, beside the call. */
export type Sending<Input, Answer> = {
  /** By what others know that it is under way: see `useIsSending`. It stays the same as long as its part of the page stands. */
  readonly name?: string;
  /**
   * What is created by it: "booking". It goes under an Idempotency-Key that stays the same until it has succeeded, so that
   * the same input sent again makes one.
   */
  readonly once?: string;
  /** Addresses whose readings are old then, with all below them. */
  readonly readAgain?: readonly string[];
  /** Whether they are old too when it was refused: somebody else may have been faster. */
  readonly readAgainWhenRefused?: boolean;
  /** What is told in passing once it is done and read again. */
  readonly says?: (answer: Answer, input: Input) => ToastMessage | undefined;
  /** What is told in passing when it was refused. */
  readonly saysRefused?: (error: unknown, input: Input) => ToastMessage | undefined;
  /** What else follows, before anything is told. */
  readonly onDone?: (answer: Answer, input: Input) => unknown;
  readonly onRefused?: (error: unknown, input: Input) => unknown;
};

/** A call that was not made, because what would have been sent is not right yet: the server has refused nothing. */
export class Unsent extends Error {}

const tell = (message: ToastMessage | undefined) => message && toast(message);

/**
 * A call that changes something: `press` sends it, `isPending` is whether it is under way, `trouble` why it was refused, in
 * words. What was read before and is old now is read again before it counts as done.
 *
 * @param call given headers that have to go with it
 */
export function useSending<Input = void, Answer = unknown>(
  call: (input: Input, options: CallOptions) => Promise<Answer>,
  {
    name,
    once: noun,
    readAgain = [],
    readAgainWhenRefused,
    says,
    saysRefused,
    onDone,
    onRefused,
  }: Sending<Input, Answer> = {},
) {
  const [sending] = useState(() => createSendingState<Input, Answer>(name));
  const state = useSyncExternalStore(sending.subscribe, sending.current, sending.current);
  const sent: Sent<Input, Answer> = {
    call: async (input) =>
      noun === undefined ? call(input, {}) : once([noun, input], (options) => call(input, options)),
    done: async (answer, input, order) => {
      await readAgainAt(readAgain);
      await onDone?.(answer, input);
      const message = says?.(answer, input);
      tell(message && { ...message, order });
    },
    refused: async (error, input) => {
      // Nothing can be read before somebody has signed in again.
      const isSignedOut = error instanceof ApiError && error.status === 401;
      const isOld = readAgainWhenRefused && !isSignedOut && !(error instanceof Unsent);
      if (isOld) await readAgainAt(readAgain);
      await onRefused?.(error, input);
      tell(saysRefused?.(error, input));
    },
  };
  /** Sends it, whatever is under way; a refusal is `error`. */
  const mutate = async (input: Input): Promise<void> => void (await sending.send(input, sent));
  /** Sends it, unless it is under way: a second press may come before the button is drawn busy. */
  const press = async (input: Input): Promise<void> => {
    if (!sending.isUnderWay()) await mutate(input);
  };
  return {
    ...state,
    press,
    mutate,
    /** @throws what it was refused with, too, for whoever goes on from there */
    mutateAsync: async (input: Input): Promise<Answer> => {
      const outcome = await sending.send(input, sent);
      if ('error' in outcome) throw outcome.error;
      return outcome.answer;
    },
    reset: sending.reset,
    trouble: state.error === undefined ? undefined : troubleOf(state.error),
  };
}

/** Whether a call of that name is under way, wherever it was sent from. */
export const useIsSending = (name: string): boolean =>
  useSyncExternalStore(
    sendingNames.subscribe,
    () => sendingNames.includes(name),
    () => false,
  );
