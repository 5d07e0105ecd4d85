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

/** Creates a passkey in the browser, and stores it in the account under that name. */
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

/** Signs in with a passkey that the user chooses. With `accountId`, only a passkey of that account is accepted. */
export async function signInByPasskey(accountId?: string) {
  return sendPasskeySignIn({ passkey: await askPasskey(await requestPasskeySignIn()), accountId });
}

/** Confirms the user's identity with one of the account's passkeys. */
export async function confirmByPasskey() {
  return confirmIdentity({ passkey: await askPasskey(await requestPasskeyConfirmation()) });
}

async function askPasskey(optionsJSON: Parameters<typeof startAuthentication>[0]['optionsJSON']) {
  const { id, rawId, response, type } = await told(() => startAuthentication({ optionsJSON }));
  return { id, rawId, type, clientExtensionResults: {}, response } as const;
}

/** Turns failures between browser and device into messages for the user. */
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
