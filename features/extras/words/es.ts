export const pricedOnRequest = 'Precio a consultar';
export const requestQuote = 'Pedir cotización';
export const requestQuoteFor = (name: string) => `Pedir cotización: ${name}`;
export const addToCharter = 'Agregar a un alquiler';
export const addToCharterOf = (name: string) => `Agregar a un alquiler: ${name}`;
