import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Our own custom properties, for values that come from data. */
    [property: `--${string}`]: string | number | undefined;
  }
}
