import { isId } from '#core/ids.ts';
import { pathIn } from '#core/language.ts';
import { ok, refused } from '#core/result.ts';
import { TooBusy } from '#core/turns.ts';
import { readFile } from '#features/documents/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { lookAtSeal } from '#platform/pdf/press.ts';
import { storeTroubleOf } from '#platform/storage/trouble.ts';
import { type AgreementKind, isChainWhole, isUnderWay } from '../domain/index.ts';
import {
  type Agreement,
  type AgreementEvent,
  findAgreement,
  findAgreements,
  findEvents,
  findNewest,
} from '../repository.ts';
import { sha256Of } from './chain.ts';

/** The address of the public page that verifies a document, in the document's language: its reader reads that language. */
export const verifyUrlOf = (
  { config }: Pick<Deps, 'config'>,
  { id, language }: Pick<Agreement, 'id' | 'language'>,
) => config.publicOrigin + pathIn(language, `/verify/${id}`);

/** An agreement with all steps of its chain. */
export type Followed = { readonly agreement: Agreement; readonly events: readonly AgreementEvent[] };

/** The agreements of these charters, with their client's own steps, for the client's data export. */
export async function exportAgreements(deps: Pick<Deps, 'db' | 'config'>, charterIds: readonly string[]) {
  const exported = [];
  for (const charterId of charterIds) {
    for (const { agreement, events } of await listAgreements(deps, charterId)) {
      const { kind, language, state, signedName, createdAt, sealedAt } = agreement;
      exported.push({
        charterId,
        kind,
        language,
        state,
        signedName,
        createdAt,
        sealedAt,
        isCheckedAt: verifyUrlOf(deps, agreement),
        steps: events
          .filter(({ role }) => role === 'client')
          .map(({ kind: step, at, name, address, browser }) => ({ step, at, name, address, browser })),
      });
    }
  }
  return exported;
}

/** All agreements about a case with their steps, newest first. */
export async function listAgreements(
  { db }: Pick<Deps, 'db'>,
  caseId: string,
  kind?: AgreementKind,
): Promise<Followed[]> {
  const found = await findAgreements(db, caseId, kind);
  if (found.length === 0) return [];
  const events = Map.groupBy(
    await findEvents(db, ...found.map(({ id }) => id)),
    ({ agreementId }) => agreementId,
  );
  return found.map((agreement) => ({ agreement, events: events.get(agreement.id) ?? [] }));
}

/** The newest agreement of one kind for each of these cases. */
export const newestOf = ({ db }: Pick<Deps, 'db'>, caseIds: readonly string[], kind: AgreementKind) =>
  findNewest(db, caseIds, kind);

/** Whether a lender's terms are signed. Only the newest terms count. */
export async function areTermsSigned({ db }: Pick<Deps, 'db'>, applicationId: string): Promise<boolean> {
  const [newest] = await findAgreements(db, applicationId, 'terms');
  return newest?.state === 'signed' || newest?.state === 'sealed';
}

/** The result of checking a document. */
export type Verification = Followed & {
  readonly verdict: 'whole' | 'open' | 'void' | 'broken';
  /** Whether the stored document is still the one that was shown. */
  readonly isShownKept: boolean;
  readonly isChainWhole: boolean;
  /** Null until the agreement is sealed. */
  readonly isSealedKept: boolean | null;
  readonly isSealWhole: boolean | null;
  readonly stampedAt: string | null;
};

/**
 * Verifies an agreement by computing everything anew: the hashes of both files, every step of the chain, the seal (product
 * 10.5). Refused with `agreement-not-found`; throws `TooBusy` while a file is not scanned.
 */
export async function verifyAgreement(deps: Pick<Deps, 'db' | 'vault' | 'files'>, id: string) {
  const agreement = isId(id) ? await findAgreement(deps.db, id) : undefined;
  if (!agreement) return refused('agreement-not-found');
  const events = await findEvents(deps.db, id);
  const bytesOf = async (fileId: string) => {
    const file = await readFile(deps, fileId).catch((error) => {
      // If the store does not answer, do not report the document as lost: that says nothing about it.
      if (storeTroubleOf(error)) throw error;
      return undefined;
    });
    if (file?.ok === false && file.reason === 'not-scanned') throw new TooBusy();
    return file?.ok ? file.value.bytes : undefined;
  };
  const [shown, sealed] = await Promise.all([
    bytesOf(agreement.fileId),
    agreement.sealedFileId ? bytesOf(agreement.sealedFileId) : undefined,
  ]);
  return ok<Verification>(await judge(agreement, events, shown, sealed));
}

/** Like `verifyAgreement`, for an agreement, steps and files that the caller has read. */
export async function judge(
  agreement: Agreement,
  events: readonly AgreementEvent[],
  shown: Uint8Array | undefined,
  sealed: Uint8Array | undefined,
): Promise<Verification> {
  const isWhole = isChainWhole(events, sha256Of) && followsChain(agreement, events);
  const isShownKept = shown !== undefined && sha256Of(shown) === agreement.fileSha256;
  let isSealedKept: boolean | null = null;
  let isSealWhole: boolean | null = null;
  let stampedAt: string | null = null;
  if (agreement.state === 'sealed') {
    isSealedKept = sealed !== undefined && sha256Of(sealed) === agreement.sealedSha256;
    const seal = sealed && (await lookAtSeal(sealed));
    isSealWhole = seal?.coversAll === true && seal.isWhole && seal.fingerprint === agreement.sealedBy;
    stampedAt = seal?.stampedAt ?? null;
  }
  const isBroken = !isWhole || !isShownKept || isSealedKept === false || isSealWhole === false;
  const isOver = agreement.state === 'void' || agreement.state === 'refused';
  const verdict = isBroken ? 'broken' : isOver ? 'void' : isUnderWay(agreement.state) ? 'open' : 'whole';
  return {
    agreement,
    events,
    verdict,
    isShownKept,
    isChainWhole: isWhole,
    isSealedKept,
    isSealWhole,
    stampedAt,
  };
}

/** Fields of the row that the step `made` repeats, if they were known then: for a lender's terms only template and pages. */
const MADE_WITH = ['template', 'language', 'pages', 'subject', 'amends'] as const;

function isAsMade(agreement: Agreement, { details }: AgreementEvent): boolean {
  const said = JSON.parse(details || '{}') as Partial<Agreement>;
  return MADE_WITH.every((field) => said[field] === undefined || said[field] === agreement[field]);
}

/** Whether the agreement's row matches its chain. */
function followsChain(agreement: Agreement, events: readonly AgreementEvent[]): boolean {
  const named = (kind: AgreementEvent['kind']) => events.find((event) => event.kind === kind);
  const [made] = events;
  const last = {
    open: 'made',
    signed: 'signed',
    countersigned: 'countersigned',
    sealed: 'sealed',
    refused: 'refused',
    void: 'voided',
  } as const;
  const sealed = named('sealed');
  return (
    made?.kind === 'made' &&
    made.sha256 === agreement.fileSha256 &&
    isAsMade(agreement, made) &&
    events.every((event) => event.agreementId === agreement.id) &&
    named(last[agreement.state]) !== undefined &&
    (named('signed')?.name ?? null) === agreement.signedName &&
    (named('countersigned')?.name ?? null) === agreement.countersignedName &&
    (agreement.sealedSha256 === null
      ? sealed === undefined
      : sealed?.sha256 === agreement.sealedSha256 &&
        sealed.details === JSON.stringify({ fingerprint: agreement.sealedBy, shown: agreement.fileSha256 }))
  );
}
