import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { type HandedPicture, ShownPicture } from '#ui/shown-picture.tsx';
import { words } from '../words/index.ts';

const benefits = () => [
  { title: words.lowerCost, text: words.lowerCostText },
  { title: words.fastPrequalification, text: words.fastPrequalificationText },
  { title: words.transparent, text: words.transparentText },
];

const notes = () => [words.noCreditImpact, words.twoMinutes, words.instantDecisions];

/** The section for visitors who would rather own a yacht. */
export function FinancingInvitation({ picture }: { picture: HandedPicture }) {
  return (
    <section aria-labelledby="home-financing" className="bg-sand py-chapter">
      <Container>
        <div className="grid items-end gap-y-10 lg:grid-cols-12 lg:gap-x-8">
          <div className="lg:col-span-6 lg:pb-4">
            <h2 id="home-financing">{words.keepOne}</h2>
            <p className="mt-5 max-w-[32rem] text-lg text-muted">{words.keepOneText}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink to="/financing">{words.exploreFinancing}</ButtonLink>
              <ButtonLink to="/apply" variant="secondary">
                {words.prequalification}
              </ButtonLink>
            </div>
            <ul className="financing-notes">
              {notes().map((note) => (
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
          {benefits().map(({ title, text }) => (
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
