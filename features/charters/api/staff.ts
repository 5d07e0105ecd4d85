import { z } from 'zod';
import type { Deps } from '#platform/deps.ts';
import { refuse, refuseStale } from '#platform/http/errors.ts';
import { createApiRouter, defineRoute, jsonAnswer, jsonBody } from '#platform/http/route.ts';
import { STEPS } from '../policy/states.ts';
import {
  bookingDetailsBody,
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
  openForStaff,
  quoteCharter,
} from '../service/index.ts';
import { asStaff as by, encodeChanged, refuseChange } from './answer.ts';
import { encodeForStaff } from './encode.ts';

const params = z.object({ charterId: z.string().max(60) });

const getCharter = defineRoute({
  method: 'get',
  path: '/api/admin/charters/{charterId}',
  audience: 'administrator',
  tags: ['Charters'],
  summary: 'A charter with its history and what can be done with it',
  request: { params },
  responses: { 200: jsonAnswer('The charter', staffCharterAnswer) },
});

const done = jsonAnswer('Done', changedAnswer);

const patchCharter = defineRoute({
  method: 'patch',
  path: '/api/admin/charters/{charterId}',
  audience: 'administrator',
  tags: ['Charters'],
  summary: 'Correct for whom a charter is, for how many, and what they wish for',
  description: 'What is left out stays. A newer version is answered with 409 and what it is `current`ly.',
  request: { params, body: jsonBody(bookingDetailsBody) },
  responses: { 200: done },
});

const postStatus = defineRoute({
  method: 'post',
  path: '/api/admin/charters/{charterId}/status',
  audience: 'administrator',
  tags: ['Charters'],
  summary: 'Mark a charter as reviewed, contacted, completed (or confirmed again), or pending again',
  description:
    'Completed comes only from confirmed and only once the charter is over; status confirmed takes it back for 24 hours.',
  request: { params, body: jsonBody(statusBody) },
  responses: { 200: done },
});

const postQuote = defineRoute({
  method: 'post',
  path: '/api/admin/charters/{charterId}/quote',
  audience: 'administrator',
  tags: ['Charters'],
  summary: 'Quote a charter: hold its time and mail the client a link to accept',
  request: { params, body: jsonBody(quoteBody) },
  responses: { 200: done },
});

const postConfirm = defineRoute({
  method: 'post',
  path: '/api/admin/charters/{charterId}/confirm',
  audience: 'administrator',
  tags: ['Charters'],
  summary: 'Confirm a charter: take its time on the calendar',
  request: { params, body: jsonBody(changeBody) },
  responses: { 200: done },
});

const postMove = defineRoute({
  method: 'post',
  path: '/api/admin/charters/{charterId}/move',
  audience: 'administrator',
  tags: ['Charters'],
  summary: 'Move a charter to another day, time or yacht',
  request: { params, body: jsonBody(moveBody) },
  responses: { 200: done },
});

const postCancel = defineRoute({
  method: 'post',
  path: '/api/admin/charters/{charterId}/cancel',
  audience: 'administrator',
  tags: ['Charters'],
  summary: 'Cancel a charter and give back its time',
  request: { params, body: jsonBody(changeBody) },
  responses: { 200: done },
});

const SAVED = 'The booking is saved.';
const SAVED_ANEW = `${SAVED} Links mailed to the former address no longer work; the next mail brings a new one.`;

/** What the team does with a charter; each change is kept with who, when and why. */
export function staffChartersApi(deps: Deps) {
  return createApiRouter()
    .openapi(getCharter, async (c) => {
      const found = await openForStaff(deps, c.req.valid('param').charterId);
      return found.ok ? c.json(encodeForStaff(found.value), 200) : refuse(c, found.reason);
    })
    .openapi(patchCharter, async (c) => {
      const { charterId } = c.req.valid('param');
      const saved = await correctCharter(deps, charterId, c.req.valid('json'), by(c));
      if (saved.ok) {
        const { charter, isAddressNew } = saved.value;
        return c.json(encodeChanged(charter, isAddressNew ? SAVED_ANEW : SAVED), 200);
      }
      if (saved.reason !== 'changed-meanwhile') return refuseChange(c, saved);
      const current = await openForStaff(deps, charterId);
      return current.ok ? refuseStale(c, encodeForStaff(current.value)) : refuse(c, current.reason);
    })
    .openapi(postStatus, async (c) => {
      const { status, ...words } = c.req.valid('json');
      const { charterId } = c.req.valid('param');
      const done = await advanceCharter(deps, charterId, STEPS[status], by(c), words);
      return done.ok
        ? c.json(encodeChanged(done.value, `The charter is now ${status}.`), 200)
        : refuseChange(c, done);
    })
    .openapi(postQuote, async (c) => {
      const { charterId } = c.req.valid('param');
      const done = await quoteCharter(deps, charterId, c.req.valid('json'), by(c));
      return done.ok
        ? c.json(encodeChanged(done.value, 'The quote is on its way.'), 200)
        : refuseChange(c, done);
    })
    .openapi(postConfirm, async (c) => {
      const { charterId } = c.req.valid('param');
      const done = await confirmCharter(deps, charterId, by(c), c.req.valid('json'));
      return done.ok
        ? c.json(encodeChanged(done.value, 'The charter is confirmed.'), 200)
        : refuseChange(c, done);
    })
    .openapi(postMove, async (c) => {
      const { charterId } = c.req.valid('param');
      const done = await moveCharter(deps, charterId, c.req.valid('json'), by(c));
      return done.ok
        ? c.json(encodeChanged(done.value, 'The charter has moved.'), 200)
        : refuseChange(c, done);
    })
    .openapi(postCancel, async (c) => {
      const { charterId } = c.req.valid('param');
      const done = await cancelCharter(deps, charterId, by(c), c.req.valid('json'));
      return done.ok
        ? c.json(encodeChanged(done.value, 'The charter is cancelled.'), 200)
        : refuseChange(c, done);
    });
}
