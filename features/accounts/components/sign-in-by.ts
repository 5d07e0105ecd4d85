import { sendSignIn } from '../queries/account.ts';

/** Signs in by a passkey; what asks the device for it comes with the press. */
export const signInByPasskey = async (accountId?: string) =>
  (await import('./passkey-browser.ts')).signInByPasskey(accountId);

/** Signs in by name and password, and by a passkey besides where those are not enough. */
export async function signInByPassword(
  typed: { readonly username: string; readonly password: string },
  accountId?: string,
) {
  const answer = await sendSignIn(typed);
  return answer.status === 'passkey' ? signInByPasskey(accountId) : answer;
}
