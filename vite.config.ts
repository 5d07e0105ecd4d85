import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { assetsOf } from './app/audience.ts';
import { FIRST_LANGUAGE } from './core/language.ts';
import { lateParts } from './tools/late-parts.ts';
import { oneDrizzle } from './tools/one-drizzle.ts';
import { builtLanguage, oneLanguage } from './tools/one-language.ts';
import { precompress } from './tools/precompress.ts';
import { type ModuleGraph, publicShares } from './tools/public-shares.ts';
import { folderOf, isStaffModule, staffFiles } from './tools/staff-files.ts';
import { withoutEval } from './tools/without-eval.ts';

/** A feature's texts stay in the chunk that uses them. In a shared file, every page would load them. */
const ownWords = /\/features\/\w+\/words\//;

/**
 * A few files load faster than many and compress better, so what most pages share goes into two files. A module that fewer than
 * eight entry points use stays out, so that no page loads a dialog, a toast or another page's form. The following stay out as
 * well, however many entry points use them:
 */
const ownFiles = [
  // The rules of forms, which bring zod along: loaded when a visitor first touches a form, never with the page.
  '.*schema',
  // Form fields, and what sends a form: only for pages with a form.
  '(?:field|input|select|textarea|choice|error-summary|fact-list|dialog)\\.',
  'sending|sent-form|form\\.|typed-values|trouble|once|browser-name',
  // Calculations with prices, and with other times than the four slots.
  'field-values|field-words|translations|money|pricing|charter-hours|clock|.*domain/times',
  // Modules that at most half of the pages need.
  'routes/account|routes/admin|accounts/queries|financing|documents|cases|charters|agreements|calendar|fleet/domain|core/ids',
];
const siteModule = new RegExp(`/(app|core|ui|words|features)/(?!${ownFiles.join('|')})`);
const baseModule = /node_modules\/(react|react-dom|react-router|scheduler|hono)\/|rolldown\/runtime/;

/** What fetches and caches data in the browser: only for pages that do so. Describing a query, as all pages do, is not part. */
const askingModule =
  /node_modules\/@tanstack\/(react-query|query-core)\/(?!.*queryOptions)|\/ui\/(queries|tab-queries|query-client)\.tsx?$/;

/** Files that every page loads at its start. */
const always = /\/(?:base|site|rolldown-runtime)-[\w-]+\.js$/;

