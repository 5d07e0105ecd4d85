/** A confirmation before a step. Its texts are in the team screens' catalog, unless the state table has them (Question). */
type Asked = {
  readonly isDangerous: boolean;
};

/** A confirmation with its texts, as the team reads them. */
export type Question = Asked & {
  readonly title: string;
  readonly text: string;
  /** The label of the button that confirms the step. */
  readonly confirm: string;
};

/** One way in which a case changes. The server's checks and the screens' buttons both come from it. */
export type Way<State extends string, Role extends string, Moment extends string, Event extends string> = {
  /** The states in which it may happen. */
  readonly from: readonly State[];
  /** The roles that may do it. */
  readonly by: readonly Role[];
  /** The time at which it may happen; absent if it may happen at any time. */
  readonly moment?: Moment;
  /** The button's label; null if there is no button, absent if the team screens' catalog has the label. */
  readonly button?: string | null;
  /** The confirmation before it is done; true if a form of its own asks. Every step that cannot be undone must ask. */
  readonly asks: boolean | Asked | Question;
  /** The way that undoes it; null if nothing does. */
  readonly undo: Event | null;
  /** A mark for the team only: it sends no message, takes nothing and closes nothing, so it need not ask. */
  readonly isMark?: true;
  /** The states in which this is the sensible next step: there its button comes first. */
  readonly nextFrom?: readonly State[];
  /** For a plain step of the team, which needs no form: the text shown once it is done. */
  readonly done?: string;
  /** Marks a plain step whose text for "done" is in the team screens' catalog. */
  readonly isStep?: true;
};

/** The message to a client about a case, on a page or by mail. */
export type News = { readonly subject: () => string; readonly content: () => string };

/** A state of a case: how it is shown, and every way that leads to it. */
export type StateRow<
  State extends string,
  Role extends string,
  Moment extends string,
  Event extends string,
> = {
  readonly label: () => string;
  /** The color of its badge. */
  readonly colour: string;
  /** True if the case is over in this state: it can only be taken up again. */
  readonly isOver: boolean;
  /** The message to the client when this state begins; null if there is none, or if a separate mail carries it. */
  readonly told: News | null;
  readonly ways: Readonly<Record<string, Way<State, Role, Moment, Event>>>;
};

/** Every state of a kind of case, one row each. */
export type StateTable<
  State extends string,
  Role extends string,
  Moment extends string,
  Event extends string,
> = Readonly<Record<State, StateRow<State, Role, Moment, Event>>>;

type AnyTable = StateTable<string, string, string, string>;

/** The names of all ways that lead to a state of the table. */
export type EventOf<Table extends AnyTable> = {
  [State in keyof Table]: keyof Table[State]['ways'];
}[keyof Table] &
  string;

type StepsTo<Row extends { readonly ways: object }> = {
  [Event in keyof Row['ways']]: Row['ways'][Event] extends
    | { readonly done: string }
    | { readonly isStep: true }
    ? Event
    : never;
}[keyof Row['ways']];

/** The names of the plain steps of a table. */
export type StepOf<Table extends AnyTable> = { [State in keyof Table]: StepsTo<Table[State]> }[keyof Table];

/** The states that a plain step leads to. */
export type SteppedTo<Table extends AnyTable> = {
  [State in keyof Table]: [StepsTo<Table[State]>] extends [never] ? never : State;
}[keyof Table];

/** The plain step to each state that has one. */
export function stepsOf<Table extends AnyTable>(
  table: Table,
): Readonly<Record<SteppedTo<Table>, StepOf<Table>>> {
  const steps = Object.entries(table).flatMap(([to, { ways }]) =>
    Object.entries(ways).flatMap(([event, { done, isStep }]) =>
      done === undefined && !isStep ? [] : [[to, event]],
    ),
  );
  return Object.fromEntries(steps) as Record<SteppedTo<Table>, StepOf<Table>>;
}

/** The states of a table, in the table's order; the type says there is at least one. */
export function statesOf<State extends string>(
  table: Readonly<Record<State, unknown>>,
): readonly [State, ...State[]] {
  return Object.keys(table) as [State, ...State[]];
}

/** A way with the state it leads to; null if the case stays in its state. */
type Transition<State extends string, Role extends string, Moment extends string, Event extends string> = Way<
  State,
  Role,
  Moment,
  Event
> & { readonly to: State | null };

/**
 * The ways of a table by name, each with the state it leads to.
 *
 * @param changes ways that change a case but not its state
 */
export function transitionsOf<
  State extends string,
  Event extends string,
  W extends Way<State, string, string, Event>,
>(
  table: Readonly<Record<State, { readonly ways: Readonly<Record<string, W>> }>>,
  changes: Readonly<Record<string, W>> = {},
): Readonly<Record<Event, W & { readonly to: State | null }>> {
  const leading = statesOf(table).flatMap((to) =>
    Object.entries(table[to].ways).map(([event, way]) => [event, { ...way, to }] as const),
  );
  const staying = Object.entries(changes).map(([event, way]) => [event, { ...way, to: null }] as const);
  return Object.fromEntries([...leading, ...staying]) as Record<Event, W & { to: State | null }>;
}

/** The label and color of a state's badge. An unknown state is grey and labeled `unknown`. */
export function badgeOf<Table extends AnyTable>(
  table: Table,
  state: string,
  unknown = state,
): { readonly label: string; readonly colour: Table[keyof Table]['colour'] | 'grey' } {
  const row = Object.hasOwn(table, state) ? table[state] : undefined;
  return row ? { label: row.label(), colour: row.colour } : { label: unknown, colour: 'grey' };
}

/** The state after a transition; null if the transition is not possible in that state. */
export function stateAfter<State extends string>(
  { from, to }: Pick<Transition<State, string, string, string>, 'from' | 'to'>,
  state: State,
): State | null {
  return from.includes(state) ? (to ?? state) : null;
}

/** True if a transition of that role leads from the first state to the second; false if both states are equal. */
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
