export const dear = (name: string) => `Dear ${name},`;
export const hello = 'Hello,';
/** Why a mail failed, to continue after a colon. */
export const mailFailures = {
  signIn: 'our sign-in to the mail server was refused',
  full: 'their mailbox is full',
  unknown: 'there is no such address',
  refused: 'their mail server refused it',
  putOff: 'their mail server kept putting it off',
  away: 'the mail server could not be reached',
  nobody: 'no mail server took it',
  late: 'it waited until it was of no use',
  corrected: 'the address was corrected before it went out',
};
/** Why a mail was withheld, to continue after a colon. */
export const withheld = 'the address had already had as many emails of this kind as we send within an hour';
export const onItsWay = 'The email is on its way again.';
