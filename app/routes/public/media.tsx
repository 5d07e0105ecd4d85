import { ChannelLinks } from '#features/content/components/channel-links.tsx';
import { FilmPlayer } from '#features/content/components/film-player.tsx';
import { filmsQuery, siteSettingsQuery } from '#features/content/queries.ts';
import { GivenAnswers, useAnswer } from '#ui/answers.tsx';
import { Badge } from '#ui/badge.tsx';
import { NOTHING_READ } from '#ui/kept-answers.ts';
import { Container } from '#ui/layout.tsx';
import { OnwardLink } from '#ui/link.tsx';
import { OwnPicture } from '#ui/shown-picture.tsx';
import { PartFailure, PartLoading } from '../../layout/page-states.tsx';
import { readPageData } from '../../page-data.ts';
import { inEveryLanguage, sharedPage } from '../../page-handle.ts';
import { pageMeta } from '../../page-meta.ts';
import { words } from '../../words/index.ts';
import type { Route } from './+types/media.ts';

export const handle = inEveryLanguage(sharedPage());

export async function loader({ context }: Route.LoaderArgs) {
  return readPageData(context, async (queries, api) => {
    await Promise.all([
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
    title: words.mediaGallery,
    description: words.mediaDescription,
    path: '/media',
    picture: '/api/yacht-images/media-hero?w=1280',
    breadcrumbs: [
      { name: words.aboutUs, path: '/about' },
      { name: words.mediaGallery, path: '/media' },
    ],
  });
}

const categories = () => [
  { name: words.weddings, picture: 'event-weddings' },
  { name: words.nightParties, picture: 'event-night-parties' },
  { name: words.theFleet, picture: 'top-salt-and-silver' },
  { name: words.fromTheAir, picture: 'event-lifestyle' },
];

function Media() {
  const films = useAnswer(filmsQuery());
  const settings = useAnswer(siteSettingsQuery());
  const social = settings.data?.contact.social ?? {};
  const hasChannels = Object.keys(social).length > 0;
  const [featured, ...others] = films.data ?? [];
  // With only one film, it is the featured one and the latest one.
  const latest = others.length > 0 ? others : featured ? [featured] : [];

  return (
    <main className="on-dark bg-ink text-on-dark">
      <Container className="pt-14 pb-8 lg:pt-20">
        <OnwardLink to="/about" className="flex-row-reverse justify-end [&>svg]:rotate-180">
          {words.aboutUs}
        </OnwardLink>
        <h1 className="mt-3">{words.mediaGallery}</h1>
      </Container>
      {films.isError ? (
        <PartFailure sentence={words.filmsFailed} reads={[films]} />
      ) : films.data === undefined ? (
        <PartLoading sentence={words.filmsLoading} className="aspect-video" />
      ) : featured ? (
        <>
          <section aria-labelledby="featured-film">
            <FilmPlayer
              film={featured}
              sizes="(max-width: 40rem) 115vw, 100vw"
              ratio="21 / 9"
              priority
              className="[&>img]:max-sm:aspect-[4/3]!"
            />
            <Container className="grid gap-x-16 gap-y-3 pt-8 pb-section lg:grid-cols-[1fr_28rem]">
              <div>
                <p className="text-sm text-on-dark-muted">{words.featuredFilm}</p>
                <h2 id="featured-film" className="mt-1">
                  {featured.title}
                </h2>
              </div>
              <p className="text-lg text-on-dark-muted lg:self-end">{featured.description}</p>
            </Container>
          </section>
          <section aria-labelledby="latest-films">
            <Container className="pb-section">
              <h2 id="latest-films">{words.latestFilms}</h2>
              <ul className="mt-8 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:mt-12">
                {latest.map((film) => (
                  <li key={film.name}>
                    <FilmPlayer film={film} sizes="(min-width: 40rem) 40rem, 100vw" />
                    <h3 className="mt-4">{film.title}</h3>
                    <p className="mt-1 max-w-[32rem] text-on-dark-muted">{film.description}</p>
                  </li>
                ))}
              </ul>
            </Container>
          </section>
        </>
      ) : null}
      <section aria-labelledby="media-categories" className="border-t border-line-on-dark">
        <Container className="py-section">
          <h2 id="media-categories">{words.comingUpNext}</h2>
          <ul className="mt-8 grid min-[20rem]:grid-cols-2 gap-4 sm:gap-6 lg:mt-12 lg:grid-cols-4">
            {categories().map(({ name, picture }) => (
              <li key={name} className="relative overflow-hidden">
                <OwnPicture
                  name={picture}
                  alt=""
                  sizes="(min-width: 64rem) 40rem, 90vw"
                  ratio="3 / 4"
                  className="opacity-55"
                />
                <div className="absolute inset-0 flex flex-col items-start justify-end bg-linear-to-t from-ink to-ink/20 to-60% p-4 sm:p-6">
                  <Badge>{words.comingSoon}</Badge>
                  <h3 className="mt-3">{name}</h3>
                </div>
              </li>
            ))}
          </ul>
        </Container>
      </section>
      {settings.isError && <PartFailure sentence={words.partsFailed} reads={[settings]} />}
      <section
        aria-labelledby={hasChannels ? 'media-subscribe' : undefined}
        className="border-t border-line-on-dark"
      >
        <Container className="grid gap-x-20 gap-y-8 py-section lg:grid-cols-2">
          <div>
            {hasChannels && (
              <>
                <h2 id="media-subscribe">{words.firstToSee}</h2>
                <p className="mt-4 max-w-[30rem] text-lg text-on-dark-muted">{words.newFilmsFirst}</p>
              </>
            )}
            <OnwardLink to="/about" className="mt-6">
              {words.backToAboutUs}
            </OnwardLink>
          </div>
          {hasChannels && <ChannelLinks social={social} />}
        </Container>
      </section>
    </main>
  );
}

export default function MediaPage({ loaderData }: Route.ComponentProps) {
  return (
    <GivenAnswers page={loaderData}>
      <Media />
    </GivenAnswers>
  );
}
