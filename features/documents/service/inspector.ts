import { inspect } from '#platform/inspection/inspect.ts';
import { lookAtDocument } from './look.ts';

inspect(lookAtDocument);
