export const obligations = {
  deposit: 'Depósito',
  balance: 'Saldo',
  apa: 'Adiantamento para despesas a bordo (APA)',
  addition: 'Cobrança adicional',
  cancellation: 'Taxa de cancelamento',
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
export const onItsWay = 'A caminho até nós';
export const stillOpen = (amount: string) => `, faltam ${amount}`;
export const refundStates = {
  wanted: 'Na nossa lista de devoluções',
  sent: 'Enviado',
  succeeded: 'Devolvido',
  failed: 'Não chegou a você; entraremos em contato',
  withdrawn: 'Cancelado',
};
export const payments = 'Pagamentos';
export const paidSoFar = 'Pago até agora';
export const givenBack = 'Devolvido';
export const onItsWayBack = 'A caminho de volta';
export const toBePaid = 'Ainda a pagar';
export const notOwed = 'Pago a mais';
export const paidAhead = 'Pago antecipado';
export const receipts = 'Recibos';
export const receipt = (number: number) => `Recibo ${number}`;
export const receiptFile = (number: number) => `Recibo ${number} (PDF)`;
export const reversed = '. Anulado: não conta';
export const takenByBank = (amount: string) =>
  `. Seu banco retirou ${amount}: essa parte não conta como paga`;
export const howToPay = 'Como pagar';
export const bankTransfer = 'Transferência bancária';
export const writeOnPayment = 'Escreva no pagamento';
export const otherWays = (isByCard: boolean) =>
  `${isByCard ? 'Com cartão você pode pagar acima, um pagamento de cada vez. Para pagar em dinheiro' : 'Para pagar com cartão ou em dinheiro'}, ligue para nós. Enviamos um recibo por e-mail assim que o dinheiro chega.`;

export const thanks = 'Obrigado pelo seu pagamento.';
export const takenBack = (day: string) =>
  `Este recibo foi anulado em ${day}: o pagamento não foi feito, ou foi registrado por engano ou duas vezes. Não conta.`;
export const lostText = (amount: string) =>
  `Seu banco retirou ${amount} deste pagamento: essa parte não conta como paga.`;
export const receivedBy = 'Recebido por';
export const receivedFrom = 'Recebido de';
export const receiptNumber = 'Número do recibo';
export const receivedOn = 'Recebido em';
export const paidBy = 'Forma de pagamento';
export const paidFor = 'Referente a';
export const charterOf = (yacht: string, day: string) => `Aluguel do iate ${yacht}, ${day}`;
export const reference = 'Referência';
export const amount = 'Valor';
export const received = 'Recebido';
export const reversedAmount = 'Anulado';
export const lostAmount = 'Retirado pelo seu banco';
export const counts = 'O que conta';
export const accountNow = (instant: string) => `O devido e o pago em ${instant}, horário de Miami`;
export const owedInAll = 'Total devido';
export const page = 'Página';
export const pageOf = 'de';

// Cartões guardados e cauções por danos.
export const cardConsents = {
  balanceAndHold:
    'Guardem este cartão para o saldo deste aluguel, que podem cobrar no vencimento, e para a caução por danos reembolsável. Posso retirar esta autorização nesta página a qualquer momento.',
  balance:
    'Guardem este cartão para o saldo deste aluguel, que podem cobrar no vencimento. Posso retirar esta autorização nesta página a qualquer momento.',
};
export const cardLetGo = 'Seu cartão não está mais guardado.';
export const keptCard = (brand: string, lastFour: string) => `${brand} com final ${lastFour}`;
const andForHold = (isForHold: boolean) => (isForHold ? ', e para a caução por danos' : '');
export const keptFor = {
  'by-itself': (card: string, isForHold: boolean) =>
    `Guardamos seu cartão ${card} para o saldo, no vencimento${andForHold(isForHold)}.`,
  waits: (card: string, isForHold: boolean) =>
    `Guardamos seu cartão ${card} para o saldo, depois de pago o que vence antes${andForHold(isForHold)}.`,
  'by-hand': (card: string, isForHold: boolean) =>
    `Não podemos cobrar o saldo no seu cartão ${card}: pague você mesmo, por favor.${isForHold ? ' Guardamos o cartão para a caução por danos.' : ''}`,
  nothing: (card: string, isForHold: boolean) =>
    isForHold
      ? `Guardamos seu cartão ${card} para a caução por danos.`
      : `Ainda guardamos seu cartão ${card}, mas não cobramos nele mais nada do preço.`,
};
export const letGoOfCard = 'Não guardar mais meu cartão';
export const holdStates = {
  upcoming: (day: string) => `A ser autorizada no seu cartão a partir de ${day}`,
  due: 'A ser autorizada agora',
  asked: 'Estamos consultando o banco do seu cartão',
  held: 'Autorizada. Nada foi cobrado',
  'held-by-hand': 'Está conosco. Devolvemos na sua volta',
  released: 'Liberada. Nada foi cobrado',
  captured: (amount: string) => `Retivemos ${amount} por danos`,
  lost: 'Não autorizada',
};
export const holdLapsed = 'O banco do seu cartão a liberou. Nada foi cobrado';
export const holdKeptWhole = (amount: string) => `Retivemos tudo por danos: ${amount}`;
export const damageGivenBack = (amount: string) => `Disso, devolvemos ${amount}`;
export const capturedFor = (reason: string) => `Motivo: ${reason}`;
export const holdGivenBack = 'É sua de novo. Não retivemos nada';
export const damageFile = 'Fotos dos danos (PDF)';
export const damageTitle = 'O que retivemos por danos';
export const damageHeld = 'Autorizado';
export const damageKept = 'Retido';
export const damageReason = 'Motivo';
export const damagePhotograph = (number: number, total: number) =>
  `Fotografia dos danos, ${number} de ${total}`;
export const authorizeHold = (amount: string) => `Autorizar a caução por danos, ${amount}`;
export const authorizeHoldText =
  'A autorização é feita na página da nossa operadora de pagamentos. Nada é cobrado: nós a liberamos na sua volta, a menos que haja danos.';
