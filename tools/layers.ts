/**
 * The project's import rules: which files may import from which. `node tools/lint-rules.ts` writes them into biome.json, and
 * `npm run structure` fails if biome.json differs from this table.
 */

/** The layers, the lowest first. A folder may import from those below it, never from one above it or beside it. */
export const FLOORS: readonly (readonly string[])[] = [
  ['core'],
  ['words', 'platform'],
  ['ui'],
  ['features'],
  ['app', 'database'],
  ['site'],
];

/** The features, the lowest first. Each may call those before it. */
export const NOUNS = [
  'security',
  'activity',
  'views',
  'notifications',
  'documents',
  'calendar',
  'fleet',
  'content',
  'accounts',
  'cases',
  'extras',
  'pricing',
  'money',
  'agreements',
  'events',
  'charters',
  'guests',
  'departures',
  'inquiries',
  'financing',
  'reporting',
  'customers',
  'search',
  'health',
] as const;

type Ban = {
  readonly group: readonly string[];
  readonly message: string;
  /** The names that may be imported in spite of the ban. */
  readonly importNamePattern?: string;
  readonly invertImportNamePattern?: true;
};

const sql: Ban = {
  group: ['drizzle-orm', 'drizzle-orm/**', 'pg', '#platform/db/**'],
  message: 'SQL belongs in repository.ts (or tables.ts) of the feature that owns the data.',
};
const driver: Ban = { ...sql, group: ['drizzle-orm', 'drizzle-orm/**', 'pg'] };
const screens: Ban = {
  group: ['react', 'react-dom', 'react-dom/**', 'react-router', '@tanstack/**', 'radix-ui', 'lucide'],
  message: 'User interface belongs in components/ of the feature, in ui/ or in app/.',
};
const schemas: Ban = {
  group: ['zod', 'zod/**', '@hono/zod-openapi'],
  message: 'Schemas belong in schema.ts; a rule in domain.ts takes values that have been parsed.',
};
const system: Ban = {
  group: ['node:*', 'node:*/**'],
  message: 'domain.ts and core/ are pure: files, clocks and the environment come in as arguments.',
};
const http: Ban = {
  group: ['hono', 'hono/**', '@hono/**'],
  message: 'HTTP belongs in api.ts; a use case knows no request.',
};
const server: Ban = {
  group: ['#platform/**', '#site/**', 'hono', 'hono/**'],
  message: 'What runs on the server stays behind the API: read it through queries.ts.',
};
const behindTheApi: Ban = {
  group: [
    '**/service.ts',
    '**/repository.ts',
    '**/tables.ts',
    '**/tables/**',
    '**/jobs.ts',
    '**/emails.tsx',
    '**/service/**',
    '**/repository/**',
  ],
  message: 'The HTTP API is the only door to data: use queries.ts.',
};
/** Only the type `ExtrasApi` may be imported: it tells the browser which calls exist. `extrasApi` builds the routes. */
const routes: Ban = {
  group: ['#features/*/api.ts', '#features/*/api/**', '**/api.ts', '**/api/**'],
  importNamePattern: '[A-Z][A-Za-z]*Api',
  invertImportNamePattern: true,
  message:
    'Of a feature’s api.ts the browser’s side knows the type of its routes alone: import type { ExtrasApi }.',
};
const othersData: Ban = {
  group: [
    '#features/*/repository.ts',
    '#features/*/repository/**',
    '#features/*/tables.ts',
    '#features/*/tables/**',
  ],
  message: 'Another feature’s data are reached through its service.ts.',
};
const above: Record<'core' | 'foundation' | 'features' | 'site', Ban> = {
  core: {
    group: ['#platform/**', '#ui/**', '#words/**', '#features/**', '#app/**', '#site/**', '#database/**'],
    message: 'core/ is below all else: pass it in, or move the code up.',
  },
  foundation: {
    group: ['#features/**', '#app/**', '#site/**', '#database/**'],
    message: 'ui/, words/ and platform/ know no yacht: pass it in, or move the code to the feature.',
  },
  features: {
    group: ['#app/**', '#site/**', '#database/**'],
    message: 'Features know no page and no process: move the code to the feature, or do it in app/ or site/.',
  },
  site: {
    group: ['#site/**', '#database/**'],
    message: 'The process takes in the pages, never the other way round.',
  },
};

type Layer = { readonly files: readonly string[]; readonly bans: readonly Ban[] };

