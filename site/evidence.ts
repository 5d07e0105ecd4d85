import { isId } from '#core/ids.ts';
import { FIRST_LANGUAGE } from '#core/language.ts';
import { ok } from '#core/result.ts';
import {
  type Agreement,
  type AgreementDeps,
  listAgreements,
  openDocument,
  verifyUrlOf,
} from '#features/agreements/service/index.ts';
import { evidenceOfCharter, openCharters } from '#features/charters/service/index.ts';
import { exportDepartures } from '#features/departures/service/index.ts';
import { countNamed } from '#features/guests/service/index.ts';
import type { SignedAgreement } from '#features/money/domain/index.ts';
import { type EvidenceOfCharters, listDisputable, listDisputed } from '#features/money/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import type { StillNeeded } from '#platform/jobs/in-parts.ts';

/** The steps of an agreement in words for a bank. */
const DONE: Readonly<Record<string, string>> = {
  opened: 'Opened',
  'page-seen': 'Page read',
  consented: 'Agreed to sign electronically',
  signed: 'Signed',
  countersigned: 'Countersigned',
  sealed: 'Sealed',
};

/** Only agreements of the charter itself: a captain's contract is between the captain and the charterer. */
const isSealedCharter = ({ kind, state }: Pick<Agreement, 'kind' | 'state'>) =>
  kind === 'charter' && state === 'sealed';

/** How long after its return a charter that was paid by card can be disputed: banks allow some 120 days, card companies more. */
const DISPUTABLE_FOR_MS = 180 * 86_400_000;

/** Which charters' mails and use of links are still needed, because a bank can dispute their payment, or does (product 4.25). */
export const neededForDisputes =
  (deps: Pick<Deps, 'db' | 'now'>): StillNeeded =>
  async (ids) => {
    const paid = await listDisputable(deps, ids.filter(isId));
    const charters = await openCharters(deps, paid);
    const disputed = await listDisputed(deps, paid);
    const since = new Date(deps.now().getTime() - DISPUTABLE_FOR_MS);
    const isRecent = (id: string) => (charters.get(id)?.returnsAt ?? since) > since;
    return new Set(paid.filter((id) => disputed.has(id) || isRecent(id)));
  };

/**
 * Collects the evidence about a charter with a disputed payment from several features. It is here because most of them stand
 * above money and money cannot import them.
 */
export const evidenceOf = (deps: AgreementDeps): EvidenceOfCharters => ({
  async read(within, charterId) {
    const found = await evidenceOfCharter(within, charterId);
    if (!found.ok) return found;
    const followed = await listAgreements(within, charterId);
    const agreements = followed
      .filter(({ agreement }) => isSealedCharter(agreement))
      .map(
        ({ agreement, events }): SignedAgreement => ({
          title: agreement.amends === null ? 'Charter agreement' : 'Charter agreement, amended',
          sealedAt: agreement.sealedAt,
          // The link is in English, like the bank's answer, whatever the client's language is.
          verifyUrl: verifyUrlOf(deps, { ...agreement, language: FIRST_LANGUAGE }),
          steps: events.flatMap(({ kind, role, at, name, address, browser }) => {
            const what = DONE[kind];
            const by = role === 'client' ? 'the client' : role;
            return what === undefined || role === 'site'
              ? []
              : [
                  {
                    at,
                    what: `${what} by ${by}${name === '' ? '' : `, as ${name}`}`,
                    from: role === 'client' ? [address, browser].filter(Boolean).join(', ') : '',
                  },
                ];
          }),
        }),
      );
    const [left] = await exportDepartures(within, [charterId]);
    return ok({
      ...found.value,
      agreements,
      left: {
        departedAt: left?.departedAt ?? null,
        returnedAt: left?.returnedAt ?? null,
        captain: left?.captain ?? null,
        guestsNamed: await countNamed(within, charterId),
      },
    });
  },
  async readSigned(within, charterId) {
    const followed = await listAgreements(within, charterId);
    const files: Uint8Array[] = [];
    for (const { agreement } of followed) {
      if (!isSealedCharter(agreement)) continue;
      const file = await openDocument(
        { ...deps, db: within.db },
        { caseId: charterId, agreementId: agreement.id },
      );
      if (file.ok) files.push(file.value.bytes);
    }
    return files;
  },
});
