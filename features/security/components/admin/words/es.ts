import { withThousands } from '#words/amounts.ts';
import { isOne } from '#words/es.ts';

export const security = 'Seguridad';
export const searchEvents = 'Buscar por usuario, identificador o red';
export const account = (id: string) => `Cuenta ${id}`;
export const notSignedIn = 'Sin sesión';
export const when = 'Cuándo';
export const what = 'Qué';
export const who = 'Quién';
export const details = 'Detalles';
export const anything = 'Todo';
export const from = 'Desde';
export const to = 'Hasta';
export const events = (count: number) => `${withThousands(count)} ${isOne(count) ? 'evento' : 'eventos'}`;
export const eventsFailed = 'No se pudieron cargar los eventos.';
export const securityEvents = 'Eventos de seguridad';
export const nothingHere = 'No hay nada aquí';
export const noEventsYet = 'Aún no hay eventos.';
