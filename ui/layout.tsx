import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

interface ContainerProps extends ComponentProps<'div'> {
  /** The maximum width: 1280 px, 896 px or 576 px. */
  width?: 'page' | 'narrow' | 'form';
}

/** Centers content and keeps it clear of the screen's edges. */
export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  return <div className={classes(`within-${width}`, className)} {...rest} />;
}

const TONES = {
  page: '',
  foam: 'bg-foam',
  sand: 'bg-sand',
  deep: 'bg-deep text-on-dark on-dark',
  ink: 'bg-ink text-on-dark on-dark',
};

interface SectionProps extends ComponentProps<'section'> {
  tone?: keyof typeof TONES;
  /** `chapter` is for the few large gaps of a page. */
  space?: 'section' | 'chapter';
  children: ReactNode;
}

/** A full-width band of the page with its content in a container. */
export function Section({ tone = 'page', space = 'section', className, children, ...rest }: SectionProps) {
  return (
    <section
      className={classes(space === 'chapter' ? 'py-chapter' : 'py-section', TONES[tone], className)}
      {...rest}
    >
      <Container>{children}</Container>
    </section>
  );
}
