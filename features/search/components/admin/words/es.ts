import { withThousands } from '#words/amounts.ts';
import { isOne } from '#words/es.ts';

export const charters = 'Alquileres';
export const customers = 'Clientes';
export const yachts = 'Yates';
export const archived = 'Archivado';
export const applications = 'Solicitudes';
export const inquiries = 'Consultas';
export const recent = 'Recientes';
export const actions = 'Acciones';
export const goTo = 'Ir a';
export const results = (count: number) =>
  `${withThousands(count)} ${isOne(count) ? 'resultado' : 'resultados'}`;
export const nothingCalled = (typed: string) => `Aquí nada se llama “${typed}”.`;
export const searchFailed = 'No se pudo leer la búsqueda.';
export const tryAgain = 'Intentar de nuevo';
export const searching = 'Buscando…';
export const searchEverything = 'Buscar en todo';
export const searchEverythingKeys = 'Buscar en todo (⌘K en una Mac)';
export const search = 'Buscar';
export const whatIsTyped = 'Nombre, número, correo o teléfono';
export const close = 'Cerrar';
export const resultsList = 'Resultados';