/** The bans of each layer. If several rows match a file, the last one counts. */
const LAYERS: readonly Layer[] = [
  { files: ['core/**'], bans: [sql, screens, schemas, system, above.core] },
  { files: ['core/text-schema.ts', 'core/fields.ts'], bans: [sql, screens, system, above.core] },
  { files: ['words/**'], bans: [sql, screens, schemas, system, server, above.foundation] },
  { files: ['platform/**'], bans: [screens, above.foundation, { ...above.foundation, group: ['#ui/**'] }] },
  { files: ['ui/**'], bans: [sql, server, above.foundation] },
  {
    files: [
      'features/*/domain.ts',
      'features/*/domain/**',
      'features/*/fields.ts',
      'features/*/fields/**',
      'features/*/policy.ts',
      'features/*/policy/**',
    ],
    bans: [sql, screens, schemas, system, server, behindTheApi, above.features],
  },
  {
    files: ['features/*/schema.ts', 'features/*/schema/**'],
    bans: [sql, screens, system, server, behindTheApi, routes, above.features],
  },
  {
    files: ['features/*/service.ts', 'features/*/service/**', 'features/*/jobs.ts'],
    bans: [driver, screens, http, othersData, above.features],
  },
  {
    files: ['features/*/repository.ts', 'features/*/repository/**'],
    bans: [
      screens,
      schemas,
      {
        group: [...othersData.group, '!#features/calendar/repository.ts'],
        message:
          'Another feature’s data are reached through its service.ts; only calendar’s freeBetween may be joined.',
      },
      {
        group: ['**/service.ts', '**/api.ts', 'hono', 'hono/**'],
        message: 'A repository stores and finds; use cases call it, it calls none.',
      },
      above.features,
    ],
  },
  {
    files: ['features/reporting/repository.ts', 'features/reporting/repository/**'],
    bans: [
      {
        group: ['**/service.ts', '**/api.ts', 'hono', 'hono/**', 'react', 'zod'],
        message: 'Reporting reads the tables of every feature, never writes, and does nothing else.',
      },
      above.features,
    ],
  },
  {
    files: ['features/*/api.ts', 'features/*/api/**'],
    bans: [
      sql,
      screens,
      {
        group: ['**/repository.ts', '**/tables.ts', '**/tables/**', '**/repository/**'],
        message: 'A route calls its service, never the repository.',
      },
      above.features,
    ],
  },
  {
    files: ['features/*/queries.ts', 'features/*/queries/**', 'features/*/components/**'],
    bans: [sql, behindTheApi, routes, server, above.features],
  },
  { files: ['app/**'], bans: [sql, behindTheApi, routes, above.site] },
  {
    files: ['site/**'],
    bans: [
      screens,
      {
        group: [
          '#features/*/repository.ts',
          '#features/*/repository/**',
          '#features/*/tables.ts',
          '#features/*/tables/**',
        ],
        message: 'The process composes features through api.ts, service.ts and jobs.ts.',
      },
      { group: ['#app/routes/**'], message: 'The process takes the pages as one request handler.' },
    ],
  },
];

const toCome: Ban = {
  group: ['**/builders/charter.ts', '#tests/builders/charter.ts'],
  importNamePattern: 'aCharter',
  message:
    'Sites in a browser run on the real clock, which the day of aCharter falls behind: use aCharterToCome.',
};

/** Files outside the layers, which may import from all of them. */
const FREE = ['**/*.test.ts', '**/*.test.tsx', 'tests/**', 'site/main.ts'];

/** The `overrides` of biome.json that follow from the table. */
export function lintOverrides() {
  const rule = (value: unknown) => ({ rules: { style: { noRestrictedImports: value } } });
  return [
    {
      includes: ['tools/**', 'bench/**'],
      linter: { rules: { suspicious: { noConsole: 'off' } } },
    },
    ...LAYERS.map(({ files, bans }) => ({
      includes: files,
      linter: rule({ level: 'error', options: { patterns: bans } }),
    })),
    { includes: FREE, linter: rule('off') },
    {
      includes: ['tests/e2e/**', 'tests/shots/**'],
      linter: rule({ level: 'error', options: { patterns: [toCome] } }),
    },
    {
      // Tests tell long stories, and few people read a scene or a measurement: their complexity is not limited.
      includes: ['**/*.test.ts', 'tests/**', 'bench/**', 'media/**'],
      linter: { rules: { complexity: { noExcessiveCognitiveComplexity: 'off' } } },
    },
  ];
}
