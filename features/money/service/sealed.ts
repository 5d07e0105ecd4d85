import type { SealedTable } from '#platform/storage/reseal.ts';
import { moneyDisputeAnswers } from '../tables/index.ts';

/** What a seal is bound to: moved to another answer it does not open. */
export const sealContext = (id: string) => `dispute-answer:${id}`;

/** What of payments is sealed: the evidence that a dispute was answered with. */
export const SEALED_ANSWERS: readonly SealedTable[] = [
  { id: moneyDisputeAnswers.id, columns: [[moneyDisputeAnswers.sealedEvidence, sealContext]] },
];
