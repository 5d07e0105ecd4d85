import { z } from 'zod';
import { told } from '#core/result.ts';
import { asStaff } from '#features/charters/api/answer.ts';
import { requestNumber } from '#features/charters/domain.ts';
import type { Deps } from '#platform/deps.ts';
import { answerResult, type Refusal } from '#platform/http/answers.ts';
import { catalogApi } from '#platform/http/catalog-api.ts';
import { createApiRouter, jsonAnswer, jsonBody, type RoutesOf, routesFor } from '#platform/http/route.ts';
import { words } from '../components/admin/words/index.ts';
import { checklistOf, departsFrom } from '../domain/index.ts';
import {
  captainBody,
  type DepartureAnswer,
  departureAnswer,
  departureChanged,
  departuresAnswer,
  type ListedDeparture,
  overrideBody,
} from '../schema.ts';
import {
  assignCaptain,
  captainService,
  depart,
  type Listed,
  listDepartures,
  noteReturn,
  type OpenedDeparture,
  openDeparture,
  overridePoint,
  undoStep,
} from '../service/index.ts';
import { boardingApi } from './boarding.ts';
import { contractsApi } from './contracts.ts';
import { encodeBoarding, iso } from './encode.ts';

const routes = routesFor({ audience: 'administrator', area: 'charters', tags: ['Departures'] });
const params = z.object({ charterId: z.string().max(60) });
const one = '/api/admin/charters/{charterId}/departure';
const done = { 200: jsonAnswer('Done', departureChanged) };

const getDepartures = routes.get('/api/admin/departures', {
  summary: 'Who is out, and who leaves today and tomorrow, each with what is missing',
  responses: { 200: jsonAnswer('In the order in which they leave', departuresAnswer) },
});

const getDeparture = routes.get(one, {
  summary: 'A charter’s departure: captain, what is missing, what was let pass, what can be done',
  request: { params },
  responses: { 200: jsonAnswer('As it stands now', departureAnswer) },
});

const putCaptain = routes.put(`${one}/captain`, {
  summary: 'Give a confirmed charter its captain, or take the captain off',
  description: 'A captain is on one charter at a time: 409 `captain-busy`.',
  request: { params, body: jsonBody(captainBody) },
  responses: done,
});

const postOverride = routes.post(`${one}/overrides`, {
  summary: 'Let something pass that is missing, with a reason',
  description:
    'Only what the law leaves to the business, and for exactly what is missing now. The charter desk only what `isAbsence` says (403 `not-in-your-role`), and until that guest is checked in.',
  request: { params, body: jsonBody(overrideBody) },
  responses: done,
});

const postDepart = routes.post(`${one}/depart`, {
  summary: 'Let a charter leave',
  description: 'Refused with 409 `departure-incomplete` and all that is missing, in the sentence.',
  request: { params },
  responses: done,
});

const postReturn = routes.post(`${one}/return`, {
  summary: 'Note that a charter is back',
  description: 'It is completed then, or once its time is over.',
  request: { params },
  responses: done,
});

const postUndo = routes.post(`${one}/undo`, {
  summary: 'Take back the departure or the return that was noted last, for half an hour',
  request: {
    params,
    query: z.object({
      of: z.enum(['departure', 'return']).optional().meta({
        description: 'Which of the two is meant: 409 `changed-meanwhile` if the other was noted last',
      }),
    }),
  },
  responses: done,
});

function encodeDeparture(of: OpenedDeparture): DepartureAnswer {
  const { charter, departure, captain, choice, facts } = of;
  return {
    mode: of.mode,
    departsFrom: departsFrom(charter).toISOString(),
    captain: facts.captain && {
      id: (charter.mode === 'crewed' ? captain?.id : choice?.captainId) ?? '',
      name: facts.captain.name,
      license: facts.captain.license,
      licenseValidUntil: facts.captain.licenseValidUntil,
    },
    choice: choice && {
      kind: choice.kind,
      phone: choice.phone,
      email: choice.email,
      chosenAt: choice.chosenAt.toISOString(),
      contract: of.contract?.state ?? null,
    },
    captains: of.choices.map(({ id, name, license, licenseValidUntil, isBusy }) => ({
      id,
      name,
      license,
      licenseValidUntil,
      isBusy,
    })),
    boarding: of.boarding.map(encodeBoarding),
    departedAt: iso(departure.departedAt),
    departedBy: departure.departedBy,
    returnedAt: iso(departure.returnedAt),
    returnedBy: departure.returnedBy,
    missing: of.missing,
    overrides: of.overrides.map(({ code, reason, madeBy, madeAt }) => ({
      code,
      reason,
      by: madeBy,
      at: madeAt.toISOString(),
    })),
    steps: of.steps,
  };
}

