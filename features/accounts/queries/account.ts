import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, answerOf } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type {
  MessageAnswer,
  ProfileInput,
  SecondFactorAnswer,
  SessionAnswer,
  SignInAnswer,
  UserAnswer,
} from '../schema.ts';

/** Signs in, or makes a client's account of an unknown name. A refusal throws an `ApiError` with the dialog's own sentence. */
export async function sendSignIn(
  typed: { readonly username: string; readonly password: string },
  api: ApiClient = browserApi(),
): Promise<SignInAnswer> {
  return answerOf(await api.api.auth['sign-in'].$post({ json: typed }));
}

/** Completes a sign-in that waits for its second factor. */
export async function sendSecondFactor(code: string, api: ApiClient = browserApi()): Promise<SignInAnswer> {
  return answerOf(await api.api.auth['second-factor'].$post({ json: { code } }));
}

/** Proves once more that it is the owner who acts. */
export async function confirmIdentity(
  proof: { password: string } | { code: string },
): Promise<MessageAnswer> {
  return answerOf(await browserApi().api.auth.confirmations.$post({ json: proof }));
}

/** Takes a change of the account's address back by the mailed link. */
export async function restoreEmail(token: string): Promise<MessageAnswer> {
  return answerOf(await browserApi().api.auth['email-restorations'].$post({ json: { token } }));
}

/** Ends the session of this browser. */
export async function sendSignOut(api: ApiClient = browserApi()): Promise<MessageAnswer> {
  return answerOf(await api.api.auth['sign-out'].$post());
}

/** Stores one's own profile. */
export async function saveProfile(profile: ProfileInput, api: ApiClient = browserApi()): Promise<UserAnswer> {
  return answerOf(await api.api.profile.$put({ json: profile }));
}

/** Asks for the link that confirms one's address once more. */
export async function sendConfirmationAgain(): Promise<MessageAnswer> {
  return answerOf(await browserApi().api.profile['email-confirmations'].$post());
}

/** Confirms one's address by the mailed link. */
export async function confirmEmail(token: string): Promise<MessageAnswer> {
  return answerOf(await browserApi().api.profile['email-confirmations'].$put({ json: { token } }));
}

/** Where the account is signed in. */
export function sessionsQuery() {
  return queryOptions({
    queryKey: ['/api/auth/sessions'],
    queryFn: async () => answerOf<SessionAnswer[]>(await browserApi().api.auth.sessions.$get()),
  });
}

/** Signs one device out. */
export async function endSession(sessionId: string): Promise<MessageAnswer> {
  return answerOf(await browserApi().api.auth.sessions[':sessionId'].$delete({ param: { sessionId } }));
}

/** Signs every device out, this one too. */
export async function endEverySession(): Promise<MessageAnswer> {
  return answerOf(await browserApi().api.auth.sessions.$delete());
}

export async function changePassword(typed: {
  currentPassword: string;
  newPassword: string;
}): Promise<MessageAnswer> {
  return answerOf(await browserApi().api.auth.password.$put({ json: typed }));
}

/** Asks for a link to choose a new password. */
export async function requestPasswordReset(account: string): Promise<MessageAnswer> {
  return answerOf(await browserApi().api.auth['password-reset-requests'].$post({ json: { account } }));
}

/** Chooses a new password by the mailed link. */
export async function resetPassword(typed: { token: string; password: string }): Promise<MessageAnswer> {
  return answerOf(await browserApi().api.auth['password-resets'].$post({ json: typed }));
}

/** Prepares a second factor; secret and recovery codes are shown this once. */
export async function prepareSecondFactor(password: string): Promise<SecondFactorAnswer> {
  return answerOf(await browserApi().api.auth.totp.$post({ json: { password } }));
}

/** Puts the prepared second factor in force. */
export async function startSecondFactor(code: string): Promise<MessageAnswer> {
  return answerOf(await browserApi().api.auth.totp.verification.$post({ json: { code } }));
}

export async function stopSecondFactor(password: string): Promise<MessageAnswer> {
  return answerOf(await browserApi().api.auth.totp.$delete({ json: { password } }));
}

export async function renewRecoveryCodes(password: string): Promise<{ recoveryCodes: string[] }> {
  return answerOf(await browserApi().api.auth.totp['recovery-codes'].$post({ json: { password } }));
}
