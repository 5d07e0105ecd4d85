import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { keptColumns } from '#platform/db/kept-columns.ts';
import { orderedTable } from '#platform/db/ordered-table.ts';
import type { Faq, FaqList, SettingsGroup, ShowcaseYacht, Testimonial, TestimonialPage } from './domain.ts';
import { faqFields, showcaseFields, testimonialFields } from './fields/lists.ts';
import { faqs, showcaseYachts, siteSettings, testimonials } from './tables.ts';

/** What is kept beside what staff write. */
const NOTED = ['id', 'position', 'version'] as const;

const { isActive: _said, ...testimonialColumns } = keptColumns(testimonials, testimonialFields, NOTED);
const { isActive: _asked, ...faqColumns } = keptColumns(faqs, faqFields, NOTED);
const showcaseColumns = keptColumns(showcaseYachts, showcaseFields, [...NOTED, 'specs', 'isHotRental']);
const { id, specs, isHotRental } = showcaseYachts;

/** The testimonials shown, of one page or of both, in the order staff gave them. */
export async function findTestimonials(db: Database, page?: TestimonialPage): Promise<Testimonial[]> {
  return db
    .select({ id: testimonials.id, ...testimonialColumns })
    .from(testimonials)
    .where(and(eq(testimonials.isActive, true), page ? eq(testimonials.page, page) : undefined))
    .orderBy(asc(testimonials.page), asc(testimonials.position), asc(testimonials.id));
}

/** The questions shown, of one list or of all, list by list, in the order staff gave them. */
export async function findFaqs(db: Database, list?: FaqList): Promise<Faq[]> {
  return db
    .select({ id: faqs.id, ...faqColumns })
    .from(faqs)
    .where(and(eq(faqs.isActive, true), list ? eq(faqs.list, list) : undefined))
    .orderBy(asc(faqs.list), asc(faqs.position), asc(faqs.id));
}

/** The home page's cards, in the order staff gave them. */
export async function findShowcaseYachts(db: Database): Promise<ShowcaseYacht[]> {
  return db
    .select({ id, ...showcaseColumns, specs, isHotRental })
    .from(showcaseYachts)
    .orderBy(asc(showcaseYachts.position), asc(showcaseYachts.id));
}

/** Every group of settings, as staff saved it. */
export async function findSettings(db: Database) {
  return db
    .select({ key: siteSettings.key, value: siteSettings.value, version: siteSettings.version })
    .from(siteSettings);
}

/** A group of settings as staff saved it, locked; undefined when they never did. */
export async function lockSettings(db: Database, group: SettingsGroup) {
  const [row] = await db.select().from(siteSettings).where(eq(siteSettings.key, group)).for('update');
  return row;
}

/** Saves a group of settings; answers its new version. */
export async function saveSettings(
  db: Database,
  group: SettingsGroup,
  value: Record<string, unknown>,
  at: Date,
): Promise<number> {
  const [row] = await db
    .insert(siteSettings)
    .values({ key: group, value, updatedAt: at })
    .onConflictDoUpdate({
      target: siteSettings.key,
      set: { value, updatedAt: at, version: sql`${siteSettings.version} + 1` },
    })
    .returning({ version: siteSettings.version });
  return row?.version ?? 0;
}

/** The questions, testimonials and home cards as staff keep them. */
export const faqRows = orderedTable(faqs);
export const testimonialRows = orderedTable(testimonials);
export const showcaseRows = orderedTable(showcaseYachts);
