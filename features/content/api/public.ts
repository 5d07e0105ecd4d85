import { z } from 'zod';
import { publicOf } from '#core/field-values.ts';
import { type Language, languageNow } from '#core/language.ts';
import { dollarsFromCents } from '#core/money.ts';
import { saidOf } from '#core/translations.ts';
import type { BrandFacet } from '#features/fleet/domain/index.ts';
import { type ListedYacht, listBrands } from '#features/fleet/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { createApiRouter, jsonAnswer, routesFor, shows } from '#platform/http/route.ts';
import { findShown, pictureFor } from '#platform/pictures/shown.ts';
import { words as inWords } from '#words/index.ts';
import {
  type CrewMember,
  FILMS,
  type Film,
  type HomePage,
  initialsOf,
  type MoneyRules,
  type Settings,
  type ShowcaseYacht,
  type Statistic,
} from '../domain/index.ts';
import {
  crewFields,
  faqFields,
  filmFields,
  showcaseFields,
  specFields,
  testimonialFields,
} from '../fields/lists.ts';
import { policyFields, slideFields, statisticFields } from '../fields/settings.ts';
import {
  type CrewMemberAnswer,
  crewMemberAnswer,
  type FilmAnswer,
  faqAnswer,
  faqsQuery,
  filmAnswer,
  type HomePageAnswer,
  homePageAnswer,
  type ShowcaseYachtAnswer,
  type SiteSettingsAnswer,
  showcaseYachtAnswer,
  siteSettingsAnswer,
  testimonialAnswer,
  testimonialsQuery,
} from '../schema.ts';
import { crewService, listFaqs, listShowcaseYachts, listTestimonials, readSettings } from '../service.ts';
import { words } from '../words/index.ts';

export function encodeShowcaseYacht(
  yacht: ShowcaseYacht,
  language: Language = languageNow(),
): Omit<ShowcaseYachtAnswer, 'inFleet'> {
  const { id, specs, isHotRental } = yacht;
  return {
    id,
    isHotRental,
    ...saidOf(publicOf(showcaseFields), yacht, language),
    picture: pictureFor(yacht.image, `${yacht.brand} ${yacht.name}`),
    currency: 'USD',
    period: 'hour',
    specs: specs.map((spec) => saidOf(publicOf(specFields), spec, language)),
  };
}

function encodeListed({ id, allInCents, isAllInBasic }: ListedYacht): ShowcaseYachtAnswer['inFleet'] {
  return { id, allInPrice: allInCents === null ? null : dollarsFromCents(allInCents), isAllInBasic };
}

function encodeFilm(film: Film): FilmAnswer {
  const { name, poster } = film;
  const { title, description } = saidOf(filmFields, film);
  return { name, title, description, src: `/films/${name}.mp4`, poster: pictureFor(poster, title) };
}

function encodeCrewMember(member: CrewMember): CrewMemberAnswer {
  const said = saidOf(publicOf(crewFields), member);
  const picture = findShown(member.imageUrl, said.name) ?? null;
  return { id: member.id, ...said, picture, initials: initialsOf(said.name) };
}

function encodeHomePage({ slides, pictures }: HomePage, brands: readonly BrandFacet[]): HomePageAnswer {
  return {
    slides: slides.map((slide) => {
      const said = saidOf(publicOf(slideFields), slide);
      return { id: slide.id, ...said, picture: pictureFor(slide.image, said.title) };
    }),
    pictures: {
      about: pictureFor(pictures.about, words.pictureNames.about),
      fleet: pictureFor(pictures.fleet, words.pictureNames.fleet),
      financing: pictureFor(pictures.financing, words.pictureNames.financing),
    },
    yachts: brands.reduce((sum, { yachts }) => sum + yachts, 0),
  };
}

/** The rules of payment without those that only staff may know. */
function statedOf(money: MoneyRules) {
  const {
    holdHours: _,
    reversalLimit: __,
    bankTransferTo: ___,
    zelleTo: ____,
    translations: _____,
    holdReleaseHours: ______,
    ...stated
  } = money;
  return stated;
}

/** Staff write a figure as in English: "4.9". Not every language has a point in it. */
const POINT_IN_NUMBER = /(?<=\d)\.(?=\d)/g;

