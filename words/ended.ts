/** A sentence with its full stop; adds none if it ends with one already: "a las 9:00 a. m." */
export const ended = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);
