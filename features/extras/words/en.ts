export const pricedOnRequest = 'Priced on request';
export const requestQuote = 'Request a quote';
export const requestQuoteFor = (name: string) => `Request a quote: ${name}`;
export const addToCharter = 'Add to a charter';
export const addToCharterOf = (name: string) => `Add to a charter: ${name}`;
