export const from = (price: string) => `desde ${price}`;
export const upTo = (price: string) => `hasta ${price}`;
export const pricedOnRequest = 'Precio a consultar';
export const featured = 'Destacado';
export const pricesReversed = 'El precio máximo no puede ser menor que el mínimo';
