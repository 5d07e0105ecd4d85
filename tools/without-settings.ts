import path from 'node:path';

type Settings = { withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv };

/** Imported by a path in a variable, because the module is plain JavaScript without types. */
const settings: Settings = await import(
  /* @vite-ignore */ path.join(import.meta.dirname, 'setup', 'settings.mjs')
);

export const { withoutSettings } = settings;
