import { dollarsFromCents } from '#core/money.ts';
import type { Deps } from '#platform/deps.ts';
import { refuse, refuseStale } from '#platform/http/errors.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import { listRoutes } from '#platform/http/list-routes.ts';
import { createApiRouter } from '#platform/http/route.ts';
import { pictureFor } from '#platform/pictures/shown.ts';
import { quoteEventTypeOf } from '../domain.ts';
import { type EventFields, eventBody, type StaffEventAnswer, staffEventAnswer } from '../schema.ts';
import { eventDesk } from '../service.ts';

type Row = Awaited<ReturnType<typeof eventDesk.list>>[number];

const dollarsOrNull = (cents: number | null) => (cents === null ? null : dollarsFromCents(cents));
const centsOrNull = (dollars: number | null | undefined) => (dollars == null ? null : dollars * 100);

function encode(row: Row): StaffEventAnswer {
  const { id, title, description, longDescription, imageUrl, category, duration, maxGuests } = row;
  const { features, isActive, isFeatured, placement, priceNote, version } = row;
  return {
    ...{ id, title, description, longDescription, imageUrl, category, duration, maxGuests },
    ...{ features, isActive, isFeatured, placement, priceNote, version },
    picture: pictureFor(imageUrl, title),
    minPrice: dollarsOrNull(row.minPriceCents),
    maxPrice: dollarsOrNull(row.maxPriceCents),
    quoteEventType: quoteEventTypeOf(row),
  };
}

/** Where an event is shown and how its price is worded are told by our own form alone: left out, they stay as they were. */
function valuesOf(body: EventFields) {
  const { minPrice, maxPrice, maxGuests, version: _, placement, quoteEventType, priceNote, ...fields } = body;
  return {
    ...fields,
    maxGuests: maxGuests ?? null,
    minPriceCents: centsOrNull(minPrice),
    maxPriceCents: centsOrNull(maxPrice),
    ...(placement === undefined ? {} : { placement }),
    ...(quoteEventType === undefined ? {} : { quoteEventType }),
    ...(priceNote === undefined ? {} : { priceNote }),
  };
}

const routes = listRoutes({
  path: '/api/admin/events',
  param: 'eventId',
  tag: 'Events',
  noun: 'event',
  many: 'Events',
  body: eventBody,
  answer: staffEventAnswer,
});

/** What staff do with events. */
export function staffEventsApi(deps: Deps) {
  const answered = (row: Row, message: string) => ({ ...encode(row), message });
  return createApiRouter()
    .openapi(routes.list, async (c) =>
      c.json((await eventDesk.list(deps, c.req.valid('query'))).map(encode), 200),
    )
    .openapi(routes.create, (c) => {
      const body = c.req.valid('json');
      // One that is told no place is a card of /packages, so that the site shows it at once.
      const values = { placement: 'large-event' as const, ...valuesOf(body) };
      return createOnce(c, deps, body, async (within) => {
        const made = await eventDesk.create(within, c.get('actor'), values);
        return { ...made, value: answered(made.value, 'Event created successfully') };
      });
    })
    .openapi(routes.change, async (c) => {
      const body = c.req.valid('json');
      const { eventId } = c.req.valid('param');
      const done = await eventDesk.change(deps, c.get('actor'), eventId, valuesOf(body), body.version);
      if (done.ok) return c.json(answered(done.value, 'Event updated successfully'), 200);
      return 'current' in done ? refuseStale(c, encode(done.current)) : refuse(c, done.reason);
    })
    .openapi(routes.show, async (c) => {
      const { isActive, version } = c.req.valid('json');
      const { eventId } = c.req.valid('param');
      const done = await eventDesk.change(deps, c.get('actor'), eventId, { isActive }, version);
      if (done.ok) return c.json(answered(done.value, 'Event updated successfully'), 200);
      return 'current' in done ? refuseStale(c, encode(done.current)) : refuse(c, done.reason);
    })
    .openapi(routes.remove, async (c) => {
      const done = await eventDesk.remove(deps, c.get('actor'), c.req.valid('param').eventId);
      return done.ok ? c.json({ message: 'Event deleted successfully' }, 200) : refuse(c, done.reason);
    })
    .openapi(routes.order, async (c) => {
      const rows = await eventDesk.arrange(deps, c.get('actor'), c.req.valid('json').ids);
      return c.json(rows.map(encode), 200);
    });
}
