import { Container, Section } from '#ui/layout.tsx';
import { OwnPicture } from '#ui/shown-picture.tsx';

/** How the business came to be. */
export function OurStory() {
  return (
    <Section aria-labelledby="our-story" space="chapter">
      <div className="grid gap-x-20 gap-y-10 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <h2 id="our-story">Our Story</h2>
        <div className="grid gap-x-14 gap-y-6 text-lg lg:grid-cols-2">
          <p className="display text-2xl lg:col-span-2">
            It began with one borrowed flybridge, a birthday for nine, and a thunderstorm that moved off with
            ten minutes to spare.
          </p>
          <p>
            The guests stayed aboard until midnight. By Monday three of them had called to ask for the same
            day again: the same captain, the same anchorage, the same lime in the same glass. More than eight
            years later we still write down which lime it was.
          </p>
          <p>
            Today more than a hundred yachts lie between Miami Beach and Key Biscayne under our care. We know
            how each of them turns in a crosswind, where her shade falls at four, and which cabin is the quiet
            one. You only need to know the day.
          </p>
        </div>
      </div>
    </Section>
  );
}

const CHARACTER = [
  {
    title: 'The price you read is the price you pay',
    words: 'Gratuity, tax and provisioning are named line by line, before anybody asks for a card.',
  },
  {
    title: 'Every captain has sailed with us first',
    words: 'As mate, for a season. Papers say who may drive a yacht; a season says who should host one.',
  },
  {
    title: 'A sheltered berth stands by',
    words: 'When weather turns, there is a place to go, and the dinner goes with you.',
  },
  {
    title: 'A person answers',
    words: 'By phone, email or chat, at any hour, and it is someone who has been aboard this week.',
  },
] as const;

/** The box over the picture's edge. */
export function OurCharacter() {
  return (
    <section aria-labelledby="sets-us-apart" className="relative">
      <OwnPicture
        name="about-story"
        alt="A dark-hulled yacht of three decks off the city at dusk"
        sizes="(min-width: 64rem) max(100vw, 82rem), 134vw"
        className="aspect-[4/3] lg:h-[46rem]"
      />
      <Container>
        <div className="on-dark relative -mt-16 ml-auto bg-deep px-6 py-12 text-on-dark sm:px-10 lg:-mt-80 lg:w-[46rem] lg:px-14 lg:py-16">
          <h2 id="sets-us-apart">What Sets Us Apart</h2>
          <dl className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2">
            {CHARACTER.map(({ title, words }) => (
              <div key={title}>
                <dt className="display text-lg leading-snug">{title}</dt>
                <dd className="mt-2 text-on-dark-muted">{words}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </section>
  );
}

const VALUES = [
  {
    name: 'Excellence',
    words:
      'A towel folded the same way on the fortieth day as on the first. Small things, done each time, are what people remember as luxury.',
  },
  {
    name: 'Safety First',
    words:
      'Licensed captains, vests in every size, and a Coast Guard list with every name on it. When a captain says no, nobody argues.',
  },
  {
    name: 'Bespoke Experiences',
    words:
      'No two guest lists are alike, so no two days are. We ask more questions than you expect, once, and then never again.',
  },
] as const;

/** What the business is for, and what it holds to. */
export function OurValues() {
  return (
    <Section tone="sand" space="chapter" aria-labelledby="mission">
      <h2 id="mission" className="text-xl text-muted">
        Our mission
      </h2>
      <p className="display mt-5 max-w-[56rem] text-3xl">
        To give people one day on the water so well looked after that they forget someone is looking after it.
      </p>
      <h3 className="mt-16 text-xl text-muted lg:mt-24">Our values</h3>
      <ol className="mt-6 grid gap-x-14 gap-y-10 lg:grid-cols-3">
        {VALUES.map(({ name, words }) => (
          <li key={name} className="border-t border-ink pt-6">
            <h4 className="display text-2xl">{name}</h4>
            <p className="mt-3">{words}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const ROLES = [
  { name: 'Captains', words: 'Licensed, local, and happy to explain what that buoy means.' },
  { name: 'Chefs', words: 'They shop the morning you sail, and cook what the boats brought in.' },
  {
    name: 'Hosts and deckhands',
    words: 'They remember names, refill glasses, and are first into the water.',
  },
  {
    name: 'Event planners',
    words: 'One planner per celebration, from the first call to the last guest ashore.',
  },
  { name: 'Engineers', words: 'Each yacht is looked over before every departure, not every season.' },
  { name: 'Finance guides', words: 'They put your papers in order and in front of independent lenders.' },
] as const;

/** Who does what. */
export function OurTeam() {
  return (
    <Section aria-labelledby="team">
      <div className="grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div>
          <h2 id="team">The people aboard</h2>
          <OwnPicture
            name="about-crew"
            alt="A yacht’s stern with her platform down and everything ready for the first guests"
            sizes="(min-width: 64rem) 46rem, 110vw"
            ratio="4 / 5"
            className="mt-8 max-lg:aspect-[3/2]!"
          />
        </div>
        <dl className="border-t border-line lg:self-end">
          {ROLES.map(({ name, words }) => (
            <div
              key={name}
              className="grid gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-[13rem_1fr]"
            >
              <dt className="display text-xl">{name}</dt>
              <dd className="text-muted">{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
