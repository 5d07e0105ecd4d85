/** The states that may follow each state. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>;

/** True when the second state may follow the first; no state follows itself. */
export function mayBecome<State extends string>(
  transitions: Transitions<State>,
  from: State,
  to: State,
): boolean {
  return transitions[from].includes(to);
}
