/** How it stands with the last call that was sent. */
export type SendingState<Input, Answer> = {
  readonly isPending: boolean;
  readonly data: Answer | undefined;
  readonly error: Error | undefined;
  /** What was sent. */
  readonly variables: Input | undefined;
};

/** What a call was answered with, or refused with. */
export type Outcome<Answer> = { readonly answer: Answer } | { readonly error: Error };

/** What is done with a call's outcome before it counts. */
export type Sent<Input, Answer> = {
  readonly call: (input: Input) => Promise<Answer>;
  /** @param order greater than that of whatever was sent before in this tab */
  readonly done: (answer: Answer, input: Input, order: number) => Promise<void>;
  readonly refused: (error: Error, input: Input) => Promise<void>;
};

const IDLE = { isPending: false, data: undefined, error: undefined, variables: undefined } as const;

const namesUnderWay: string[] = [];
const nameListeners = new Set<() => void>();

const tellNames = () => {
  for (const listener of nameListeners) listener();
};

/** The calls under way in this tab that have a name. */
export const sendingNames = {
  includes: (name: string): boolean => namesUnderWay.includes(name),
  subscribe(listener: () => void): () => void {
    nameListeners.add(listener);
    return () => nameListeners.delete(listener);
  },
};

/** How much was sent in this tab. */
let sendings = 0;

/** What one part of a page sends, one call after the other: its last call is what it shows. */
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
    /** Forgets the outcome; that of a call under way is not shown any more. */
    reset(): void {
      lastCall += 1;
      become(IDLE);
    },
    /**
     * Sends, and tells of the outcome once what follows it is done. An answer that comes after a newer call is not shown.
     *
     * @throws what breaks in what follows: it is no refusal, and is not shown as one
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
