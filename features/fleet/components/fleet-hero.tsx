import { addressOf, pictureAddress } from '#core/pictures.ts';
import { Hero } from '#ui/hero.tsx';
import { Picture } from '#ui/picture.tsx';
import { words } from '../words/index.ts';

const REFERENCE = 'fleet-hero';

/** The page's picture in a width, also for previews of a shared link. */
export function fleetHeroAddress(width: number): string {
  return pictureAddress(addressOf(REFERENCE), width);
}

/** What the fleet's page opens with: low enough that the yachts are seen beneath it. */
export function FleetHero() {
  return (
    <Hero
      className="min-h-0 sm:[&_img]:object-[50%_32%] max-sm:[&_img]:-left-[48%] max-sm:[&_img]:object-[50%_60%] max-sm:[&_img]:w-[150%] max-sm:[&_img]:max-w-none [&>.hero-words]:pt-20 [&>.hero-words]:pb-7 sm:[&>.hero-words]:pt-28 sm:[&>.hero-words]:pb-10"
      media={
        <Picture
          src={fleetHeroAddress}
          alt={words.heroPicture}
          sizes="100vw"
          width={2560}
          height={1440}
          priority
        />
      }
    >
      <h1>{words.ourYachts}</h1>
      <p className="mt-2 max-w-96 text-lg sm:mt-3">{words.heroText}</p>
    </Hero>
  );
}
