export const pricedOnRequest = 'Preço sob consulta';
export const requestQuote = 'Pedir orçamento';
export const requestQuoteFor = (name: string) => `Pedir orçamento: ${name}`;
export const addToCharter = 'Incluir em um aluguel';
export const addToCharterOf = (name: string) => `Incluir em um aluguel: ${name}`;
