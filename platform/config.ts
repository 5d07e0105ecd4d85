import path from 'node:path';
import { z } from 'zod';
import { brand } from '#core/brand.ts';
import { readBucket, readS3Url, type S3Settings } from './buckets.ts';
import { cardKeys, cardProblems, cardsOf, hasSampleBusiness } from './payments/settings.ts';
import {
  isCollector,
  isEmail,
  isHost,
  isHttpAddress,
  isNetwork,
  isOrigin,
  isPostgresUrl,
  isScanner,
  isSender,
  isSmtpUrl,
  ownerProblems,
  pseudoProblems,
  wholeNumber,
} from './setting-shapes.ts';

/** Whose X-Forwarded-For to believe: nobody's, that of the nearest `count` proxies, or that of proxies in these networks. */
export type TrustedProxies =
  | { readonly kind: 'none' }
  | { readonly kind: 'hops'; readonly count: number }
  | { readonly kind: 'networks'; readonly networks: readonly string[] };

/** All settings, in the form that the rest of the product reads. */
export type Config = Readonly<ReturnType<typeof configOf>>;

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * Reads the settings from environment variables; an empty one counts as absent.
 *
 * @returns the whole configuration, or one sentence for each wrong setting. A sentence never repeats the value of a setting
 *   that may hold a password.
 */
export function loadConfig(env: Record<string, string | undefined>): ConfigResult {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => {
      const trimmed = value?.trim() ?? '';
      return trimmed === '' ? [] : [[name, trimmed]];
    }),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) return { ok: false, problems: parsed.error.issues.map((issue) => issue.message) };
  const { data } = parsed;
  const problems = [...cardProblems(data), ...ownerProblems(data), ...pseudoProblems(data)];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config: configOf(data) };
}

