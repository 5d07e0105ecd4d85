export const obligations = {
  deposit: 'Depósito',
  balance: 'Saldo',
  apa: 'Adiantamento para despesas a bordo (APA)',
  cancellation: 'Retido pelo cancelamento',
  allowance: 'Desconto',
  'damage-hold': 'Caução por danos',
};
export const methods = {
  'bank-transfer': 'Transferência bancária',
  zelle: 'Zelle',
  cash: 'Dinheiro',
  'card-by-phone': 'Cartão por telefone',
  card: 'Cartão',
};
export const nextUpcoming = (label: string, open: string, when: string) =>
  `${label}: ${open}. Vencimento: ${when}.`;
export const nextLate = (label: string, open: string, when: string) => `${label}: ${open}. Venceu: ${when}.`;
export const nextDue = (label: string, open: string) => `${label}: ${open}, vence agora.`;
export const pieceStates = { paid: 'Pago', upcoming: 'Vence:', due: 'Vence agora', late: 'Venceu:' };
export const stillOpen = (amount: string) => `, faltam ${amount}`;
export const refundStates = {
  wanted: 'Na nossa lista de devoluções',
  sent: 'Enviado',
  succeeded: 'Devolvido',
  failed: 'Não chegou a você; entraremos em contato',
  withdrawn: 'Retirado',
};
export const payments = 'Pagamentos';
export const paidSoFar = 'Pago até agora';
export const givenBack = 'Devolvido';
export const onItsWayBack = 'A caminho de volta';
export const toBePaid = 'Ainda a pagar';
export const notOwed = 'Pago a mais';
export const receipts = 'Recibos';
export const receipt = (number: number) => `Recibo ${number}`;
export const reversed = '. Estornado: não conta';
export const howToPay = 'Como pagar';
export const bankTransfer = 'Transferência bancária';
export const writeOnPayment = 'Escreva no pagamento';
export const otherWays = (isByCard: boolean) =>
  `Para pagar ${isByCard ? '' : 'com cartão ou '}em dinheiro, ligue para nós. Enviamos um recibo por e-mail assim que o dinheiro chega.`;
