import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  // A second build beside a running one (benches, checks) goes to a folder of its own.
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  ssr: true,
  // The few routes are all known at the start: no extra call to discover them, and nothing for a crawler to miss.
  // A page's own loader is a line or two: a file of its own would cost a request and spare nothing.
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
