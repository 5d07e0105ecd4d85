import { charterDayAt } from '#core/charter-time.ts';
import type { Deps } from '#server/deps.ts';
import { createOnce } from '#server/http/idempotency.ts';
import { createApiRouter, defineRoute, jsonAnswer, jsonBody } from '#server/http/route.ts';
import { contactForm, quoteForm, receivedAnswer } from './schema.ts';
import { receiveContactMessage, receiveQuoteRequest } from './service.ts';

/** The HTTP routes of the contact and quote forms. */
export function inquiriesApi(deps: Deps) {
  const today = () => charterDayAt(deps.now());

  const postContact = defineRoute({
    method: 'post',
    path: '/api/contact',
    audience: 'everyone',
    tags: ['Inquiries'],
    summary: 'Send a message',
    description: 'Optional fields may be left out, empty or null.',
    request: { body: jsonBody(contactForm(today)) },
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

  // How long the form was open differs with every try of the same form, so it is no part of what must stay the same.
  return createApiRouter()
    .openapi(postContact, (c) => {
      const { filledInMs, ...sent } = c.req.valid('json');
      const { leaveEmpty, date: preferredOn, ...message } = sent;
      return createOnce(c, deps, sent, (within) =>
        receiveContactMessage(within, { ...message, preferredOn }, { leaveEmpty, filledInMs }),
      );
    })
    .openapi(postQuoteRequest, (c) => {
      const { filledInMs, ...sent } = c.req.valid('json');
      const { leaveEmpty, eventDate: eventOn, ...request } = sent;
      return createOnce(c, deps, sent, (within) =>
        receiveQuoteRequest(within, { ...request, eventOn }, { leaveEmpty, filledInMs }),
      );
    });
}
