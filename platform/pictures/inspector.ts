import { inspect } from '#platform/inspection/inspect.ts';
import { repaintPicture } from './repaint.ts';

inspect(repaintPicture);