function configOf(s: z.infer<typeof settings>) {
  const publicOrigin = s.PUBLIC_ORIGIN ?? (s.PORT === 80 ? 'http://localhost' : `http://localhost:${s.PORT}`);
  return {
    environment: s.NODE_ENV,
    port: s.PORT,
    /** Undefined: all interfaces, over IPv6 and IPv4, or the one of them that the machine has. */
    host: s.HOST,
    /** The address as mailed links begin with it: scheme, host and port, without a slash at the end. */
    publicOrigin,
    isHttps: publicOrigin.startsWith('https:'),
    /** An absolute path. */
    dataDir: path.resolve(s.DATA_DIR),
    /** Undefined: use the embedded database in the data folder. */
    databaseUrl: s.DATABASE_URL,
    /** The database server's own address, when DATABASE_URL leads to a pooler. Undefined: there is no pooler. */
    databaseDirectUrl: s.DATABASE_DIRECT_URL,
    /** Signs in as the role that owns the tables, when the site's own role owns nothing. Undefined: the site's role migrates. */
    databaseOwnerUrl: s.DATABASE_OWNER_URL,
    /** Undefined: mail is written to the data folder instead of sent. */
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    teamEmail: s.TEAM_EMAIL,
    trustedProxies: s.TRUSTED_PROXIES,
    createCallsPerMinute: s.CREATE_CALLS_PER_MINUTE,
    costlyReadsPerMinute: s.COSTLY_READS_PER_MINUTE,
    /** Uploads are refused while the disk of the data folder has less room than this. */
    diskReserveBytes: s.DISK_RESERVE_MB * 1024 * 1024,
    /** How long a process that was told to stop reports so to the load balancer and still serves, before it stops. */
    leaveNoticeMs: s.LEAVE_NOTICE_SECONDS * 1_000,
    logLevel: s.LOG_LEVEL,
    /** Undefined: the metrics of the process are not served. */
    metricsPort: s.METRICS_PORT,
    metricsHost: s.METRICS_HOST,
    /** A statement that takes longer than this is logged once, with its plan. 0: no statement is logged. */
    slowQueryMs: s.SLOW_QUERY_MS,
    /** Where traces are sent (OTLP over HTTP). Undefined: no traces are made. */
    tracesEndpoint: s.OTEL_EXPORTER_OTLP_ENDPOINT,
    /** The secret that signs cookies. Undefined: a key in the data folder. */
    authSecret: s.AUTH_SECRET,
    /** The previous secret, while it is being replaced. It still opens what it signed or encrypted. */
    formerAuthSecret: s.AUTH_SECRET_FORMER,
    /** The first administrator's name and password. Undefined password: one is made up and printed. */
    adminUsername: s.ADMIN_USERNAME,
    adminPassword: s.ADMIN_PASSWORD,
    /** Whether administrators must have a second factor before they may do anything. */
    isSecondFactorRequired: s.ADMIN_SECOND_FACTOR === 'required',
    /** Where security events are forwarded to: http(s)://… or syslog://host:port. Undefined: nowhere. */
    securityLogUrl: s.SECURITY_LOG_URL,
    /** The keys that encrypt documents and sealed fields, in base64, the newest first. Empty: a file in the data folder. */
    dataKeys: s.DATA_KEYS as readonly string[],
    /** Undefined: uploaded files are kept in the data folder. */
    s3: s.S3_URL,
    /** The virus scanner's daemon: tcp://host:port or unix:/path. Undefined: files are not scanned. */
    clamdUrl: s.CLAMD_URL,
    /** A file with the key and certificate (PEM) that seal signed documents. Undefined: made in the data folder. */
    sealKeyFile: s.SEAL_KEY_FILE,
    /** A server that certifies when a document was sealed (RFC 3161). Undefined: no server is asked. */
    timeStampUrl: s.TIME_STAMP_URL,
    /** How long a financing application is kept after it has ended. */
    financingKeepMonths: s.FINANCING_KEEP_MONTHS,
    /** How long inquiries, and requests that led to no charter, are kept after their last message. */
    inquiryKeepMonths: s.INQUIRY_KEEP_MONTHS,
    /** How long after the return a charter's client is named in the books. */
    booksKeepYears: s.BOOKS_KEEP_YEARS,
    /** How long after a charter's end the list of its guests, and what they signed, is kept. */
    guestKeepDays: s.GUEST_KEEP_DAYS,
    /** After how long without use an account is closed, and a customer entry that staff made is deleted. */
    idleKeepMonths: s.IDLE_KEEP_MONTHS,
    /** Where backups go: a folder or a bucket (`openPlace` reads it). Undefined: there are no backups. */
    backupTo: s.BACKUP_TO,
    /** The keys that seal backups, in base64, the newest first. Empty: a key in the data folder. */
    backupKeys: s.BACKUP_KEY as readonly string[],
    /** The site warns when the newest backup is older than this. */
    backupMaxAgeHours: s.BACKUP_MAX_AGE_HOURS,
    /** A new backup deletes backups that are older than this. */
    backupKeepDays: s.BACKUP_KEEP_DAYS,
    /** Whether public answers are cached. Switched off only to measure the cost of rendering. */
    keepAnswers: s.KEEP_ANSWERS === 'on',
    /** Shows every text in an invented language, so that a text that is in no catalogue stands out. */
    isPseudo: s.PSEUDO_LANGUAGE === 'on',
    ...cardsOf(s, publicOrigin),
    /** Whether a new site opens with sample charters and messages, so that staff see every screen in use. */
    sampleBusiness: hasSampleBusiness(s, publicOrigin),
  };
}

