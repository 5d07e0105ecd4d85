import { ended } from '#words/ended.ts';

export const obligations = {
  deposit: 'Depósito',
  balance: 'Saldo',
  apa: 'Anticipo para gastos a bordo (APA)',
  addition: 'Cargo adicional',
  cancellation: 'Cargo por cancelación',
  allowance: 'Descuento',
  'damage-hold': 'Depósito por daños',
};
export const methods = {
  'bank-transfer': 'Transferencia bancaria',
  zelle: 'Zelle',
  cash: 'Efectivo',
  'card-by-phone': 'Tarjeta por teléfono',
  card: 'Tarjeta',
};
export const nextUpcoming = (label: string, open: string, when: string) =>
  ended(`${label}: ${open}, vence el ${when}`);
export const nextLate = (label: string, open: string, when: string) =>
  ended(`${label}: ${open}, venció el ${when}`);
export const nextDue = (label: string, open: string) => `${label}: ${open}, vence ahora.`;
export const pieceStates = { paid: 'Pagado', upcoming: 'Vence:', due: 'Vence ahora', late: 'Venció:' };
export const onItsWay = 'En camino hacia nosotros';
export const stillOpen = (amount: string) => `, faltan ${amount}`;
export const refundStates = {
  wanted: 'En nuestra lista de devoluciones',
  sent: 'Enviado',
  succeeded: 'Devuelto',
  failed: 'No le llegó; nos comunicaremos con usted',
  withdrawn: 'Cancelado',
};
export const payments = 'Pagos';
export const paidSoFar = 'Pagado hasta ahora';
export const givenBack = 'Devuelto';
export const onItsWayBack = 'En camino de vuelta';
export const toBePaid = 'Aún por pagar';
export const notOwed = 'Pagado de más';
export const paidAhead = 'Pagado por adelantado';
export const receipts = 'Recibos';
export const receipt = (number: number) => `Recibo ${number}`;
export const receiptFile = (number: number) => `Recibo ${number} (PDF)`;
export const reversed = '. Anulado: no cuenta';
export const takenByBank = (amount: string) => `. Su banco retiró ${amount}: esa parte no cuenta como pagada`;
export const howToPay = 'Cómo pagar';
export const bankTransfer = 'Transferencia bancaria';
export const writeOnPayment = 'Escriba en el pago';
export const otherWays = (isByCard: boolean) =>
  `${isByCard ? 'Con tarjeta puede pagar más arriba, un pago a la vez. Para pagar en efectivo' : 'Para pagar con tarjeta o en efectivo'}, llámenos. Le enviamos un recibo por correo en cuanto llega el dinero.`;

export const thanks = 'Gracias por su pago.';
export const takenBack = (day: string) =>
  `Este recibo fue anulado el ${day}: el pago no se hizo, o se registró por error o dos veces. No cuenta.`;
export const lostText = (amount: string) =>
  `Su banco retiró ${amount} de este pago: esa parte no cuenta como pagada.`;
export const receivedBy = 'Recibido por';
export const receivedFrom = 'Recibido de';
export const receiptNumber = 'Número de recibo';
export const receivedOn = 'Recibido el';
export const paidBy = 'Forma de pago';
export const paidFor = 'Por';
export const charterOf = (yacht: string, day: string) => `Alquiler de ${yacht}, ${day}`;
export const reference = 'Referencia';
export const amount = 'Monto';
export const received = 'Recibido';
export const reversedAmount = 'Anulado';
export const lostAmount = 'Retirado por su banco';
export const counts = 'Lo que cuenta';
export const accountNow = (instant: string) => `Lo debido y lo pagado al ${instant}, hora de Miami`;
export const owedInAll = 'Total debido';
export const page = 'Página';
export const pageOf = 'de';

// Tarjetas que se guardan y depósitos por daños.
export const cardConsents = {
  balanceAndHold:
    'Guarden esta tarjeta para el saldo de este alquiler, que pueden cobrar cuando venza, y para su depósito por daños reembolsable. Puedo retirar este permiso en esta página en cualquier momento.',
  balance:
    'Guarden esta tarjeta para el saldo de este alquiler, que pueden cobrar cuando venza. Puedo retirar este permiso en esta página en cualquier momento.',
};
export const cardLetGo = 'Su tarjeta ya no está guardada.';
export const keptCard = (brand: string, lastFour: string) => `${brand} terminada en ${lastFour}`;
const andForHold = (isForHold: boolean) => (isForHold ? ', y para el depósito por daños' : '');
export const keptFor = {
  'by-itself': (card: string, isForHold: boolean) =>
    `Guardamos su tarjeta ${card} para el saldo, cuando venza${andForHold(isForHold)}.`,
  waits: (card: string, isForHold: boolean) =>
    `Guardamos su tarjeta ${card} para el saldo, una vez pagado lo que vence antes${andForHold(isForHold)}.`,
  'by-hand': (card: string, isForHold: boolean) =>
    `No podemos cobrar el saldo en su tarjeta ${card}: páguelo usted, por favor.${isForHold ? ' Guardamos la tarjeta para el depósito por daños.' : ''}`,
  nothing: (card: string, isForHold: boolean) =>
    isForHold
      ? `Guardamos su tarjeta ${card} para el depósito por daños.`
      : `Todavía guardamos su tarjeta ${card}, pero no cobramos en ella nada más del precio.`,
};
export const letGoOfCard = 'No guardar más mi tarjeta';
export const holdStates = {
  upcoming: (day: string) => `Por autorizar en su tarjeta a partir del ${day}`,
  due: 'Por autorizar ahora',
  asked: 'Estamos consultando al banco de su tarjeta',
  held: 'Autorizado. No se ha cobrado nada',
  'held-by-hand': 'Lo tenemos nosotros. Se lo devolvemos a su regreso',
  released: 'Liberado. No se cobró nada',
  captured: (amount: string) => `Retuvimos ${amount} por daños`,
  lost: 'Sin autorizar',
};
export const holdLapsed = 'El banco de su tarjeta lo ha liberado. No se cobró nada';
export const holdKeptWhole = (amount: string) => `Retuvimos todo por daños: ${amount}`;
export const damageGivenBack = (amount: string) => `De eso le devolvimos ${amount}`;
export const capturedFor = (reason: string) => `Motivo: ${reason}`;
export const holdGivenBack = 'Vuelve a ser suyo. No retuvimos nada';
export const damageFile = 'Fotos de los daños (PDF)';
export const damageTitle = 'Lo que retuvimos por daños';
export const damageHeld = 'Autorizado';
export const damageKept = 'Retenido';
export const damageReason = 'Motivo';
export const damagePhotograph = (number: number, total: number) =>
  `Fotografía de los daños, ${number} de ${total}`;
export const authorizeHold = (amount: string) => `Autorizar el depósito por daños, ${amount}`;
export const authorizeHoldText =
  'Lo autoriza en la página de nuestro procesador de pagos. No se cobra nada: lo liberamos a su regreso, salvo que haya habido daños.';
