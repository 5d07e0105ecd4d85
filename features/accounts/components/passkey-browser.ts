import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { InWords } from '#ui/trouble.ts';
import {
  addPasskey,
  confirmIdentity,
  requestNewPasskey,
  requestPasskeyConfirmation,
  requestPasskeySignIn,
  sendPasskeySignIn,
} from '../queries/account.ts';
import { words } from '../words/index.ts';

/** Has the browser make a passkey, and stores it under that name. */
export async function makePasskey(name: string) {
  const optionsJSON = await requestNewPasskey();
  const { id, rawId, response, type } = await told(() => startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const made = { id, rawId, type, clientExtensionResults: {} } as const;
  return addPasskey({
    name,
    passkey: { ...made, response: { clientDataJSON, attestationObject, transports } },
  });
}

/** Signs in by whichever passkey its owner chooses; only by that account's, where one is named. */
export async function signInByPasskey(accountId?: string) {
  return sendPasskeySignIn({ passkey: await askPasskey(await requestPasskeySignIn()), accountId });
}

/** Confirms by one of the account's own passkeys that it is its owner who acts. */
export async function confirmByPasskey() {
  return confirmIdentity({ passkey: await askPasskey(await requestPasskeyConfirmation()) });
}

async function askPasskey(optionsJSON: Parameters<typeof startAuthentication>[0]['optionsJSON']) {
  const { id, rawId, response, type } = await told(() => startAuthentication({ optionsJSON }));
  return { id, rawId, type, clientExtensionResults: {}, response } as const;
}

/** What went wrong between browser and device, in words for whoever sits there. */
async function told<Answer>(asking: () => Promise<Answer>): Promise<Answer> {
  try {
    return await asking();
  } catch (error) {
    const code = error instanceof WebAuthnError ? error.code : undefined;
    if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') throw new InWords(words.passkeyThere);
    const isSupported = typeof PublicKeyCredential === 'function';
    throw new InWords(isSupported ? words.passkeyUnconfirmed : words.noPasskeys);
  }
}
