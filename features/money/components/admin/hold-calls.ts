import { answer, type CallOptions } from '#core/api-client.ts';
import { holds } from '../../queries.ts';
import type { HandHoldInput, HoldReturnInput } from '../../schema/holds.ts';

const of = (charterId: string) => ({ param: { charterId } });

export const recordHold = (charterId: string, json: HandHoldInput, options: CallOptions) =>
  answer(holds().$post({ ...of(charterId), json }, options));

export const authorizeHold = (charterId: string) => answer(holds().authorize.$post(of(charterId)));

export const releaseHold = (charterId: string) => answer(holds().release.$post(of(charterId)));

export const captureHold = (charterId: string, json: { cents: number; reason: string }) =>
  answer(holds().capture.$post({ ...of(charterId), json }));

export const giveBackHold = (charterId: string, json: HoldReturnInput, options: CallOptions) =>
  answer(holds().returns.$post({ ...of(charterId), json }, options));

export const holdCameBack = (charterId: string, returnId: string) =>
  answer(holds().returns[':returnId']['came-back'].$post({ param: { charterId, returnId } }));

export const keepHold = (charterId: string, keep: boolean) =>
  answer(holds().keeping.$put({ ...of(charterId), json: { keep } }));
