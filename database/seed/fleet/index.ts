import { axopar } from './axopar.ts';
import { azimut } from './azimut.ts';
import { azimutFrom60 } from './azimut-from-60.ts';
import { beneteau } from './beneteau.ts';
import { catamarans } from './catamarans.ts';
import { dayBoats } from './day-boats.ts';
import { downeast } from './downeast.ts';
import { ferretti } from './ferretti.ts';
import { homePage } from './home-page.ts';
import { pardo } from './pardo.ts';
import { pershing } from './pershing.ts';
import { pershingFrom70 } from './pershing-from-70.ts';
import { princess } from './princess.ts';
import { princessFrom60 } from './princess-from-60.ts';
import { riva } from './riva.ts';
import { seaRay } from './sea-ray.ts';
import { seaRayFrom40 } from './sea-ray-from-40.ts';
import { sunseeker } from './sunseeker.ts';
import { superyachts } from './superyachts.ts';
import type { YachtSeed } from './yacht-seed.ts';
import { toYachtSeed } from './yacht-sheet.ts';

export type { YachtSeed } from './yacht-seed.ts';

/** The fleet for an empty database, by maker and then by length, with the home page's four yachts last. */
export const fleetSeed: readonly YachtSeed[] = [
  ...seaRay,
  ...seaRayFrom40,
  ...azimut,
  ...azimutFrom60,
  ...pershing,
  ...pershingFrom70,
  ...princess,
  ...princessFrom60,
  ...pardo,
  ...axopar,
  ...beneteau,
  ...sunseeker,
  ...riva,
  ...ferretti,
  ...superyachts,
  ...catamarans,
  ...downeast,
  ...dayBoats,
  ...homePage,
].map(toYachtSeed);
