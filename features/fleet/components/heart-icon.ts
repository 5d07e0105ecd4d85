import { Heart } from 'lucide';
import { drawn } from '#ui/icons.tsx';

/** What keeps a yacht, full where she is kept. */
export const HeartIcon = drawn(Heart);
