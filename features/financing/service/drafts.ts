import { ok, refused } from '#core/result.ts';
import type { Deps } from '#platform/deps.ts';
import { deleteDraft, findDraft, saveDraft } from '../repository/index.ts';
import type { DraftAnswer, DraftBody } from '../schema/index.ts';

/** Keeps what a signed-in client has typed so far, for another device. The last save wins. */
export async function keepDraft(
  deps: Pick<Deps, 'db' | 'now'>,
  accountId: string,
  { step, values }: DraftBody,
): Promise<DraftAnswer> {
  const updatedAt = deps.now();
  const kept = Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => (value ? [[field, value] as const] : [])),
  );
  await saveDraft(deps.db, { accountId, step, values: kept, updatedAt });
  return { status: 'draft', step, values: kept, updatedAt: updatedAt.toISOString() };
}

/** The account's draft. Refused with `draft-not-found`. */
export async function readDraft(deps: Pick<Deps, 'db'>, accountId: string) {
  const draft = await findDraft(deps.db, accountId);
  if (!draft) return refused('draft-not-found');
  const { step, values, updatedAt } = draft;
  return ok<DraftAnswer>({
    status: 'draft',
    step,
    values: { ...values },
    updatedAt: updatedAt.toISOString(),
  });
}

/** Deletes the account's draft; does nothing if there is none. */
export async function forgetDraft(deps: Pick<Deps, 'db'>, accountId: string): Promise<void> {
  await deleteDraft(deps.db, accountId);
}
