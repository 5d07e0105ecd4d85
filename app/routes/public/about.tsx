import { Crew } from '#features/content/components/crew.tsx';
import { FilmPlayer } from '#features/content/components/film-player.tsx';
import { OurCharacter, OurStory, OurTeam, OurValues } from '#features/content/components/our-story.tsx';
import { crewQuery, filmsQuery, siteSettingsQuery } from '#features/content/queries.ts';
import type { FilmAnswer } from '#features/content/schema.ts';
import { GivenAnswers, useAnswer } from '#ui/answers.tsx';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { HERO_PICTURE_SIZES, Hero } from '#ui/hero.tsx';
import { YoutubeIcon } from '#ui/icons.tsx';
import { NOTHING_READ } from '#ui/kept-answers.ts';
import { Section } from '#ui/layout.tsx';
import { OnwardLink } from '#ui/link.tsx';
import { OwnPicture } from '#ui/shown-picture.tsx';
import { PartFailure } from '../../layout/page-states.tsx';
import { readPageData } from '../../page-data.ts';
import { inEveryLanguage, sharedPage } from '../../page-handle.ts';
import { pageMeta } from '../../page-meta.ts';
import { words } from '../../words/index.ts';
import type { Route } from './+types/about.ts';

export const handle = inEveryLanguage(sharedPage());

export async function loader({ context }: Route.LoaderArgs) {
  return readPageData(context, async (queries, api) => {
    await Promise.all([
      queries.ensureQueryData(crewQuery(api)),
      queries.ensureQueryData(filmsQuery(api)),
      queries.ensureQueryData(siteSettingsQuery(api)),
    ]);
    return 200;
  });
}

export function clientLoader() {
  return NOTHING_READ;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: words.aboutUs,
    description: words.aboutDescription,
    path: '/about',
    picture: '/api/yacht-images/about-hero?w=1280',
    breadcrumbs: [{ name: words.aboutUs, path: '/about' }],
  });
}

function About() {
  const settings = useAnswer(siteSettingsQuery());
  const films = useAnswer(filmsQuery());
  const crew = useAnswer(crewQuery());
  const reads = [settings, films, crew];
  return (
    <main>
      {/* On a wide screen crop the picture at the top, so that the words are over the water and not over the yacht. */}
      <Hero
        className="hero-parted lg:min-h-[max(40rem,min(88svh,56rem))] lg:[&>.hero-words]:pb-12"
        media={
          <OwnPicture
            name="about-hero"
            alt={words.aboutPicture}
            sizes={HERO_PICTURE_SIZES}
            priority
            className="max-lg:object-[70%_50%] lg:object-[50%_90%]"
          />
        }
      >
        <h1>{words.aboutUs}</h1>
        <p className="display mt-4 max-w-[40rem] text-2xl lg:max-w-[46rem] lg:text-xl">{words.aboutLead} </p>
      </Hero>
      <OurStory />
      <OurCharacter />
      <Achievements figures={settings.data?.statistics.about ?? []} />
      {reads.some(({ isError }) => isError) && <PartFailure sentence={words.partsFailed} reads={reads} />}
      {!films.isError && <Films films={films.data ?? []} channel={settings.data?.contact.social.youtube} />}
      <OurValues />
      <OurTeam />
      <Crew crew={crew.data ?? []} />
      <section aria-labelledby="about-next" className="bg-foam py-section">
        <div className="within-page">
          <h2 id="about-next">{words.comeAndSee}</h2>
          <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
            <ButtonLink to="/yachts">{words.seeOurYachts}</ButtonLink>
            <OnwardLink to="/contact">{words.getInTouch}</OnwardLink>
          </div>
        </div>
      </section>
    </main>
  );
}

/** Four figures about the business, set by staff. */
function Achievements({ figures }: { figures: readonly { value: string; label: string }[] }) {
  if (figures.length === 0) return null;
  return (
    <Section aria-labelledby="achievements">
      <h2 id="achievements" className="sr-only">
        {words.achievements}
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-12 lg:grid-cols-4">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse border-l border-brass pl-5 sm:pl-7">
            <dt className="mt-2 text-muted">{label}</dt>
            <dd className="display tabular text-4xl leading-none">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Two films on the page, with links to the others. */
function Films({ films, channel }: { films: readonly FilmAnswer[]; channel: string | undefined }) {
  const [first, second] = films.length > 2 ? films.slice(1) : films;
  return (
    <Section tone="ink" aria-labelledby="about-films">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_auto] lg:items-end">
        <div>
          <h2 id="about-films">{words.seenFromOurDecks}</h2>
          <p className="mt-4 max-w-[34rem] text-lg text-on-dark-muted">{words.filmsLead}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          <OnwardLink to="/media">{words.mediaGallery}</OnwardLink>
          {channel && (
            <ButtonAnchor href={channel} target="_blank" rel="noopener" variant="outline-light">
              <YoutubeIcon size={20} />
              {words.ourVideoChannel}
            </ButtonAnchor>
          )}
        </div>
      </div>
      <div className="mt-10 grid gap-6 lg:mt-14 lg:grid-cols-12">
        {[first, second].map(
          (film, index) =>
            film && (
              <figure
                key={film.name}
                className={
                  second === undefined
                    ? 'lg:col-span-9'
                    : index === 0
                      ? 'lg:col-span-7'
                      : 'lg:col-span-5 lg:self-end'
                }
              >
                <FilmPlayer
                  film={film}
                  sizes={index === 0 ? '(min-width: 64rem) 46rem, 100vw' : '(min-width: 64rem) 33rem, 100vw'}
                />
                <figcaption className="mt-4">
                  <h3>{film.title}</h3>
                  <p className="mt-1 text-on-dark-muted">{film.description}</p>
                </figcaption>
              </figure>
            ),
        )}
      </div>
    </Section>
  );
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <GivenAnswers page={loaderData}>
      <About />
    </GivenAnswers>
  );
}
