import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, answerOf } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type { FaqList, TestimonialPage } from './domain.ts';
import type {
  FaqAnswer,
  FilmAnswer,
  HomePageAnswer,
  ShowcaseYachtAnswer,
  SiteSettingsAnswer,
  TestimonialAnswer,
} from './schema.ts';

/** What guests said, as one page shows it. */
export function testimonialsQuery(page: TestimonialPage, api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/testimonials', page],
    queryFn: async () => answerOf<TestimonialAnswer[]>(await api.api.testimonials.$get({ query: { page } })),
  });
}

/** The questions of one accordion. */
export function faqsQuery(list: FaqList, api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/faqs', list],
    queryFn: async () => answerOf<FaqAnswer[]>(await api.api.faqs.$get({ query: { list } })),
  });
}

/** The films of the media gallery, the featured one first. */
export function filmsQuery(api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/films'],
    queryFn: async () => answerOf<FilmAnswer[]>(await api.api.films.$get()),
  });
}

/** What the home page opens with, and its pictures. */
export function homePageQuery(api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/home-page'],
    queryFn: async () => answerOf<HomePageAnswer>(await api.api['home-page'].$get()),
  });
}

/** The home page's cards: three yachts and, marked, the featured rental. */
export function showcaseYachtsQuery(api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/showcase-yachts'],
    queryFn: async () => answerOf<ShowcaseYachtAnswer[]>(await api.api['showcase-yachts'].$get()),
  });
}

/** How to reach the company, its figures and its stated policies. */
export function siteSettingsQuery(api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/site-settings'],
    queryFn: async () => answerOf<SiteSettingsAnswer>(await api.api['site-settings'].$get()),
  });
}
