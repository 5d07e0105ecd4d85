import pg from 'pg';

const NAME = 'least_rights';
const PASSWORD = 'of-no-other-server';

/**
 * Creates the role that sites sign in as and that may not change the tables' structure. Several processes may do so at
 * once.
 */
export async function openSiteRole(serverConnectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverConnectionString });
  await client.connect();
  try {
    await client.query(`create role ${NAME} login password '${PASSWORD}'`);
  } catch (error) {
    const isThere = ['42710', '23505'].includes(String((error as { code?: unknown }).code));
    if (!isThere) throw error;
  } finally {
    await client.end();
  }
}

/** The address of the same database, signing in as that role. */
export function asSiteRole(connectionString: string): string {
  return connectionString.replace(/(?<=^postgres(?:ql)?:\/\/)[^@/]*(?=@)/, `${NAME}:${PASSWORD}`);
}
