import { counted } from '#words/amounts.ts';

export const ownQuotes = 'Meus pedidos de orçamento';
export const anEvent = 'Um evento';
export const guestsCounted = (count: number) => counted(count, 'convidado');
export const isNow = (number: string) => `Agora é o pedido de aluguel ${number}.`;
export const askedAt = (when: string) => `pedido em ${when}`;