function encodeListed({
  booking,
  departure,
  captainName,
  missing,
  mayLeave,
  named,
  aboard,
}: Listed): ListedDeparture {
  const checks = checklistOf(missing);
  return {
    charterId: booking.id,
    number: requestNumber(booking.id),
    status: booking.status,
    client: booking.contactName,
    yacht: { id: booking.yachtId, name: booking.yachtName },
    departsAt: booking.departsAt.toISOString(),
    returnsAt: booking.returnsAt.toISOString(),
    guestCount: booking.guestCount,
    captain: captainName,
    named,
    aboard,
    departedAt: iso(departure.departedAt),
    returnedAt: iso(departure.returnedAt),
    checks: checks.length,
    done: checks.filter(({ state }) => state === 'done').length,
    missing: missing.map(({ sentence }) => sentence),
    mayLeave,
  };
}

/** The answer to a step: a message for the staff member who took it. */
const said = (step: { readonly ok: true; readonly value: unknown } | Refusal, message: string) =>
  told(step, () => ({ message }));

/** The routes for staff: departures, and the captains who take charters out. */
export function departuresApi(deps: Deps) {
  return createApiRouter()
    .route('/', catalogApi(deps, captainService))
    .route('/', contractsApi(deps))
    .route('/', boardingApi(deps))
    .openapi(getDepartures, async (c) => {
      const { underWay, leavingToday, leavingTomorrow, ...days } = await listDepartures(deps);
      const answer = {
        ...days,
        underWay: underWay.rows.map(encodeListed),
        leavingToday: leavingToday.rows.map(encodeListed),
        leavingTomorrow: leavingTomorrow.rows.map(encodeListed),
        more: {
          underWay: underWay.more,
          leavingToday: leavingToday.more,
          leavingTomorrow: leavingTomorrow.more,
        },
      };
      return c.json(answer, 200);
    })
    .openapi(getDeparture, async (c) =>
      answerResult(c, await openDeparture(deps, c.req.valid('param').charterId), encodeDeparture),
    )
    .openapi(putCaptain, async (c) => {
      const body = c.req.valid('json');
      const step = await assignCaptain(deps, c.req.valid('param').charterId, body, asStaff(c));
      return answerResult(c, said(step, body.captainId ? words.steps.assigned : words.steps.unassigned));
    })
    .openapi(postOverride, async (c) => {
      const by = { ...asStaff(c), staffRoles: c.get('actor').staffRoles };
      const step = await overridePoint(deps, c.req.valid('param').charterId, c.req.valid('json'), by);
      return answerResult(c, said(step, words.steps.overridden));
    })
    .openapi(postDepart, async (c) => {
      const left = await depart(deps, c.req.valid('param').charterId, asStaff(c));
      return answerResult(
        c,
        said(left, left.ok ? words.steps.left(left.value.aboard, left.value.named) : ''),
      );
    })
    .openapi(postReturn, async (c) => {
      const step = await noteReturn(deps, c.req.valid('param').charterId, asStaff(c));
      const isCompleted = step.ok && step.value.status === 'completed';
      const message = isCompleted ? words.steps.backAndCompleted : words.steps.back;
      return answerResult(c, said(step, message));
    })
    .openapi(postUndo, async (c) => {
      const { of } = c.req.valid('query');
      const step = await undoStep(deps, c.req.valid('param').charterId, asStaff(c), of);
      return answerResult(c, said(step, words.steps.takenBack));
    });
}

export type DeparturesApi = RoutesOf<typeof departuresApi>;
