import { counted } from '#words/amounts.ts';

export const ownQuotes = 'Mis solicitudes de cotización';
export const anEvent = 'Un evento';
export const guestsCounted = (count: number) => counted(count, 'invitado');
export const isNow = (number: string) => `Ya es la solicitud de alquiler ${number}.`;
export const askedAt = (when: string) => `pedida el ${when}`;
