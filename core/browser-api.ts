import { type ApiClient, createApiClient } from './api-client.ts';
import { nameBrowser } from './browser-name.ts';

/** Why a call was refused that may be sent again once somebody has proved who they are. */
export type ProofWanted = 'confirm' | 'sign-in';

/** Asks for that proof; answers whether it was given. */
type Doorkeeper = (why: ProofWanted) => Promise<boolean>;

let client: ApiClient | undefined;
let doorkeeper: Doorkeeper | undefined;

/** What is sent under a key is sent by a browser that has a name: the key is that browser's alone. */
const send: typeof fetch = (input, init) => {
  if (new Headers(init?.headers).has('Idempotency-Key')) nameBrowser();
  return fetch(input, init);
};

/** The API over the network, for components. On the server loaders have read before, so nothing is called there. */
export function browserApi(): ApiClient {
  client ??= createApiClient(
    typeof window === 'undefined' ? 'http://localhost' : window.location.origin,
    callWithProof,
  );
  return client;
}

/**
 * Has that one asked for proof where a call is refused for want of it; the call waits and is then sent again, as it was.
 *
 * @returns to be called when nobody is there any more to ask
 */
export function keepDoor(keeper: Doorkeeper): () => void {
  doorkeeper = keeper;
  return () => {
    if (doorkeeper === keeper) doorkeeper = undefined;
  };
}

async function callWithProof(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await send(input, init);
  if (!doorkeeper || (response.status !== 401 && response.status !== 403)) return response;
  const why = await proofWanted(response.clone());
  // Who is there is a question; that nobody is, its answer.
  if (!why || new URL(String(input), window.location.origin).pathname === '/api/auth/user') return response;
  return (await doorkeeper(why)) ? send(input, init) : response;
}

async function proofWanted(refused: Response): Promise<ProofWanted | undefined> {
  const { code } = (await refused.json().catch(() => ({}))) as { code?: string };
  if (code === 'confirmation-needed') return 'confirm';
  return code === 'not-signed-in' ? 'sign-in' : undefined;
}
