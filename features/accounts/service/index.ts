export { ensureAdministrator, type MadeAdministrator } from './administrators.ts';
export { confirmByCode, confirmPassword } from './confirming.ts';
export { deleteOwnAccount } from './leaving.ts';
export { forgetExpiredAccess } from './limits.ts';
export {
  confirmOwnEmail,
  openOwnUser,
  sendConfirmationAgain,
  updateOwnProfile,
} from './profile.ts';
export { provedAddressOf } from './proved.ts';
export { restoreOwnAddress } from './restore.ts';
export {
  prepareSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  stopSecondFactor,
} from './second-factor.ts';
export {
  changePassword,
  endAllSessions,
  endOwnSession,
  listOwnSessions,
  requestPasswordReset,
  resetPassword,
} from './security.ts';
export {
  completeSignIn,
  createAccount,
  type SignedIn,
  type SignInCaller,
  signIn,
  signOut,
} from './sign-in.ts';
