export const amountMissing = 'Please give an amount.';
export const wholeCents = 'Please give whole cents.';
export const aboveZero = 'Please give an amount above 0.';
export const moreThanCharter = 'That is more than a charter costs.';
export const howPaid = 'Please choose how it was paid.';
export const howTaken = 'Please choose how it was taken.';
export const nothingToBank = 'Please say something to the bank.';
export const oneFile = 'Please send one file at a time';
