import { type ApiClient, answer } from '#core/api-client.ts';
import type { Language } from '#core/language.ts';
import { reading } from '#ui/reading.ts';
import type { NewPasskey, PasskeyAnswer, PasskeySignIn, ProfileInput } from '../schema.ts';
import { accounts } from './user.ts';

/**
 * Signs in, or creates a client's account for an unknown name. A refusal throws an `ApiError` with the sentence for the dialog.
 */
export const sendSignIn = (typed: { readonly username: string; readonly password: string }) =>
  answer(accounts().auth['sign-in'].$post({ json: typed }));

/** Completes a sign-in that waits for a second factor. */
export const sendSecondFactor = (code: string) =>
  answer(accounts().auth['second-factor'].$post({ json: { code } }));

/** Proves again that the account's owner is acting. */
export const confirmIdentity = (
  proof: { password: string } | { code: string } | { passkey: PasskeyAnswer },
) => answer(accounts().auth.confirmations.$post({ json: proof }));

/** Undoes a change of the account's address by the mailed link. */
export const restoreEmail = (token: string) =>
  answer(accounts().auth['email-restorations'].$post({ json: { token } }));

/** Ends the session of this browser. */
export const sendSignOut = () => answer(accounts().auth['sign-out'].$post());

/** Stores the account's own profile. */
export const saveProfile = (profile: ProfileInput) => answer(accounts().profile.$put({ json: profile }));

/** Stores the language that the account's owner reads. */
export const chooseLanguage = (language: Language) =>
  answer(accounts().profile.language.$put({ json: { language } }));

/** Requests another mail with the link that confirms the account's address. */
export const sendConfirmationAgain = () => answer(accounts().profile['email-confirmations'].$post());

/** Confirms the account's address by the mailed link. */
export const confirmEmail = (token: string) =>
  answer(accounts().profile['email-confirmations'].$put({ json: { token } }));

/** The address that `sessionsQuery` reads, used to read it again. */
export const SESSIONS = '/api/auth/sessions';

/** The devices that are signed in to the account. */
export const sessionsQuery = (api?: ApiClient) => reading(accounts(api).auth.sessions, {});

/** Signs one device out. */
export const endSession = (sessionId: string) =>
  answer(accounts().auth.sessions[':sessionId'].$delete({ param: { sessionId } }));

/** Signs every device out, including this one. */
export const endEverySession = () => answer(accounts().auth.sessions.$delete());

export const changePassword = (typed: { currentPassword: string; newPassword: string }) =>
  answer(accounts().auth.password.$put({ json: typed }));

/** Requests a mail with a link to choose a new password. */
export const requestPasswordReset = (account: string) =>
  answer(accounts().auth['password-reset-requests'].$post({ json: { account } }));

/** Chooses a new password by the mailed link. */
export const resetPassword = (typed: { token: string; password: string }) =>
  answer(accounts().auth['password-resets'].$post({ json: typed }));

/** Prepares a second factor. The answer contains secret and recovery codes, which are shown only once. */
export const prepareSecondFactor = (password: string) =>
  answer(accounts().auth.totp.$post({ json: { password } }));

/** Starts the prepared second factor with its first code. */
export const startSecondFactor = (code: string) =>
  answer(accounts().auth.totp.verification.$post({ json: { code } }));

export const stopSecondFactor = (password: string) =>
  answer(accounts().auth.totp.$delete({ json: { password } }));

export const renewRecoveryCodes = (password: string) =>
  answer(accounts().auth.totp['recovery-codes'].$post({ json: { password } }));

/** The address that `passkeysQuery` reads, used to read it again. */
export const PASSKEYS = '/api/auth/passkeys';

/** The account's passkeys. */
export const passkeysQuery = (api?: ApiClient) => reading(accounts(api).auth.passkeys, {});

/** The options with which the browser creates a passkey. */
export const requestNewPasskey = () => answer(accounts().auth.passkeys.requests.$post());

export const addPasskey = (made: NewPasskey) => answer(accounts().auth.passkeys.$post({ json: made }));

export const renamePasskey = (passkeyId: string, name: string) =>
  answer(accounts().auth.passkeys[':passkeyId'].$put({ param: { passkeyId }, json: { name } }));

export const removePasskey = (passkeyId: string) =>
  answer(accounts().auth.passkeys[':passkeyId'].$delete({ param: { passkeyId } }));

/** The options with which the browser asks for a passkey: any account's to sign in, the account's own to confirm. */
export const requestPasskeySignIn = () => answer(accounts().auth['passkey-sign-in'].requests.$post());
export const requestPasskeyConfirmation = () => answer(accounts().auth.confirmations.requests.$post());

export const sendPasskeySignIn = (signIn: PasskeySignIn) =>
  answer(accounts().auth['passkey-sign-in'].$post({ json: signIn }));
