export const disputed = (why: string | null) => `Disputed: ${why}`;
export const keptOfCancellation = 'Kept of a cancellation';
export const chartered = 'Chartered';
export const forgotten = 'Forgotten';
export const givenBack = (method: string) => `Given back, ${method}`;
export const receipt = (number: number | string | null, method: string) => `Receipt ${number}, ${method}`;
export const toSendBack = 'On the list to send back';
export const paidNotOwed = 'Paid and not owed';
export const refundCameBack = 'Refund that came back';
