import { counted } from '#words/amounts.ts';

export const clientNameMissing = 'Escriba el nombre del cliente.';
export const unreachable = 'Escriba un número de teléfono con su código de área, o un correo electrónico.';
export const knownLanguage = 'Elija inglés, español o portugués.';
export const howManyGuests = 'Indique cuántos invitados serán.';
export const wholeNumber = 'Indique un número entero.';
export const oneGuest = 'Sube a bordo al menos un invitado.';
export const tooManyGuests = 'Son más de los que lleva cualquier yate.';
export const chooseMailOrNote = 'Elija un correo o una nota.';
export const writeSomething = 'Escriba algo.';
export const chooseBlockOrHold = 'Elija un bloqueo o un apartado.';
export const wholeDollars = 'Indique dólares enteros.';
export const neverNegative = 'Un precio nunca es negativo.';
export const moreThanCharter = 'Es más de lo que cuesta cualquier alquiler.';
export const whatLineIsFor = 'Indique de qué es la línea.';
export const giveAmount = 'Indique un monto.';
export const moreThanExtra = 'Es más de lo que cuesta cualquier adicional.';
export const thirtyLines = 'Use 30 líneas como máximo.';
export const wholeHours = 'Indique horas enteras.';
export const holdAnHour = 'Apártelo al menos una hora.';
export const holdThirtyDays = 'Apártelo 30 días como máximo.';

export const onTheList = 'La solicitud está en la lista.';
export const confirmedAndTold = 'La reserva está confirmada y se avisó al cliente.';
export const confirmedCall =
  'La reserva está confirmada. No hay correo electrónico: por favor, llame al cliente.';
export const emailOnItsWay = 'Su correo va en camino.';
export const noteIsKept = 'La nota se guardó.';
export const putOn = {
  hold: (yacht: string) => `${yacht} queda apartado.`,
  block: (yacht: string) => `${yacht} queda bloqueado.`,
};
export const entryMoved = (yacht: string) => `${yacht}: movido.`;
export const isFreeAgain = (yacht: string) => `${yacht} está libre otra vez.`;

export const noAddress = 'No hay correo electrónico: por favor, llame al cliente.';
export const kinds = { charter: 'una reserva', hold: 'un apartado', block: 'un bloqueo' };
export const inTheWay = (entries: string) => `Ya ocupado: ${entries}${entries.endsWith('.') ? '' : '.'}`;
export const endsBefore = 'Terminaría antes de empezar.';
export const quotedOtherwise =
  'Tiene una cotización, hecha para la otra modalidad. Por favor, envíe otra cotización.';
export const quotedForGuests = (count: number) =>
  `Tiene una cotización para ${counted(count, 'invitado')}. Para otro número, envíe otra cotización.`;
export const namePrice = 'Indique el precio del yate.';
