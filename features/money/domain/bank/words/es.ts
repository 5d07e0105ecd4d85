// Dónde y por qué no se puede leer un archivo.
export const fault = (line: number, column: number, why: string) =>
  `Línea ${line}, columna ${column}: ${why}`;
export const noText = 'este no es un archivo de texto. Se necesita CSV u OFX.';
export const empty = 'el archivo está vacío.';
export const noHeadings =
  'no se encontraron encabezados: se necesitan una fecha, un monto (o los abonos) y una descripción.';
export const quoteOpen = 'falta cerrar unas comillas.';
export const otherColumns = (count: number) =>
  `la primera fila no tiene ${count} columnas, como se había indicado.`;
export const moreValues = 'hay más valores que encabezados. Un valor que lleva coma necesita comillas.';
export const tooLong = 'más de 5,000 líneas. Expórtelo por partes.';
export const under = (why: string, heading: string) => `${why} (${heading})`;
export const noAmount = (written: string, such: string) => `${written} no es un monto como ${such}`;
export const noDay = (written: string, such: string) => `${written} no es un día como ${such}`;
export const stillToCome = (written: string) => `${written} todavía no ha llegado`;
export const without = (name: string) => `una transacción sin ${name}.`;
export const ofACard = 'este es el estado de cuenta de una tarjeta, no de una cuenta.';
export const notDollars = (written: string) => `${written} no está en dólares estadounidenses.`;
export const endsInside = 'el archivo termina dentro de esta transacción.';

// Lo que se tomó.
export const nothingNew = 'No entró nada nuevo.';
export const cameIn = (count: string, isOne: boolean) =>
  `${count} ${isOne ? 'línea' : 'líneas'} de dinero que entró.`;
export const knownAlready = (count: string, isOne: boolean) =>
  `${count} ${isOne ? 'línea ya estaba' : 'líneas ya estaban'} aquí.`;
export const leftOut = (debits: number, others: number, unsaid: number) => {
  const [out, without] = [`${debits} de dinero que salió`, `${others} sin dinero que haya llegado`];
  return unsaid > 0
    ? `Se omitieron: ${out}, ${without} y ${unsaid} en las que el banco no dice si el dinero entró o salió.`
    : `Se omitieron: ${out} y ${without}.`;
};

// Lo que se pide de sus columnas.
export const columnsMissing = 'Indique qué columna es el día y cuál el monto o el monto que entró.';
