import { Heart } from 'lucide';
import { drawn } from '#ui/icons.tsx';

/** The heart of a saved yacht. Filled if the yacht is saved. */
export const HeartIcon = drawn(Heart);
