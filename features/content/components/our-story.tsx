import { Container, Section } from '#ui/layout.tsx';
import { OwnPicture } from '#ui/shown-picture.tsx';
import { words } from '../words/index.ts';

/** The history of the business. */
export function OurStory() {
  return (
    <Section aria-labelledby="our-story" space="chapter">
      <div className="grid gap-x-20 gap-y-10 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <h2 id="our-story">{words.ourStory}</h2>
        <div className="grid gap-x-14 gap-y-6 text-lg lg:grid-cols-2">
          <p className="display text-2xl lg:col-span-2">{words.storyBeginning}</p>
          <p>{words.storyMidnight}</p>
          <p>{words.storyToday}</p>
        </div>
      </div>
    </Section>
  );
}

const character = () => [
  {
    title: words.priceTitle,
    text: words.priceText,
  },
  {
    title: words.captainTitle,
    text: words.captainText,
  },
  {
    title: words.berthTitle,
    text: words.berthText,
  },
  {
    title: words.personTitle,
    text: words.personText,
  },
];

/** The section in a box over the picture's edge: what sets the business apart. */
export function OurCharacter() {
  return (
    <section aria-labelledby="sets-us-apart" className="relative">
      <OwnPicture
        name="about-story"
        alt={words.storyPicture}
        sizes="(min-width: 64rem) max(100vw, 82rem), 134vw"
        className="aspect-[4/3] lg:h-[46rem]"
      />
      <Container>
        <div className="on-dark relative -mt-16 ml-auto bg-deep px-6 py-12 text-on-dark sm:px-10 lg:-mt-80 lg:w-[46rem] lg:px-14 lg:py-16">
          <h2 id="sets-us-apart">{words.setsUsApart}</h2>
          <dl className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2">
            {character().map(({ title, text }) => (
              <div key={title}>
                <dt className="display text-lg leading-snug">{title}</dt>
                <dd className="mt-2 text-on-dark-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </section>
  );
}

const values = () => [
  {
    name: words.excellence,
    text: words.excellenceText,
  },
  {
    name: words.safety,
    text: words.safetyText,
  },
  {
    name: words.bespoke,
    text: words.bespokeText,
  },
];

/** The business's mission and values. */
export function OurValues() {
  return (
    <Section tone="sand" space="chapter" aria-labelledby="mission">
      <h2 id="mission" className="text-xl text-muted">
        {words.ourMission}
      </h2>
      <p className="display mt-5 max-w-[56rem] text-3xl">{words.mission}</p>
      <h3 className="mt-16 text-xl text-muted lg:mt-24">{words.ourValues}</h3>
      <ol className="mt-6 grid gap-x-14 gap-y-10 lg:grid-cols-3">
        {values().map(({ name, text }) => (
          <li key={name} className="border-t border-ink pt-6">
            <h4 className="display text-2xl">{name}</h4>
            <p className="mt-3">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const roles = () => [
  { name: words.captains, text: words.captainsText },
  { name: words.chefs, text: words.chefsText },
  {
    name: words.hosts,
    text: words.hostsText,
  },
  {
    name: words.planners,
    text: words.plannersText,
  },
  { name: words.engineers, text: words.engineersText },
  { name: words.financeGuides, text: words.financeGuidesText },
];

/** The teams and what they do. */
export function OurTeam() {
  return (
    <Section aria-labelledby="team">
      <div className="grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div>
          <h2 id="team">{words.peopleAboard}</h2>
          <OwnPicture
            name="about-crew"
            alt={words.peoplePicture}
            sizes="(min-width: 64rem) 46rem, 110vw"
            ratio="4 / 5"
            className="mt-8 max-lg:aspect-[3/2]!"
          />
        </div>
        <dl className="border-t border-line lg:self-end">
          {roles().map(({ name, text }) => (
            <div
              key={name}
              className="grid gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-[13rem_1fr]"
            >
              <dt className="display text-xl">{name}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
