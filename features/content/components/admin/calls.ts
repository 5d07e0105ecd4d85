import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { type ApiClient, answerOf } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { once } from '#core/once.ts';
import type { Settings, SettingsGroup } from '../../domain.ts';
import type {
  faqBody,
  SettingsGroupAnswer,
  StaffFaqAnswer,
  StaffShowcaseYachtAnswer,
  StaffTestimonialAnswer,
  showcaseYachtBody,
  testimonialBody,
} from '../../schema.ts';

type Told = { readonly message: string };
type Narrowed = Readonly<Record<string, string>>;
type Shown = { readonly isActive: boolean; readonly version: number };

export const SETTINGS_KEY = ['/api/admin/settings'] as const;
export const FAQS_KEY = ['/api/admin/faqs'] as const;
export const TESTIMONIALS_KEY = ['/api/admin/testimonials'] as const;
export const SHOWCASE_KEY = ['/api/admin/showcase-yachts'] as const;

/** Every group of settings with its version. */
export function settingsQuery(api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: SETTINGS_KEY,
    queryFn: async () => answerOf<SettingsGroupAnswer[]>(await api.api.admin.settings.$get()),
  });
}

export async function saveSettings<Group extends SettingsGroup>(
  group: Group,
  settings: Settings[Group],
  version: number | undefined,
): Promise<Told> {
  const json = { settings: { ...settings }, ...(version === undefined ? {} : { version }) };
  return answerOf(await browserApi().api.admin.settings[':group'].$put({ param: { group }, json }));
}

/** The questions as staff keep them, every list's. */
export function staffFaqsQuery(narrowed: Narrowed, api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: [...FAQS_KEY, narrowed],
    queryFn: async () =>
      answerOf<StaffFaqAnswer[]>(await api.api.admin.faqs.$get({ query: narrowed as never })),
  });
}

const faqs = () => browserApi().api.admin.faqs;

/** Writes over what is kept, or creates one of the same words, however often they are sent. */
export async function saveFaq(faqId: string | undefined, json: z.input<typeof faqBody>): Promise<Told> {
  if (faqId !== undefined) return answerOf(await faqs()[':faqId'].$put({ param: { faqId }, json }));
  return once(['faq', json], async (options) => answerOf(await faqs().$post({ json }, options)));
}

export async function showFaq(faqId: string, json: Shown): Promise<Told> {
  return answerOf(await faqs()[':faqId'].$patch({ param: { faqId }, json }));
}

export async function deleteFaq(faqId: string): Promise<Told> {
  return answerOf(await faqs()[':faqId'].$delete({ param: { faqId } }));
}

export async function arrangeFaqs(ids: string[]): Promise<unknown> {
  return answerOf(await faqs().order.$post({ json: { ids } }));
}

/** What guests said, as staff keep it, every page's. */
export function staffTestimonialsQuery(narrowed: Narrowed, api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: [...TESTIMONIALS_KEY, narrowed],
    queryFn: async () =>
      answerOf<StaffTestimonialAnswer[]>(await api.api.admin.testimonials.$get({ query: narrowed as never })),
  });
}

const testimonials = () => browserApi().api.admin.testimonials;

/** Writes over what is kept, or creates one of the same words, however often they are sent. */
export async function saveTestimonial(
  testimonialId: string | undefined,
  json: z.input<typeof testimonialBody>,
): Promise<Told> {
  if (testimonialId !== undefined)
    return answerOf(await testimonials()[':testimonialId'].$put({ param: { testimonialId }, json } as never));
  return once(['testimonial', json], async (options) =>
    answerOf(await testimonials().$post({ json } as never, options)),
  );
}

export async function showTestimonial(testimonialId: string, json: Shown): Promise<Told> {
  return answerOf(await testimonials()[':testimonialId'].$patch({ param: { testimonialId }, json }));
}

export async function deleteTestimonial(testimonialId: string): Promise<Told> {
  return answerOf(await testimonials()[':testimonialId'].$delete({ param: { testimonialId } }));
}

export async function arrangeTestimonials(ids: string[]): Promise<unknown> {
  return answerOf(await testimonials().order.$post({ json: { ids } }));
}

/** The cards of the home page. */
export function staffShowcaseQuery(api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: SHOWCASE_KEY,
    queryFn: async () => answerOf<StaffShowcaseYachtAnswer[]>(await api.api.admin['showcase-yachts'].$get()),
  });
}

export async function saveShowcaseYacht(
  showcaseId: string,
  json: z.input<typeof showcaseYachtBody>,
): Promise<Told> {
  const call = browserApi().api.admin['showcase-yachts'][':showcaseId'];
  return answerOf(await call.$put({ param: { showcaseId }, json } as never));
}
