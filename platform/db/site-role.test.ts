import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { makeQueue } from '#platform/jobs/queue.ts';
import { asSiteRole, openSiteRole } from '#tests/support/site-role.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { Connection } from './connection.ts';
import { bringUpToDate } from './migrate.ts';
import { grantSiteRole } from './site-role.ts';

let database: TestDatabase;
let site: pg.Client;
beforeEach(async () => {
  database = await createTestDatabase(inject('databaseServer'));
  await openSiteRole(inject('databaseServer'));
  const url = asSiteRole(database.connectionString);
  const owner = new Connection({ connectionString: database.connectionString });
  await owner.connect();
  await makeQueue(owner);
  await grantSiteRole(owner, 'least_rights');
  await owner.end();
  site = new pg.Client({ connectionString: url });
  await site.connect();
});
afterEach(async () => {
  await site.end();
  await database.drop();
});

const DENIED = { code: '42501' };

describe('the site’s own role', () => {
  it('is told from an address as the driver is, also from one that is no valid URL', async () => {
    const { username, hostname, port, pathname } = new URL(asSiteRole(database.connectionString));
    const onSocket = `postgresql://${username}@${pathname}?host=${hostname}&port=${port}`;
    await site.query('select from yachts');
    const owner = new Connection({ connectionString: database.connectionString });
    await owner.connect();
    await owner.query(`revoke select on yachts from ${username}`);
    await owner.end();
    await expect(site.query('select from yachts')).rejects.toMatchObject(DENIED);
    const addresses = { directConnectionString: onSocket, ownerConnectionString: database.connectionString };
    await bringUpToDate(addresses, 'database/migrations');
    await site.query('select from yachts');
  });

  it('reads and writes rows, and the queue’s', async () => {
    await site.query(`insert into site_settings (key, value) values ('a-key', '{}')`);
    await site.query(`update site_settings set value = '{"a": 1}' where key = 'a-key'`);
    expect((await site.query(`delete from site_settings where key = 'a-key'`)).rowCount).toBe(1);
    await expect(site.query('select count(*) from jobs.job')).resolves.toMatchObject({ rowCount: 1 });
  });

  it.each(['security_events', 'money_payments', 'money_transactions', 'activity'])(
    'may add to %s and not change what is there',
    async (table) => {
      await expect(site.query(`update ${table} set id = id`)).rejects.toMatchObject(DENIED);
      await expect(site.query(`truncate ${table}`)).rejects.toMatchObject(DENIED);
      await expect(site.query(`alter table ${table} disable trigger all`)).rejects.toMatchObject(DENIED);
    },
  );

  it.each([
    'security_events',
    'money_payments',
    'money_entries',
    'money_bank_lines',
    'money_dispute_answers',
  ])('deletes nothing of %s', async (table) => {
    await expect(site.query(`delete from ${table}`)).rejects.toMatchObject(DENIED);
  });

  it.each([
    'create table public.another (id int)',
    'create function public.another() returns int language sql as $$ select 1 $$',
    'drop table yachts',
    'alter table yachts add column another int',
    'drop trigger security_events_append_only on security_events',
    'select * from drizzle.__drizzle_migrations',
    'create role another superuser',
  ])('is refused: %s', async (statement) => {
    await expect(site.query(statement)).rejects.toMatchObject(DENIED);
  });
});
