import { type Job, NIGHTLY, type Payload } from '#platform/jobs/job.ts';
import {
  addUpOpenMoney,
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

/** A job about one record, whose id the payload has under this name. */
function jobOf(name: string, id: string, work: (id: string) => Promise<void>): Job {
  const idIn = (payload: Payload) => String(payload[id] ?? '');
  return { ...patient, name, keyOf: idIn, run: (payload) => work(idIn(payload)) };
}

/**
 * The jobs of money. For card payments: handle notices, send refunds, close pages, look after holds, and the sweep that catches
 * what others missed. Each night: add up what is open.
 */
export function moneyJobs(deps: MoneyOfCharters): Job[] {
  return [
    jobOf(HANDLE_NOTICE, 'noticeId', (id) => handleNotice(deps, id)),
    jobOf(SEND_CARD_REFUND, 'refundId', (id) => sendCardRefund(deps, id)),
    jobOf(CLOSE_CHECKOUT, 'charterId', (id) => lookAfterCheckout(deps, id)),
    jobOf(LOOK_AFTER_HOLD, 'charterId', (id) => lookAfterHold(deps, id)),
    jobOf(FORGET_CARD, 'cardId', (id) => forgetCard(deps, id)),
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
    {
      ...NIGHTLY,
      name: 'add-up-open-money',
      atStart: true,
      every: '20 4 * * *',
      run: () => addUpOpenMoney(deps),
    },
  ];
}