/** The shared files. A file may import from those before it, which load earlier. */
const sharedFiles = [
  { name: 'base', test: baseModule, priority: 4 },
  { name: 'rules', test: /node_modules\/zod\//, priority: 3 },
  {
    // Uses by staff pages do not count, because visitors should not load what only those share.
    name: (id: string, graph: ModuleGraph) => (publicShares(id, graph) >= 8 ? 'site' : null),
    test: (id: string) =>
      siteModule.test(id) && !ownWords.test(id) && !isStaffModule(id) && !askingModule.test(id),
    tags: ['$initial' as const],
    priority: 2,
  },
  { name: 'asking', test: askingModule, priority: 1 },
  // Code that shows texts written by staff needs both modules.
  { name: 'translations', test: /\/core\/(field-values|translations)\.ts$/, priority: 1 },
  // What a visitor chooses on a yacht's page and takes to the charter form: both pages need all of it.
  {
    name: 'wish',
    test: /\/(core\/charter-hours|charters\/components\/(booking-query|other-time|why-taken)|pricing\/domain\/sheets|fleet\/queries\/yacht)\.ts$/,
    priority: 1,
  },
  // Modules of those two pages that the fleet's list needs, too.
  {
    name: 'shown',
    test: /\/(fleet\/(domain\/pictures|queries\/routes)|pricing\/words\/\w+)\.ts$/,
    priority: 2,
  },
  // What stays in view at the bottom of the window, and how long.
  { name: 'reached', test: /\/ui\/(reached|bottom-bar)\.tsx?$/, priority: 1 },
  // For the two pages with quotes for events, and the two with messages to the business.
  {
    name: 'quotes',
    test: /\/(events\/(queries|words\/\w+)|inquiries\/components\/use-quote-dialogs)\.tsx?$/,
    priority: 0,
  },
  { name: 'inquiry-form', test: /\/inquiries\/(words\/\w+|components\/inquiry-form)\.tsx?$/, priority: 0 },
  // For the fleet's pages only. The home page's search uses only constants of these texts, which are inlined.
  { name: 'fleet', test: /\/features\/fleet\/words\//, priority: 2 },
  // What the home page's search bar needs, and what loads with it later.
  {
    name: 'search',
    test: /\/fleet\/components\/(search-fields|search-values|use-search)\.tsx?$|\/ui\/stepper\.tsx$/,
    priority: 1,
  },
  // Not part of the forms, because a search has fields too, but the browser itself submits it.
  { name: 'fields', test: /\/ui\/(field|input|select)\.tsx$/, priority: 2 },
  // Every page with a form needs all of these.
  {
    name: 'forms',
    test: /\/ui\/(form|sending|sent-form|trouble|once|typed-values|textarea|error-summary)\.tsx?$/,
    priority: 1,
  },
];

/** Libraries with many files. None looks for files next to itself at run time, and no library outside the bundle imports one. */
const bundled = [
  /^@react-email\//,
  'lucide',
  'kysely',
  'better-auth',
  /^@better-auth\//,
  'better-call',
  'jose',
  'drizzle-orm',
  'zod',
  'hono',
  /^@hono\//,
  /^@simplewebauthn\//,
  /^@tanstack\//,
  'react-router',
  /^@react-router\//,
  'react-day-picker',
  'radix-ui',
  /^@radix-ui\//,
  'date-fns',
  /^@date-fns\//,
  'stripe',
  /^@peculiar\//,
  'tsyringe',
  'rate-limiter-flexible',
  'prom-client',
  'react-remove-scroll',
  'react-remove-scroll-bar',
  'react-style-singleton',
  'use-callback-ref',
  'use-sidecar',
];

const language = builtLanguage();
const isFirst = language === FIRST_LANGUAGE;

export default defineConfig(({ command }) => ({
  plugins: [
    oneLanguage(language),
    withoutEval(),
    oneDrizzle(),
    lateParts(),
    tailwindcss(),
    reactRouter(),
    staffFiles(language),
    precompress(),
  ],
  // In the build these libraries are bundled, so that only the parts in use are read at the start and take memory. Unbundled they
  // are 1,500 of 2,000 files, and finding those took two thirds of the start. In development Node loads them, because some are
  // CommonJS, which Vite cannot load.
  ssr: { noExternal: command === 'build' ? bundled : [] },
  environments: {
    client: {
      build: {
        // A page has loaded these files before it loads a late part, so listing them for it would only add bytes.
        modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !always.test(file)) },
        rolldownOptions: {
          // Inline each text where it is used: a module that uses one of a catalogue's hundred texts carries only that one.
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          output: {
            codeSplitting: { groups: sharedFiles },
            // The shortest hash that the bundler can write: each page's first load names some two hundred files.
            entryFileNames: ({ moduleIds }) => `${folderOf(moduleIds, language)}/[name]-[hash:7].js`,
            chunkFileNames: ({ moduleIds }) => `${folderOf(moduleIds, language)}/[name]-[hash:7].js`,
            // Style sheets and fonts contain no texts: the pages of all languages use those of the first one. The server names
            // them, too, with a hash of the usual length.
            assetFileNames: `${assetsOf(FIRST_LANGUAGE)}/[name]-[hash][extname]`,
          },
        },
      },
    },
    // The server and the pages are one bundle: site/main.ts imports the pages from React Router's virtual module. It serves every
    // language. Of the other languages' builds only the list of routes is needed, which the router writes if it is imported.
    ssr: {
      build: {
        rolldownOptions: { input: isFirst ? 'site/main.ts' : 'virtual:react-router/server-manifest' },
      },
    },
  },
  build: {
    sourcemap: false,
    assetsInlineLimit: 0,
    assetsDir: assetsOf(language),
    copyPublicDir: isFirst,
  },
}));
