// Mails to the owner of an account.
export const choosePassword = 'Choose a new password';
export const resetPreview = 'The link works once, for an hour.';
export const resetAsked = (username: string) =>
  `Someone, hopefully you, asked for a new password for the account “${username}”.`;
export const resetWorksOnce =
  'The link works once, for an hour. Your old password stays until you have chosen.';
export const resetNotYou = 'Didn’t ask for it? Nothing has changed, and you don’t need to do anything.';
export const confirmSubject = 'Confirm your email address';
export const confirmPreview = 'Confirm it, and requests sent from this address can be added to your account.';
export const confirmHeading = 'Is this your address?';
export const confirmText =
  'This address was entered in the profile of an account on our site. Is the account yours? Confirm the address while you are signed in to it.';
export const confirmLink = 'Confirm this address';
export const confirmWorksOnce = 'The link works once, for a day.';
export const confirmNotYou =
  'No account with us? Please ignore this email; nobody can confirm the address without you.';
export const passwordChanged = 'Your password was changed';
export const othersSignedOut = 'Every other device was signed out.';
export const passwordChangedText = (username: string) =>
  `The password of your account “${username}” was changed just now, and every other device was signed out.`;
export const notYouCall = 'If this wasn’t you, please call us at once: {phone}.';
export const factorStarted = 'An authenticator app was turned on';
export const factorPreview = 'Signing in asks for its code from now on.';
export const factorText = (username: string) =>
  `An authenticator app was turned on for your account “${username}” just now. Signing in asks for its code from now on.`;
export const passkeyAdded = 'A passkey was added';
export const passkeyPreview = 'It signs in to your account from now on.';
export const passkeyText = (name: string, username: string) =>
  `The passkey “${name}” was added to your account “${username}” just now. It signs in without a password.`;
export const passkeyNotYou =
  'If this wasn’t you, remove it in your profile, change your password, and please call us at once: {phone}.';
export const lessProtected = {
  'factor-stopped': {
    subject: 'Your second factor was turned off',
    preview: 'Signing in no longer asks for a code.',
    text: (username: string) =>
      `The second factor of your account “${username}” was turned off just now. Signing in no longer asks for a code.`,
  },
  'codes-renewed': {
    subject: 'Your recovery codes were replaced',
    preview: 'The codes you had no longer work.',
    text: (username: string) =>
      `New recovery codes were made for your account “${username}” just now. The ones you had no longer work.`,
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    preview: 'It no longer signs in to your account.',
    text: (username: string) =>
      `A passkey was removed from your account “${username}” just now. It no longer signs in.`,
  },
};
export const protectionNotYou =
  'If this wasn’t you, change your password in your profile, and please call us at once: {phone}.';
export const addressChanged = 'Your email address was changed';
export const addressPreview = 'Wasn’t you? You have 72 hours to restore it.';
export const addressHeading = 'Your address was changed';
export const addressText = (username: string) =>
  `The email address of your account “${username}” was changed just now. Email about the account no longer comes here.`;
export const addressNotYou =
  'If this wasn’t you, take it back: the account gets this address again, every device is signed out, and we email you a link to choose a new password.';
export const takeItBack = 'Take this address back';
export const addressWorksOnce = 'The link works once, for 72 hours.';
export const addressCall = 'You can also call us: {phone}. If it was you, there’s nothing you need to do.';
export const newDevice = 'A new device signed in to your account';
export const newDeviceText = (browser: string, username: string, at: string) =>
  `${browser} signed in to your account “${username}” on ${at}, for the first time.`;
export const newDeviceNotYou =
  'Was it you? Then there is nothing to do. If not, please change your password, which signs out every other device, or call us at once: {phone}.';

// Signing in.
export const signIn = 'Sign in';
export const signInLead = 'Your requests, saved yachts and details, in one place.';
export const oneMoreStep = 'One more step';
export const enterCode = 'Enter the six digits your authenticator app shows, or one of your recovery codes.';
export const yourProfile = 'Your profile';
export const signedInAs = (username: string) => `You are signed in as ${username}.`;
export const welcomes = {
  administrator: { title: 'Welcome Admin', description: 'Redirecting to admin dashboard...' },
  client: { title: 'Client Access', description: 'Redirecting to profile creation...' },
};
export const passkeyNotUsed = 'Passkey not used';
export const invalidCredentials = 'Invalid Credentials';
export const notSignedIn = 'Not signed in';
export const cookiesRefused =
  'Your browser refuses cookies, and without them nobody can stay signed in. Please allow cookies for this site and try again.';
