import { z } from 'zod';
import { charterDayAt } from '#core/charter-time.ts';
import { dollarsFromCents } from '#core/money.ts';
import { saidTime } from '#features/calendar/domain/times.ts';
import { writePrice } from '#features/pricing/domain/index.ts';
import type { Deps } from '#platform/deps.ts';
import { answerRefusal, answerResult, csvHeaders, tellPages } from '#platform/http/answers.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import { createApiRouter, csvFile, jsonAnswer, jsonBody, routesFor } from '#platform/http/route.ts';
import {
  bookingAnswer,
  bookingQuery,
  messageAnswer,
  messageBody,
  moveBody,
  moveCheckAnswer,
  newBookingAnswer,
  newBookingBody,
  quoteBody,
  quotePreviewAnswer,
} from '../schema/index.ts';
import {
  addBooking,
  checkMove,
  listBookings,
  previewQuote,
  reportBookings,
  writeMessage,
} from '../service/index.ts';
import { asStaff } from './answer.ts';
import { encodeBooking } from './encode.ts';

const routes = routesFor({ audience: 'administrator', area: 'charters', tags: ['Bookings'] });
const params = z.object({ charterId: z.string().max(60) });
const one = '/api/admin/charters/{charterId}';

const getList = routes.get('/api/admin/charters', {
  summary: 'Requests and bookings',
  description: '`X-Total-Count` tells how many there are in all; `Link` leads on.',
  request: { query: bookingQuery },
  responses: { 200: jsonAnswer('A page of them', z.array(bookingAnswer)) },
});

const getReport = routes.get('/api/admin/charters-report', {
  does: 'exports',
  'x-confirmed': true,
  summary: 'Requests and bookings as a CSV file',
  description: 'For the same filter, with a total row; safe to open in a spreadsheet.',
  request: { query: bookingQuery },
  responses: { 200: csvFile },
});

const postBooking = routes.post('/api/admin/charters', {
  summary: 'Add a booking',
  request: { body: jsonBody(newBookingBody) },
  responses: { 201: jsonAnswer('Added', newBookingAnswer) },
});

const postPreview = routes.post(`${one}/quote-preview`, {
  does: 'reads',
  summary: 'What a quote would come to, and whether its time is free',
  request: { params, body: jsonBody(quoteBody) },
  responses: { 200: jsonAnswer('Nothing is sent or held', quotePreviewAnswer) },
});

const postMoveCheck = routes.post(`${one}/move-check`, {
  does: 'reads',
  summary: 'What moving a charter would mean',
  request: { params, body: jsonBody(moveBody) },
  responses: { 200: jsonAnswer('Nothing is moved', moveCheckAnswer) },
});

const postMessage = routes.post(`${one}/messages`, {
  summary: 'Write to the client, or a note for the team',
  request: { params, body: jsonBody(messageBody) },
  responses: { 201: jsonAnswer('Kept', messageAnswer) },
});

/** The staff list, the bookings and messages that staff add, and the previews of quotes and moves. */
export function bookingsApi(deps: Deps) {
  return createApiRouter()
    .openapi(getList, async (c) => {
      const query = c.req.valid('query');
      const { bookings, total } = await listBookings(deps, query);
      tellPages(c, total, query.page, query.pageSize);
      return c.json(bookings.map(encodeBooking), 200);
    })
    .openapi(getReport, async (c) => {
      const report = await reportBookings(deps, c.req.valid('query'), asStaff(c));
      if (!report.ok) return answerRefusal(c, report);
      return c.body(report.value, 200, csvHeaders(`bookings-${charterDayAt(deps.now())}`));
    })
    .openapi(postBooking, async (c) => {
      const body = c.req.valid('json');
      return createOnce(c, deps, body, (within) => addBooking(within, body, asStaff(c)));
    })
    .openapi(postPreview, async (c) => {
      const preview = await previewQuote(deps, c.req.valid('param').charterId, c.req.valid('json'));
      return answerResult(
        c,
        preview,
        ({ price, balanceDueAt, listedBaseCents, alternatives, heldUntil, ...rest }) => ({
          ...rest,
          price: price && writePrice(price, balanceDueAt),
          listedBase: listedBaseCents === null ? null : dollarsFromCents(listedBaseCents),
          alternatives: alternatives.map(saidTime),
          heldUntil: heldUntil.toISOString(),
        }),
      );
    })
    .openapi(postMoveCheck, async (c) => {
      const checked = await checkMove(deps, c.req.valid('param').charterId, c.req.valid('json'));
      return answerResult(c, checked, ({ alternatives, ...check }) => ({
        ...check,
        alternatives: alternatives.map(saidTime),
      }));
    })
    .openapi(postMessage, async (c) => {
      const body = c.req.valid('json');
      const { charterId } = c.req.valid('param');
      return createOnce(c, deps, body, (within) => writeMessage(within, charterId, body, asStaff(c)));
    });
}
