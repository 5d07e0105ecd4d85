import { catalogService } from '#features/activity/service/index.ts';
import { captainCatalog } from '../fields.ts';
import { captains } from '../tables.ts';

/** The catalog service for the captains that staff keep up. */
export const captainService = catalogService(captains, captainCatalog);
