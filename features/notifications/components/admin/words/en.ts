export const notEmailed = 'Not emailed';
export const notSentTo = (address: string, reason: string) => `To ${address}: ${reason}.`;
export const notKept = 'It can’t be sent again: its text is not kept.';
export const sendAgain = 'Send again';
export const sendAgainOf = (subject: string) => `Send again: ${subject}`;
