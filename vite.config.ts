import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { precompress } from './tools/precompress.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), precompress()],
  environments: {
    // The process and the pages are one bundle: server/main.ts takes the pages from React Router's virtual module.
    ssr: { build: { rolldownOptions: { input: 'server/main.ts' } } },
  },
  build: { sourcemap: false, assetsInlineLimit: 0 },
});
