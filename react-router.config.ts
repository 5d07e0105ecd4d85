import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  // Benches and checks build beside a running site into a folder of their own.
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  ssr: true,
  // A page's own loader has only a line or two: a separate file for it would cost a request and save nothing.
  splitRouteModules: false,
  // The browser gets the few routes at the start: it makes no extra calls to find them, and crawlers miss none.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
