import { expect, test } from 'vitest';
import * as pagesEn from '#app/words/en.ts';
import * as pagesEs from '#app/words/es.ts';
import * as pagesPt from '#app/words/pt.ts';
import * as contentEn from '#features/content/words/en.ts';
import * as contentEs from '#features/content/words/es.ts';
import * as contentPt from '#features/content/words/pt.ts';
import * as eventsEn from '#features/events/words/en.ts';
import * as eventsEs from '#features/events/words/es.ts';
import * as eventsPt from '#features/events/words/pt.ts';
import * as financingEn from '#features/financing/words/en.ts';
import * as financingEs from '#features/financing/words/es.ts';
import * as financingPt from '#features/financing/words/pt.ts';
import * as fleetEn from '#features/fleet/words/en.ts';
import * as fleetEs from '#features/fleet/words/es.ts';
import * as fleetPt from '#features/fleet/words/pt.ts';
import { captionsOf } from '#media/captions/index.ts';

/**
 * Compares the alternative texts of pages with the captions of their pictures: the scenes change, and texts written beside them
 * earlier must change too.
 */
test.each([
  ['en', pagesEn, contentEn, eventsEn, financingEn, fleetEn],
  ['es', pagesEs, contentEs, eventsEs, financingEs, fleetEs],
  ['pt', pagesPt, contentPt, eventsPt, financingPt, fleetPt],
] as const)(
  'in %s each page says of its pictures what is seen in them',
  (language, pages, content, events, financing, fleet) => {
    const said = {
      'about-hero': pages.aboutPicture,
      'contact-hero': pages.contactPicture,
      'packages-hero': pages.packagesPicture,
      'about-story': content.storyPicture,
      'about-crew': content.peoplePicture,
      'special-lifestyle': events.lifestylePicture,
      'special-weddings': events.weddingsPicture,
      'special-night': events.nightPicture,
      'financing-hero': financing.heroPicture,
      'fleet-hero': fleet.heroPicture,
    };
    const seen = Object.keys(said).map((name) => [name, captionsOf(name)?.[language]]);
    expect(said).toEqual(Object.fromEntries(seen));
  },
);
