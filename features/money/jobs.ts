import type { Job, Payload } from '#platform/jobs/job.ts';
import {
  CLOSE_CHECKOUT,
  FORGET_CARD,
  forgetCard,
  HANDLE_NOTICE,
  handleNotice,
  LOOK_AFTER_HOLD,
  lookAfterCheckout,
  lookAfterHold,
  type MoneyOfCharters,
  SEND_CARD_REFUND,
  sendCardRefund,
  sweepCards,
} from './service/index.ts';

/** Retried while the card company cannot be reached. After the last try, the next sweep does the rest. */
const patient = {
  retries: 8,
  firstWaitSeconds: 5,
  longestWaitSeconds: 600,
  timeoutSeconds: 120,
  atOnce: 4,
} as const;

const named = (payload: Payload, name: string) => String(payload[name] ?? '');

/**
 * The jobs of card payments: handle notices, send refunds, close pages, look after holds, and the sweep that
 * catches what others missed.
 */
export function moneyJobs(deps: MoneyOfCharters): Job[] {
  return [
    {
      ...patient,
      name: HANDLE_NOTICE,
      keyOf: (payload) => named(payload, 'noticeId'),
      run: (payload) => handleNotice(deps, named(payload, 'noticeId')),
    },
    {
      ...patient,
      name: SEND_CARD_REFUND,
      keyOf: (payload) => named(payload, 'refundId'),
      run: (payload) => sendCardRefund(deps, named(payload, 'refundId')),
    },
    {
      ...patient,
      name: CLOSE_CHECKOUT,
      keyOf: (payload) => named(payload, 'charterId'),
      run: (payload) => lookAfterCheckout(deps, named(payload, 'charterId')),
    },
    {
      ...patient,
      name: LOOK_AFTER_HOLD,
      keyOf: (payload) => named(payload, 'charterId'),
      run: (payload) => lookAfterHold(deps, named(payload, 'charterId')),
    },
    {
      ...patient,
      name: FORGET_CARD,
      keyOf: (payload) => named(payload, 'cardId'),
      run: (payload) => forgetCard(deps, named(payload, 'cardId')),
    },
    {
      ...patient,
      name: 'sweep-cards',
      atStart: true,
      every: '*/5 * * * *',
      retries: 0,
      timeoutSeconds: 280,
      atOnce: 1,
      async run() {
        const { failed } = await sweepCards(deps);
        if (failed > 0) deps.log.warn({ failed }, 'the sweep of cards is not done');
      },
    },
  ];
}
