/** A question that stands before a step; its words, where they do not stand with the ways, are the team's screens' own. */
type Asked = {
  readonly isDangerous: boolean;
};

/** The same with its words, as the team reads it. */
export type Question = Asked & {
  readonly title: string;
  readonly text: string;
  /** What the button says that does it. */
  readonly confirm: string;
};

/** One way in which a case changes. Checks on the server and buttons are drawn from it. */
export type Way<State extends string, Role extends string, Moment extends string, Event extends string> = {
  /** The states that it may happen in. */
  readonly from: readonly State[];
  /** Who may bring it about. */
  readonly by: readonly Role[];
  /** When it may happen; without one, at any time. */
  readonly moment?: Moment;
  /** What the button says; null where it has none, absent where the team's screens have the words. */
  readonly button?: string | null;
  /** What is asked before it is done; true where a form of its own asks. Whatever nothing takes back must ask. */
  readonly asks: boolean | Asked | Question;
  /** What takes it back; null where nothing does. */
  readonly undo: Event | null;
  /** A mark for the team: nobody is told, nothing is taken and nothing closes, so that it need not ask. */
  readonly isMark?: true;
  /** The states whose sensible next step it is: its button is the first there. */
  readonly nextFrom?: readonly State[];
  /** For a plain step of the team, which needs no form: what is said once it is done. */
  readonly done?: string;
  /** That it is a plain step, where the team's screens say what is done. */
  readonly isStep?: true;
};

/** What a client is told of a case, on a page or by mail. */
export type News = { readonly subject: () => string; readonly content: () => string };

/** A state of a case: how it is shown, and every way that leads to it. */
export type StateRow<
  State extends string,
  Role extends string,
  Moment extends string,
  Event extends string,
> = {
  readonly label: () => string;
  /** The colour of its badge. */
  readonly colour: string;
  /** True where a case is over: nothing but taking it up again happens to it. */
  readonly isOver: boolean;
  /** What the client is told when it begins; null where nobody is, or a mail of its own says it. */
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

/** The states of a table, in their order: never none. */
export function statesOf<State extends string>(
  table: Readonly<Record<State, unknown>>,
): readonly [State, ...State[]] {
  return Object.keys(table) as [State, ...State[]];
}

/** A way with the state it leads to; null where the case stays what it is. */
type Transition<State extends string, Role extends string, Moment extends string, Event extends string> = Way<
  State,
  Role,
  Moment,
  Event
> & { readonly to: State | null };

/**
 * The ways of a table by name, each with the state it leads to.
 *
 * @param changes ways in which a case changes and stays in its state
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

/** A state as a badge shows it. One that is not known is grey, under the name that is given for it. */
export function badgeOf<Table extends AnyTable>(
  table: Table,
  state: string,
  unknown = state,
): { readonly label: string; readonly colour: Table[keyof Table]['colour'] | 'grey' } {
  const row = Object.hasOwn(table, state) ? table[state] : undefined;
  return row ? { label: row.label(), colour: row.colour } : { label: unknown, colour: 'grey' };
}

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
