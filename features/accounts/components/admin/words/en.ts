import { isOne } from '#words/en.ts';

// Roles.
export const roleNames = {
  administrator: 'Administrator',
  'charter-desk': 'Charter desk',
  content: 'Content',
  underwriting: 'Underwriting',
  'read-only': 'Read-only',
};
export const roleNotes = {
  administrator: 'Everything but sealed fields and applicants’ files. Settings, team and the logs.',
  'charter-desk': 'Bookings, calendar, customers and inquiries.',
  content: 'Yachts and their prices, packages, add-ons, events and what the pages say.',
  underwriting: 'Financing applications, sealed fields and applicants’ files included.',
  'read-only':
    'Sees bookings, customers, inquiries and applications; changes nothing and exports none of them.',
};
export const role = 'Role';
export const roleOf = (username: string) => `Role of ${username}`;
export const countsAtOnce =
  'It counts at once, wherever they are signed in. If they have confirmed an email address, they are told by email.';
export const save = 'Save';
export const success = 'Success';

// The team.
export const team = 'Team';
export const colleague = 'Colleague';
export const colleagues = (count: number) => `${count} ${isOne(count) ? 'colleague' : 'colleagues'}`;
export const you = 'You';
export const oneTimePassword = 'One-time password';
export const secondFactor = 'Second factor';
export const on = 'On';
export const off = 'Off';
export const signedIn = 'Signed in';
export const browsers = (count: number) => `${count} ${isOne(count) ? 'browser' : 'browsers'}`;
export const lastOn = (at: string) => `Last on ${at}`;
export const nowhere = 'Nowhere';
export const actions = 'Actions';
export const changeRole = 'Change role';
export const changeRoleOf = (username: string) => `Change role of ${username}`;
export const signOut = 'Sign out';
export const signOutOf = (username: string) => `Sign out ${username} everywhere`;
export const newPassword = 'New password';
export const newPasswordFor = (username: string) => `New password for ${username}`;
export const makePassword = 'Make password';
export const makePasswordFor = (username: string) => `Make password for ${username}`;
export const refuse = 'Refuse';
export const refuseFor = (username: string) => `Refuse the new password for ${username}`;
export const takeOff = 'Take off the team';
export const lastStays = 'The last administrator stays on the team.';
export const takeOffOf = (username: string) => `Take off the team: ${username}`;
export const factorRequired = 'A second factor is required of everyone on the team.';
export const factorNotRequired =
  'A second factor is required over https of whoever may see clients’ details; whoever runs the server makes it so for everyone with ADMIN_SECOND_FACTOR=required. Each colleague sets theirs up under Your account.';
export const teamFailed = 'The team could not be loaded.';
export const passwordAsked = (askedBy: string, dueAt: string, withoutSecondFactor: boolean) =>
  `${withoutSecondFactor ? 'New password, without second factor' : 'New password'}: asked for by ${askedBy}; can be made once another administrator agrees, or from ${dueAt} on`;
export const onTheTeam = 'On the team';
export const tellThem = (username: string) => `Tell ${username} this password. It is not shown again.`;
export const keepsPassword = (username: string) =>
  `${username} signs in with their current password and chooses a new one right away.`;
export const done = 'Done';
export const ownIsAsked = 'A password of their own is asked for at the first sign-in.';

// Adding a colleague.
export const addColleague = 'Add colleague';
export const shownOnce = 'They get a one-time password, which is shown to you once.';
export const username = 'Username';
export const usernameHint = '3 to 64 characters.';
export const takeClientOn = 'Take on the client with that name';
export const takeClientOnNote =
  'They are signed out everywhere, keep their password until they sign in, and then choose another.';

// Questions before an action, and messages after it.
export const loggedOut = 'Logged Out';
export const signOutEverywhere = 'Sign out everywhere';
/** @param who undefined for the reader's own account */
export const signOutQuestion = (who: string | undefined) =>
  `${who === undefined ? 'You are' : `${who} is`} signed out of every browser at once.`;
export const youAreOut = 'You have been signed out everywhere.';
export const demoteQuestion = (who: string | undefined) =>
  `${who === undefined ? 'You are' : `${who} is`} a client from now on, signed out everywhere. What ${who === undefined ? 'you' : 'they'} did stays in the activity log.`;
export const youAreClient = 'You are a client now. Please sign in again.';
export const newOneTime = 'New one-time password';
export const askQuestion = (username: string) =>
  `${username} can refuse it, and is told by email if they have confirmed an address. It can be made as soon as another administrator agrees, or after 24 hours. Whoever runs the server can make one right away.`;
export const askForIt = 'Ask for it';
export const asked = 'Asked';
export const takeFactorToo = 'Take the second factor away too';
export const onlyWhenLost = 'Only when they have lost it.';
export const makeOneTime = 'Make the one-time password';
export const makeQuestion = (username: string, withoutSecondFactor: boolean) =>
  `${username} is signed out everywhere and gets in with a new one-time password, which is shown to you once.${
    withoutSecondFactor ? ' The second factor is taken away.' : ''
  }`;
export const refuseNew = 'Refuse the new password';
export const refuseQuestion = (who: string | undefined) =>
  `${who === undefined ? 'Your' : `${who}’s`} password stays as it is.`;
export const refused = 'Refused';

// Before a session ends.
export const endsSoon = 'Your session ends in two minutes';
export const endsUnused = 'The site has not heard from this page for a while. What you have typed stays.';
export const endsAnyway =
  'You signed in twelve hours ago, and no session lasts longer. Save your work now. If you save it later, you are asked to sign in first; what you have typed stays.';
export const hasEnded = 'Your session has ended';
export const signInWithNext =
  'What you have typed is still here. When you save it or open something, you are asked to sign in first.';
export const staySignedIn = 'Stay signed in';
export const understood = 'Understood';

// The API's messages.
export const isOnTeam = (username: string) => `${username} is on the team now.`;
export const hasOtherRoles = (username: string) => `${username} has other roles now.`;
export const passwordRequested = (username: string) =>
  `A new password was requested for ${username}. It can be made once another administrator agrees, or after 24 hours.`;
export const keepsCurrent = (username: string) => `${username} keeps their current password.`;
export const wasSignedOut = (username: string) => `${username} was signed out everywhere.`;
export const isClientNow = (username: string) => `${username} is a client now.`;
export const clientSignedOut = 'The client was signed out everywhere.';
export const accountLocked = 'The account is locked.';
export const accountUnlocked = 'The client can sign in again.';
