import { inspect } from '#server/inspection/inspect.ts';
import { lookAtDocument } from './look.ts';

inspect(lookAtDocument);
