import { z } from 'zod';
import { charterDayAt } from '#core/charter-time.ts';
import { applicationsOf } from '#platform/auth/cookies.ts';
import type { Deps } from '#platform/deps.ts';
import { answerRefusal, answerResult } from '#platform/http/answers.ts';
import { callerAddress } from '#platform/http/guards.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import { createApiRouter, defineRoute, jsonAnswer, jsonBody, routesFor } from '#platform/http/route.ts';
import {
  applicationAnswer,
  applicationBody,
  applicationListAnswer,
  changedAnswer,
  contactChangeBody,
  createdAnswer,
  linkBody,
  messageAnswer,
  newLinkBody,
  replyBody,
  seenBody,
  submittedAnswer,
  type Today,
} from '../schema/index.ts';
import {
  changeContact,
  listApplicationsOf,
  mailLinksTo,
  markMessagesRead,
  mayReply,
  openLink,
  readApplication,
  readCurrentApplication,
  readMessages,
  renewLink,
  reply,
  submitApplication,
  withdrawApplication,
} from '../service/index.ts';
import { callerOf, giveSubmitted, setGrant } from './caller.ts';

const tags = ['Financing'];
const open = { audience: 'everyone' as const, tags };
const own = routesFor({ audience: 'applicant', tags });
export const ownApplication = z.object({ applicationId: z.string().max(100) });

/** @param today answers the date in Miami when an application is read */
const postRoute = (today: Today) =>
  defineRoute({
    method: 'post',
    path: '/api/financing/applications',
    ...open,
    summary: 'Apply for financing',
    description:
      'Stores the application and lets this browser see it again for 14 days; whoever is signed in sees it by their session. The files follow by the documents call. We are not a lender: independent lenders decide.',
    request: { body: jsonBody(applicationBody(today)) },
    responses: { 201: jsonAnswer('Received', submittedAnswer) },
  });

const getList = defineRoute({
  method: 'get',
  path: '/api/financing/applications',
  audience: 'signed-in',
  tags,
  summary: 'The applications of whoever is signed in, the newest first',
  responses: { 200: jsonAnswer('The applications', applicationListAnswer) },
});

const getCurrent = defineRoute({
  method: 'get',
  path: '/api/financing/current-application',
  ...open,
  summary: 'The newest application of whoever asks, else the demonstration',
  responses: {
    200: jsonAnswer('The application; null where there is none at all', applicationAnswer.nullable()),
  },
});

const get = own.get('/api/financing/applications/{applicationId}', {
  summary: 'An application',
  description:
    'For its owner, the browser that sent it, whoever opened its mailed link, and staff. To anybody else it does not exist.',
  request: { params: ownApplication },
  responses: { 200: jsonAnswer('The application', applicationAnswer) },
});

const remove = own.delete('/api/financing/applications/{applicationId}', {
  summary: 'Withdraw an application',
  description: 'Its record stays; its uploaded files are deleted.',
  request: { params: ownApplication },
  responses: { 200: jsonAnswer('Withdrawn', changedAnswer) },
});

const patchContact = own.patch('/api/financing/applications/{applicationId}/contact', {
  summary: 'Change how the applicant is reached',
  request: { params: ownApplication, body: jsonBody(contactChangeBody) },
  responses: { 200: jsonAnswer('Changed', changedAnswer) },
});

const getMessages = own.get('/api/financing/messages/{applicationId}', {
  summary: 'The messages of an application, the oldest first',
  request: { params: ownApplication },
  responses: { 200: jsonAnswer('The messages', z.array(messageAnswer)) },
});

const postReply = own.post('/api/financing/messages/{applicationId}', {
  summary: 'Answer underwriting',
  request: { params: ownApplication, body: jsonBody(replyBody) },
  responses: { 201: jsonAnswer('Sent', createdAnswer) },
});

const postRead = own.post('/api/financing/messages/{applicationId}/read', {
  summary: 'Mark what the other side wrote as read',
  request: { params: ownApplication, body: { ...jsonBody(seenBody), required: false } },
  responses: { 200: jsonAnswer('Marked', changedAnswer) },
});

const postLink = defineRoute({
  method: 'post',
  path: '/api/financing/access',
  ...open,
  summary: 'Open a mailed link',
  description: 'Lets this browser see the application the link is for, for 14 days.',
  request: { body: jsonBody(linkBody) },
  responses: {
    200: jsonAnswer('Opened', z.object({ id: z.uuid() }).meta({ id: 'FinancingLinkOpened' })),
  },
});

