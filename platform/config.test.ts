import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Config, loadConfig } from './config.ts';

describe('loadConfig', () => {
  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_live_abc', STRIPE_WEBHOOK_SECRET: 'whsec_a', PRACTICE_PAYMENTS: 'on' }, /live/],
    [
      {
        STRIPE_SECRET_KEY: 'sk_live_abc',
        STRIPE_WEBHOOK_SECRET: 'whsec_a',
        STRIPE_API_BASE: 'http://127.0.0.1:12111',
      },
      /live/,
    ],
    [{ STRIPE_SECRET_KEY: 'sk_test_abc' }, /set both, or neither/],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_a' }, /set both, or neither/],
    [{ STRIPE_API_BASE: 'http://127.0.0.1:12111' }, /needs a STRIPE_SECRET_KEY/],
    [{ STRIPE_SECRET_KEY: 'pk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_a' }, /secret or restricted/],
  ])('refuses settings of cards that do not belong together: %j', (env, said) => {
    const loaded = loadConfig(env);
    expect(loaded.ok).toBe(false);
    const problems = loaded.ok ? [] : loaded.problems;
    expect(problems.join(' ')).toMatch(said);
    expect(problems.join(' ')).not.toContain('abc');
  });

  it('takes practice cards on one’s own machine alone, and where it is told to', () => {
    const isPractice = (env: Record<string, string>) => {
      const loaded = loadConfig(env);
      return loaded.ok && loaded.config.practicePayments;
    };
    expect(isPractice({ PUBLIC_ORIGIN: 'https://charters.example' })).toBe(false);
    expect(isPractice({ SAMPLE_BUSINESS: 'off' })).toBe(false);
    expect(isPractice({ SAMPLE_BUSINESS: 'off', PRACTICE_PAYMENTS: 'on' })).toBe(true);
    expect(isPractice({ PRACTICE_PAYMENTS: 'off' })).toBe(false);
    expect(isPractice({ STRIPE_SECRET_KEY: 'sk_live_abc', STRIPE_WEBHOOK_SECRET: 'whsec_a' })).toBe(false);
  });

  it.each([
    [{}, true],
    [{ PUBLIC_ORIGIN: 'http://127.0.0.1:3001' }, true],
    [{ SAMPLE_BUSINESS: 'off' }, false],
    [{ PUBLIC_ORIGIN: 'https://charters.example' }, false],
    [{ PUBLIC_ORIGIN: 'https://charters.example', SAMPLE_BUSINESS: 'on' }, true],
  ])('opens with a sample business on one’s own machine alone, or told to: %j', (env, isSo) => {
    expect(load(env).sampleBusiness).toBe(isSo);
  });

  it('needs no setting at all', () => {
    expect(loadConfig({})).toEqual({
      ok: true,
      config: {
        environment: 'development',
        port: 3000,
        host: undefined,
        practicePayments: true,
        stripe: undefined,
        publicOrigin: 'http://localhost:3000',
        isHttps: false,
        dataDir: path.resolve('data'),
        databaseUrl: undefined,
        databaseDirectUrl: undefined,
        smtpUrl: undefined,
        mailFrom: 'Miami Flow Yachts <charters@miami-flow.example>',
        teamEmail: 'team@miami-flow.example',
        trustedProxies: { kind: 'none' },
        createCallsPerMinute: 300,
        costlyReadsPerMinute: 600,
        diskReserveBytes: 512 * 1024 * 1024,
        metricsPort: undefined,
        metricsHost: '127.0.0.1',
        slowQueryMs: 500,
        tracesEndpoint: undefined,
        leaveNoticeMs: 0,
        logLevel: 'info',
        authSecret: undefined,
        adminUsername: 'admin',
        adminPassword: undefined,
        isSecondFactorRequired: false,
        s3: undefined,
        clamdUrl: undefined,
        dataKeys: [],
        financingKeepMonths: 25,
        inquiryKeepMonths: 24,
        guestKeepDays: 90,
        booksKeepYears: 7,
        idleKeepMonths: 36,
        backupTo: undefined,
        backupKeys: [],
        backupMaxAgeHours: 26,
        backupKeepDays: 30,
        keepAnswers: true,
        isPseudo: false,
        sampleBusiness: true,
      },
    });
  });

  it('takes every setting', () => {
    expect(
      load({
        NODE_ENV: 'production',
        PORT: '8080',
        HOST: '127.0.0.1',
        COSTLY_READS_PER_MINUTE: '900',
        DISK_RESERVE_MB: '2',
        METRICS_PORT: '9464',
        METRICS_HOST: '10.0.0.5',
        LEAVE_NOTICE_SECONDS: '3',
        SLOW_QUERY_MS: '0',
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
        PUBLIC_ORIGIN: 'https://www.example.com',
        DATA_DIR: '/srv/miami flow',
        DATABASE_URL: 'postgresql://site:secret@db.internal:5432/miami_flow',
        SMTP_URL: 'smtps://mailer:secret@mail.example.com:465',
        MAIL_FROM: 'charters@example.com',
        TEAM_EMAIL: 'crew@example.com',
        TRUSTED_PROXIES: '1',
        CREATE_CALLS_PER_MINUTE: '60',
        LOG_LEVEL: 'warn',
        AUTH_SECRET: 'a secret of thirty-two characters',
        ADMIN_USERNAME: 'captain.ana',
        ADMIN_PASSWORD: 'lagoon at seven',
        ADMIN_SECOND_FACTOR: 'required',
        KEEP_ANSWERS: 'off',
        SAMPLE_BUSINESS: 'off',
      }),
    ).toMatchObject({
      environment: 'production',
      port: 8080,
      host: '127.0.0.1',
      publicOrigin: 'https://www.example.com',
      isHttps: true,
      dataDir: '/srv/miami flow',
      databaseUrl: 'postgresql://site:secret@db.internal:5432/miami_flow',
      smtpUrl: 'smtps://mailer:secret@mail.example.com:465',
      mailFrom: 'charters@example.com',
      teamEmail: 'crew@example.com',
      trustedProxies: { kind: 'hops', count: 1 },
      createCallsPerMinute: 60,
      costlyReadsPerMinute: 900,
      diskReserveBytes: 2_097_152,
      metricsPort: 9464,
      metricsHost: '10.0.0.5',
      leaveNoticeMs: 3_000,
      slowQueryMs: 0,
      tracesEndpoint: 'http://collector:4318',
      logLevel: 'warn',
      authSecret: 'a secret of thirty-two characters',
      adminUsername: 'captain.ana',
      adminPassword: 'lagoon at seven',
      isSecondFactorRequired: true,
      keepAnswers: false,
      sampleBusiness: false,
    });
  });

  it('takes an empty setting as absent, as in a file that lists them all', () => {
    const empty = {
      PORT: '',
      HOST: ' ',
      DATABASE_URL: '',
      SMTP_URL: '',
      PUBLIC_ORIGIN: '',
      TRUSTED_PROXIES: '',
    };
    expect(loadConfig(empty)).toEqual(loadConfig({}));
  });

  it('trims what stands around a value', () => {
    expect(load({ PORT: ' 3001 ' }).port).toBe(3001);
  });

  it('leaves variables of others alone', () => {
    expect(loadConfig({ PATH: '/bin', TERM: 'dumb' })).toEqual(loadConfig({}));
  });

  it('takes an owner of the database beside the site’s own role, and none that is the same or alone', () => {
    const [site, owner] = ['postgres://site:a@db/miami_flow', 'postgres://owner:b@db/miami_flow'];
    expect(load({ DATABASE_URL: site, DATABASE_OWNER_URL: owner }).databaseOwnerUrl).toBe(owner);
    expect(problems({ DATABASE_URL: owner, DATABASE_OWNER_URL: owner })).toEqual([
      'DATABASE_OWNER_URL must name another role than DATABASE_URL.',
    ]);
    const onSocket = (role: string) => `postgresql://${role}@/miami_flow?host=/var/run/postgresql`;
    expect(problems({ DATABASE_URL: onSocket('site'), DATABASE_OWNER_URL: onSocket('owner') })).toEqual([]);
    expect(problems({ DATABASE_URL: onSocket('owner'), DATABASE_OWNER_URL: owner })).toHaveLength(1);
    expect(problems({ DATABASE_OWNER_URL: owner })).toEqual([
      'DATABASE_OWNER_URL needs DATABASE_URL, with a role of the site’s own.',
    ]);
  });

  it('gives one sentence for each wrong setting, all at once', () => {
    expect(problems({ PORT: 'http', LOG_LEVEL: 'loud', TEAM_EMAIL: 'crew' })).toEqual([
      'PORT must be a whole number from 1 to 65535, not "http".',
      'TEAM_EMAIL must be an email address, not "crew".',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
    ]);
  });

  it.each([
    ['PORT', '0', 'PORT must be a whole number from 1 to 65535, not "0".'],
    ['PORT', '65536', 'PORT must be a whole number from 1 to 65535, not "65536".'],
    ['PORT', '-1', 'PORT must be a whole number from 1 to 65535, not "-1".'],
    ['PORT', '3e3', 'PORT must be a whole number from 1 to 65535, not "3e3".'],
    ['PORT', '3000.5', 'PORT must be a whole number from 1 to 65535, not "3000.5".'],
    ['HOST', 'http://x', 'HOST must be an address or a host name, such as 127.0.0.1, not "http://x".'],
    ['KEEP_ANSWERS', 'yes', 'KEEP_ANSWERS must be on or off, not "yes".'],
    ['SAMPLE_BUSINESS', 'no', 'SAMPLE_BUSINESS must be on or off, not "no".'],
    ['PSEUDO_LANGUAGE', 'es', 'PSEUDO_LANGUAGE must be on or off, not "es".'],
    ['NODE_ENV', 'live', 'NODE_ENV must be production, development or test, not "live".'],
    [
      'CREATE_CALLS_PER_MINUTE',
      '0',
      'CREATE_CALLS_PER_MINUTE must be a whole number from 1 to 1000000, not "0".',
    ],
    [
      'MAIL_FROM',
      'Miami <not an address>',
      'MAIL_FROM must be an email address, or a name and an address in angle brackets, not "Miami <not an address>".',
    ],
  ])('%s=%s is refused', (name, value, sentence) => {
    expect(problems({ [name]: value })).toEqual([sentence]);
  });

  it.each([
    'syslog://logs.example:70000',
    'https://',
    'https://rosa:secret@logs.example/events',
    'logs.example',
  ])('SECURITY_LOG_URL=%s is refused, and not repeated', (value) => {
    const said = problems({ SECURITY_LOG_URL: value });
    expect(said).toEqual([expect.stringMatching(/^SECURITY_LOG_URL must look like /)]);
    expect(said.join()).not.toContain('secret');
  });

  it('takes the addresses of collectors and scanners that can be reached', () => {
    for (const value of ['https://logs.example/events?key=1', 'syslog://logs.example', 'syslog://[::1]:601'])
      expect(load({ SECURITY_LOG_URL: value }).securityLogUrl).toBe(value);
    for (const value of ['tcp://127.0.0.1:3310', 'unix:/run/clamav/clamd.sock'])
      expect(load({ CLAMD_URL: value }).clamdUrl).toBe(value);
    expect(problems({ CLAMD_URL: 'tcp://127.0.0.1:99999' })).toHaveLength(1);
  });

  it('says nothing in no language but on one’s own machine', () => {
    expect(problems({ PSEUDO_LANGUAGE: 'on', PUBLIC_ORIGIN: 'https://charters.example' })).toEqual([
      'PSEUDO_LANGUAGE is for reading the site on one’s own machine: PUBLIC_ORIGIN must be there, or unset.',
    ]);
    expect(problems({ PSEUDO_LANGUAGE: 'on', PUBLIC_ORIGIN: 'http://127.0.0.1:3000' })).toEqual([]);
  });

  it.each([
    'www.example.com',
    'ftp://example.com',
    'https:example.com',
    'https://example.com/site',
    'https://example.com?x=1',
    'https://example.com#top',
    'https://user:pw@example.com',
    'https://',
  ])('PUBLIC_ORIGIN=%s is refused', (value) => {
    expect(problems({ PUBLIC_ORIGIN: value })).toEqual([
      `PUBLIC_ORIGIN must be the site's address without a path, such as https://www.example.com, not "${value}".`,
    ]);
  });

  it.each([
    ['https://Example.com/', 'https://example.com', true],
    ['https://example.com:443', 'https://example.com', true],
    ['http://192.168.1.20:3000', 'http://192.168.1.20:3000', false],
    ['http://[::1]:3000', 'http://[::1]:3000', false],
  ])('PUBLIC_ORIGIN=%s is taken as %s', (value, publicOrigin, isHttps) => {
    expect(load({ PUBLIC_ORIGIN: value })).toMatchObject({ publicOrigin, isHttps });
  });

  it('follows the port in the public origin unless it is set', () => {
    expect(load({ PORT: '4000' }).publicOrigin).toBe('http://localhost:4000');
    expect(load({ PORT: '80' }).publicOrigin).toBe('http://localhost');
    expect(load({ PORT: '4000', PUBLIC_ORIGIN: 'https://example.com' }).publicOrigin).toBe(
      'https://example.com',
    );
  });

  it('makes the data folder absolute', () => {
    expect(load({ DATA_DIR: './elsewhere' }).dataDir).toBe(path.resolve('elsewhere'));
  });

  it.each([
    'postgres://db/miami_flow',
    'postgresql://site@db.internal/miami_flow',
    'postgresql://site:p%40ss@[::1]:5433/miami_flow?sslmode=require',
    'postgresql://site@%2Fvar%2Frun%2Fpostgresql/miami_flow',
    'postgresql://site@/miami_flow?host=/var/run/postgresql',
    'postgresql:///miami_flow?host=/var/run/postgresql',
  ])('DATABASE_URL=%s is taken', (value) => {
    expect(load({ DATABASE_URL: value }).databaseUrl).toBe(value);
  });

  it.each([
    'mysql://site:hunter2@db/x',
    'db.internal',
    'postgresql://',
    'postgresql://site:hunter2@db:port/x',
  ])('DATABASE_URL=%s is refused without being repeated', (value) => {
    const [sentence, ...others] = problems({ DATABASE_URL: value });
    expect(sentence).toMatch(
      /^DATABASE_URL must look like postgresql:\/\/user:password@host:5432\/database /,
    );
    expect(sentence).not.toContain('hunter2');
    expect(others).toEqual([]);
  });

  it.each(['smtp://localhost:1025', 'smtps://mailer:secret@mail.example.com'])(
    'SMTP_URL=%s is taken',
    (value) => {
      expect(load({ SMTP_URL: value }).smtpUrl).toBe(value);
    },
  );

  it.each(['mail.example.com:25', 'https://mailer:hunter2@mail.example.com', 'smtp://'])(
    'SMTP_URL=%s is refused without being repeated',
    (value) => {
      const [sentence] = problems({ SMTP_URL: value });
      expect(sentence).toMatch(/^SMTP_URL must look like smtp:\/\//);
      expect(sentence).not.toContain('hunter2');
    },
  );

  it.each(['charters@example.com', 'Miami Flow <charters@example.com>', '<charters@example.com>'])(
    'MAIL_FROM=%s is taken',
    (value) => {
      expect(load({ MAIL_FROM: value }).mailFrom).toBe(value);
    },
  );

  it.each([
    ['0', { kind: 'none' }],
    ['2', { kind: 'hops', count: 2 }],
    ['10.0.0.0/8', { kind: 'networks', networks: ['10.0.0.0/8'] }],
    ['10.1.2.3, fd00::/8,::1', { kind: 'networks', networks: ['10.1.2.3', 'fd00::/8', '::1'] }],
  ])('TRUSTED_PROXIES=%s is taken', (value, trustedProxies) => {
    expect(load({ TRUSTED_PROXIES: value }).trustedProxies).toEqual(trustedProxies);
  });

  it.each([
    '-1',
    'all',
    '10.0.0.0/33',
    'fd00::/129',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    '10.0.0.1,,10.0.0.2',
    '1.5',
  ])('TRUSTED_PROXIES=%s is refused', (value) => {
    expect(problems({ TRUSTED_PROXIES: value })).toEqual([
      `TRUSTED_PROXIES must be the number of proxies in front of the site, or their addresses or networks separated by commas, such as 10.0.0.0/8, not "${value}".`,
    ]);
  });
});

function load(env: Record<string, string>): Config {
  const result = loadConfig(env);
  if (!result.ok) throw new Error(result.problems.join(' '));
  return result.config;
}

function problems(env: Record<string, string>): readonly string[] {
  const result = loadConfig(env);
  return result.ok ? [] : result.problems;
}
