import { inspect } from '#server/inspection/inspect.ts';
import { repaintPicture } from './repaint.ts';

inspect(repaintPicture);
