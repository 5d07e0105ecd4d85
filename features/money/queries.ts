import { browserApi } from '#core/browser-api.ts';
import type { BankApi } from './api/bank.ts';
import type { DisputesApi } from './api/disputes.ts';
import type { PaymentFilesApi } from './api/files.ts';
import type { HoldsApi } from './api/holds.ts';
import type { MoneyApi } from './api/index.ts';

/** The routes of money. */
export const money = () => browserApi()<MoneyApi>().api;

/** The routes of what the bank says has come in. */
export const bank = () => browserApi()<BankApi>().api.admin.money.bank;

/** The routes of damage holds. */
export const holds = () => browserApi()<HoldsApi>().api.admin.charters[':charterId'].money.hold;

/** The routes of the files beside payments. */
export const paymentFiles = () =>
  browserApi()<PaymentFilesApi>().api.admin.charters[':charterId'].money.payments[':paymentId'].files;

/** The routes of answers to disputes. */
export const disputes = () =>
  browserApi()<DisputesApi>().api.admin.charters[':charterId'].money.disputes[':disputeId'];