export const enterBoth = 'Please enter both username and password';
export const username = 'Username';
export const password = 'Password';
export const signInButton = 'Sign In';
export const signingIn = 'Signing In...';
export const usePasskey = 'Use a passkey';
export const forgotten = 'Forgot your password?';
export const adminAccess = 'Admin access with special credentials';
export const othersBecomeClients = 'Other credentials will create a client profile';
export const code = 'Code';
export const goOn = 'Continue';
export const adminDashboard = 'Admin dashboard';
export const myProfile = 'My profile';
export const logOut = 'Logout';
export const loggedOut = 'Logged Out';
export const notSignedOut = 'Not signed out';
export const unreached = 'We could not be reached. Please check your connection and try again.';
export const hidePassword = 'Hide password';
export const showPassword = 'Show password';
export const passkeyThere = 'This device already has a passkey for your account.';
export const passkeyUnconfirmed = 'Your device did not confirm it. Please try again.';
export const noPasskeys = 'This browser can’t use passkeys.';

// The pages that mailed links open.
export const linksDescription = 'For links from our emails.';
export const newPasswordSet = 'Your new password is set';
export const checkEmail = 'Check your email';
export const tellAccount =
  'Tell us your username or email. If the account has a confirmed address, we email a link to it.';
export const newPassword = 'New password';
export const newPasswordEverywhere = 'At least 8 characters. Every device is signed out.';
export const usernameOrEmail = 'Username or email';
export const askAgain = 'Email me a new link';
export const setPassword = 'Set new password';
export const emailLink = 'Email me a link';
export const confirmEmail = 'Confirm your email';
export const confirmAsked =
  'Confirm that this address is yours, and requests sent from it can be added to your account.';
export const confirmAsGuest = 'Please sign in first. You will come back here to confirm it.';
export const thankYou = 'Thank you';
export const confirmAddress = 'Confirm my address';
export const goToProfile = 'Go to my profile';
export const takeAddressBack = 'Take your address back';
export const addressIsBack = 'The address is yours again';
export const takeBackText =
  'If you did not change the email address of your account, take it back here. Every device is signed out, and we email you a link to choose a new password.';
export const home = 'Home';
export const contactUs = 'Contact us';
export const takeBack = 'Take it back';

