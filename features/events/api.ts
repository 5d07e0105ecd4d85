import { z } from 'zod';
import { publicOf } from '#core/field-values.ts';
import { saidOf } from '#core/translations.ts';
import type { Deps } from '#platform/deps.ts';
import { catalogApi } from '#platform/http/catalog-api.ts';
import { createApiRouter, defineRoute, jsonAnswer, type RoutesOf, shows } from '#platform/http/route.ts';
import { pictureFor } from '#platform/pictures/shown.ts';
import { quoteEventTypeOf } from './domain.ts';
import { type Event, eventFields } from './fields.ts';
import { type EventAnswer, eventAnswer, eventBody, eventsQuery, ownShape, priceNoteOf } from './schema.ts';
import { eventService, listEvents } from './service.ts';

function encodeEvent(event: Event): EventAnswer {
  const answer = saidOf(publicOf(eventFields), event);
  return {
    id: event.id,
    ...answer,
    picture: pictureFor(event.imageUrl, answer.title),
    quoteEventType: quoteEventTypeOf(event),
    priceNote: priceNoteOf(answer),
  };
}

const getEvents = defineRoute({
  method: 'get',
  path: '/api/events',
  audience: 'everyone',
  tags: ['Events'],
  summary: 'The occasions the company hosts',
  description: 'With `placement`, those shown in one place of the site.',
  request: { query: eventsQuery },
  responses: { 200: jsonAnswer('Events, in the order staff gave them', z.array(eventAnswer)) },
});

/** The HTTP routes of events. */
export function eventsApi(deps: Deps) {
  const byStaff = catalogApi(deps, eventService, {
    body: eventBody,
    shape: ownShape,
    answered: (event) => ({ quoteEventType: quoteEventTypeOf(event) }),
  });
  return createApiRouter()
    .route('/', byStaff)
    .openapi(getEvents, async (c) => {
      const { placement } = c.req.valid('query');
      shows(c, 'events');
      return c.json((await listEvents(deps, placement || undefined)).map(encodeEvent), 200);
    });
}

export type EventsApi = RoutesOf<typeof eventsApi>;
