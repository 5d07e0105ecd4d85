import { Container } from '#ui/layout.tsx';
import { OnwardLink } from '#ui/link.tsx';
import { type HandedPicture, ShownPicture } from '#ui/shown-picture.tsx';
import { words } from '../words/index.ts';

/** A short text about the business, beside a picture that reaches the page's edge. */
export function AboutBlurb({ picture }: { picture: HandedPicture }) {
  return (
    <section aria-labelledby="about-us" className="py-chapter">
      <Container className="grid items-end gap-y-10 lg:grid-cols-12 lg:gap-x-8">
        <div className="lg:order-2 lg:col-span-5 lg:col-start-8 lg:pb-14">
          <h2 id="about-us">{words.aboutUs}</h2>
          <p className="display mt-6 text-xl leading-snug">{words.aboutBay}</p>
          <p className="mt-5 text-muted">{words.aboutBlurb}</p>
          <OnwardLink to="/about" className="mt-5">
            {words.ourStoryLink}
          </OnwardLink>
        </div>
        <div className="about-blurb-picture lg:order-1 lg:col-span-6">
          <ShownPicture
            picture={picture}
            sizes="(min-width: 1024px) 54vw, (min-width: 640px) 100vw, 88vw"
            ratio="4 / 3"
          />
        </div>
      </Container>
    </section>
  );
}
