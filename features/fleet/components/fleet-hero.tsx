import { addressOf, pictureAddress } from '#core/pictures.ts';
import { Hero } from '#ui/hero.tsx';
import { Picture } from '#ui/picture.tsx';
import { words } from '../words/index.ts';

const REFERENCE = 'fleet-hero';

/** The address of the page's picture in a width, also for previews of a shared link. */
export function fleetHeroAddress(width: number): string {
  return pictureAddress(addressOf(REFERENCE), width);
}

/** The top of the fleet's page: low enough that yachts are visible below it. */
export function FleetHero() {
  return (
    <Hero
      className="hero-parted hero-low min-h-0 [&_img]:object-[50%_32%] lg:[&_img]:w-[120%] lg:[&_img]:max-w-none [&>.hero-words]:pb-7 sm:[&>.hero-words]:pb-10 lg:[&>.hero-words]:pt-16"
      media={
        <Picture
          src={fleetHeroAddress}
          alt={words.heroPicture}
          sizes="(min-width: 64rem) 120vw, 100vw"
          width={2560}
          height={1440}
          priority
        />
      }
    >
      {/* In two lines on a wide screen, so that the text stands beside the yachts in the picture, not over them. */}
      <h1 className="lg:max-w-min">{words.ourYachts}</h1>
      <p className="mt-2 max-w-96 text-lg sm:mt-3">{words.heroText}</p>
    </Hero>
  );
}
