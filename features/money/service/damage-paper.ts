import { brand } from '#core/brand.ts';
import { ok, refused } from '#core/result.ts';
import { readFile } from '#features/documents/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { bindSheet } from '#platform/pdf/press.ts';
import type { Block, Sheet } from '#platform/pdf/sheet.ts';
import { formatCents } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import { instantText } from '#words/instants.ts';
import { returnsMoney } from '../domain/index.ts';
import { findHolds, type HoldReturn, type HoldRow } from '../repository/index.ts';
import { words } from '../words/index.ts';
import type { BilledCharter, MoneyOfCharters } from './charters.ts';
import { findDamageFiles, readKept } from './hold-view.ts';

/** What a charter's damage looks like: photographs to print, and PDFs to append. */
export type DamageSeen = {
  readonly photographs: readonly Uint8Array[];
  readonly pdfs: readonly Uint8Array[];
};

/** Reads the files about a charter's damage. Refused with `not-scanned` while the scanner has not answered for one. */
export async function readDamageFiles(deps: Pick<Deps, 'db' | 'vault' | 'files'>, charterId: string) {
  const photographs: Uint8Array[] = [];
  const pdfs: Uint8Array[] = [];
  for (const { fileId } of await findDamageFiles(deps.db, charterId)) {
    const read = await readFile(deps, fileId);
    if (!read.ok && read.reason === 'not-scanned') return refused('not-scanned');
    if (!read.ok) continue;
    const { contentType, bytes } = read.value;
    if (contentType === 'application/pdf') pdfs.push(bytes);
    else photographs.push(bytes);
  }
  return ok<DamageSeen>({ photographs, pdfs });
}

/** Photographs as blocks of a sheet, in the present language. */
export const picturesOf = (photographs: readonly Uint8Array[]): Block[] =>
  photographs.map((jpeg, index) => {
    const alt = words.damagePhotograph(index + 1, photographs.length);
    return { kind: 'picture', jpeg, alt };
  });

type DamageFacts = {
  readonly hold: HoldRow;
  readonly returns: readonly HoldReturn[];
  readonly charter: BilledCharter;
  readonly photographs: readonly Uint8Array[];
  readonly madeAt: Date;
};

/** The paper about what was kept of a damage hold, in its client's language (product 4.23). */
function damageSheet({ hold, returns, charter, photographs, madeAt }: DamageFacts): Sheet {
  const { yacht, startOn, language } = charter.receipt;
  return inLanguage(language, () => {
    const title = words.damageTitle;
    const at = (instant: Date) => instantText(instant, 'long-day');
    return {
      title,
      language,
      foot: `${brand.name} · ${title} · ${charter.reference}`,
      pageWords: [words.page, words.pageOf],
      author: brand.name,
      madeAt,
      blocks: [
        { kind: 'title', text: title },
        { kind: 'text', text: words.charterOf(yacht, dayText(startOn, 'full')) },
        {
          kind: 'facts',
          rows: [
            [
              words.damageHeld,
              [formatCents(hold.cents), ...(hold.heldAt ? [at(hold.heldAt)] : [])].join('\n'),
            ],
            [
              words.damageKept,
              [formatCents(hold.capturedCents), ...(hold.endedAt ? [at(hold.endedAt)] : [])].join('\n'),
            ],
            [words.damageReason, hold.orderReason],
            ...returns
              .filter(({ state }) => returnsMoney(state))
              .map(
                ({ cents, changedAt, reason }) =>
                  [words.givenBack, [formatCents(cents), at(changedAt), reason].join('\n')] as const,
              ),
          ],
        },
        ...picturesOf(photographs),
      ],
    };
  });
}

/**
 * Prints what was kept of a charter's damage hold, why, and how the damage looks, as a PDF. The caller must check who may see
 * the charter. Refused with `charter-not-found`, with `document-not-found` if nothing was kept or there is no file about it, or
 * like `readDamageFiles`; throws `TooBusy` if too many are printed at once.
 */
export async function printDamage(deps: MoneyOfCharters, charterId: string) {
  const found = await deps.charters.openBilled(deps, charterId);
  if (!found.ok) return found;
  const hold = (await findHolds(deps.db, charterId)).find(({ state }) => state === 'captured');
  if (!hold) return refused('document-not-found');
  const seen = await readDamageFiles(deps, charterId);
  if (!seen.ok) return seen;
  const { photographs, pdfs } = seen.value;
  if (photographs.length + pdfs.length === 0) return refused('document-not-found');
  const { returns } = await readKept(deps.db, hold);
  const charter = found.value;
  const sheet = damageSheet({ hold, returns, charter, photographs, madeAt: deps.now() });
  return ok(await bindSheet(sheet, pdfs));
}
