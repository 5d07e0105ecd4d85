import { z } from 'zod';
import { ok } from '#core/result.ts';
import { answerRefusal, answerResult } from '#platform/http/answers.ts';
import { createApiRouter, jsonAnswer, jsonBody, routesFor } from '#platform/http/route.ts';
import { words } from '../components/admin/words/index.ts';
import { STEPS } from '../policy/states.ts';
import {
  bookingDetailsBody,
  callOffBody,
  changeBody,
  changedAnswer,
  moveBody,
  quoteBody,
  staffCharterAnswer,
  statusBody,
} from '../schema/index.ts';
import {
  advanceCharter,
  cancelCharter,
  confirmCharter,
  correctCharter,
  moveCharter,
  PLACE,
  quoteCharter,
} from '../service/index.ts';
import { answerChanged, answerTold, asStaff as by, type ChartersDeps, openWithLeaving } from './answer.ts';
import { encodeForStaff } from './encode.ts';

const routes = routesFor({ audience: 'administrator', area: 'charters', tags: ['Charters'] });
const one = '/api/admin/charters/{charterId}';
const params = z.object({ charterId: z.string().max(60) });
const done = { 200: jsonAnswer('Done', changedAnswer) };

const getCharter = routes.get(one, {
  summary: 'A charter with its history and what can be done with it',
  request: { params },
  responses: { 200: jsonAnswer('The charter', staffCharterAnswer) },
});

const patchCharter = routes.patch(one, {
  summary: 'Correct for whom a charter is, for how many, and what they wish for',
  description:
    'What is left out stays. The client of a confirmed one is mailed what changed of name, guests and captain. Guests and captain (`mode`) of a quoted one are refused: they change by a new quote. A newer version is answered with 409 and what it is `current`ly.',
  request: { params, body: jsonBody(bookingDetailsBody) },
  responses: done,
});

const postStatus = routes.post(`${one}/status`, {
  summary: 'Mark a charter as reviewed, contacted, completed (or confirmed again), or pending again',
  description:
    'Completed comes only from confirmed and only once the charter is over; status confirmed takes it back for 24 hours.',
  request: { params, body: jsonBody(statusBody) },
  responses: done,
});

const postQuote = routes.post(`${one}/quote`, {
  summary: 'Quote a charter: hold its time and mail the client a link to accept',
  description:
    'A confirmed charter that has no price is given this one: it stays confirmed, and its client is mailed the confirmation with the price. It then stays where it is: another time, yacht, `mode` or `guestCount` is refused.',
  request: { params, body: jsonBody(quoteBody) },
  responses: done,
});

const postConfirm = routes.post(`${one}/confirm`, {
  summary: 'Confirm a charter: take its time on the calendar',
  request: { params, body: jsonBody(changeBody) },
  responses: done,
});

const postMove = routes.post(`${one}/move`, {
  summary: 'Move a charter to another day, time or yacht',
  description:
    'Without day, time and yacht it stays where it is, and only `mode` (whether a captain is included) or `guestCount` changes. What is already so is answered as done, and nobody is told.',
  request: { params, body: jsonBody(moveBody) },
  responses: done,
});

const postCancel = routes.post(`${one}/cancel`, {
  summary: 'Cancel a charter and give back its time',
  request: { params, body: jsonBody(callOffBody) },
  responses: done,
});

/** What staff do with a charter. Each change is kept with who made it, when and why. */
export function staffChartersApi(deps: ChartersDeps) {
  return createApiRouter()
    .openapi(getCharter, async (c) =>
      answerResult(c, await openWithLeaving(deps, c.req.valid('param').charterId), encodeForStaff),
    )
    .openapi(patchCharter, async (c) => {
      const { charterId } = c.req.valid('param');
      const saved = await correctCharter(deps, charterId, c.req.valid('json'), by(c));
      if (saved.ok) {
        const { charter, isAddressNew, isTold } = saved.value;
        const message = isAddressNew ? words.savedAnew : words.isSaved;
        return isTold
          ? answerTold(c, ok(charter), `${message} ${words.changeIsMailed}`, message)
          : answerChanged(c, ok(charter), message);
      }
      if (saved.reason !== 'changed-meanwhile') return answerRefusal(c, saved);
      const current = await openWithLeaving(deps, charterId);
      return answerRefusal(c, current.ok ? { ...saved, current: encodeForStaff(current.value) } : current);
    })
    .openapi(postStatus, async (c) => {
      const { status, ...why } = c.req.valid('json');
      const { charterId } = c.req.valid('param');
      const done = await advanceCharter(deps, charterId, STEPS[status], by(c), why);
      return answerChanged(c, done, words.isNow[status]);
    })
    .openapi(postQuote, async (c) => {
      const done = await quoteCharter(deps, c.req.valid('param').charterId, c.req.valid('json'), by(c));
      const isPriced = done.ok && done.value.status === 'confirmed';
      return isPriced
        ? answerTold(c, done, words.priceIsMailed, words.priceIsNamed)
        : answerTold(c, done, words.quoteOnItsWay, words.quoteKept);
    })
    .openapi(postConfirm, async (c) => {
      const done = await confirmCharter(deps, c.req.valid('param').charterId, by(c), c.req.valid('json'));
      return answerTold(c, done, words.isConfirmed);
    })
    .openapi(postMove, async (c) => {
      const to = c.req.valid('json');
      const done = await moveCharter(deps, c.req.valid('param').charterId, to, by(c));
      const isElsewhere = PLACE.some((part) => to[part] !== undefined);
      const changed = to.guestCount === undefined ? words.hasOtherCaptain : words.hasOtherGuests;
      return answerTold(c, done, isElsewhere ? words.hasMoved : changed);
    })
    .openapi(postCancel, async (c) => {
      const done = await cancelCharter(deps, c.req.valid('param').charterId, by(c), c.req.valid('json'));
      return answerTold(c, done, words.isCancelled);
    });
}
