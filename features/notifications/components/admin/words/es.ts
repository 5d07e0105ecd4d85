export const notEmailed = 'Correos no enviados';
export const notSentTo = (address: string, reason: string) => `A ${address}: ${reason}.`;
export const notKept = 'No se puede enviar otra vez: su texto no se conserva.';
export const sendAgain = 'Enviar otra vez';
export const sendAgainOf = (subject: string) => `Enviar otra vez: ${subject}`;
