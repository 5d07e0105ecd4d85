import type { Context } from 'hono';
import { z } from 'zod';
import { takeFile } from '#features/documents/api.ts';
import type { WrittenFile } from '#features/documents/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { answerResult } from '#platform/http/answers.ts';
import { refuse } from '#platform/http/errors.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import {
  type ApiEnv,
  anyFile,
  createApiRouter,
  formBody,
  gate,
  jsonAnswer,
  routesFor,
  sentFile,
} from '#platform/http/route.ts';
import { MOST_BYTES } from '../domain/index.ts';
import { changedAnswer, uploadedAnswer } from '../schema/index.ts';
import {
  addDocument,
  addForApplicant,
  type Caller,
  downloadDocument,
  mayAddForApplicant,
  mayUpload,
  removeDocument,
} from '../service/index.ts';
import { words } from '../words/index.ts';
import { ownApplication } from './applicant.ts';
import { callerOf } from './caller.ts';

const type = z
  .string()
  .meta({ description: 'The document’s name on the checklist', example: 'Government ID' });
const ownDocument = ownApplication.extend({ documentId: z.string().max(100) });

const routes = routesFor({ audience: 'applicant', tags: ['Financing'] });

const post = routes.post('/api/financing/applications/{applicationId}/documents', {
  summary: 'Upload a document',
  description:
    'One file, told by its content: PDF, JPG or PNG, 10 MB at most. Pictures are painted anew without their metadata; PDFs that are encrypted or contain more than pages are refused.',
  request: {
    params: ownApplication,
    body: formBody(z.object({ document: sentFile, type })),
  },
  responses: { 201: jsonAnswer('Stored', uploadedAnswer) },
});

const get = routes.get('/api/financing/applications/{applicationId}/documents/{documentId}', {
  summary: 'Download a document',
  request: { params: ownDocument },
  responses: { 200: anyFile('The file, as an attachment that nobody keeps') },
});

const remove = routes.delete('/api/financing/applications/{applicationId}/documents/{documentId}', {
  summary: 'Take a document off that nobody has reviewed yet',
  request: { params: ownDocument },
  responses: { 200: jsonAnswer('Taken off', changedAnswer) },
});

const STAFF = '/api/admin/financing-applications/{applicationId}/documents';
const staff = routesFor({
  audience: 'administrator',
  area: 'financing',
  tags: ['Financing pipeline'],
});

const postForApplicant = staff.post(STAFF, {
  summary: 'Add a document that reached us another way',
  description: 'Judged like one that the applicant uploads; how it came is kept with the application.',
  request: {
    params: ownApplication,
    body: formBody(
      z.object({ document: sentFile, type, reason: z.string().meta({ description: 'How it reached us' }) }),
    ),
  },
  responses: { 201: jsonAnswer('Stored', uploadedAnswer) },
});

const view = staff.get(`${STAFF}/{documentId}`, {
  area: 'sealed',
  does: 'opens',
  summary: 'Look at a document in place',
  description:
    'For the staff’s own page, which alone may frame it. Only what has passed its check; that it was opened is kept.',
  request: { params: ownDocument },
  responses: { 200: anyFile('The file, to be shown, that nobody keeps') },
});

type Sent = {
  readonly type: string;
  readonly reason: string;
  readonly fileName: string;
  readonly file: WrittenFile;
};

/** Receives one file and has `add` file it. */
function receiving(
  deps: Deps,
  may: typeof mayUpload,
  add: (within: Deps, applicationId: string, caller: Caller, sent: Sent) => ReturnType<typeof addDocument>,
) {
  return async (c: Context<ApiEnv>, next: () => Promise<void>) => {
    if (c.req.method !== 'POST') return next();
    const applicationId = c.req.param('applicationId') ?? '';
    const caller = await callerOf(c, deps);
    const allowed = await may(deps, applicationId, caller);
    if (!allowed.ok) return refuse(c, allowed.reason);
    const how = { field: 'document', mostBytes: MOST_BYTES, oneFile: words.oneFile };
    return takeFile(c, deps, how, ({ fields, fileName, file, digest }) => {
      const { type = '', reason = '' } = fields;
      const told = { type, reason, digest: deps.vault.sign('financing-file', digest) };
      const sent = { type, reason, fileName, file };
      return createOnce(c, deps, told, (within) => add(within, applicationId, caller, sent));
    });
  };
}

/** The answer with an opened file. The headers say what a browser may do with it. */
function fileAnswer(
  c: Context<ApiEnv>,
  { bytes, contentType, fileName }: { bytes: Buffer<ArrayBuffer>; contentType: string; fileName: string },
  headers: Readonly<Record<string, string>>,
) {
  return c.body(bytes, 200, {
    'Content-Type': contentType,
    'Content-Length': String(bytes.byteLength),
    'Cache-Control': 'no-store',
    ...headers,
    'Content-Disposition': `${headers['Content-Disposition']}; ${nameOf(fileName)}`,
  });
}

/** The routes for an application's files: upload, download, view and removal. */
export function documentsApi(deps: Deps) {
  const router = createApiRouter();
  router.use(
    post.getRoutingPath(),
    gate({ audience: 'applicant', method: 'post' }),
    receiving(deps, mayUpload, addDocument),
  );
  router.use(
    postForApplicant.getRoutingPath(),
    gate({ ...staff.shared, method: 'post' }),
    receiving(deps, mayAddForApplicant, addForApplicant),
  );
  return router
    .openapi(post, (c) => refuse(c, 'malformed'))
    .openapi(postForApplicant, (c) => refuse(c, 'malformed'))
    .openapi(get, async (c) => {
      const { applicationId, documentId } = c.req.valid('param');
      const found = await downloadDocument(deps, applicationId, documentId, await callerOf(c, deps));
      if (!found.ok) return refuse(c, found.reason);
      return fileAnswer(c, found.value, {
        'Content-Disposition': 'attachment',
        // If a browser shows the file in spite of `attachment`, nothing in it may run.
        'Content-Security-Policy': "default-src 'none'; sandbox",
      });
    })
    .openapi(view, async (c) => {
      const { applicationId, documentId } = c.req.valid('param');
      const found = await downloadDocument(deps, applicationId, documentId, await callerOf(c, deps));
      if (!found.ok) return refuse(c, found.reason);
      return fileAnswer(c, found.value, {
        'Content-Disposition': 'inline',
        // Nothing in the file may run or load anything, and only our own pages may frame it.
        'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
        'X-Frame-Options': 'SAMEORIGIN',
      });
    })
    .openapi(remove, async (c) => {
      const { applicationId, documentId } = c.req.valid('param');
      const removed = await removeDocument(deps, applicationId, documentId, await callerOf(c, deps));
      return answerResult(c, removed);
    });
}

/** The file name as RFC 6266 wants it: a plain name for old programs, and the full name for others. */
function nameOf(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
