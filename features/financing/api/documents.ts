import { z } from 'zod';
import { eraseFile, receiveUpload, writeFile } from '#features/documents/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { refuse } from '#platform/http/errors.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import { createApiRouter, defineRoute, jsonAnswer } from '#platform/http/route.ts';
import { MOST_BYTES } from '../domain/index.ts';
import { uploadedAnswer } from '../schema/index.ts';
import { addDocument, downloadDocument, mayUpload } from '../service/index.ts';
import { ownApplication } from './applicant.ts';
import { callerOf } from './caller.ts';

const tags = ['Financing'];
const TOO_MANY_FILES = [{ path: 'document', message: 'Please send one file at a time' }];

const post = defineRoute({
  method: 'post',
  path: '/api/financing/applications/{applicationId}/documents',
  audience: 'applicant',
  tags,
  summary: 'Upload a document',
  description:
    'One file, told by its content: PDF, JPG or PNG, 10 MB at most. Pictures are painted anew without their metadata; PDFs that are encrypted or contain more than pages are refused.',
  request: {
    params: ownApplication,
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.object({
            document: z.any().meta({ type: 'string', format: 'binary' }),
            type: z
              .string()
              .meta({ description: 'The document’s name on the checklist', example: 'Government ID' }),
          }),
        },
      },
    },
  },
  responses: { 201: jsonAnswer('Stored', uploadedAnswer) },
});

const get = defineRoute({
  method: 'get',
  path: '/api/financing/applications/{applicationId}/documents/{documentId}',
  audience: 'applicant',
  tags,
  summary: 'Download a document',
  request: { params: ownApplication.extend({ documentId: z.string().max(100) }) },
  responses: {
    200: {
      description: 'The file, as an attachment that nobody keeps',
      content: { 'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) } },
    },
  },
});

/** The files of an application, in and out. */
export function documentsApi(deps: Deps) {
  const router = createApiRouter();
  // Not through the validator of the declaration: that would hold the whole body in memory.
  router.use(post.getRoutingPath(), async (c, next) => {
    if (c.req.method !== 'POST') return next();
    const applicationId = c.req.param('applicationId') ?? '';
    const caller = await callerOf(c, deps);
    const may = await mayUpload(deps, applicationId, caller);
    if (!may.ok) return refuse(c, may.reason);
    const received = await receiveUpload(c.req.raw, deps.config, {
      fileField: 'document',
      mostBytes: MOST_BYTES,
    });
    if (!received.ok) {
      if (received.reason === 'too-many-files') return refuse(c, 'invalid', TOO_MANY_FILES);
      return refuse(c, received.reason === 'too-large' ? 'file-too-large' : received.reason);
    }
    const { fields, fileName, file } = received.value;
    const written = await writeFile(deps, file);
    if (!written.ok) return refuse(c, written.reason);
    try {
      const document = { type: fields.type ?? '', fileName, file: written.value };
      const told = { type: document.type, digest: deps.vault.sign('financing-file', file.digest) };
      return await createOnce(c, deps, told, (within) =>
        addDocument(within, applicationId, caller, document),
      );
    } finally {
      // A refused file, or one that had been stored by an earlier try, is nobody's.
      await eraseFile(deps, written.value.id);
    }
  });
  return router
    .openapi(post, (c) => refuse(c, 'malformed'))
    .openapi(get, async (c) => {
      const { applicationId, documentId } = c.req.valid('param');
      const found = await downloadDocument(deps, applicationId, documentId, await callerOf(c, deps));
      if (!found.ok) return refuse(c, found.reason);
      const { bytes, contentType, fileName } = found.value;
      return c.body(bytes, 200, {
        'Content-Type': contentType,
        'Content-Length': String(bytes.byteLength),
        'Content-Disposition': attachment(fileName),
        'Cache-Control': 'no-store',
        // Should a browser show it after all, it may do nothing.
        'Content-Security-Policy': "default-src 'none'; sandbox",
      });
    });
}

/** RFC 6266: a plain name for old programs, the full one for the others. */
function attachment(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
