import type { Audience } from './api-description.ts';

/** Who calls in the access tests. */
export const ACTORS = ['guest', 'client A', 'client B', 'administrator'] as const;
export type Actor = (typeof ACTORS)[number];

/** How a route must meet a caller: with its own answer, or with a refusal. */
export function meetingOf(audience: Audience, actor: Actor): 'answers' | 401 | 403 {
  switch (audience) {
    case 'everyone':
      return 'answers';
    case 'signed-in':
      return actor === 'guest' ? 401 : 'answers';
    case 'administrator':
      if (actor === 'guest') return 401;
      return actor === 'administrator' ? 'answers' : 403;
  }
}

/** The headers an actor's browser sends. Accounts do not exist yet, so that everybody calls as a guest does. */
export function headersOf(_actor: Actor): Readonly<Record<string, string>> {
  return {};
}
