import { sendBy } from '#core/browser-api.ts';
import { sayWhose } from '#core/send-as.ts';
import { noteUse } from './session-use.ts';

/** Why a call was refused that can be sent again after the user has proved who they are. */
export type ProofWanted = 'confirm' | 'sign-in';

/**
 * Calls `ask` when a call is refused because proof is missing. The call waits, and is sent again unchanged after the proof.
 *
 * @param accountId the account that the page belongs to: if another account has signed in in another tab, the server refuses the
 * call
 * @param ask resolves to whether proof was given
 * @returns ends this, when the page can no longer ask
 */
export function askForProof(
  accountId: string | undefined,
  ask: (why: ProofWanted) => Promise<boolean>,
): () => void {
  return sendBy((overNetwork) => async (input, init) => {
    const send = () => overNetwork(input, sayWhose(accountId, init));
    const response = await send();
    if (response.status !== 401) noteUse();
    if (response.status !== 401 && response.status !== 403) return response;
    const why = await proofWanted(response.clone());
    // This route only asks who is signed in: a 401 there is an answer, not a request for proof.
    if (!why || new URL(String(input), window.location.origin).pathname === '/api/auth/user') return response;
    return (await ask(why)) ? send() : response;
  });
}

async function proofWanted(refused: Response): Promise<ProofWanted | undefined> {
  const { code } = (await refused.json().catch(() => ({}))) as { code?: string };
  if (code === 'confirmation-needed') return 'confirm';
  return code === 'not-signed-in' ? 'sign-in' : undefined;
}
