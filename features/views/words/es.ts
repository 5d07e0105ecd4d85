export const nameMissing = 'Póngale un nombre.';
