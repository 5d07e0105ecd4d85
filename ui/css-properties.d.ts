import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Our own custom properties, set where a figure comes from data. */
    [property: `--${string}`]: string | number | undefined;
  }
}
