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
};
export const onTheirWay = (count: number) =>
  count === 1 ? 'The email is on its way again.' : `${count} emails are on their way again.`;
