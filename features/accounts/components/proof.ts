import { sendBy } from '#core/browser-api.ts';
import { sayWhose } from '#core/send-as.ts';

/** Why a call was refused that may be sent again once somebody has proved who they are. */
export type ProofWanted = 'confirm' | 'sign-in';

/**
 * Has that one asked for proof where a call is refused for want of it; the call waits and is then sent again, as it was.
 *
 * @param accountId whose page it is; where somebody else has signed in in another tab, nothing of it is done in their name
 * @param ask answers whether the proof was given
 * @returns to be called when nobody is there any more to ask
 */
export function askForProof(
  accountId: string | undefined,
  ask: (why: ProofWanted) => Promise<boolean>,
): () => void {
  return sendBy((overNetwork) => async (input, init) => {
    const send = () => overNetwork(input, sayWhose(accountId, init));
    const response = await send();
    if (response.status !== 401 && response.status !== 403) return response;
    const why = await proofWanted(response.clone());
    // This route only asks who is signed in. A 401 there is an answer, not a call for proof.
    if (!why || new URL(String(input), window.location.origin).pathname === '/api/auth/user') return response;
    return (await ask(why)) ? send() : response;
  });
}

async function proofWanted(refused: Response): Promise<ProofWanted | undefined> {
  const { code } = (await refused.json().catch(() => ({}))) as { code?: string };
  if (code === 'confirmation-needed') return 'confirm';
  return code === 'not-signed-in' ? 'sign-in' : undefined;
}
