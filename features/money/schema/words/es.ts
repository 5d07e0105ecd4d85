export const amountMissing = 'Indique un monto.';
export const wholeCents = 'Indique centavos enteros.';
export const aboveZero = 'Indique un monto mayor que 0.';
export const moreThanCharter = 'Es más de lo que cuesta un alquiler.';
export const howPaid = 'Elija cómo se pagó.';
export const howTaken = 'Elija cómo se tomó.';
export const nothingToBank = 'Escriba algo para el banco.';
export const oneFile = 'Envíe un archivo a la vez';
