import { browserApi } from '#core/browser-api.ts';
import type { BankApi } from './api/bank.ts';
import type { DisputesApi } from './api/disputes.ts';
import type { MoneyFilesApi } from './api/files.ts';
import type { HoldsApi } from './api/holds.ts';
import type { MoneyApi } from './api/index.ts';

/** The API client for the routes of money. */
export const money = () => browserApi()<MoneyApi>().api;

/** The API client for the routes of the bank's files. */
export const bank = () => browserApi()<BankApi>().api.admin.money.bank;

/** The API client for the routes of damage holds. */
export const holds = () => browserApi()<HoldsApi>().api.admin.charters[':charterId'].money.hold;

/** The API client for the routes of files beside payments and damage holds. */
export const moneyFiles = () => browserApi()<MoneyFilesApi>().api.admin.charters[':charterId'].money.files;

/** The API client for the routes of disputes' answers. */
export const disputes = () =>
  browserApi()<DisputesApi>().api.admin.charters[':charterId'].money.disputes[':disputeId'];
