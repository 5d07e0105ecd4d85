import fraunces from './fraunces.woff2?url';
import sourceSans from './source-sans-3.woff2?url';

/** The font files every page preloads, most visible first. */
export const fontUrls: readonly string[] = [sourceSans, fraunces];
