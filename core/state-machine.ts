/** One way in which a case changes: a row of its table of states. Checks on the server and buttons are drawn from it. */
export type Transition<
  State extends string,
  Role extends string,
  Moment extends string,
  Event extends string,
> = {
  /** The states that it may happen in. */
  readonly from: readonly State[];
  /** The state it leads to; null where the case stays what it is. */
  readonly to: State | null;
  /** Who may bring it about. */
  readonly by: readonly Role[];
  /** When it may happen; without one, at any time. */
  readonly moment?: Moment;
  /** True where a question or a form stands before it. Whatever nothing takes back must ask. */
  readonly asks: boolean;
  /** What takes it back; null where nothing does. */
  readonly undo: Event | null;
  /** A mark for the team: nobody is told, nothing is taken and nothing closes, so that it need not ask. */
  readonly isMark?: true;
  /** The states whose sensible next step it is: its button is the first there. */
  readonly nextFrom?: readonly State[];
};

/** Every way in which a case changes, by name. */
export type TransitionTable<
  State extends string,
  Role extends string,
  Moment extends string,
  Event extends string,
> = Readonly<Record<Event, Transition<State, Role, Moment, Event>>>;

/** The state after a transition; null where it can't happen in that state. */
export function stateAfter<State extends string>(
  { from, to }: Pick<Transition<State, string, string, string>, 'from' | 'to'>,
  state: State,
): State | null {
  return from.includes(state) ? (to ?? state) : null;
}

/** True when some transition of that role leads from the first state to the second; no state follows itself. */
export function mayBecome<State extends string, Role extends string>(
  table: Readonly<Record<string, Pick<Transition<State, Role, string, string>, 'from' | 'to' | 'by'>>>,
  role: Role,
  from: State,
  to: State,
): boolean {
  return (
    from !== to &&
    Object.values(table).some((row) => row.by.includes(role) && row.to === to && row.from.includes(from))
  );
}

/** Names of transitions that nothing takes back and that happen without being asked about; there should be none. */
export function unaskedForGood(
  table: Readonly<
    Record<string, Pick<Transition<string, string, string, string>, 'asks' | 'undo' | 'isMark'>>
  >,
): string[] {
  return Object.entries(table)
    .filter(([, { asks, undo, isMark }]) => !asks && undo === null && !isMark)
    .map(([name]) => name);
}
