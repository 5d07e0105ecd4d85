import type { PoolClient } from 'pg';

/** Fills these tables without their triggers, which look at one row after another. */
async function without(triggersOf: readonly string[], client: PoolClient, statements: readonly string[]) {
  for (const table of triggersOf) await client.query(`alter table ${table} disable trigger user`);
  for (const statement of statements) await client.query(statement);
  for (const table of triggersOf) await client.query(`alter table ${table} enable trigger user`);
}

/**
 * The ledger of every charter that was sold: three pieces each. Those that are over are paid, but for one in five hundred; of those
 * to come the deposit is paid. One in fifty has its deposit back.
 */
export const fillLedger = (client: PoolClient) =>
  without(
    [
      'money_obligations',
      'money_payments',
      'money_refunds',
      'money_refund_steps',
      'money_transactions',
      'money_entries',
    ],
    client,
    [
      `create temp table sold as
       select id, departs_at, created_at, (estimate->>'totalCents')::bigint as cents, is_over,
         is_over and row_number() over (order by id) % 500 <> 0 as is_paid, row_number() over (order by id) as n
       from charter_requests, lateral (select status = 'completed' or returns_at < now() as is_over) said
       where status in ('confirmed', 'completed')`,
      `insert into money_obligations (id, charter_id, kind, base_cents, tax_cents, gratuity_cents, apa_cents, hold_cents, due_at, cause, made_at)
       select gen_random_uuid(), id, kind, case when kind = 'apa' then 0 else cents / 2 end, 0, 0,
         case when kind = 'apa' then 20000 else 0 end, 0,
         case when kind = 'deposit' then created_at else departs_at - interval '72 hours' end, 'confirmed:' || id, created_at
       from sold, unnest(array['deposit', 'balance', 'apa']) kind`,
      `insert into money_payments (id, charter_id, receipt_number, cents, method, received_on, reference, recorded_by, recorded_at)
       select gen_random_uuid(), id, row_number() over (order by departs_at, part), case part when 1 then cents / 2 else cents / 2 + 20000 end,
         'zelle', (case part when 1 then created_at else departs_at - interval '72 hours' end)::date, '', 'ana', created_at
       from sold, generate_series(1, 2) part where part = 1 or is_paid`,
      `insert into money_refunds (id, charter_id, payment_id, cents, reason, cause, wanted_by, wanted_at)
       select gen_random_uuid(), s.id, p.id, 5000, 'allowance', 'bench', 'ana', p.recorded_at
       from sold s join money_payments p on p.charter_id = s.id and p.cents = s.cents / 2 where s.n % 50 = 0`,
      `insert into money_refund_steps (refund_id, step, note, done_by, done_at) select id, 'sent', '', 'ana', wanted_at from money_refunds`,
      `insert into money_obligations (id, charter_id, kind, base_cents, tax_cents, gratuity_cents, apa_cents, hold_cents, due_at, cause, made_at)
       select gen_random_uuid(), charter_id, 'allowance', -5000, 0, 0, 0, 0, wanted_at, 'bench:' || id, wanted_at from money_refunds`,
      `insert into money_transactions (id, charter_id, cause, made_by, made_at)
       select gen_random_uuid(), charter_id, 'payment:' || id, 'ana', recorded_at from money_payments`,
      `insert into money_transactions (id, charter_id, cause, made_by, made_at)
       select gen_random_uuid(), id, 'over:' || id, 'ana', departs_at from sold where is_over`,
      `insert into money_entries (transaction_id, account, cents)
       select t.id, account, case account when 'bank' then 100000 else -100000 end
       from money_transactions t, unnest(array['bank', 'deposits']) account where t.cause like 'payment:%'`,
      `insert into money_entries (transaction_id, account, cents)
       select t.id, account, case account when 'deposits' then 200000 else -200000 end
       from money_transactions t, unnest(array['deposits', 'revenue']) account where t.cause like 'over:%'`,
      'insert into money_unsettled (charter_id) select id from sold',
    ],
  );

/** Inquiries, applications, and what staff did. */
export const fillOthers = (client: PoolClient) =>
  without(['activity', 'security_events'], client, [
    `insert into contact_messages (id, state, first_name, last_name, email, message, created_at)
     select gen_random_uuid(), case when n % 100 = 0 then 'new' else 'closed' end, (array['Rosa', 'Ben', 'Cleo', 'Marta', 'Joe'])[1 + n % 5],
       'Marsh ' || n, 'guest' || n || '@visitors.example', 'We would like to marry at sunset.', now() - make_interval(mins => n * 30)
     from generate_series(1, 25000) n`,
    `insert into quote_requests (id, state, name, email, message, created_at)
     select gen_random_uuid(), case when n % 100 = 0 then 'new' else 'closed' end,
       (array['Rosa', 'Ben', 'Cleo', 'Marta', 'Joe'])[1 + n % 5] || ' Okafor ' || n, 'guest' || n || '@visitors.example',
       'As loud as the marina allows.', now() - make_interval(mins => n * 30)
     from generate_series(1, 25000) n`,
    `insert into financing_applications (id, status, purpose, charter_date, service_selected, estimated_amount_cents, first_name, last_name,
       email, phone, street_address, city, state, zip_code, citizenship_status, employment_status, profession, employer_name, employer_phone,
       time_at_employer, monthly_net_income_cents, housing_status, monthly_housing_payment_cents, estimated_credit_score, submitted_at, updated_at)
     select gen_random_uuid(), (array['needs_docs', 'under_review', 'approved', 'declined', 'withdrawn'])[1 + n % 5], 'charter', '', 'bareboat',
       n * 1000, 'Rosa', 'Marsh ' || n, 'guest' || n || '@visitors.example', '', '', '', 'FL', '', 'us', 'employed', '', '', '', '', 1, 'rent', 1,
       'good', now() - make_interval(mins => n * 60), now()
     from generate_series(1, 10000) n`,
    `insert into activity (id, at, actor, action, subject_kind, subject_id, subject_name)
     select gen_random_uuid(), now() - make_interval(mins => n), 'ana', (array['changed', 'viewed', 'signed in', 'answered'])[1 + n % 4],
       'charter', gen_random_uuid(), 'Yacht ' || n % 10000
     from generate_series(1, 500000) n`,
    `insert into security_events (position, id, at, kind, subject_kind, subject_id, address, details, previous_hash, hash)
     select n, gen_random_uuid(), now() - make_interval(mins => 500000 - n), (array['signed in', 'signed out', 'refused'])[1 + n % 3],
       'account', gen_random_uuid(), '203.0.113.0', '{}', md5(n::text), md5((n + 1)::text)
     from generate_series(1, 500000) n`,
  ]);
