import { ok, type Result, refused } from '#core/result.ts';
import { sha256 } from '#platform/auth/tokens.ts';
import type { Deps } from '#platform/deps.ts';
import { findBoardings, findGuestsOfCode, insertBoarding } from '../repository.ts';
import { type OpenedGuest, openGuest } from './deps.ts';

/** The form of a code: 32 characters, as `codeOf` in waiver.ts makes them. */
const CODE = /^[A-Za-z0-9_-]{32}$/;

/** Whether a guest is aboard, by the last note. */
export type Boarded = { readonly isAboard: boolean; readonly at: Date; readonly by: string };

/**
 * The last note of each guest of these charters, counted from each charter's `from`: a note from before a charter was moved says
 * nothing about its new day.
 */
export async function readBoarded(
  { db }: Pick<Deps, 'db'>,
  charters: readonly { readonly id: string; readonly from: Date }[],
): Promise<ReadonlyMap<string, Boarded>> {
  const since = new Map(charters.map(({ id, from }) => [id, from] as const));
  const noted = await findBoardings(db, [...since.keys()]);
  return new Map(
    noted
      .filter(({ caseId, notedAt }) => notedAt >= (since.get(caseId) ?? notedAt))
      .map(({ guestId, isAboard, notedAt: at, notedBy: by }) => [guestId, { isAboard, at, by }] as const),
  );
}

/** Notes that a guest has come aboard, or has not after all, as a new row. In the caller's transaction. */
export const noteBoarding = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  boarding: {
    readonly caseId: string;
    readonly guestId: string;
    readonly isAboard: boolean;
    readonly byCode: boolean;
    readonly notedBy: string;
  },
) => insertBoarding(db, { ...boarding, notedAt: now() });

/** The guests of a check-in code, and their charter. Refused with `check-in-code-unknown`. */
export async function openCode(
  deps: Pick<Deps, 'db' | 'vault'>,
  code: string,
): Promise<
  Result<{ readonly caseId: string; readonly guests: readonly OpenedGuest[] }, 'check-in-code-unknown'>
> {
  const found = CODE.test(code) ? await findGuestsOfCode(deps.db, sha256(code)) : [];
  const [first] = found;
  if (!first) return refused('check-in-code-unknown');
  return ok({ caseId: first.caseId, guests: found.map((guest) => openGuest(deps, guest)) });
}
