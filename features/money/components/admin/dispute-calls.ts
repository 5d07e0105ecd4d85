import { answer } from '#core/api-client.ts';
import { reading } from '#ui/reading.ts';
import { disputes } from '../../queries.ts';
import type { DisputeAnswerInput } from '../../schema/disputes.ts';

/** What the answer to a dispute is made of. That it is read is logged: it is not read anew by itself. */
export const disputeQuery = (charterId: string, disputeId: string) => ({
  ...reading(disputes(), { param: { charterId, disputeId } }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/** Where the answer is as a PDF. */
export const disputeFileAddress = (charterId: string, disputeId: string) =>
  `/api/admin/charters/${charterId}/money/disputes/${encodeURIComponent(disputeId)}/file`;

export const editAnswer = (charterId: string, disputeId: string, json: DisputeAnswerInput) =>
  answer(disputes().$put({ param: { charterId, disputeId }, json }));

export const stageAnswer = (charterId: string, disputeId: string) =>
  answer(disputes().staged.$post({ param: { charterId, disputeId } }));

export const submitAnswer = (charterId: string, disputeId: string) =>
  answer(disputes().submitted.$post({ param: { charterId, disputeId } }));
