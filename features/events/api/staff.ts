import { answerOf, columnsOf } from '#core/field-values.ts';
import type { Deps } from '#platform/deps.ts';
import { refuse, refuseStale } from '#platform/http/errors.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import { listRoutes } from '#platform/http/list-routes.ts';
import { createApiRouter } from '#platform/http/route.ts';
import { pictureFor } from '#platform/pictures/shown.ts';
import { quoteEventTypeOf } from '../domain.ts';
import { eventFields } from '../fields.ts';
import { eventBody, type StaffEventAnswer, staffEventAnswer } from '../schema.ts';
import { eventCatalog } from '../service.ts';

type Row = Awaited<ReturnType<typeof eventCatalog.list>>[number];

function encode(row: Row): StaffEventAnswer {
  const { id, imageUrl, title, version } = row;
  return {
    ...{ id, ...answerOf(eventFields, row), version },
    picture: pictureFor(imageUrl, title),
    quoteEventType: quoteEventTypeOf(row),
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
      c.json((await eventCatalog.list(deps, c.req.valid('query'))).map(encode), 200),
    )
    .openapi(routes.create, (c) => {
      const body = c.req.valid('json');
      // One that is told no place is a card of /packages, so that the site shows it at once.
      const values = { placement: 'large-event' as const, ...columnsOf(eventFields, body) };
      return createOnce(c, deps, body, async (within) => {
        const made = await eventCatalog.create(within, c.get('actor'), values);
        return { ...made, value: answered(made.value, 'Event created successfully') };
      });
    })
    .openapi(routes.change, async (c) => {
      const body = c.req.valid('json');
      const { eventId } = c.req.valid('param');
      const done = await eventCatalog.change(
        deps,
        c.get('actor'),
        eventId,
        columnsOf(eventFields, body),
        body.version,
      );
      if (done.ok) return c.json(answered(done.value, 'Event updated successfully'), 200);
      return 'current' in done ? refuseStale(c, encode(done.current)) : refuse(c, done.reason);
    })
    .openapi(routes.show, async (c) => {
      const { isActive, version } = c.req.valid('json');
      const { eventId } = c.req.valid('param');
      const done = await eventCatalog.change(deps, c.get('actor'), eventId, { isActive }, version);
      if (done.ok) return c.json(answered(done.value, 'Event updated successfully'), 200);
      return 'current' in done ? refuseStale(c, encode(done.current)) : refuse(c, done.reason);
    })
    .openapi(routes.remove, async (c) => {
      const done = await eventCatalog.remove(deps, c.get('actor'), c.req.valid('param').eventId);
      return done.ok ? c.json({ message: 'Event deleted successfully' }, 200) : refuse(c, done.reason);
    })
    .openapi(routes.order, async (c) => {
      const rows = await eventCatalog.arrange(deps, c.get('actor'), c.req.valid('json').ids);
      return c.json(rows.map(encode), 200);
    });
}
