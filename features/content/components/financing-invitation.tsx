import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { type HandedPicture, ShownPicture } from '#ui/shown-picture.tsx';

const BENEFITS = [
  {
    title: 'Lower upfront cost',
    text: 'Spread the price of your yacht over years, and keep your savings for the seasons aboard.',
  },
  {
    title: 'Fast pre-qualification',
    text: 'A soft credit check shows where you stand. It does not affect your score.',
  },
  {
    title: 'Transparent process',
    text: 'Each step, document and decision in one place. Independent lenders decide; we are not a lender.',
  },
] as const;

const NOTES = ['No credit impact', '2-minute application', 'Instant decisions'] as const;

/** For whoever would rather own the yacht. */
export function FinancingInvitation({ picture }: { picture: HandedPicture }) {
  return (
    <section aria-labelledby="home-financing" className="bg-sand py-chapter">
      <Container>
        <div className="grid items-end gap-y-10 lg:grid-cols-12 lg:gap-x-8">
          <div className="lg:col-span-6 lg:pb-4">
            <h2 id="home-financing">Or keep one for good</h2>
            <p className="mt-5 max-w-[32rem] text-lg text-muted">
              When a day aboard is no longer enough, we help you finance a yacht of your own.
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink to="/financing">Explore Financing Options</ButtonLink>
              <ButtonLink to="/apply" variant="secondary">
                Quick Pre-Qualification
              </ButtonLink>
            </div>
            <ul className="financing-notes">
              {NOTES.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </div>
          <div className="financing-picture lg:col-span-6">
            <ShownPicture
              picture={picture}
              sizes="(min-width: 1024px) 54vw, (min-width: 640px) 100vw, 88vw"
              ratio="16 / 10"
            />
          </div>
        </div>
        <ul className="mt-12 grid gap-x-8 gap-y-8 md:grid-cols-3 lg:mt-20">
          {BENEFITS.map(({ title, text }) => (
            <li key={title} className="border-t border-ink pt-5">
              <h3>{title}</h3>
              <p className="mt-3 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
