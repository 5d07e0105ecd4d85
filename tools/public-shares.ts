import { isStaffModule } from './staff-files.ts';

type ModuleNode = {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
};

/** The part of the bundler's module graph that this file reads. */
export type ModuleGraph = { getModuleInfo(id: string): ModuleNode | null };

/** Modules that are part of every page, so that all their imports are too. */
const AROUND_EVERY_PAGE = /\/app\/(root|layout\/shell)\.tsx/;

const known = new WeakMap<ModuleGraph, Map<string, number>>();

/**
 * From how many entry points of the public site (pages and dynamically imported parts) a module is reached by static imports;
 * infinity if it is part of every page. Staff modules do not count.
 */
export function publicShares(id: string, graph: ModuleGraph): number {
  const counts = known.get(graph) ?? new Map<string, number>();
  known.set(graph, counts);
  const counted = counts.get(id);
  if (counted !== undefined) return counted;
  const seen = new Set([id]);
  const toSee = [id];
  let shares = 0;
  for (let next = toSee.pop(); next !== undefined; next = toSee.pop()) {
    if (isStaffModule(next)) continue;
    if (AROUND_EVERY_PAGE.test(next)) shares = Number.POSITIVE_INFINITY;
    const node = graph.getModuleInfo(next);
    if (!node) continue;
    // A dynamically imported module is an entry point of its own.
    if (node.isEntry || node.dynamicImporters.length > 0) shares += 1;
    for (const importer of node.importers) {
      if (seen.has(importer)) continue;
      seen.add(importer);
      toSee.push(importer);
    }
  }
  counts.set(id, shares);
  return shares;
}
