import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { keptColumns } from '#platform/db/kept-columns.ts';
import { orderedTable } from '#platform/db/ordered-table.ts';
import type { AddOn, Package, PackagePlace } from './domain.ts';
import { addOnFields, packageFields } from './fields.ts';
import { addOns, packages } from './tables.ts';

/** What is kept beside what staff write. */
const NOTED = ['id', 'position', 'archivedAt', 'version', 'updatedAt'] as const;

const addOnColumns = { id: addOns.id, ...keptColumns(addOns, addOnFields, NOTED) };
const packageColumns = { id: packages.id, ...keptColumns(packages, packageFields, NOTED) };

/** The add-ons on offer, in the order staff gave them. */
export async function findAddOns(db: Database): Promise<AddOn[]> {
  return db
    .select(addOnColumns)
    .from(addOns)
    .where(and(eq(addOns.isActive, true), isNull(addOns.archivedAt)))
    .orderBy(asc(addOns.position), asc(addOns.id));
}

/** The packages on offer, of one page or of both, in the order staff gave them. */
export async function findPackages(db: Database, place?: PackagePlace): Promise<Package[]> {
  return db
    .select(packageColumns)
    .from(packages)
    .where(
      and(
        eq(packages.isActive, true),
        isNull(packages.archivedAt),
        place === 'book-charter' ? eq(packages.onBookCharter, true) : undefined,
        place === 'packages' ? eq(packages.onPackagesPage, true) : undefined,
      ),
    )
    .orderBy(asc(packages.position), asc(packages.id));
}

/** The add-ons as staff keep them. */
export const addOnRows = orderedTable(addOns);

/** The packages as staff keep them. */
export const packageRows = orderedTable(packages);
