import { type ApiClient, answer } from '#core/api-client.ts';
import type { SigningCalls } from '#features/agreements/components/signing-calls.ts';
import { isBeingSealed } from '#features/agreements/domain/index.ts';
import type { SignerAgreements } from '#features/agreements/schema.ts';
import { CAME_WITH_PAGE, readingIfAny, readWhile } from '#ui/reading.ts';
import { charters } from './booking.ts';

const all = (api?: ApiClient) => charters(api)['charter-links'][':token'].agreements;
const one = () => all()[':agreementId'];

/** The address of the agreements to sign by a mailed link; reading it again refreshes them. */
const TO_SIGN = '/api/charter-links/:token/agreements';

/** The agreements to sign by a mailed link; null when the link leads nowhere. Read again while an agreement is being made. */
export const toSignQuery = (token: string, api?: ApiClient) => ({
  ...readingIfAny(all(api), { param: { token } }),
  ...readWhile(
    (toSign: SignerAgreements | null | undefined) =>
      toSign?.isAwaited === true || isBeingSealed(toSign?.agreements[0]),
  ),
  ...CAME_WITH_PAGE,
});

/** The calls with which the client of a mailed link reads, signs or refuses an agreement. */
export const signingByLink = (token: string): SigningCalls => {
  const param = (agreementId: string) => ({ token, agreementId });
  return {
    address: TO_SIGN,
    fileUrl: (id) => `/api/charter-links/${encodeURIComponent(token)}/agreements/${id}/file`,
    see: (id, json) => answer(one().seen.$post({ param: param(id), json })),
    consent: (id, json) => answer(one().consent.$post({ param: param(id), json })),
    sign: (id, json) => answer(one().sign.$post({ param: param(id), json })),
    refuse: (id, json) => answer(one().refuse.$post({ param: param(id), json })),
    readIn: (language) => answer(all().language.$post({ param: { token }, json: { language } })),
  };
};

/** Asks for a link to the page of an own charter, where its agreement is signed. */
export const linkToOwn = (charterId: string) =>
  answer(charters().profile.requests[':charterId'].link.$post({ param: { charterId } }));
