import type { ApiClient } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type { BankApi } from './api/bank.ts';
import type { DisputesApi } from './api/disputes.ts';
import type { PaymentFilesApi } from './api/files.ts';
import type { HoldsApi } from './api/holds.ts';
import type { MoneyApi } from './api/index.ts';

/** The routes of money. */
export const money = (api: ApiClient = browserApi()) => api<MoneyApi>().api;

/** The routes of what the bank says has come in. */
export const bank = (api: ApiClient = browserApi()) => api<BankApi>().api.admin.money.bank;

/** The routes of damage holds. */
export const holds = (api: ApiClient = browserApi()) =>
  api<HoldsApi>().api.admin.charters[':charterId'].money.hold;

/** The routes of the files beside payments. */
export const paymentFiles = () =>
  browserApi()<PaymentFilesApi>().api.admin.charters[':charterId'].money.payments[':paymentId'].files;

/** The routes of answers to disputes. */
export const disputes = (api: ApiClient = browserApi()) =>
  api<DisputesApi>().api.admin.charters[':charterId'].money.disputes[':disputeId'];