// The API's messages.
export const done = {
  codeWanted: 'Enter the code of your authenticator app.',
  passkeyWanted: 'Now use your passkey.',
  accountMade: 'Welcome aboard. Your account is ready.',
  signedIn: 'Welcome back.',
  signedOut: 'You have been signed out.',
  restored:
    'Your account has this address again. Every device was signed out, and the old password no longer works: check your email for a link to choose a new one.',
  changed: 'Your password has been changed. Every other device was signed out.',
  asked: 'If that account has a confirmed email address, a link is on its way to it. It works for an hour.',
  reset: 'Every device was signed out. You can sign in with your new password now.',
  deviceOut: 'That device has been signed out.',
  goOn: 'Thank you. Please go on.',
  factorOn: 'Your second factor is on.',
  factorOff: 'Your second factor is off.',
  linkSent: 'The link is on its way to your address.',
  confirmed: 'Your email address is confirmed.',
  passkeyMade: 'You can sign in with it from now on.',
  passkeyGone: 'That passkey no longer works.',
};
export const outEverywhere = 'You have been signed out everywhere.';
export const calledNow = (name: string) => `It is called ${name} now.`;
export const aBrowser = 'A browser';
/** "Safari on iPhone". */
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`;

// The details of the profile.
export const profileFields = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  country: 'Country',
};
export const contactMethods = { email: 'Email', phone: 'Phone', whatsapp: 'WhatsApp' };
export const preferredContact = 'Preferred contact';
export const language = 'Language';
export const languageHint = 'Our emails to you are in this language.';
export const languageNotKept = 'The language was not changed';
export const defaultCountry = 'United States';
export const yourDetails = 'Your details';
export const editProfile = 'Edit Profile';
export const nothingYet = 'Nothing yet. A name and a phone number or email are enough.';
export const notGiven = 'Not given';
export const error = 'Error';
export const profileFailed = 'Failed to update profile. Please try again.';
export const profileUpdated = 'Profile Updated';
export const profileUpdatedText = 'Your profile has been updated successfully.';
export const save = 'Save';
export const cancel = 'Cancel';
export const confirmedMark = 'Confirmed';
export const notConfirmed = 'Not confirmed';
export const sendAgain = 'Send the link again';
export const notSent = 'Not sent';
export const validEmail = 'Please enter a valid email address';
export const enterPassword = 'Please enter a password.';
export const usernameMissing = 'Please enter a username.';
export const accountMissing = 'Please enter your username or email.';
export const contactMissing = 'Please choose email, phone or WhatsApp.';
export const passwordAtMost = (most: number) => `Please use ${most} characters or fewer.`;
export const namePasskey = 'Please name it, such as “iPhone” or “Key on my ring”.';
export const noLongerSignedIn = {
  title: 'You are no longer signed in',
  description: 'Your session has ended. Please sign in again.',
};
export const accessChanged = {
  title: 'Your access has changed',
  description: 'Someone has changed what your account can do. Nothing was saved.',
};

// Saved yachts.
export const savedYachts = 'Saved yachts';
export const noneSaved = 'None yet. Tap the heart on ';
export const yachtYouLike = 'a yacht you like';
export const findHerHere = ' and you’ll find her here.';
export const guests = (count: number) => (count === 1 ? '1 guest' : `${count} guests`);
export const letGoOf = (yacht: string) => `Remove ${yacht} from your saved yachts`;
export const remove = 'Remove';

// Sign-in and security.
export const security = 'Sign-in and security';
export const changePassword = 'Change password';
export const passwordNotChanged = 'Password not changed';
export const passwordChangedMark = 'Password changed';
export const currentPassword = 'Current password';
export const newPasswordElsewhere = 'At least 8 characters. Every other device is signed out.';
export const keepIt = 'Keep it';
export const whereSignedIn = 'Where you are signed in';
export const signOutEverywhere = 'Sign out everywhere';
export const signedOut = 'Signed out';
export const thisOne = ', this one';
export const lastUsed = (at: string) => `Last used ${at}`;
export const signOutOf = (browser: string, at: string) => `Sign out ${browser}, last used ${at}`;
export const signOut = 'Sign out';
export const secondFactor = 'Second factor';
export const on = 'On';
export const off = 'Off';
export const secondFactorText = 'A code from an authenticator app, asked for after your password.';
export const newRecoveryCodes = 'New recovery codes';
export const turnOff = 'Turn off';
export const setUp = 'Set up';
export const yourPassword = 'Your password';
export const scanThis = '1. Scan this with your authenticator app, or type the key into it.';
export const qrCode = 'QR code for your authenticator app';
export const copyKey = 'Copy the key';
export const openAuthenticator = 'Open in your authenticator app';
export const enterSixDigits = '2. Enter the six digits that it shows.';
export const notChanged = 'Not changed';
export const keepCodes =
  'Keep these recovery codes somewhere safe. Each opens your account once, should you lose the app. They are shown only now.';
export const recoveryCodes = 'Recovery codes';
export const copyCodes = 'Copy the codes';
export const downloadCodes = 'Download as a text file';
export const keptCodes = 'I have kept them';
export const passkeys = 'Passkeys';
export const passkeysText =
  'Sign in with your face, your fingerprint or a security key, without a password or a code.';
export const addPasskey = 'Add a passkey';
export const passkeyAddedMark = 'Passkey added';
export const passkeyRenamed = 'Passkey renamed';
export const passkeyRemoved = 'Passkey removed';
export const passkeyRemoving =
  'It will no longer sign in to your account. Delete it on your device too, or the device will go on offering it.';
export const notRemoved = 'Not removed';
export const notSaved = 'Not saved';
export const passkeyUsed = (created: string, used: string | null) =>
  `Added ${created} · ${used === null ? 'not used yet' : `last used ${used}`}`;
export const rename = 'Rename';
export const renameOf = (name: string) => `Rename ${name}`;
export const removeOf = (name: string) => `Remove ${name}`;
export const removingPasskey = (name: string) => `Remove the passkey “${name}”?`;
export const name = 'Name';
export const nameHint = 'To tell it from others, such as “My phone”.';

// Proving one's identity.
export const signInAgain = 'Sign in again';
export const confirmIdentity = 'Confirm it’s you';
export const sessionOver = (username: string) =>
  `Your session has ended, ${username}. What you typed is still here, and you’ll go on where you left off.`;
export const whyConfirm = 'This affects an account, private details or money, so please confirm it’s you.';
export const confirm = 'Confirm';
export const useCode = 'Use a code instead';
export const usePassword = 'Use your password instead';
export const codeHint = 'From your authenticator app, or one of your recovery codes.';

// Errors and hints for staff.
export const colleagueMissing = 'Username is required';
export const chooseRoles = 'Please choose among the roles there are.';
export const chooseRole = 'Please choose at least one role.';
export const sayWhy = 'Please say why.';
export const chooseYourOwn =
  'You signed in with a one-time password. Choose one of your own before you go on.';
