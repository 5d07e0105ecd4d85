import { type ApiClient, answer } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type { SigningCalls } from '#features/agreements/components/signing-calls.ts';
import { isBeingSealed } from '#features/agreements/domain/index.ts';
import type { SignerAgreement } from '#features/agreements/schema.ts';
import { CAME_WITH_PAGE, readingIfAny, readWhile } from '#ui/reading.ts';
import type { DeparturesApi } from './api/index.ts';
import type { ChoiceInput } from './schema.ts';

const departures = (api: ApiClient = browserApi()) => api<DeparturesApi>().api;
const chosen = (api?: ApiClient) => departures(api)['charter-links'][':token'].captain;
const linked = (api?: ApiClient) => departures(api)['captain-links'][':token'];
const contract = () => linked().agreements[':agreementId'];

/** The cache addresses of the captains read by mailed links, and of the contracts that captains read. */
export const CHOSEN_CAPTAINS = '/api/charter-links/:token/captain';
export const CONTRACTS = '/api/captain-links/:token';

type Moving = { readonly isAwaited?: boolean; readonly contracts: readonly SignerAgreement[] };

/** Reads again while a contract is being drawn up or sealed (product 10.9). */
const whileItMoves = {
  ...readWhile(
    (read: Moving | null | undefined) => read?.isAwaited === true || isBeingSealed(read?.contracts[0]),
  ),
  ...CAME_WITH_PAGE,
};

/** The captain of a mailed link's charter; null if the link leads nowhere. */
export const chosenCaptainQuery = (token: string, api?: ApiClient) => ({
  ...readingIfAny(chosen(api), { param: { token } }),
  ...whileItMoves,
});

export const chooseCaptain = (token: string, json: ChoiceInput) =>
  answer(chosen().$put({ param: { token }, json }));

export const makeCaptainLink = (token: string) => answer(chosen().link.$post({ param: { token } }));

/** The contract that a captain is asked to sign; null for a link that leads nowhere. */
export const contractQuery = (token: string, api?: ApiClient) => ({
  ...readingIfAny(linked(api), { param: { token } }),
  ...whileItMoves,
});

/** The calls by which a captain reads, signs or refuses the contract. */
export const signingAsCaptain = (token: string): SigningCalls => {
  const param = (agreementId: string) => ({ token, agreementId });
  return {
    address: CONTRACTS,
    fileUrl: (id) => `/api/captain-links/${encodeURIComponent(token)}/agreements/${id}/file`,
    see: (id, json) => answer(contract().seen.$post({ param: param(id), json })),
    consent: (id, json) => answer(contract().consent.$post({ param: param(id), json })),
    sign: (id, json) => answer(contract().sign.$post({ param: param(id), json })),
    refuse: (id, json) => answer(contract().refuse.$post({ param: param(id), json })),
  };
};
