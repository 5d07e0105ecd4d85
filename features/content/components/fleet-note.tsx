import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { type HandedPicture, ShownPicture } from '#ui/shown-picture.tsx';
import { words } from '../words/index.ts';

/** A picture across the water, with a link to all yachts: more than a hundred, where there are so many. */
export function FleetNote({ picture, yachts }: { picture: HandedPicture; yachts: number }) {
  return (
    <section aria-labelledby="more-yachts" className="fleet-note on-dark">
      <div className="fleet-note-picture">
        <ShownPicture picture={picture} sizes="(min-width: 1024px) max(70vw, 64rem), 100vw" />
      </div>
      <Container className="relative py-chapter max-lg:pt-10">
        <h2 id="more-yachts" className="max-w-[11ch] text-5xl leading-none">
          {yachts > 100 ? words.moreThanHundred : words.allYachts}
        </h2>
        <p className="mt-6 max-w-[26rem] text-lg">{words.allYachtsText}</p>
        <ButtonLink to="/yachts" variant="light" className="mt-9">
          {words.lookAtAll}
        </ButtonLink>
      </Container>
    </section>
  );
}
