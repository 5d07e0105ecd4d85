import { FIRST_LANGUAGE } from '#core/language.ts';
import { ok } from '#core/result.ts';
import {
  type Agreement,
  type AgreementDeps,
  listAgreements,
  openDocument,
  verifyUrlOf,
} from '#features/agreements/service/index.ts';
import { evidenceOfCharter } from '#features/charters/service/index.ts';
import { exportDepartures } from '#features/departures/service/index.ts';
import { countNamed } from '#features/guests/service/index.ts';
import type { SignedAgreement } from '#features/money/domain/index.ts';
import type { EvidenceOfCharters } from '#features/money/service/index.ts';

/** What was done with an agreement, as a bank reads it. */
const DONE: Readonly<Record<string, string>> = {
  opened: 'Opened',
  'page-seen': 'Page read',
  consented: 'Agreed to sign electronically',
  signed: 'Signed',
  countersigned: 'Countersigned',
  sealed: 'Sealed',
};

/** Of a charter itself: what its captain signs with the charterer is theirs. */
const isSealedCharter = ({ kind, state }: Pick<Agreement, 'kind' | 'state'>) =>
  kind === 'charter' && state === 'sealed';

/** What all nouns together know of a charter whose payment is disputed: money stands below most of them. */
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
          // In the language of the answer, whatever its client's is.
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
