import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import type { PageHandle } from '#app/page-handle.ts';
import routes from '#app/routes.ts';
import { cacheKey } from '#platform/cache/key.ts';
import { isSharedPage, patternOfPage } from '#site/pages.ts';
import { withoutToken } from '#site/watched.ts';

const modules = import.meta.glob<{ handle?: PageHandle }>('/app/routes/{public,account}/*.tsx');
const sources = import.meta.glob<string>('/app/routes/{public,account}/*.tsx', {
  query: '?raw',
  import: 'default',
});

/** Every page that is not a staff screen: its file, and an address that shows it. */
function pagesOf(
  entries: readonly RouteConfigEntry[],
): { file: string; address: string; hasToken: boolean }[] {
  return entries.flatMap((entry) => {
    if (entry.children) return pagesOf(entry.children);
    if (entry.file.startsWith('routes/admin/')) return [];
    const address = `/${entry.path ?? ''}`.replace(/:\w+/, 'sea-breeze').replace('*', 'somewhere/else');
    return [{ file: `/app/${entry.file}`, address, hasToken: entry.path?.includes(':token') ?? false }];
  });
}

describe.each(pagesOf(await routes))('the page at $address', ({ file, address, hasToken }) => {
  it('says whether it is the same for everybody, and is kept only if it is', async () => {
    const { handle } = (await modules[file]?.()) ?? {};
    expect(handle, `${file} exports no handle: sharedPage(…) or personalPage`).toBeDefined();
    expect(isSharedPage(address)).toBe(handle?.sharedBy !== undefined);
  });

  it('is kept apart by each parameter that it is shared by', async () => {
    const { handle } = (await modules[file]?.()) ?? {};
    const unknown = (handle?.sharedBy ?? []).filter((name) => cacheKey(`${address}?${name}=1`) === address);
    expect(unknown).toEqual([]);
  });

  it('names a parameter if it reads any', async () => {
    const { handle } = (await modules[file]?.()) ?? {};
    if (handle?.sharedBy === undefined) return;
    const reads = /searchParams|useSearchParams/.test((await sources[file]?.()) ?? '');
    expect(handle.sharedBy.length > 0 || !reads).toBe(true);
  });

  it('has a name of its own in the metrics, and its token is not in the log', () => {
    if (!address.endsWith('/else')) expect(patternOfPage(address)).not.toBe('other');
    if (hasToken) expect(withoutToken(address)).not.toContain('sea-breeze');
  });
});
