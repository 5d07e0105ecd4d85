export const obligations = {
  deposit: 'Depósito',
  balance: 'Saldo',
  apa: 'Anticipo para gastos a bordo (APA)',
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
  `${label}: ${open}, vence el ${when}.`;
export const nextLate = (label: string, open: string, when: string) =>
  `${label}: ${open}, venció el ${when}.`;
export const nextDue = (label: string, open: string) => `${label}: ${open}, vence ahora.`;
export const pieceStates = { paid: 'Pagado', upcoming: 'Vence:', due: 'Vence ahora', late: 'Venció:' };
export const stillOpen = (amount: string) => `, faltan ${amount}`;
export const refundStates = {
  wanted: 'En nuestra lista de devoluciones',
  sent: 'Enviado',
  succeeded: 'Devuelto',
  failed: 'No le llegó; nos comunicaremos con usted',
  withdrawn: 'Retirado',
};
export const payments = 'Pagos';
export const paidSoFar = 'Pagado hasta ahora';
export const givenBack = 'Devuelto';
export const onItsWayBack = 'En camino de vuelta';
export const toBePaid = 'Aún por pagar';
export const notOwed = 'Pagado de más';
export const receipts = 'Recibos';
export const receipt = (number: number) => `Recibo ${number}`;
export const reversed = '. Anulado: no cuenta';
export const howToPay = 'Cómo pagar';
export const bankTransfer = 'Transferencia bancaria';
export const writeOnPayment = 'Escriba en el pago';
export const otherWays = (isByCard: boolean) =>
  `Para pagar ${isByCard ? '' : 'con tarjeta o '}en efectivo, llámenos. Le enviamos un recibo por correo en cuanto llega el dinero.`;
