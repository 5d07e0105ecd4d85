import type { z } from 'zod';
import { defineRoute, jsonAnswer, jsonBody, pdfFile } from '#platform/http/route.ts';
import { agreementChanged, lookedBody, refuseBody, signBody } from '../schema.ts';

type Door = { readonly audience: 'everyone' | 'applicant'; readonly tags: string[] };

/**
 * The routes by which a signer reads, signs or refuses an agreement.
 *
 * @param one the path of one agreement, for this kind of signer
 * @param as who signs, for the summaries: "as the captain"
 */
export function signingRoutes<const One extends string, Params extends z.ZodObject>(
  door: Door,
  one: One,
  params: Params,
  as: string,
) {
  const step = { ...door, method: 'post', responses: { 200: jsonAnswer('Done', agreementChanged) } } as const;
  return {
    getFile: defineRoute({
      ...door,
      method: 'get',
      path: `${one}/file` as const,
      summary: `Read the document ${as}: sealed where it is; opening it to sign is noted`,
      request: { params },
      responses: { 200: pdfFile('The document') },
    }),
    postSeen: defineRoute({
      ...step,
      path: `${one}/seen` as const,
      summary: `Note ${as} that the page on which it is signed was seen`,
      request: { params, body: jsonBody(lookedBody) },
    }),
    postConsent: defineRoute({
      ...step,
      path: `${one}/consent` as const,
      summary: `Consent to electronic records and signatures ${as}`,
      description: 'Only after the document was opened: that shows that it can be (15 USC 7001(c)).',
      request: { params, body: jsonBody(lookedBody) },
    }),
    postSign: defineRoute({
      ...step,
      path: `${one}/sign` as const,
      summary: `Sign ${as}`,
      description: 'Name, time, address and browser are kept with the hash of what was shown.',
      request: { params, body: jsonBody(signBody) },
    }),
    postRefusal: defineRoute({
      ...step,
      path: `${one}/refuse` as const,
      summary: `Send it back unsigned ${as}`,
      request: { params, body: jsonBody(refuseBody) },
    }),
  };
}
