import { catalogService } from '#features/activity/service/index.ts';
import { captainCatalog } from '../fields.ts';
import { captains } from '../tables.ts';

/** What staff do with the captains. */
export const captainService = catalogService(captains, captainCatalog);
