export const disputed = (why: string | null) => `En disputa: ${why}`;
export const keptOfCancellation = 'Retenido por una cancelación';
export const chartered = 'Alquiler realizado';
export const forgotten = 'Ya sin datos';
export const givenBack = (method: string) => `Devuelto, ${method}`;
export const receipt = (number: number | string | null, method: string) => `Recibo ${number}, ${method}`;
export const toSendBack = 'En la lista por devolver';
export const paidNotOwed = 'Pagado de más';
export const refundCameBack = 'Devolución que no llegó';
