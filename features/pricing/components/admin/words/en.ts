export const error = 'Error';
export const pricesOf = (yacht: string) => `Prices of ${yacht}`;
export const pricesFailed = 'The prices could not be loaded.';
export const inWholeDollars =
  'In whole US dollars. A duration without a price is not offered; the lowest of all is what the site calls her starting price.';
export const savePrices = 'Save prices';
export const notUpdated = 'Failed to update prices';
export const offered = 'Offered';
export const notOffered = 'Not offered';
export const deletesPrices = 'Saving deletes these prices for good, with their terms and translations.';
export const ofSheet = (sheet: string, field: string) => `${sheet}: ${field}`;
