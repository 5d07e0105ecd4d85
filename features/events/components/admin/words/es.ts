export const from = (price: string) => `desde ${price}`;
export const upTo = (price: string) => `hasta ${price}`;
export const pricedOnRequest = 'Precio a consultar';
export const featured = 'Destacado';
