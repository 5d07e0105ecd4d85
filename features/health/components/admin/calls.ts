import { type ApiClient, answer } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { reading } from '#ui/reading.ts';
import type { HealthApi } from '../../api.ts';

/** The address that Health is read from. Read again after a retry. */
export const HEALTH = '/api/admin/health';

const health = (api: ApiClient = browserApi()) => api<HealthApi>().api.admin.health;

/** The site's current state. It becomes stale after ten seconds; the open screen reads it again every half minute. */
export const healthQuery = (api?: ApiClient) => ({
  ...reading(health(api), {}),
  staleTime: 10_000,
  refetchInterval: 30_000,
});

export const retryJob = (jobId: string) => answer(health().jobs[':jobId'].retry.$post({ param: { jobId } }));
