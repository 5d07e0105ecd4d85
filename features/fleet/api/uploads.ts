import { z } from 'zod';
import { textOfFile } from '#core/file-text.ts';
import { PICTURES_PATH } from '#core/pictures.ts';
import { receiveUpload, receiveUploads } from '#features/documents/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { refuse } from '#platform/http/errors.ts';
import { doOnce } from '#platform/http/idempotency.ts';
import { createApiRouter, formBody, gate, jsonAnswer, routesFor, sentFile } from '#platform/http/route.ts';
import { MOST_PICTURE_BYTES } from '#platform/pictures/uploaded.ts';
import { words } from '../components/admin/words/index.ts';
import { importAnswer, pictureChoiceAnswer, uploadedPicturesAnswer } from '../schema/index.ts';
import { importYachts, judgeSheet, listPictures, receivePicture } from '../service/index.ts';

const routes = routesFor({ audience: 'administrator', area: 'fleet', tags: ['Fleet'] });
const MOST_PICTURES = 20;
const MOST_SHEET_BYTES = 8 * 1024 * 1024;
const tooManyPictures = () => [{ path: 'images', message: words.fewerPictures(MOST_PICTURES) }];
const tooManySheets = () => [{ path: 'file', message: words.oneFile }];

const postPictures = routes.post('/api/admin/yachts/upload-images', {
  summary: 'Upload pictures for a gallery',
  description:
    'One file or several, 20 at most, told by their content: JPG, PNG, WebP or AVIF, 10 MB and 40 megapixels each at most. They are painted anew without their metadata.',
  request: {
    body: formBody(z.object({ images: sentFile })),
  },
  responses: { 200: jsonAnswer('Kept', uploadedPicturesAnswer) },
});

const getPictures = routes.get('/api/admin/pictures', {
  summary: 'The pictures there are to choose from',
  description: 'The 500 newest uploads first, then the site’s own.',
  responses: { 200: jsonAnswer('With what names each', z.array(pictureChoiceAnswer)) },
});

const postImport = routes.post('/api/admin/yachts/import', {
  summary: 'Import yachts from a CSV or JSON file',
  description:
    'All or nothing, 2,000 rows at most. A row with the id of a yacht, or with her name and brand, changes what it says of her; any other is a new yacht. A column of a translation ("Description in Spanish") is said in that language; emptied, it is taken away, and without the column all stay. With preview=1 nothing is written and every row is judged; a file with any bad row is answered 200 with its problems and nothing is written. With the basis of a preview nothing is written either, if a yacht that a row means has changed since: the rows are answered as they are judged now. ' +
    'The same file sent again under the same Idempotency-Key is written once.',
  request: {
    body: formBody(
      z.object({ file: sentFile, preview: z.enum(['0', '1']).optional(), basis: z.string().optional() }),
    ),
  },
  responses: { 200: jsonAnswer('Read; whether it was written is told', importAnswer) },
});

/** The routes for files that staff upload: pictures and sheets of yachts. */
export function fleetUploadsApi(deps: Deps) {
  const router = createApiRouter();
  // Read the body here instead of declaring it: the declared validator would hold whole files in memory.
  router.use(postPictures.getRoutingPath(), gate({ ...routes.shared, method: 'post' }), async (c, next) => {
    if (c.req.method !== 'POST') return next();
    const received = await receiveUploads(c.req.raw, deps.config, {
      fileField: 'images',
      mostBytes: MOST_PICTURE_BYTES,
      mostFiles: MOST_PICTURES,
    });
    if (!received.ok) {
      if (received.reason === 'too-many-files') return refuse(c, 'invalid', tooManyPictures());
      return refuse(c, received.reason === 'too-large' ? 'file-too-large' : received.reason);
    }
    const { files } = received.value;
    const urls: string[] = [];
    try {
      for (const { file } of files) {
        const kept = await receivePicture(deps, c.get('actor'), file.read);
        if (!kept.ok) return refuse(c, kept.reason);
        urls.push(kept.value);
      }
    } finally {
      for (const { file } of files) await file.discard();
    }
    return c.json({ urls }, 200);
  });
  router.use(postImport.getRoutingPath(), gate({ ...routes.shared, method: 'post' }), async (c, next) => {
    if (c.req.method !== 'POST') return next();
    const received = await receiveUpload(c.req.raw, deps.config, {
      fileField: 'file',
      mostBytes: MOST_SHEET_BYTES,
    });
    if (!received.ok) {
      if (received.reason === 'too-many-files') return refuse(c, 'invalid', tooManySheets());
      return refuse(c, received.reason);
    }
    const { fields, file } = received.value;
    try {
      const content = textOfFile(await file.read());
      const judged = await judgeSheet(deps, content);
      if (!judged.ok) return refuse(c, judged.reason);
      const { answer } = judged.value;
      if (fields.preview === '1' || answer.problems.length > 0) return c.json(answer, 200);
      const write = (within: Deps) => importYachts(within, c.get('actor'), content, fields.basis);
      return await doOnce(c, deps, { content, basis: fields.basis }, write);
    } finally {
      await file.discard();
    }
  });
  return router
    .openapi(getPictures, async (c) => {
      const choices = await listPictures(deps);
      return c.json(
        choices.map(({ picture: { name, hash, width, height, alt }, isUploaded }) => ({
          name,
          src: `${PICTURES_PATH}${name}?v=${hash}`,
          width,
          height,
          alt,
          isUploaded,
        })),
        200,
      );
    })
    .openapi(postPictures, (c) => refuse(c, 'malformed'))
    .openapi(postImport, (c) => refuse(c, 'malformed'));
}
