import type { SealedTable } from '#platform/storage/reseal.ts';
import { moneyDisputeAnswers } from '../tables/index.ts';

/** The context that a sealed value is bound to: it cannot be opened as the value of another answer. */
export const sealContext = (id: string) => `dispute-answer:${id}`;

/** The sealed columns of the money feature: the evidence sent with a dispute's answer. */
export const SEALED_ANSWERS: readonly SealedTable[] = [
  { id: moneyDisputeAnswers.id, columns: [[moneyDisputeAnswers.sealedEvidence, sealContext]] },
];