/** Strict parsing protects a second time: a setting that is added later is published only if it is named here. */
function publicSettings({ contact, social, chat, statistics, rating, money, policies }: Settings) {
  const { home, about } = statistics;
  const figure = (one: Statistic) => {
    const { value, ...said } = saidOf(publicOf(statisticFields), one);
    return { value: value.replaceAll(POINT_IN_NUMBER, inWords.decimalMark), ...said };
  };
  return siteSettingsAnswer.parse({
    contact: { ...contact, chatUrl: chat.url, social },
    statistics: { home: home.map(figure), about: about.map(figure) },
    // Search engines reject a rating without reviews.
    rating: rating.isShown && rating.reviews > 0 ? { value: rating.value, reviews: rating.reviews } : null,
    policies: {
      ...statedOf(money),
      ...saidOf(publicOf(policyFields), { ...policies, payments: [...policies.payments] }),
    },
  }) satisfies SiteSettingsAnswer;
}

const routes = routesFor({ audience: 'everyone', tags: ['Content'] });

const getTestimonials = routes.get('/api/testimonials', {
  summary: 'What guests said',
  request: { query: testimonialsQuery },
  responses: { 200: jsonAnswer('Testimonials, in the order staff gave them', z.array(testimonialAnswer)) },
});

const getFaqs = routes.get('/api/faqs', {
  summary: 'Questions and answers',
  request: { query: faqsQuery },
  responses: { 200: jsonAnswer('Questions, list by list', z.array(faqAnswer)) },
});

const getCrew = routes.get('/api/crew', {
  summary: 'Whom guests may meet aboard',
  responses: { 200: jsonAnswer('The crew, in the order staff gave it', z.array(crewMemberAnswer)) },
});

const getFilms = routes.get('/api/films', {
  summary: 'The films of the media gallery',
  responses: { 200: jsonAnswer('Films, the featured one first', z.array(filmAnswer)) },
});

const getHomePage = routes.get('/api/home-page', {
  summary: 'What the home page opens with, and its pictures',
  responses: {
    200: jsonAnswer(
      'Slides, in the order staff gave them, pictures, and the size of the fleet',
      homePageAnswer,
    ),
  },
});

const getShowcaseYachts = routes.get('/api/showcase-yachts', {
  summary: 'The cards of the home page',
  responses: {
    200: jsonAnswer(
      'Those of the three yachts and the featured rental that are in the fleet',
      z.array(showcaseYachtAnswer),
    ),
  },
});

const getSiteSettings = routes.get('/api/site-settings', {
  summary: 'How to reach the company, its figures and its stated policies',
  responses: { 200: jsonAnswer('What everyone may know', siteSettingsAnswer) },
});

/** The routes for content that everyone may read. */
export function publicContentApi(deps: Deps) {
  return createApiRouter()
    .openapi(getTestimonials, async (c) => {
      shows(c, 'content');
      const said = await listTestimonials(deps, c.req.valid('query').page || undefined);
      return c.json(
        said.map((one) => ({ id: one.id, ...saidOf(publicOf(testimonialFields), one) })),
        200,
      );
    })
    .openapi(getFaqs, async (c) => {
      shows(c, 'content');
      const asked = await listFaqs(deps, c.req.valid('query').list || undefined);
      return c.json(
        asked.map((one) => ({ id: one.id, ...saidOf(publicOf(faqFields), one) })),
        200,
      );
    })
    .openapi(getCrew, async (c) => {
      shows(c, 'content');
      return c.json((await crewService.shown(deps)).map(encodeCrewMember), 200);
    })
    .openapi(getFilms, (c) => {
      shows(c, 'content');
      return c.json(FILMS.map(encodeFilm), 200);
    })
    .openapi(getHomePage, async (c) => {
      shows(c, 'content', 'fleet');
      const [{ home }, brands] = await Promise.all([readSettings(deps), listBrands(deps)]);
      return c.json(encodeHomePage(home, brands), 200);
    })
    .openapi(getShowcaseYachts, async (c) => {
      shows(c, 'content', 'fleet');
      const cards = await listShowcaseYachts(deps);
      return c.json(
        cards.flatMap(({ card, yacht }) =>
          yacht ? [{ ...encodeShowcaseYacht(card), inFleet: encodeListed(yacht) }] : [],
        ),
        200,
      );
    })
    .openapi(getSiteSettings, async (c) => {
      shows(c, 'content');
      return c.json(publicSettings(await readSettings(deps)), 200);
    });
}
