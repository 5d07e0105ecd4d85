export const error = 'Error';
export const pricesOf = (yacht: string) => `Precios de ${yacht}`;
export const pricesFailed = 'No se pudieron cargar los precios.';
export const inWholeDollars =
  'En dólares enteros. Una duración sin precio no se ofrece; el más bajo de todos es el que el sitio muestra como precio inicial.';
export const savePrices = 'Guardar precios';
export const notUpdated = 'No se pudieron guardar los precios';
export const offered = 'Se ofrece';
export const notOffered = 'No se ofrece';
export const deletesPrices =
  'Al guardar, estos precios se borran para siempre, con sus condiciones y traducciones.';
export const ofSheet = (sheet: string, field: string) => `${sheet}: ${field}`;
