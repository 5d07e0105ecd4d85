import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { isForBrowser, stepRound } from '#ui/carousel-steps.ts';
import { PauseIcon, PlayIcon } from '#ui/icons.tsx';
import { ShownPicture } from '#ui/shown-picture.tsx';
import { type SlideShow, useSlideShow } from '#ui/slide-show.ts';
import { Tooltip } from '#ui/tooltip.tsx';
import type { HomePageAnswer } from '../schema.ts';
import { words } from '../words/index.ts';

type Slide = HomePageAnswer['slides'][number];

/** How long each slide is shown (product 9.1). */
const SLIDE_MS = 6000;

/**
 * The widths as cropped: on a phone the picture is wider than the screen and cropped at both sides; on a wide screen its right
 * side is cropped.
 */
const STAGE_SIZES = '(max-width: 640px) 130vw, (max-width: 1023px) 100vw, 140vw';

interface HomeHeroProps {
  slides: readonly Slide[];
  /** The search, at the bottom of the picture. */
  children: ReactNode;
}

/** The promise as one sentence. */
export const promiseInWords = () => words.promise().join(' ');

/** The top of the home page: the promise over slides of occasions. */
export function HomeHero({ slides, children }: HomeHeroProps) {
  const show = useSlideShow(slides.length, SLIDE_MS);
  const id = useId();
  const { index, restUnderMouse, restInFocus } = show;
  return (
    <section
      className="hero home-hero on-dark"
      data-height="full"
      aria-roledescription={words.carousel}
      aria-label={words.occasions}
      style={{ '--stage': slides[index]?.color }}
    >
      <div className="hero-media">
        {slides.slice(0, show.reached).map(({ id: slide, picture, focus }, position) => (
          <div
            key={slide}
            className="home-hero-picture"
            data-shown={position === index || undefined}
            style={{ '--focus': `${focus}%` }}
          >
            <ShownPicture
              picture={picture}
              sizes={STAGE_SIZES}
              {...(position === 0 ? { priority: true } : {})}
              {...(position === index ? {} : { alt: '' })}
            />
          </div>
        ))}
      </div>
      <div className="hero-words within-page" {...restInFocus}>
        {/* The line breaks are fixed, so that they do not change when the font loads, and the lines stay beside the picture's
            subject. */}
        <h1>
          {words.promise()[0]} <br />
          {words.promise()[1]} <br />
          {words.promise()[2]}
        </h1>
        <div className="home-slides" aria-live={show.isRunning ? 'off' : 'polite'} {...restUnderMouse}>
          {slides.map((slide, position) => (
            <SlideWords
              key={slide.id}
              slide={slide}
              isShown={position === index}
              id={`${id}-slide-${position}`}
              labelledBy={`${id}-tab-${position}`}
            />
          ))}
        </div>
        {slides.length > 1 && (
          <div className="home-hero-controls scripts-off:hidden" {...restUnderMouse}>
            <Tabs slides={slides} show={show} id={id} />
            <Dots slides={slides} show={show} />
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

interface SlideWordsProps {
  slide: Slide;
  isShown: boolean;
  id: string;
  labelledBy: string;
}

function SlideWords({ slide, isShown, id, labelledBy }: SlideWordsProps) {
  const { title, subtitle, description } = slide;
  return (
    <div
      id={id}
      role="tabpanel"
      aria-labelledby={labelledBy}
      className="home-slide"
      data-shown={isShown || undefined}
    >
      <p className="display text-lg leading-tight lg:text-xl">{subtitle}</p>
      <p className="home-slide-text">{description}</p>
      <ButtonLink to={`/book-charter?${new URLSearchParams({ occasion: title })}`} variant="light">
        {words.reserveNow}
      </ButtonLink>
    </div>
  );
}

interface ControlsProps {
  slides: readonly Slide[];
  show: SlideShow;
}

function Tabs({ slides, show, id }: ControlsProps & { id: string }) {
  const list = useRef<HTMLDivElement>(null);
  const { index, isRunning, choose } = show;
  const count = slides.length;

  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: stepRound(index, -1, count),
      ArrowRight: stepRound(index, 1, count),
      Home: 0,
      End: count - 1,
    }[event.key];
    if (to === undefined || isForBrowser(event)) return;
    event.preventDefault();
    choose(to);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };

  return (
    <div className="home-tabs">
      <div
        role="progressbar"
        aria-label={words.slides}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={index + 1}
        aria-valuetext={words.slideOf(index + 1, count)}
        className="home-progress"
      >
        {/* The key restarts the animation for each slide. */}
        <span
          key={index}
          className="home-progress-fill"
          data-running={show.isOn || undefined}
          style={{
            '--from': index / count,
            '--to': (index + 1) / count,
            animationDuration: `${SLIDE_MS}ms`,
            animationPlayState: isRunning ? 'running' : 'paused',
          }}
        />
      </div>
      <div
        ref={list}
        role="tablist"
        aria-label={words.occasions}
        className="home-tablist"
        onKeyDown={onKeyDown}
      >
        {slides.map((slide, position) => (
          <button
            key={slide.id}
            type="button"
            role="tab"
            id={`${id}-tab-${position}`}
            aria-controls={`${id}-slide-${position}`}
            aria-selected={position === index}
            tabIndex={position === index ? 0 : -1}
            className="home-tab"
            onClick={() => choose(position)}
          >
            {slide.title}
          </button>
        ))}
      </div>
    </div>
  );
}

function Dots({ slides, show: { index, isOn, choose, toggle } }: ControlsProps) {
  const Icon = isOn ? PauseIcon : PlayIcon;
  const name = isOn ? words.pauseSlides : words.playSlides;
  return (
    <div className="home-dots">
      {slides.map(({ id, title }, position) => (
        <button
          key={id}
          type="button"
          aria-label={words.slideNamed(position + 1, title)}
          aria-current={position === index}
          className="home-dot"
          onClick={() => choose(position)}
        />
      ))}
      <Tooltip text={name}>
        {(described) => (
          <button type="button" aria-label={name} className="home-pause" onClick={toggle} {...described}>
            <Icon size={20} />
          </button>
        )}
      </Tooltip>
    </div>
  );
}
