import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer } from '#core/api-client.ts';
import { disputes } from '../../queries.ts';
import type { DisputeAnswerInput } from '../../schema/disputes.ts';

/**
 * What the answer to a dispute is made of. That it is read is logged: by itself it is read anew but once, when what was on its way
 * to the card company is not any more.
 */
export const disputeQuery = (charterId: string, disputeId: string, isUnderWay: boolean) => {
  const args = { param: { charterId, disputeId } };
  return queryOptions({
    queryKey: [disputes().$path(), args, isUnderWay],
    queryFn: async ({ signal }) => answer(await disputes().$get(args, { init: { signal } })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // What is being written stays meanwhile.
    placeholderData: keepPreviousData,
  });
};

/** Where the answer is as a PDF. */
export const disputeFileAddress = (charterId: string, disputeId: string) =>
  `/api/admin/charters/${charterId}/money/disputes/${encodeURIComponent(disputeId)}/file`;

export const editAnswer = (charterId: string, disputeId: string, json: DisputeAnswerInput) =>
  answer(disputes().$put({ param: { charterId, disputeId }, json }));

export const stageAnswer = (charterId: string, disputeId: string) =>
  answer(disputes().staged.$post({ param: { charterId, disputeId } }));

export const submitAnswer = (charterId: string, disputeId: string) =>
  answer(disputes().submitted.$post({ param: { charterId, disputeId } }));
