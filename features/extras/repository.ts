import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { orderedTable } from '#platform/db/ordered-table.ts';
import type { AddOn, Package, PackagePlace } from './domain.ts';
import { addOns, packages } from './tables.ts';

/** The add-ons on offer, in the order staff gave them. */
export async function findAddOns(db: Database): Promise<AddOn[]> {
  return db
    .select({
      id: addOns.id,
      name: addOns.name,
      description: addOns.description,
      priceCents: addOns.priceCents,
      imageUrl: addOns.imageUrl,
      videoUrl: addOns.videoUrl,
    })
    .from(addOns)
    .where(and(eq(addOns.isActive, true), isNull(addOns.archivedAt)))
    .orderBy(asc(addOns.position), asc(addOns.id));
}

/** The packages on offer, of one page or of both, in the order staff gave them. */
export async function findPackages(db: Database, place?: PackagePlace): Promise<Package[]> {
  return db
    .select({
      id: packages.id,
      name: packages.name,
      description: packages.description,
      priceCents: packages.priceCents,
      imageUrl: packages.imageUrl,
      category: packages.category,
      onBookCharter: packages.onBookCharter,
      onPackagesPage: packages.onPackagesPage,
      cardLink: packages.cardLink,
    })
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
