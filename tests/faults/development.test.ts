import { expect, inject, it } from 'vitest';
import { startRunningSite } from '#tests/support/running-site.ts';

it('npm run dev shows the pages in each language, and gives their scripts', async () => {
  const site = await startRunningSite(inject('databaseServer'), { command: ['npm', 'run', '-s', 'dev'] });
  try {
    const read = async (path: string) => {
      const response = await fetch(site.origin + path);
      return [response.status, await response.text()] as const;
    };
    expect(await read('/about')).toEqual([200, expect.stringContaining('About Us')]);
    expect(await read('/es/about')).toEqual([200, expect.stringContaining('Quiénes somos')]);
    expect(await read('/pt/about')).toEqual([200, expect.stringContaining('Quem somos')]);
    expect(await read('/app/entry.client.tsx')).toEqual([200, expect.stringContaining('hydrateRoot')]);
    expect(await read('/@vite/client')).toEqual([200, expect.stringContaining('WebSocket')]);
    // If another development server has the port for hot reload, vite reports it and goes on, so only check for errors
    // of pages.
    expect(site.said()).not.toMatch(/Error when|"level":50/);
  } finally {
    await site.stop();
  }
});
