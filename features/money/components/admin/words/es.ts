// El depósito por daños y la tarjeta guardada.
export const holdTitle = 'Depósito por daños';
export const holdFrom = (instant: string) => `Se retiene en la tarjeta a partir del ${instant}`;
export const holdViews = {
  upcoming: 'Próximo',
  due: 'Por autorizar',
  asked: 'En consulta',
  held: 'Retenido',
  'held-by-hand': 'Tomado a mano',
  released: 'Liberado',
  captured: 'Cobrado',
  lost: 'Perdido',
};
export const holdWays = {
  'saved-card': 'En la tarjeta guardada',
  'card-page': 'En la página de la tarjeta',
  cash: 'En efectivo',
  terminal: 'En la terminal',
};
export const holdReference = (reference: string) => `Referencia ${reference}`;
export const holdCaptureBefore = (instant: string) => `Se puede cobrar hasta el ${instant}`;
export const holdReleasedAt = (instant: string) => `Se libera automáticamente el ${instant}`;
export const holdStaysFor = (name: string) => `Se queda hasta que usted decida, según ${name}`;
export const holdOrdered = {
  release: 'La empresa de tarjetas lo está liberando',
  capture: 'La empresa de tarjetas lo está cobrando',
};
export const holdCaptured = (amount: string, reason: string) =>
  reason === '' ? `${amount} cobrados` : `${amount} cobrados: ${reason}`;
export const holdTrouble = (reason: string) => `La empresa de tarjetas dice: ${reason}`;
export const holdKeptCard = (card: string) => `Tarjeta guardada con permiso: ${card}`;
export const holdAuthorize = 'Retener en la tarjeta guardada';
export const holdRecord = 'Registrar un depósito';
export const holdRelease = 'Liberar';
export const holdCapture = 'Cobrar';
export const holdKeep = 'No liberar automáticamente';
export const holdUnkeep = 'Liberar automáticamente';
export const holdRecordTitle = 'Registrar un depósito por daños';
export const holdCaptureTitle = 'Cobrar del depósito por daños';
export const holdWay = 'Cómo se tomó';
export const holdAmount = 'Importe, $';
export const holdAmountUpTo = (amount: string) => `Hasta ${amount}; el resto vuelve a ser del cliente.`;
export const holdReferenceField = 'Referencia';
export const holdReferenceHint = 'El número de la terminal o dónde está el efectivo.';
export const holdWhy = 'Motivo';
export const holdWhyHint = 'El cliente lo lee.';
export const holdReleaseQuestion =
  'No se cobra nada y el cliente recibe un correo. Sin él no se puede volver a retener.';
export const holdSave = 'Guardar';
export const holdCancel = 'Dejarlo';
export const holdAmountFault = 'Indique un importe, como 1070.50.';
export const holdTooMuch = (amount: string) => `Indique un importe de hasta ${amount}.`;
export const holdWhyFault = 'Indique el motivo.';