const postNewLink = defineRoute({
  method: 'post',
  path: '/api/financing/links',
  ...open,
  summary: 'Have a new link mailed to the address of an application',
  description:
    'For a link that was mailed before, also one that is over, or for an email address; for the latter the answer is the same whether or not there is such an application. A few an hour.',
  request: { body: jsonBody(newLinkBody) },
  responses: {
    200: jsonAnswer('Mailed', z.object({ message: z.string() }).meta({ id: 'FinancingLinkMailed' })),
  },
});

/** The routes for applicants. */
export function applicantApi(deps: Deps) {
  const post = postRoute(() => charterDayAt(deps.now()));
  return createApiRouter()
    .openapi(post, async (c) => {
      const body = c.req.valid('json');
      const caller = await callerOf(c, deps);
      const from = {
        address: callerAddress(c, deps.config),
        browser: c.req.header('user-agent') ?? '',
      };
      // The stored hash of a body must not let anyone guess the sealed fields, so a signature stands for both. The announced
      // files are left out: they may change before the application is sent again, and it is still the same application.
      const { ssnLast4, dateOfBirth, documents: _, ...rest } = body;
      const told = { ...rest, sealed: deps.vault.sign('financing-body', `${ssnLast4} ${dateOfBirth}`) };
      return createOnce(
        c,
        deps,
        told,
        (within) => submitApplication(within, body, caller, from),
        async ({ id }, { isFirst, from: sender }) => {
          // An answer that was lost took its cookie with it. Give it again, but only to a caller that is surely the same one: an
          // address alone is shared by many people.
          if (!isFirst && sender === 'address') return;
          await giveSubmitted(c, deps, id);
        },
      );
    })
    .openapi(getList, async (c) => c.json(await listApplicationsOf(deps, c.get('actor').accountId), 200))
    .openapi(getCurrent, async (c) => {
      return c.json(await readCurrentApplication(deps, await callerOf(c, deps)), 200);
    })
    .openapi(get, async (c) => {
      const read = await readApplication(deps, c.req.valid('param').applicationId, await callerOf(c, deps));
      return answerResult(c, read);
    })
    .openapi(remove, async (c) => {
      const { applicationId } = c.req.valid('param');
      const withdrawn = await withdrawApplication(deps, applicationId, await callerOf(c, deps));
      return answerResult(c, withdrawn);
    })
    .openapi(patchContact, async (c) => {
      const { applicationId } = c.req.valid('param');
      const caller = await callerOf(c, deps);
      const changed = await changeContact(deps, applicationId, caller, c.req.valid('json'));
      return answerResult(c, changed);
    })
    .openapi(getMessages, async (c) => {
      const read = await readMessages(deps, c.req.valid('param').applicationId, await callerOf(c, deps));
      return answerResult(c, read);
    })
    .openapi(postReply, async (c) => {
      const body = c.req.valid('json');
      const { applicationId } = c.req.valid('param');
      const caller = await callerOf(c, deps);
      // Checked before the idempotency key: a stored answer is only for a caller who may still read the application.
      const may = await mayReply(deps, applicationId, caller);
      if (!may.ok) return answerRefusal(c, may);
      return createOnce(c, deps, body, (within) => reply(within, applicationId, caller, body));
    })
    .openapi(postRead, async (c) => {
      const { applicationId } = c.req.valid('param');
      const { messageIds } = c.req.valid('json');
      const read = await markMessagesRead(deps, applicationId, await callerOf(c, deps), messageIds);
      return answerResult(c, read);
    })
    .openapi(postLink, async (c) => {
      const actor = await c.get('findActor')();
      const opened = await openLink(deps, c.req.valid('json').token, {
        token: applicationsOf(c, deps.config),
        accountId: actor?.accountId,
        isClient: actor?.role === 'client',
      });
      if (!opened.ok) return answerRefusal(c, opened);
      const { id, browserToken } = opened.value;
      setGrant(c, deps, browserToken);
      return c.json({ id }, 200);
    })
    .openapi(postNewLink, async (c) => {
      const { token, email = '' } = c.req.valid('json');
      const mailed = await (token === undefined ? mailLinksTo(deps, email) : renewLink(deps, token));
      return answerResult(c, mailed);
    });
}
