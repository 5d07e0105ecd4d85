import fraunces from './fraunces.woff2?url&no-inline';
import sourceSans from './source-sans-3.woff2?url&no-inline';

/** The font files every page preloads, most visible first. */
export const fontUrls: readonly string[] = [sourceSans, fraunces];
