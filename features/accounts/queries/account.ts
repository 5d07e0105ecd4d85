import { type ApiClient, answer } from '#core/api-client.ts';
import type { Language } from '#core/language.ts';
import { reading } from '#ui/reading.ts';
import type { NewPasskey, PasskeyAnswer, PasskeySignIn, ProfileInput } from '../schema.ts';
import { accounts } from './user.ts';

/** Signs in, or makes a client's account of an unknown name. A refusal throws an `ApiError` with the dialog's own sentence. */
export const sendSignIn = (typed: { readonly username: string; readonly password: string }) =>
  answer(accounts().auth['sign-in'].$post({ json: typed }));

/** Completes a sign-in that waits for its second factor. */
export const sendSecondFactor = (code: string) =>
  answer(accounts().auth['second-factor'].$post({ json: { code } }));

/** Proves once more that it is the owner who acts. */
export const confirmIdentity = (
  proof: { password: string } | { code: string } | { passkey: PasskeyAnswer },
) => answer(accounts().auth.confirmations.$post({ json: proof }));

/** Takes a change of the account's address back by the mailed link. */
export const restoreEmail = (token: string) =>
  answer(accounts().auth['email-restorations'].$post({ json: { token } }));

/** Ends the session of this browser. */
export const sendSignOut = () => answer(accounts().auth['sign-out'].$post());

/** Stores one's own profile. */
export const saveProfile = (profile: ProfileInput) => answer(accounts().profile.$put({ json: profile }));

/** Chooses the language one reads. */
export const chooseLanguage = (language: Language) =>
  answer(accounts().profile.language.$put({ json: { language } }));

/** Asks for the link that confirms one's address once more. */
export const sendConfirmationAgain = () => answer(accounts().profile['email-confirmations'].$post());

/** Confirms one's address by the mailed link. */
export const confirmEmail = (token: string) =>
  answer(accounts().profile['email-confirmations'].$put({ json: { token } }));

/** The address that `sessionsQuery` reads, to have it read again. */
export const SESSIONS = '/api/auth/sessions';

/** Where the account is signed in. */
export const sessionsQuery = (api?: ApiClient) => reading(accounts(api).auth.sessions, {});

/** Signs one device out. */
export const endSession = (sessionId: string) =>
  answer(accounts().auth.sessions[':sessionId'].$delete({ param: { sessionId } }));

/** Signs every device out, this one too. */
export const endEverySession = () => answer(accounts().auth.sessions.$delete());

export const changePassword = (typed: { currentPassword: string; newPassword: string }) =>
  answer(accounts().auth.password.$put({ json: typed }));

/** Asks for a link to choose a new password. */
export const requestPasswordReset = (account: string) =>
  answer(accounts().auth['password-reset-requests'].$post({ json: { account } }));

/** Chooses a new password by the mailed link. */
export const resetPassword = (typed: { token: string; password: string }) =>
  answer(accounts().auth['password-resets'].$post({ json: typed }));

/** Prepares a second factor; secret and recovery codes are shown this once. */
export const prepareSecondFactor = (password: string) =>
  answer(accounts().auth.totp.$post({ json: { password } }));

/** Puts the prepared second factor in force. */
export const startSecondFactor = (code: string) =>
  answer(accounts().auth.totp.verification.$post({ json: { code } }));

export const stopSecondFactor = (password: string) =>
  answer(accounts().auth.totp.$delete({ json: { password } }));

export const renewRecoveryCodes = (password: string) =>
  answer(accounts().auth.totp['recovery-codes'].$post({ json: { password } }));

/** Where the account's passkeys were read. */
export const PASSKEYS = '/api/auth/passkeys';

/** The account's passkeys. */
export const passkeysQuery = (api?: ApiClient) => reading(accounts(api).auth.passkeys, {});

/** What the browser makes a passkey of. */
export const requestNewPasskey = () => answer(accounts().auth.passkeys.requests.$post());

export const addPasskey = (made: NewPasskey) => answer(accounts().auth.passkeys.$post({ json: made }));

export const renamePasskey = (passkeyId: string, name: string) =>
  answer(accounts().auth.passkeys[':passkeyId'].$put({ param: { passkeyId }, json: { name } }));

export const removePasskey = (passkeyId: string) =>
  answer(accounts().auth.passkeys[':passkeyId'].$delete({ param: { passkeyId } }));

/** What the browser asks a passkey with: anybody's to sign in, one's own to confirm. */
export const requestPasskeySignIn = () => answer(accounts().auth['passkey-sign-in'].requests.$post());
export const requestPasskeyConfirmation = () => answer(accounts().auth.confirmations.requests.$post());

export const sendPasskeySignIn = (signIn: PasskeySignIn) =>
  answer(accounts().auth['passkey-sign-in'].$post({ json: signIn }));
