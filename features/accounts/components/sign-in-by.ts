import { sendSignIn } from '../queries/account.ts';

/** Signs in with a passkey. The code that asks the device is loaded by the press. */
export const signInByPasskey = async (accountId?: string) =>
  (await import('./passkey-browser.ts')).signInByPasskey(accountId);

/** Signs in with name and password, followed by a passkey if the server asks for one. */
export async function signInByPassword(
  typed: { readonly username: string; readonly password: string },
  accountId?: string,
) {
  const answer = await sendSignIn(typed);
  return answer.status === 'passkey' ? signInByPasskey(accountId) : answer;
}
