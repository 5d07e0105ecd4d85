import { reading } from '#ui/reading.ts';
import { inquiries } from './forms.ts';

/** The quotes one has asked for, the newest first. */
export const ownQuotesQuery = () => ({ ...reading(inquiries().profile.quotes, {}), staleTime: 0 });
