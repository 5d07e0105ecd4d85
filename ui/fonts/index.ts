import fraunces from './fraunces.woff2?url';
import sourceSans from './source-sans-3.woff2?url';

/** The font files that every page preloads, the most visible first. */
export const fontUrls: readonly string[] = [sourceSans, fraunces];
