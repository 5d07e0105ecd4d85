/** The state of the last call. */
export type SendingState<Input, Answer> = {
  readonly isPending: boolean;
  readonly data: Answer | undefined;
  readonly error: Error | undefined;
  /** The input of the call. */
  readonly variables: Input | undefined;
};

/** A call's answer or its error. */
export type Outcome<Answer> = { readonly answer: Answer } | { readonly error: Error };

/** A call, and what follows its outcome; the call counts as pending until that is done. */
export type Sent<Input, Answer> = {
  readonly call: (input: Input) => Promise<Answer>;
  /** @param order a number greater than that of every earlier call in this tab */
  readonly done: (answer: Answer, input: Input, order: number) => Promise<void>;
  readonly refused: (error: Error, input: Input) => Promise<void>;
};

const IDLE = { isPending: false, data: undefined, error: undefined, variables: undefined } as const;

const namesUnderWay: string[] = [];
const nameListeners = new Set<() => void>();

const tellNames = () => {
  for (const listener of nameListeners) listener();
};

/** The names of all calls under way in this tab. */
export const sendingNames = {
  includes: (name: string): boolean => namesUnderWay.includes(name),
  subscribe(listener: () => void): () => void {
    nameListeners.add(listener);
    return () => nameListeners.delete(listener);
  },
};

/** The number of calls sent in this tab so far. */
let sendings = 0;

/** Holds the state of the calls that one part of a page sends; it shows the outcome of the last call only. */
export function createSendingState<Input, Answer>(name?: string) {
  let state: SendingState<Input, Answer> = IDLE;
  let lastCall = 0;
  let underWay = 0;
  const listeners = new Set<() => void>();
  const become = (next: SendingState<Input, Answer>) => {
    state = next;
    for (const listener of listeners) listener();
  };

  return {
    current: (): SendingState<Input, Answer> => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isUnderWay: (): boolean => underWay > 0,
    /** Forgets the outcome; the outcome of a call still under way will not be shown. */
    reset(): void {
      lastCall += 1;
      become(IDLE);
    },
    /**
     * Sends a call, and returns its outcome once what follows is done. An answer that comes after a newer call is not shown.
     *
     * @throws an error in what follows; the call itself was not refused, so it is not shown as a refusal
     */
    async send(input: Input, { call, done, refused }: Sent<Input, Answer>): Promise<Outcome<Answer>> {
      sendings += 1;
      const order = sendings;
      lastCall += 1;
      const ownCall = lastCall;
      underWay += 1;
      if (name !== undefined) namesUnderWay.push(name);
      tellNames();
      become({ ...IDLE, isPending: true, variables: input });
      const outcome = await call(input).then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error: error instanceof Error ? error : new Error(String(error)) }),
      );
      try {
        if ('error' in outcome) await refused(outcome.error, input);
        else await done(outcome.answer, input, order);
        return outcome;
      } finally {
        underWay -= 1;
        if (name !== undefined) namesUnderWay.splice(namesUnderWay.indexOf(name), 1);
        tellNames();
        if (ownCall === lastCall)
          become({
            ...IDLE,
            variables: input,
            ...('error' in outcome ? { error: outcome.error } : { data: outcome.answer }),
          });
      }
    },
  };
}
