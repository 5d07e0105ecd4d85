// Why and where a file cannot be read.
export const fault = (line: number, column: number, why: string) => `Line ${line}, column ${column}: ${why}`;
export const noText = 'this is not a text file. CSV or OFX is needed.';
export const empty = 'the file is empty.';
export const noHeadings =
  'no headings were found: a date, an amount (or credits), and a description are needed.';
export const quoteOpen = 'a quotation mark is not closed.';
export const otherColumns = (count: number) => `the first row does not have ${count} columns, as was said.`;
export const moreValues = 'more values than headings. A value with a comma in it needs quotation marks.';
export const tooLong = 'more than 5,000 lines. Please export it in parts.';
export const under = (why: string, heading: string) => `${why} (${heading})`;
export const noAmount = (written: string, such: string) => `${written} is not an amount such as ${such}`;
export const noDay = (written: string, such: string) => `${written} is not a day such as ${such}`;
export const stillToCome = (written: string) => `${written} is still to come`;
export const without = (name: string) => `a transaction without ${name}.`;
export const ofACard = 'this is the statement of a card, not of an account.';
export const notDollars = (written: string) => `${written} is not in US dollars.`;
export const endsInside = 'the file ends inside this transaction.';

// The result of an upload.
export const nothingNew = 'Nothing new came in.';
export const cameIn = (count: string, isOne: boolean) =>
  `${count} ${isOne ? 'line' : 'lines'} of money that came in.`;
export const knownAlready = (count: string, isOne: boolean) =>
  `${count} ${isOne ? 'line was' : 'lines were'} here already.`;
export const leftOut = (debits: number, others: number, unsaid: number) =>
  `Left out: ${debits} that went out, ${others} without money that has arrived${
    unsaid > 0 ? `, ${unsaid} where the bank does not say which way the money went` : ''
  }.`;

// The question about columns.
export const columnsMissing = 'Please say which column is the day, and which the amount or the amount in.';
