import { type SignedInActor, signInAs } from './actors.ts';
import type { TestApp } from './test-app.ts';

type Answered = { readonly status: number; readonly body: Record<string, unknown> };

/** A staff member who calls the API of a test's own application. */
export type Staff = SignedInActor & {
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>;
  list<Item>(path: string): Promise<Item[]>;
  get(path: string): Promise<Response>;
};

/** Signs in an administrator, or a client, to check how the staff's routes meet a client. */
export async function staffOf(
  app: TestApp,
  role: 'administrator' | 'client' = 'administrator',
  session: Parameters<typeof signInAs>[3] = {},
): Promise<Staff> {
  const actor = await signInAs({ db: app.database.db, config: app.deps.config }, role, {}, session);
  const get = (path: string) => app.request(path, { headers: actor.headers });
  return {
    ...actor,
    get,
    async send(method, path, body, headers = {}) {
      const response = await app.request(path, {
        method,
        headers: {
          ...actor.headers,
          ...headers,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    async list<Item>(path: string) {
      const response = await get(path);
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as Item[];
    },
  };
}
