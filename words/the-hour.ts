/** An hour with its Spanish article: "la 1:00 p. m.", "las 9:00 a. m.". */
export const theHour = (time: string): string => `${time.startsWith('1:') ? 'la' : 'las'} ${time}`;
