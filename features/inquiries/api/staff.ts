import { z } from 'zod';
import { newBookingAnswer, newBookingBody } from '#features/charters/schema/index.ts';
import type { Deps } from '#platform/deps.ts';
import { answerResult, tellPages } from '#platform/http/answers.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import { createApiRouter, jsonAnswer, jsonBody, routesFor } from '#platform/http/route.ts';
import { words } from '../components/admin/words/index.ts';
import { inquiryFacts, topicOf } from '../domain.ts';
import {
  type InquiryAnswer,
  inquiriesQuery,
  inquiryAnswer,
  inquiryChangeBody,
  inquiryReplyBody,
  openInquiryAnswer,
  receivedAnswer,
} from '../schema.ts';
import {
  answerInquiry,
  bookInquiry,
  changeInquiry,
  type KeptInquiry,
  listInquiries,
  openInquiry,
} from '../service/index.ts';

const routes = routesFor({ audience: 'administrator', area: 'inquiries', tags: ['Inquiries'] });
const path = '/api/admin/inquiries';
const one = `${path}/{inquiryId}` as const;
const params = z.object({ inquiryId: z.string().max(60) });

const getList = routes.get(path, {
  summary: 'What the contact and quote forms have brought',
  description: 'The total is in X-Total-Count, the pages in Link.',
  request: { query: inquiriesQuery },
  responses: { 200: jsonAnswer('A page of the list', z.array(inquiryAnswer)) },
});

const getOne = routes.get(one, {
  summary: 'An inquiry with what was answered',
  request: { params },
  responses: { 200: jsonAnswer('The inquiry', openInquiryAnswer) },
});

const patchOne = routes.patch(one, {
  summary:
    'Give an inquiry to a colleague, close or open it, or correct its sender’s address and what was taken for spam',
  description:
    'A new address ends a claim by the former one; answers that did not go out to it are mailed to the new one.',
  request: { params, body: jsonBody(inquiryChangeBody) },
  responses: { 200: jsonAnswer('Changed', inquiryAnswer.extend({ message: z.string() })) },
});

const postReply = routes.post(`${one}/replies`, {
  summary: 'Answer by email',
  request: { params, body: jsonBody(inquiryReplyBody) },
  responses: { 201: jsonAnswer('On its way', receivedAnswer) },
});

const postCharter = routes.post(`${one}/charter`, {
  summary: 'Create a charter request of an inquiry',
  request: { params, body: jsonBody(newBookingBody) },
  responses: { 201: jsonAnswer('The charter request', newBookingAnswer) },
});

function encode(inquiry: KeptInquiry): InquiryAnswer {
  const { id, kind, name, email, phone, day, guests, message, state, version } = inquiry;
  const { suspectedSpam, sentQuickly, language, charterId, assignedTo, assigneeName } = inquiry;
  return {
    id,
    kind,
    name,
    email,
    phone,
    day,
    guests,
    message,
    state,
    version,
    suspectedSpam,
    sentQuickly,
    language,
    charterId,
    topic: topicOf(inquiry),
    assignee: assignedTo && assigneeName ? { id: assignedTo, username: assigneeName } : null,
    createdAt: inquiry.createdAt.toISOString(),
    answeredAt: inquiry.answeredAt?.toISOString() ?? null,
  };
}

/** The routes by which staff handle inquiries. */
export function inquiryDeskApi(deps: Deps) {
  return createApiRouter()
    .openapi(getList, async (c) => {
      const query = c.req.valid('query');
      const { rows, total } = await listInquiries(deps, c.get('actor'), query);
      tellPages(c, total, query.page, query.pageSize);
      return c.json(rows.map(encode), 200);
    })
    .openapi(getOne, async (c) => {
      const found = await openInquiry(deps, c.req.valid('param').inquiryId);
      return answerResult(c, found, ({ inquiry, replies, unsentMails, toSender }) => ({
        ...encode(inquiry),
        facts: inquiryFacts(inquiry),
        duration: inquiry.duration,
        preferredTime: inquiry.preferredTime,
        replies: replies.map(({ id, writtenBy: author, subject, body, createdAt }) => ({
          id,
          author,
          subject,
          body,
          sentAt: createdAt.toISOString(),
        })),
        unsentMails,
        toSender,
      }));
    })
    .openapi(patchOne, async (c) => {
      const { inquiryId } = c.req.valid('param');
      const done = await changeInquiry(deps, c.get('actor'), inquiryId, c.req.valid('json'));
      return answerResult(c, done, (inquiry) => ({ ...encode(inquiry), message: words.isUpdated }), encode);
    })
    .openapi(postReply, (c) => {
      const body = c.req.valid('json');
      const { inquiryId } = c.req.valid('param');
      return createOnce(c, deps, body, (within) => answerInquiry(within, c.get('actor'), inquiryId, body));
    })
    .openapi(postCharter, (c) => {
      const body = c.req.valid('json');
      const { inquiryId } = c.req.valid('param');
      return createOnce(c, deps, body, (within) => bookInquiry(within, c.get('actor'), inquiryId, body));
    });
}
