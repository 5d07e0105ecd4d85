import type { Context } from 'hono';
import { answerPdf, answerRefusal, answerResult, type Refusal } from '#platform/http/answers.ts';
import { type AgreedNow, lackOf, needsCountersignature, type Role } from '../domain/index.ts';
import type { SignerAgreement, StaffAgreements, VerificationAnswer } from '../schema.ts';
import type { Agreement, Followed, Verification } from '../service/index.ts';
import { words } from '../words/index.ts';

const iso = (at: Date) => at.toISOString();

const encodeBoth = (agreement: Agreement) => ({
  id: agreement.id,
  kind: agreement.kind,
  number: agreement.number,
  mode: agreement.mode,
  state: agreement.state,
  language: agreement.language,
  pages: agreement.pages,
  sha256: agreement.fileSha256,
  isAmendment: agreement.amends !== null,
  signedName: agreement.signedName,
  countersignedName: agreement.countersignedName,
  createdAt: iso(agreement.createdAt),
  sealedAt: agreement.sealedAt && iso(agreement.sealedAt),
});

/** The agreements as their signer sees them, without those that are void. */
export function encodeForSigner(followed: readonly Followed[], role: Role = 'client'): SignerAgreement[] {
  return followed
    .filter(({ agreement }) => agreement.state !== 'void')
    .map(({ agreement, events }) => ({
      ...encodeBoth(agreement),
      isOpened: events.some((event) => event.kind === 'opened' && event.role === role),
      isConsented: events.some((event) => event.kind === 'consented' && event.role === role),
      isAlone: !needsCountersignature(agreement),
    }));
}

const reasonIn = (details: string): string | null => {
  if (details === '') return null;
  const { reason } = JSON.parse(details) as { reason?: unknown };
  return typeof reason === 'string' && reason !== '' ? reason : null;
};

/** @param agreed what is agreed on now for their charter, if it is confirmed */
export function encodeForStaff(
  followed: readonly Followed[],
  agreed: AgreedNow | undefined,
): StaffAgreements {
  const newest = followed.find(({ agreement }) => agreement.kind === 'charter')?.agreement;
  return {
    lacks: lackOf(newest, agreed),
    agreements: followed.map(({ agreement, events }) => ({
      ...encodeBoth(agreement),
      isOutdated:
        agreement.kind === 'charter' &&
        agreement.state !== 'void' &&
        agreed?.hash !== undefined &&
        agreement.subject !== agreed.hash,
      events: events.map(({ kind, at, role, name, address, browser, details }) => ({
        kind,
        role,
        name,
        address,
        browser,
        at: iso(at),
        reason: reasonIn(details),
      })),
    })),
  };
}

export const encodeVerification = (of: Verification): VerificationAnswer => ({
  id: of.agreement.id,
  kind: of.agreement.kind,
  isAlone: !needsCountersignature(of.agreement),
  verdict: of.verdict,
  isShownKept: of.isShownKept,
  isChainWhole: of.isChainWhole,
  isSealedKept: of.isSealedKept,
  isSealWhole: of.isSealWhole,
  stampedAt: of.stampedAt,
  createdAt: iso(of.agreement.createdAt),
  sealedAt: of.agreement.sealedAt && iso(of.agreement.sealedAt),
  shownSha256: of.agreement.fileSha256,
  sealedSha256: of.agreement.sealedSha256,
  fingerprint: of.agreement.sealedBy,
  steps: of.events.map(({ kind, at, hash }) => ({ kind, at: iso(at), hash })),
});

/** The message for each step, to the person who took it. */
const TAKEN = {
  seen: () => words.seenDone,
  consented: () => words.consentedDone,
  signed: () => words.signedDone,
  countersigned: () => words.countersignedDone,
  refused: () => words.sentBackDone,
};

/** Answers a signing step: the agreement's new state and a message, or the refusal. */
export const answerStep = (
  c: Context,
  done: { readonly ok: true; readonly value: Agreement } | Refusal,
  step: keyof typeof TAKEN,
) => answerResult(c, done, ({ id, state }) => ({ id, state, message: TAKEN[step]() }));

/** Answers the document as a PDF file, or the refusal. */
export function pdfAnswer(
  c: Context,
  found:
    | Refusal
    | { readonly ok: true; readonly value: { bytes: Buffer<ArrayBuffer>; agreement: Agreement } },
) {
  if (!found.ok) return answerRefusal(c, found);
  const { bytes, agreement } = found.value;
  const kind = agreement.kind === 'charter' ? 'agreement' : agreement.kind;
  return answerPdf(c, bytes, `${kind}-${agreement.id.slice(-8)}`);
}
