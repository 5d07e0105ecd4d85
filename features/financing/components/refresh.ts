import type { QueryClient } from '@tanstack/react-query';
import { applicationQuery } from '../queries.ts';

/**
 * Reads again what a change of an application has touched.
 *
 * @param asked the id in the page's address; absent where it shows the newest
 */
export async function refresh(
  queries: QueryClient,
  applicationId: string,
  asked: string | undefined,
): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: applicationQuery(asked).queryKey }),
    queries.invalidateQueries({ queryKey: ['/api/financing/messages', applicationId] }),
    queries.invalidateQueries({ queryKey: ['/api/financing/applications'], exact: true }),
  ]);
}
