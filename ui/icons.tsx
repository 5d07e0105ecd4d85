import {
  ArrowRight,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  Equal,
  type IconNode,
  Minus,
  Pause,
  Play,
  Plus,
  UserRound,
  X,
} from 'lucide';
import { type ComponentProps, createElement } from 'react';
import { classes } from './classes.ts';

interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  size?: number;
}

/**
 * Makes an icon component from lucide's line data (a 24 × 24 grid). So a page carries only the icons it shows, and no icon
 * library.
 *
 * @param weight `even`: the same line width at any size; otherwise a smaller icon has finer lines
 */
export function drawn(lines: IconNode, weight?: 'even') {
  const shapes = lines.map(([shape, attributes]) => createElement(shape, attributes));
  return ({ size = 24, className, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        className: classes('icon', weight && 'icon-even', className),
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        focusable: false,
        ...rest,
      },
      ...shapes,
    );
}

export const ArrowIcon = drawn(ArrowRight);
export const ChevronLeftIcon = drawn(ChevronLeft);
export const ChevronRightIcon = drawn(ChevronRight);
export const CloseIcon = drawn(X);
export const MenuIcon = drawn(Equal);
export const MinusIcon = drawn(Minus);
export const PlusIcon = drawn(Plus);
export const PauseIcon = drawn(Pause);
export const PlayIcon = drawn(Play);
export const ProfileIcon = drawn(UserRound);
export const AlertIcon = drawn(CircleAlert);

// The logos of the social networks, which lucide does not have.
export const InstagramIcon = drawn([
  ['rect', { x: 3.75, y: 3.75, width: 16.5, height: 16.5, rx: 4.5 }],
  ['circle', { cx: 12, cy: 12, r: 3.75 }],
  ['path', { d: 'M16.75 7.2v.1' }],
]);
export const FacebookIcon = drawn([
  ['path', { d: 'M16.5 3.75h-2.25A3.75 3.75 0 0 0 10.5 7.5v12.75M7.5 11.25h7.5' }],
]);
export const YoutubeIcon = drawn([
  ['rect', { x: 2.75, y: 5.5, width: 18.5, height: 13, rx: 3.5 }],
  ['path', { d: 'm10.25 9.25 4.75 2.75-4.75 2.75z' }],
]);
export const TiktokIcon = drawn([
  ['path', { d: 'M13.5 3.75v11.5a4 4 0 1 1-4-4m4-7.5c.3 2.9 2.3 4.9 5.25 5.1' }],
]);
export const WhatsappIcon = drawn([
  ['path', { d: 'm3.75 20.25 1.2-4.1a8.4 8.4 0 1 1 3.2 3.05z' }],
  [
    'path',
    {
      d: 'M9 8.4c-.5.5-.7 1.2-.4 2 .8 2.2 2.6 4 4.9 4.9.8.3 1.6.1 2.1-.5l.3-.4-2-1.5-1 .7a6 6 0 0 1-2.5-2.6l.7-.9-1.4-2.1z',
    },
  ],
]);
