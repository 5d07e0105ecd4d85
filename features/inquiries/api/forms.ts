import { z } from 'zod';
import { charterDayAt } from '#core/charter-time.ts';
import type { Deps } from '#platform/deps.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import { createApiRouter, defineRoute, jsonAnswer, jsonBody } from '#platform/http/route.ts';
import { contactForm, ownQuoteAnswer, quoteForm, receivedAnswer } from '../schema.ts';
import { listOwnQuoteRequests, receiveContactMessage, receiveQuoteRequest } from '../service/index.ts';

const listOwn = defineRoute({
  method: 'get',
  path: '/api/profile/quotes',
  audience: 'signed-in',
  tags: ['Profile'],
  summary: 'The quotes one has asked for',
  responses: { 200: jsonAnswer('The newest first', z.array(ownQuoteAnswer)) },
});

/** The routes of the contact and quote forms. */
export function formsApi(deps: Deps) {
  const today = () => charterDayAt(deps.now());

  const postContact = defineRoute({
    method: 'post',
    path: '/api/contact',
    audience: 'everyone',
    tags: ['Inquiries'],
    summary: 'Send a message',
    description: 'Optional fields may be left out, empty or null.',
    request: { body: jsonBody(contactForm) },
    responses: { 201: jsonAnswer('Received; `message` is for the sender to read', receivedAnswer) },
  });

  const postQuoteRequest = defineRoute({
    method: 'post',
    path: '/api/quote-requests',
    audience: 'everyone',
    tags: ['Inquiries'],
    summary: 'Ask for an event’s quote',
    description: 'Optional fields may be left out, empty or null.',
    request: { body: jsonBody(quoteForm(today)) },
    responses: { 201: jsonAnswer('Received; `message` is for the sender to read', receivedAnswer) },
  });

  // `filledInMs` differs with each attempt to send the same form, so it is not part of the body that must stay the same.
  return createApiRouter()
    .openapi(postContact, async (c) => {
      const actor = await c.get('findActor')();
      const { filledInMs, ...sent } = c.req.valid('json');
      const { leaveEmpty, language, date: preferredOn, ...message } = sent;
      return createOnce(c, deps, sent, (within) =>
        receiveContactMessage(
          within,
          { ...message, preferredOn },
          { leaveEmpty, filledInMs, language },
          actor?.accountId,
        ),
      );
    })
    .openapi(postQuoteRequest, async (c) => {
      const actor = await c.get('findActor')();
      const accountId = actor?.role === 'client' ? actor.accountId : null;
      const { filledInMs, ...sent } = c.req.valid('json');
      const { leaveEmpty, language, eventDate: eventOn, ...request } = sent;
      return createOnce(c, deps, sent, (within) =>
        receiveQuoteRequest(within, { ...request, eventOn }, { leaveEmpty, filledInMs, language }, accountId),
      );
    })
    .openapi(listOwn, async (c) => {
      const own = await listOwnQuoteRequests(deps, c.get('actor').accountId);
      return c.json(
        own.map(({ id, createdAt, eventType, eventOn, guests, message, charterId }) => ({
          id,
          eventType,
          eventDate: eventOn,
          guests,
          message,
          charterId,
          createdAt: createdAt.toISOString(),
        })),
        200,
      );
    });
}
