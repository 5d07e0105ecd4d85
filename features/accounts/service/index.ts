export { ensureAdministrator, type MadeAdministrator } from './administrators.ts';
export { confirmByCode, confirmPassword } from './confirming.ts';
export { deleteOwnAccount } from './leaving.ts';
export { forgetExpiredAccess } from './limits.ts';
export {
  confirmOwnEmail,
  type OwnUser,
  openOwnUser,
  sendConfirmationAgain,
  updateOwnProfile,
} from './profile.ts';
export { provedAddressOf } from './proved.ts';
export { restoreOwnAddress } from './restore.ts';
export {
  changePassword,
  endAllSessions,
  endOwnSession,
  listOwnSessions,
  prepareSecondFactor,
  renewRecoveryCodes,
  requestPasswordReset,
  resetPassword,
  startSecondFactor,
  stopSecondFactor,
} from './security.ts';
export { completeSignIn, createAccount, type SignedIn, signIn, signOut } from './sign-in.ts';
