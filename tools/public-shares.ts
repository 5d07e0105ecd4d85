import { isStaffModule } from './staff-files.ts';

type ModuleNode = {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
};

/** What the bundler tells of the modules while it divides them. */
export type ModuleGraph = { getModuleInfo(id: string): ModuleNode | null };

/** What stands around every page: whatever they reach, each page does. */
const AROUND_EVERY_PAGE = /\/app\/(root|layout\/shell)\.tsx/;

const known = new WeakMap<ModuleGraph, Map<string, number>>();

/** From how many beginnings of the public site (pages, and what they fetch later) a module is reached without waiting. The
 * staff's do not count. */
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
    // What is fetched later is a beginning of its own.
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
