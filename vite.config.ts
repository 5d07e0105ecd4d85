import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { precompress } from './tools/precompress.ts';

/**
 * Few files arrive sooner than many, and compress better: what pages share travels as two files. Only what at least two
 * places use is put there, so that no page carries a dialog or a toast that it loads on first use.
 */
const sharedFiles = [
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack|hono)\//,
    minShareCount: 2,
    priority: 2,
  },
  { name: 'site', test: /\/(app|core|ui|features)\//, minShareCount: 2 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), precompress()],
  // Mail components import all of their kind; bundled, only the few that are used take up memory.
  ssr: { noExternal: [/^@react-email\//] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } } } },
    // The process and the pages are one bundle: server/main.ts takes the pages from React Router's virtual module.
    ssr: { build: { rolldownOptions: { input: 'server/main.ts' } } },
  },
  build: { sourcemap: false, assetsInlineLimit: 0 },
});
