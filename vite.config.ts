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

/** What a feature says goes where it is said: beside the pages of others it would be carried by all. */
const ownWords = /\/features\/\w+\/words\//;

/**
 * Few files arrive sooner than many, and compress better: what most pages share travels as two files. A part that fewer
 * than eight places use stays out, so that no page carries a dialog, a toast or another page's form. So does, however many
 * late parts want it, what these name:
 */
const ownFiles = [
  // The forms' rules bring zod along: fetched when a form is first touched, never with a page.
  '.*schema',
  // What is typed and chosen, and what sends it: for the pages with a form.
  '(?:field|input|select|textarea|choice|error-summary|fact-list|dialog)\\.',
  'sending|sent-form|form\\.|typed-values|trouble|once|browser-name',
  // What reckons with prices, and with times beside the four.
  'field-values|field-words|translations|money|pricing|charter-hours|clock|.*domain/times',
  // What only half of the pages need.
  'routes/account|routes/admin|accounts/queries|financing|documents|cases|charters|agreements|calendar|fleet/domain|core/ids',
];
const siteModule = new RegExp(`/(app|core|ui|words|features)/(?!${ownFiles.join('|')})`);
const baseModule = /node_modules\/(react|react-dom|react-router|scheduler|hono)\/|rolldown\/runtime/;

/**
 * What asks in the browser, and remembers: for the pages that ask. Only naming a question, which all do, is none of it.
 */
const askingModule =
  /node_modules\/@tanstack\/(react-query|query-core)\/(?!.*queryOptions)|\/ui\/(queries|tab-queries|query-client)\.tsx?$/;

/** Files that every page has from its beginning. */
const always = /\/(?:base|site|rolldown-runtime)-[\w-]+\.js$/;

/** A later file may take from those above it, which come first. */
const sharedFiles = [
  { name: 'base', test: baseModule, priority: 4 },
  { name: 'rules', test: /node_modules\/zod\//, priority: 3 },
  {
    // What the staff's pages share among each other is no reason for a visitor to carry it.
    name: (id: string, graph: ModuleGraph) => (publicShares(id, graph) >= 8 ? 'site' : null),
    test: (id: string) =>
      siteModule.test(id) && !ownWords.test(id) && !isStaffModule(id) && !askingModule.test(id),
    tags: ['$initial' as const],
    priority: 2,
  },
  { name: 'asking', test: askingModule, priority: 1 },
  // Whoever says what staff have written asks both.
  { name: 'translations', test: /\/core\/(field-values|translations)\.ts$/, priority: 1 },
  // What is carried from a yacht to the charter form: both pages have all of it.
  {
    name: 'wish',
    test: /\/(core\/charter-hours|charters\/components\/(booking-query|other-time|why-taken)|pricing\/domain\/sheets|fleet\/queries\/yacht)\.ts$/,
    priority: 1,
  },
  // The list has these of the two as well.
  {
    name: 'shown',
    test: /\/(fleet\/(domain\/pictures|queries\/routes)|pricing\/words\/\w+)\.ts$/,
    priority: 2,
  },
  // What stays in sight below, and until when.
  { name: 'reached', test: /\/ui\/(reached|bottom-bar)\.tsx?$/, priority: 1 },
  // For the two pages that ask for a quote of an event, and the two that write to us.
  {
    name: 'quotes',
    test: /\/(events\/(queries|words\/\w+)|inquiries\/components\/use-quote-dialogs)\.tsx?$/,
    priority: 0,
  },
  { name: 'inquiry-form', test: /\/inquiries\/(words\/\w+|components\/inquiry-form)\.tsx?$/, priority: 0 },
  // For the fleet's own pages: of these texts the home page's search reads only constants, which stand where they are said.
  { name: 'fleet', test: /\/features\/fleet\/words\//, priority: 2 },
  // What is searched for with the home page's bar, and with what comes of it later.
  {
    name: 'search',
    test: /\/fleet\/components\/(search-fields|search-values|use-search)\.tsx?$|\/ui\/stepper\.tsx$/,
    priority: 1,
  },
  // A search has fields too, and is sent by the browser itself.
  { name: 'fields', test: /\/ui\/(field|input|select)\.tsx$/, priority: 2 },
  // Whoever has a form has all of these.
  {
    name: 'forms',
    test: /\/ui\/(form|sending|sent-form|trouble|once|typed-values|textarea|error-summary)\.tsx?$/,
    priority: 1,
  },
];

/** Libraries of many files, none of which looks for another beside itself, or is asked for by one that stays outside. */
const bundled = [
  ...[/^@react-email\//, 'lucide', 'kysely', 'better-auth', /^@better-auth\//, 'better-call', 'jose'],
  ...['drizzle-orm', 'zod', 'hono', /^@hono\//, /^@simplewebauthn\//, /^@tanstack\//],
  ...[
    'react-router',
    /^@react-router\//,
    'react-day-picker',
    'radix-ui',
    /^@radix-ui\//,
    'date-fns',
    /^@date-fns\//,
  ],
  ...['stripe', /^@peculiar\//, 'tsyringe', 'rate-limiter-flexible', 'prom-client'],
  ...[
    'react-remove-scroll',
    'react-remove-scroll-bar',
    'react-style-singleton',
    'use-callback-ref',
    'use-sidecar',
  ],
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
  // Bundled, only what is used of these takes up memory and is read at the start: by themselves they are 1,500 of 2,000 files, and
  // finding those was two thirds of it. While developing, node reads them: some are CommonJS, which vite cannot.
  ssr: { noExternal: command === 'build' ? bundled : [] },
  environments: {
    client: {
      build: {
        // What asks for a late part has these already: naming them would only weigh.
        modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !always.test(file)) },
        rolldownOptions: {
          // A text stands where it is said: who says one of a catalogue's hundred carries that one.
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          output: {
            codeSplitting: { groups: sharedFiles },
            entryFileNames: ({ moduleIds }) => `${folderOf(moduleIds, language)}/[name]-[hash].js`,
            chunkFileNames: ({ moduleIds }) => `${folderOf(moduleIds, language)}/[name]-[hash].js`,
            // Styles and fonts say nothing: the server writes their one address into the pages of every language.
            assetFileNames: `${assetsOf(FIRST_LANGUAGE)}/[name]-[hash][extname]`,
          },
        },
      },
    },
    // The process and the pages are one bundle: site/main.ts takes the pages from React Router's virtual module. It serves every
    // language; of the others' builds only the list of routes is wanted, which the router writes for whoever imports it.
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
