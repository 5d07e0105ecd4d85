export const nameMissing = 'Please give it a name.';