const settings = z.object({
  NODE_ENV: oneOf('NODE_ENV', ['production', 'development', 'test']).default('development'),
  PORT: wholeNumber('PORT', 1, 65_535).default(3000),
  HOST: shaped('HOST', isHost, 'an address or a host name, such as 127.0.0.1').optional(),
  PUBLIC_ORIGIN: shaped(
    'PUBLIC_ORIGIN',
    isOrigin,
    "the site's address without a path, such as https://www.example.com",
  )
    .transform((value) => new URL(value).origin)
    .optional(),
  DATA_DIR: z
    .string()
    .refine((value) => !value.includes('\0'), { error: 'DATA_DIR must be the path of a folder.' })
    .default('data'),
  DATABASE_URL: postgresUrl('DATABASE_URL'),
  DATABASE_DIRECT_URL: postgresUrl('DATABASE_DIRECT_URL'),
  DATABASE_OWNER_URL: postgresUrl('DATABASE_OWNER_URL'),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, {
      error:
        'SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host:465 (with special characters of the password percent-encoded); smtp:// may end in ?tls=required or ?tls=off.',
    })
    .optional(),
  MAIL_FROM: shaped(
    'MAIL_FROM',
    isSender,
    'an email address, or a name and an address in angle brackets',
  ).default(`${brand.name} <charters@miami-flow.example>`),
  TEAM_EMAIL: shaped('TEAM_EMAIL', isEmail, 'an email address').default('team@miami-flow.example'),
  TRUSTED_PROXIES: z
    .string()
    .transform((value, context): TrustedProxies => {
      if (/^\d{1,2}$/.test(value)) {
        const count = Number(value);
        return count === 0 ? { kind: 'none' } : { kind: 'hops', count };
      }
      const networks = value.split(',').map((network) => network.trim());
      if (!networks.every(isNetwork)) {
        context.addIssue({
          code: 'custom',
          message: `TRUSTED_PROXIES must be the number of proxies in front of the site, or their addresses or networks separated by commas, such as 10.0.0.0/8, not "${value}".`,
        });
      }
      return { kind: 'networks', networks };
    })
    .default({ kind: 'none' }),
  CREATE_CALLS_PER_MINUTE: wholeNumber('CREATE_CALLS_PER_MINUTE', 1, 1_000_000).default(300),
  COSTLY_READS_PER_MINUTE: wholeNumber('COSTLY_READS_PER_MINUTE', 1, 1_000_000).default(600),
  DISK_RESERVE_MB: wholeNumber('DISK_RESERVE_MB', 0, 10_000_000).default(512),
  LEAVE_NOTICE_SECONDS: wholeNumber('LEAVE_NOTICE_SECONDS', 0, 60).default(0),
  METRICS_PORT: wholeNumber('METRICS_PORT', 1, 65_535).optional(),
  METRICS_HOST: shaped('METRICS_HOST', isHost, 'an address or a host name, such as 127.0.0.1').default(
    '127.0.0.1',
  ),
  SLOW_QUERY_MS: wholeNumber('SLOW_QUERY_MS', 0, 60_000).default(500),
  OTEL_EXPORTER_OTLP_ENDPOINT: shaped(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    isHttpAddress,
    'the address of a collector, such as http://127.0.0.1:4318',
  ).optional(),
  AUTH_SECRET: z
    .string()
    .min(32, { error: 'AUTH_SECRET must be at least 32 characters, made at random.' })
    .optional(),
  AUTH_SECRET_FORMER: z
    .string()
    .min(32, { error: 'AUTH_SECRET_FORMER must be at least 32 characters.' })
    .optional(),
  ADMIN_USERNAME: shaped(
    'ADMIN_USERNAME',
    (value) => /^[a-z0-9][a-z0-9._-]{2,63}$/.test(value),
    '3 to 64 lower-case letters, digits, dots, dashes or underscores',
  ).default('admin'),
  ADMIN_PASSWORD: z
    .string()
    .min(8, { error: 'ADMIN_PASSWORD must be at least 8 characters.' })
    .max(256, { error: 'ADMIN_PASSWORD must be 256 characters or fewer.' })
    .optional(),
  ADMIN_SECOND_FACTOR: oneOf('ADMIN_SECOND_FACTOR', ['optional', 'required']).default('optional'),
  SECURITY_LOG_URL: z
    .string()
    .refine(isCollector, {
      error:
        'SECURITY_LOG_URL must look like https://collector.example/events or syslog://collector.example:601, without a name or a password.',
    })
    .optional(),
  DATA_KEYS: keys('DATA_KEYS'),
  S3_URL: z
    .string()
    .transform((value, context): S3Settings => {
      const settings = readS3Url(value);
      if (settings) return settings;
      context.addIssue({
        code: 'custom',
        message:
          'S3_URL must look like https://key:secret@s3.us-east-1.amazonaws.com/bucket?region=us-east-1 (with special characters percent-encoded).',
      });
      return z.NEVER;
    })
    .optional(),
  CLAMD_URL: shaped(
    'CLAMD_URL',
    isScanner,
    'the address of clamd, such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.sock',
  ).optional(),
  SEAL_KEY_FILE: z
    .string()
    .refine((value) => !value.includes('\0'), { error: 'SEAL_KEY_FILE must be the path of a file.' })
    .optional(),
  TIME_STAMP_URL: shaped(
    'TIME_STAMP_URL',
    isHttpAddress,
    'the address of a time stamp server, such as http://timestamp.example/tsa',
  ).optional(),
  FINANCING_KEEP_MONTHS: wholeNumber('FINANCING_KEEP_MONTHS', 1, 1_200).default(25),
  INQUIRY_KEEP_MONTHS: wholeNumber('INQUIRY_KEEP_MONTHS', 1, 1_200).default(24),
  BOOKS_KEEP_YEARS: wholeNumber('BOOKS_KEEP_YEARS', 1, 100).default(7),
  GUEST_KEEP_DAYS: wholeNumber('GUEST_KEEP_DAYS', 1, 3_650).default(90),
  IDLE_KEEP_MONTHS: wholeNumber('IDLE_KEEP_MONTHS', 3, 1_200).default(36),
  BACKUP_TO: z
    .string()
    .refine((value) => !/^s3:|^https?:/.test(value) || readBucket(value) !== undefined, {
      error:
        'BACKUP_TO must be a folder, s3://bucket/folder (on the server that S3_URL names) or https://key:secret@s3.us-east-1.amazonaws.com/bucket/folder?region=us-east-1.',
    })
    .optional(),
  BACKUP_KEY: keys('BACKUP_KEY'),
  BACKUP_MAX_AGE_HOURS: wholeNumber('BACKUP_MAX_AGE_HOURS', 1, 8_760).default(26),
  BACKUP_KEEP_DAYS: wholeNumber('BACKUP_KEEP_DAYS', 1, 3_650).default(30),
  LOG_LEVEL: z
    .enum(logLevels, {
      error: (issue) => `LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${issue.input}".`,
    })
    .default('info'),
  KEEP_ANSWERS: oneOf('KEEP_ANSWERS', ['on', 'off']).default('on'),
  SAMPLE_BUSINESS: oneOf('SAMPLE_BUSINESS', ['on', 'off']).optional(),
  PSEUDO_LANGUAGE: oneOf('PSEUDO_LANGUAGE', ['on', 'off']).default('off'),
  ...cardKeys,
  STRIPE_API_BASE: shaped(
    'STRIPE_API_BASE',
    isOrigin,
    'the address of the stand-in, such as http://127.0.0.1:12111',
  ).optional(),
  PRACTICE_PAYMENTS: oneOf('PRACTICE_PAYMENTS', ['on', 'off']).optional(),
});

export const settingNames: readonly string[] = Object.keys(settings.shape);

/** A setting that takes one of a few words. */
function oneOf<const Values extends readonly [string, ...string[]]>(name: string, values: Values) {
  return z.enum(values, {
    error: (issue) =>
      `${name} must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}, not "${issue.input}".`,
  });
}

function postgresUrl(name: string) {
  return z
    .string()
    .refine(isPostgresUrl, {
      error: `${name} must look like postgresql://user:password@host:5432/database (with special characters of the password percent-encoded).`,
    })
    .optional();
}

/** Encryption keys. */
function keys(name: string) {
  return z
    .string()
    .transform((value) => value.split(',').map((key) => key.trim()))
    .refine((given) => given.every((key) => /^[\w+/]{43}=?$/.test(key)), {
      error: `${name} must be keys of 32 bytes in base64, separated by commas, the newest first.`,
    })
    .default([]);
}

/** A setting of a certain shape. The error repeats a wrong value, so use it for nothing secret. */
function shaped(name: string, isShaped: (value: string) => boolean, shape: string) {
  return z.string().refine(isShaped, {
    error: (issue) => `${name} must be ${shape}, not "${issue.input}".`,
  });
}
