export const from = (price: string) => `from ${price}`;
export const upTo = (price: string) => `up to ${price}`;
export const pricedOnRequest = 'Priced on request';
export const featured = 'Featured';
