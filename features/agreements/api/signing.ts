import type { z } from 'zod';
import { jsonAnswer, jsonBody, pdfFile, type routesFor } from '#platform/http/route.ts';
import { agreementChanged, lookedBody, refuseBody, signBody } from '../schema.ts';

/**
 * The routes by which a signer reads, signs or refuses an agreement.
 *
 * @param routes declares them for this kind of signer
 * @param one the path of one agreement
 * @param as who signs, for the summaries: "as the captain"
 */
export function signingRoutes<const One extends string, Params extends z.ZodObject>(
  routes: ReturnType<typeof routesFor>,
  one: One,
  params: Params,
  as: string,
) {
  const responses = { 200: jsonAnswer('Done', agreementChanged) };
  return {
    getFile: routes.get(`${one}/file`, {
      summary: `Read the document ${as}: sealed where it is; opening it to sign is noted`,
      request: { params },
      responses: { 200: pdfFile('The document') },
    }),
    postSeen: routes.post(`${one}/seen`, {
      summary: `Note ${as} that the page on which it is signed was seen`,
      request: { params, body: jsonBody(lookedBody) },
      responses,
    }),
    postConsent: routes.post(`${one}/consent`, {
      summary: `Consent to electronic records and signatures ${as}`,
      description: 'Only after the document was opened: that shows that it can be (15 USC 7001(c)).',
      request: { params, body: jsonBody(lookedBody) },
      responses,
    }),
    postSign: routes.post(`${one}/sign`, {
      summary: `Sign ${as}`,
      description: 'Name, time, address and browser are kept with the hash of what was shown.',
      request: { params, body: jsonBody(signBody) },
      responses,
    }),
    postRefusal: routes.post(`${one}/refuse`, {
      summary: `Send it back unsigned ${as}`,
      request: { params, body: jsonBody(refuseBody) },
      responses,
    }),
  };
}
