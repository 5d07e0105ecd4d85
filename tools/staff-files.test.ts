import { expect, test } from 'vitest';
import { withoutStaffRoutes } from '../app/audience.ts';
import { type ModuleGraph, publicShares } from './public-shares.ts';
import { folderOf, isStaffModule, routesForVisitors } from './staff-files.ts';

test.each([
  ['/site/app/routes/admin/yachts.tsx?__react-router-build-client-route', true],
  ['/site/app/layout/admin-shell.tsx', true],
  ['/site/ui/admin/data-table.tsx', true],
  ['/site/features/fleet/components/admin/calls.ts', true],
  ['/site/features/fleet/components/yacht-card.tsx', false],
  ['/site/app/routes/account/staff-door.tsx', false],
  ['/site/ui/dialog.tsx', false],
])('%s is the staff’s: %s', (id, isTheirs) => {
  expect(isStaffModule(id)).toBe(isTheirs);
  expect(folderOf(['/site/ui/button.tsx', id])).toBe(isTheirs ? 'assets/admin' : 'assets');
});

test('a module counts the pages and later parts of the public site that it reaches, and none of the staff’s', () => {
  const modules: Record<string, { isEntry?: boolean; importers?: string[]; dynamicImporters?: string[] }> = {
    '/ui/dialog.tsx': { importers: ['/home.tsx', '/features/x/a.tsx', '/ui/admin/drawer.tsx'] },
    '/features/x/a.tsx': { importers: ['/home.tsx', '/fleet.tsx'] },
    '/home.tsx': { isEntry: true },
    '/fleet.tsx': { isEntry: true, dynamicImporters: ['/home.tsx'] },
    '/ui/admin/drawer.tsx': { importers: ['/app/routes/admin/team.tsx'] },
    '/app/routes/admin/team.tsx': { isEntry: true },
  };
  const graph: ModuleGraph = {
    getModuleInfo: (id) => ({ isEntry: false, importers: [], dynamicImporters: [], ...modules[id] }),
  };
  expect(publicShares('/ui/dialog.tsx', graph)).toBe(2);
  expect(publicShares('/ui/admin/drawer.tsx', graph)).toBe(0);
});

test('visitors’ list of routes has none of the staff’s', () => {
  const routes = {
    root: { id: 'root' },
    'layout/admin-shell': { id: 'layout/admin-shell', parentId: 'root' },
    'routes/admin/team': { id: 'routes/admin/team', parentId: 'layout/admin-shell' },
    'routes/account/staff-door': { id: 'routes/account/staff-door', parentId: 'layout/shell' },
  };
  expect(Object.keys(withoutStaffRoutes(routes))).toEqual(['root', 'routes/account/staff-door']);
});

test('visitors’ list of routes names what a linked page imports beside the frame, and nothing for the others', () => {
  const imports = ['/base.js', '/site.js', '/hero.js'];
  const shell = { parentId: 'layout/shell', imports };
  const routes = {
    root: { id: 'root', imports: ['/base.js'] },
    'layout/shell': { id: 'layout/shell', parentId: 'root', imports: ['/base.js', '/site.js'] },
    'layout/admin-shell': { id: 'layout/admin-shell', parentId: 'root', imports },
    'routes/public/about': { ...shell, id: 'routes/public/about', path: 'about' },
    'routes/public/waiver': { ...shell, id: 'routes/public/waiver', path: 'waiver/:token' },
    'routes/account/profile': { ...shell, id: 'routes/account/profile', path: 'profile' },
  };
  const listed = Object.values(routesForVisitors(routes)).map((route) => [route.id, route.imports]);
  expect(Object.fromEntries(listed)).toEqual({
    root: [],
    'layout/shell': [],
    'routes/public/about': ['/hero.js'],
    'routes/public/waiver': [],
    'routes/account/profile': [],
  });
});
