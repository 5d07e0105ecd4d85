import { useState, useSyncExternalStore } from 'react';
import { ApiError, type CallOptions } from '#core/api-client.ts';
import { once } from '#core/once.ts';
import { readAgain as readAgainAt } from './read-again.ts';
import { createSendingState, type Sent, sendingNames } from './sending-state.ts';
import { type ToastMessage, toast } from './toast-store.ts';
import { troubleOf } from './trouble.ts';

/** The options of a call that changes something. */
export type Sending<Input, Answer> = {
  /**
   * A name by which other components know that the call is under way: see `useIsSending`. It must not change while the
   * component lives.
   */
  readonly name?: string;
  /**
   * The noun of what the call creates: "booking". If set, the call carries an Idempotency-Key that stays the same until it
   * succeeds, so that sending the same input again creates one record.
   */
  readonly once?: string;
  /** Addresses to read again after the call, with everything below them. */
  readonly readAgain?: readonly string[];
  /** Whether to read again after a refusal, too: somebody else may have changed the data first. */
  readonly readAgainWhenRefused?: boolean;
  /** The toast once the call is done and its addresses are read again. */
  readonly says?: (answer: Answer, input: Input) => ToastMessage | undefined;
  /** The toast after a refusal. */
  readonly saysRefused?: (error: unknown, input: Input) => ToastMessage | undefined;
  /** Runs after the call and the reading, before the toast. */
  readonly onDone?: (answer: Answer, input: Input) => unknown;
  readonly onRefused?: (error: unknown, input: Input) => unknown;
};

/** The call was not made, because the input is not valid yet: the server has refused nothing. */
export class Unsent extends Error {}

const tell = (message: ToastMessage | undefined) => message && toast(message);

/**
 * A call that changes something: `press` sends it, `isPending` says whether it is under way, `trouble` why it was refused, in
 * words. It counts as done only after the stale addresses are read again.
 *
 * @param call gets the headers that must go with the call
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
      // After a 401 nothing can be read until somebody signs in again.
      const isSignedOut = error instanceof ApiError && error.status === 401;
      const isOld = readAgainWhenRefused && !isSignedOut && !(error instanceof Unsent);
      if (isOld) await readAgainAt(readAgain);
      await onRefused?.(error, input);
      tell(saysRefused?.(error, input));
    },
  };
  /** Sends, even while another call is under way; a refusal becomes `error`. */
  const mutate = async (input: Input): Promise<void> => void (await sending.send(input, sent));
  /** Sends, unless a call is under way: a second press may come before the button shows as busy. */
  const press = async (input: Input): Promise<void> => {
    if (!sending.isUnderWay()) await mutate(input);
  };
  return {
    ...state,
    press,
    mutate,
    /** @throws the refusal, too, for callers that continue after the call */
    mutateAsync: async (input: Input): Promise<Answer> => {
      const outcome = await sending.send(input, sent);
      if ('error' in outcome) throw outcome.error;
      return outcome.answer;
    },
    reset: sending.reset,
    trouble: state.error === undefined ? undefined : troubleOf(state.error),
  };
}

/** Whether a call with that name is under way, from any component. */
export const useIsSending = (name: string): boolean =>
  useSyncExternalStore(
    sendingNames.subscribe,
    () => sendingNames.includes(name),
    () => false,
  );
