import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { PauseIcon, PlayIcon } from '#ui/icons.tsx';
import { OnwardLink } from '#ui/link.tsx';
import { OwnPicture } from '#ui/shown-picture.tsx';
import { useSlideShow } from '#ui/slide-show.ts';
import { words } from '../words/index.ts';

/** How long each slide stays (product 9.2). */
const EACH_MS = 5000;

const slides = () => [
  {
    id: 'lifestyle',
    picture: 'special-lifestyle',
    // On a wide screen the yacht is larger and further right, so that the headline does not cover it.
    className: 'lg:w-[122%]! lg:max-w-none lg:object-[0%_76%]',
    alt: words.lifestylePicture,
    title: words.lifestyleTitle,
    text: words.lifestyleText,
    link: words.lifestyleLink,
  },
  {
    id: 'weddings',
    picture: 'special-weddings',
    className: 'lg:w-[112%]! lg:max-w-none lg:object-[0%_40%]',
    alt: words.weddingsPicture,
    title: words.weddingsTitle,
    text: words.weddingsText,
    link: words.weddingsLink,
  },
  {
    id: 'night-parties',
    picture: 'special-night',
    // Show the upper part of the picture: its lower part lies below the headline.
    className: 'lg:object-[50%_0%]',
    alt: words.nightPicture,
    title: words.nightTitle,
    text: words.nightText,
    link: words.nightLink,
  },
];

interface EventStageProps {
  /** The event chapters on this page; undefined until they have loaded. */
  chapters: readonly { readonly id: string }[] | undefined;
}

/**
 * The slide show at the top of the special events page. A slide has no link when staff have removed the
 * chapter that it leads to.
 */
export function EventStage({ chapters }: EventStageProps) {
  const all = slides();
  const show = useSlideShow(all.length, EACH_MS);
  const Icon = show.isOn ? PauseIcon : PlayIcon;

  return (
    <section
      className="hero hero-parted on-dark lg:min-h-[min(82svh,max(52rem,46vw))]"
      aria-roledescription={words.carousel}
      aria-label={words.specialEvents}
      {...show.restInFocus}
    >
      <div className="hero-media">
        {all.slice(0, show.reached).map(({ id, picture, alt, className }, index) => (
          <div
            key={id}
            className={classes(
              'absolute inset-0 transition-opacity duration-300',
              index !== show.index && 'opacity-0',
            )}
            aria-hidden={index !== show.index}
          >
            <OwnPicture
              name={picture}
              alt={alt}
              sizes="(min-width: 64rem) 122vw, max(100vw, 66vh)"
              priority={index === 0}
              className={classes('max-lg:object-[62%_50%]', className)}
            />
          </div>
        ))}
      </div>
      <div className="hero-words within-page pb-8! sm:pb-10!">
        {/* Pause only while the mouse is over the text. Over the whole picture, a resting mouse would
            stop the slide show for good. */}
        <div className="max-w-[38rem]" {...show.restUnderMouse}>
          {/* Two lines on a wide screen, so that the heading stands beside the subject of the picture and not over it. */}
          <h1 className="lg:max-w-min">{words.specialEventsHeading}</h1>
          {/* All three texts share one grid cell: the longest sets the height, so nothing moves when the slide changes. */}
          <ul className="mt-4 grid lg:max-w-[min(25rem,34vw)]" aria-live={show.isRunning ? 'off' : 'polite'}>
            {all.map(({ id, title, text, link }, index) => (
              <li
                key={id}
                className={classes(
                  '[grid-area:1/1] transition-opacity duration-300',
                  index !== show.index && 'invisible opacity-0',
                )}
              >
                <p className="display text-2xl">{title}</p>
                <p className="mt-2 text-lg">{text}</p>
                {chapters?.every((chapter) => chapter.id !== id) || (
                  <OnwardLink to={`#${id}`} className="mt-2">
                    {link}
                  </OnwardLink>
                )}
              </li>
            ))}
          </ul>
          <div className="mt-6 flex items-center gap-2 scripts-off:hidden">
            <div className="-ml-3 flex">
              {all.map(({ id, title }, index) => (
                <button
                  key={id}
                  type="button"
                  className="group grid size-11 place-items-center"
                  aria-label={words.showSlide(index + 1, title)}
                  aria-current={index === show.index || undefined}
                  onClick={() => show.choose(index)}
                >
                  <span className="size-2.5 rounded-full border border-on-dark transition-colors group-hover:bg-on-dark/60 group-aria-current:bg-on-dark" />
                </button>
              ))}
            </div>
            <div
              role="progressbar"
              aria-label={words.slides}
              aria-valuemin={1}
              aria-valuemax={all.length}
              aria-valuenow={show.index + 1}
              aria-valuetext={words.slideOf(show.index + 1, all.length, all[show.index]?.title ?? '')}
              className="h-px max-w-60 flex-1 bg-on-dark/40"
            >
              <div
                key={show.index}
                className="slide-progress h-[3px] -translate-y-px bg-on-dark"
                style={{
                  '--from': show.index / all.length,
                  '--to': (show.index + 1) / all.length,
                  '--each': `${EACH_MS}ms`,
                  animationPlayState: show.isRunning ? 'running' : 'paused',
                }}
              />
            </div>
            <Button
              variant="outline-light"
              size="icon"
              className="ml-2"
              aria-label={show.isOn ? words.pauseSlides : words.playSlides}
              onClick={show.toggle}
            >
              <Icon size={20} />
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
