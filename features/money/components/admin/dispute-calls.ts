import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer } from '#core/api-client.ts';
import { disputes } from '../../queries.ts';
import type { DisputeAnswerInput } from '../../schema/disputes.ts';

/**
 * Reads the parts of a dispute's answer. Each reading is logged, so it is repeated only when an answer that was being sent to
 * the card company no longer is.
 */
export const disputeQuery = (charterId: string, disputeId: string, isUnderWay: boolean) => {
  const args = { param: { charterId, disputeId } };
  return queryOptions({
    queryKey: [disputes().$path(), args, isUnderWay],
    queryFn: async ({ signal }) => answer(await disputes().$get(args, { init: { signal } })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Keep the old data meanwhile, so that what staff are typing stays.
    placeholderData: keepPreviousData,
  });
};

/** The address of the answer's PDF. */
export const disputeFileAddress = (charterId: string, disputeId: string) =>
  `/api/admin/charters/${charterId}/money/disputes/${encodeURIComponent(disputeId)}/file`;

export const editAnswer = (charterId: string, disputeId: string, json: DisputeAnswerInput) =>
  answer(disputes().$put({ param: { charterId, disputeId }, json }));

export const stageAnswer = (charterId: string, disputeId: string) =>
  answer(disputes().staged.$post({ param: { charterId, disputeId } }));

export const submitAnswer = (charterId: string, disputeId: string) =>
  answer(disputes().submitted.$post({ param: { charterId, disputeId } }));
