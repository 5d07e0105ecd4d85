import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

/*
 * The icons lucide does not have (the marks of the networks) or that public pages show (drawn here, they do
 * not bring its module along). Same family: 24 px grid, 1.5 px stroke, round ends. Other icons come from lucide-react.
 */

interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  size?: number;
}

function Icon({ size = 24, className, children, ...rest }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={classes('icon', className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      {children}
    </svg>
  );
}

export function ArrowIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 12h16m-6-6 6 6-6 6" />
    </Icon>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  );
}

export function ChevronLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m14.5 5-7 7 7 7" />
    </Icon>
  );
}

export function ChevronRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m9.5 5 7 7-7 7" />
    </Icon>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  );
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 8.5h17m-17 7h17" />
    </Icon>
  );
}

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 12h12" />
    </Icon>
  );
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 12h12M12 6v12" />
    </Icon>
  );
}

export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 6v12m6-12v12" />
    </Icon>
  );
}

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5.5 18.5 12 8 18.5z" />
    </Icon>
  );
}

export function ProfileIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8.25" r="3.75" />
      <path d="M4.75 20a7.25 7.25 0 0 1 14.5 0" />
    </Icon>
  );
}

export function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M12 7.75v5m0 3.4v.1" />
    </Icon>
  );
}

export function PlaceIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21.25c4.2-4.4 6.75-8 6.75-11.25a6.75 6.75 0 0 0-13.5 0c0 3.25 2.55 6.85 6.75 11.25z" />
      <circle cx="12" cy="10" r="2.5" />
    </Icon>
  );
}

export function HeartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20 4.25 12.45a4.8 4.8 0 0 1 0-6.9 4.9 4.9 0 0 1 6.85 0l.9.9.9-.9a4.9 4.9 0 0 1 6.85 0 4.8 4.8 0 0 1 0 6.9z" />
    </Icon>
  );
}

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="17.5" cy="5.5" r="2.75" />
      <circle cx="6.5" cy="12" r="2.75" />
      <circle cx="17.5" cy="18.5" r="2.75" />
      <path d="m8.9 10.6 6.2-3.7M8.9 13.4l6.2 3.7" />
    </Icon>
  );
}

export function InstagramIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.75" y="3.75" width="16.5" height="16.5" rx="4.5" />
      <circle cx="12" cy="12" r="3.75" />
      <path d="M16.75 7.2v.1" />
    </Icon>
  );
}

export function FacebookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M16.5 3.75h-2.25A3.75 3.75 0 0 0 10.5 7.5v12.75M7.5 11.25h7.5" />
    </Icon>
  );
}

export function YoutubeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.75" y="5.5" width="18.5" height="13" rx="3.5" />
      <path d="m10.25 9.25 4.75 2.75-4.75 2.75z" />
    </Icon>
  );
}

export function TiktokIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13.5 3.75v11.5a4 4 0 1 1-4-4m4-7.5c.3 2.9 2.3 4.9 5.25 5.1" />
    </Icon>
  );
}

export function WhatsappIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3.75 20.25 1.2-4.1a8.4 8.4 0 1 1 3.2 3.05z" />
      <path d="M9 8.4c-.5.5-.7 1.2-.4 2 .8 2.2 2.6 4 4.9 4.9.8.3 1.6.1 2.1-.5l.3-.4-2-1.5-1 .7a6 6 0 0 1-2.5-2.6l.7-.9-1.4-2.1z" />
    </Icon>
  );
}
