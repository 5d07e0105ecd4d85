import type { ApiClient } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { reading } from '#ui/reading.ts';
import type { ContentApi } from './api/index.ts';
import type { FaqList, TestimonialPage } from './domain/index.ts';

/** The routes of the pages' content. */
export const content = (api: ApiClient = browserApi()) => api<ContentApi>().api;

/** The testimonials of a page. */
export const testimonialsQuery = (page: TestimonialPage, api?: ApiClient) =>
  reading(content(api).testimonials, { query: { page } });

/** The FAQs of an accordion. */
export const faqsQuery = (list: FaqList, api?: ApiClient) => reading(content(api).faqs, { query: { list } });

/** The crew that guests may meet aboard. */
export const crewQuery = (api?: ApiClient) => reading(content(api).crew, {});

/** The films of the media gallery, the featured one first. */
export const filmsQuery = (api?: ApiClient) => reading(content(api).films, {});

/** The home page's slides and pictures. */
export const homePageQuery = (api?: ApiClient) => reading(content(api)['home-page'], {});

/** The home page's cards: three yachts and, marked as such, the featured rental. */
export const showcaseYachtsQuery = (api?: ApiClient) => reading(content(api)['showcase-yachts'], {});

/** How to reach the company, its figures and its stated policies. */
export const siteSettingsQuery = (api?: ApiClient) => reading(content(api)['site-settings'], {});
