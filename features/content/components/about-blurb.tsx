import { Container } from '#ui/layout.tsx';
import { OnwardLink } from '#ui/link.tsx';
import { type HandedPicture, ShownPicture } from '#ui/shown-picture.tsx';

/** Who we are, in a breath, beside a picture that leaves the page at its edge. */
export function AboutBlurb({ picture }: { picture: HandedPicture }) {
  return (
    <section aria-labelledby="about-us" className="py-chapter">
      <Container className="grid items-end gap-y-10 lg:grid-cols-12 lg:gap-x-8">
        <div className="lg:order-2 lg:col-span-5 lg:col-start-8 lg:pb-14">
          <h2 id="about-us">About Us</h2>
          <p className="display mt-6 text-xl leading-snug">
            We know this bay by its tides, its sandbars and the minute the sun goes down behind the towers.
          </p>
          <p className="mt-5 text-muted">
            For more than eight years our captains and hosts have taken people out on it: for an hour before
            dinner, for a wedding of a hundred and fifty, for a week with no plan. You tell us the day and who
            is coming. The price we name is the price you pay, each fee spelled out, and someone of ours
            answers the telephone while you are aboard.
          </p>
          <OnwardLink to="/about" className="mt-5">
            Our story
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
