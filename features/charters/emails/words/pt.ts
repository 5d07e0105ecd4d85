import { counted } from '#words/amounts.ts';

export const questions =
  'Dúvidas? Responda a este e-mail ou ligue para {phone} e informe o número do seu pedido, {number}.';
export const seeCharter = 'Ver seu aluguel';
export const theCharter = {
  yacht: 'Iate',
  date: 'Data',
  time: 'Horário',
  guests: 'Convidados',
  type: 'Aluguel',
  captain: 'Capitão',
};
export const requestNumber = 'Número do pedido';
export const types = { with_amenities: 'Com todos os serviços', without_amenities: 'Aluguel básico' };
export const inMiami = (time: string) => `${time} (horário de Miami)`;
export const guests = (count: number) => counted(count, 'convidado');
export const where = 'Onde';
export const directions = 'como chegar';
export const arriveBy = 'Chegada';
export const beforeDeparture = (time: string, minutes: number) =>
  `${time}, ${counted(minutes, 'minuto')} antes da partida`;
export const mapOf = (marina: string) => `Mapa da baía de Biscayne com ${marina}, norte para cima`;
export const thePrice = 'O preço';
export const total = 'Total';
export const deposit = (percent: number) => `Depósito (${percent}%)`;
export const balance = 'Saldo';
export const dueOn = (what: string, day: string) => `${what}, vencimento: ${day}`;
export const dueWithDeposit = (what: string) => `${what}, pago com o depósito`;

export const received = (what: string) => `Pedido recebido: ${what}`;
export const receivedPreview = (yacht: string) =>
  `Recebemos seu pedido para o iate ${yacht}. Nossa equipe entrará em contato em até 24 horas.`;
export const receivedHeading = 'Recebemos seu pedido';
export const receivedText =
  'Obrigado pelo seu pedido para o iate {yacht}. Nossa equipe entrará em contato em até 24 horas.';
export const seeYacht = (yacht: string) => `Ver ${yacht}`;
export const requestsToo = 'Seus pedidos especiais também estão conosco.';
export const next = 'O que acontece agora';
export const nextText =
  'Verificamos o iate e o dia e depois ligamos ou escrevemos com um orçamento que detalha cada taxa. Nada está reservado e nada é cobrado até você aceitar.';
export const notYou =
  'Quer mudar algo ou não foi você quem enviou isto? Responda a este e-mail ou ligue para {phone} e informe o número do seu pedido, {number}.';
export const estimate = 'Estimativa';
export const extras = 'Adicionais e pacotes';
export const withoutYacht = 'Total, sem o iate';

export const quote = (what: string) => `Seu orçamento: ${what}`;
export const newQuote = (what: string) => `Seu novo orçamento: ${what}`;
export const takesPlace = (day: string) => `Ele substitui o nosso orçamento anterior (${day}): só este vale.`;
export const quoteHeading = 'Seu orçamento';
export const quotePreview = (until: string) =>
  `Cada taxa detalhada, e o iate separado para você até ${until}.`;
export const quoteText =
  'O iate {yacht} pode ser seu nesta data: {day}. Veja o preço, linha por linha, e as condições logo abaixo. Separamos o iate para você até {until}, horário de Miami.';
export const seeQuote = 'Ver o orçamento e aceitar';
export const conditions = 'As condições';

export const confirmed = (what: string) => `Confirmado: ${what}`;
export const confirmedHeading = 'Seu aluguel está confirmado';
export const confirmedPreview = (day: string, hours: string) =>
  `${day}, ${hours}. O arquivo para o seu calendário está em anexo.`;
export const confirmedText =
  'O iate {yacht} é seu nesta data: {day}. O arquivo em anexo coloca o passeio no seu calendário.';
export const pageShowsDue = 'A página do seu aluguel mostra o que pagar, quando e como.';
export const writeAgain = {
  week: 'Escreveremos de novo uma semana antes da partida e na véspera.',
  day: 'Escreveremos de novo na véspera da partida.',
};

export const moved = (what: string) => `Aluguel alterado: ${what}`;
export const movedHeading = 'Seu aluguel mudou de iate, data ou horário';
export const movedPreview = (day: string, hours: string, yacht: string) =>
  `Agora: ${day}, ${hours}, no iate ${yacht}.`;
export const movedText = (yacht: string, day: string, hours: string) =>
  `Seu aluguel do iate ${yacht}, ${day}, ${hours}, tem um novo lugar no calendário. O arquivo em anexo substitui o anterior.`;
export const worseShare = (percent: number) =>
  percent === 0
    ? 'Com esta partida, se você cancelar agora, nada do que pagou será devolvido. Se o novo horário não for bom para você, ligue para nós.'
    : `Com esta partida, se você cancelar agora, ${percent}% do que pagou será devolvido. Se o novo horário não for bom para você, ligue para nós.`;
export const holdDiffers = (was: string, is: string) =>
  `Com este iate, a caução por danos reembolsável é de ${is} em vez de ${was}.`;
export const holdBegins = (amount: string) =>
  `Este iate tem uma caução por danos reembolsável: ${amount} ficam retidos no seu cartão a partir de 48 horas antes da partida e são liberados depois do retorno.`;
export const holdEnds = 'Este iate não tem caução por danos.';
// Changed without a move: with or without captain and crew.
export const changed = (what: string) => `Mudança: ${what}`;
export const changedHeading = 'Seu aluguel mudou';
export const captainText = (before: string, now: string) =>
  `A partir de agora, seu aluguel é “${now}” em vez de “${before}”.`;
export const marinaText = (marina: string) => `Anote onde é o embarque: ${marina}.`;
export const guestsText = (before: number, now: number) =>
  `Seu aluguel agora é para ${counted(now, 'convidado')} em vez de ${before}.`;
export const nameText = (name: string) => `Seu aluguel agora está em nome de ${name}.`;
export const restStays =
  'O iate, o dia e o horário continuam os mesmos. O arquivo em anexo substitui o anterior.';

export const cancelled = (what: string) => `Cancelado: ${what}`;
export const cancelledHeading = {
  charter: 'Seu aluguel foi cancelado',
  request: 'Seu pedido foi cancelado',
};
export const asYouAsked = {
  charter: 'Como você pediu, seu aluguel foi cancelado e o iate está livre de novo.',
  request: 'Como você pediu, seu pedido foi cancelado e o iate está livre de novo.',
};
export const weCancelled = {
  charter: 'Cancelamos seu aluguel. Se você não esperava por isso, ligue para nós, por favor.',
  request: 'Cancelamos seu pedido. Se você não esperava por isso, ligue para nós, por favor.',
};
// A file is attached.
export const outOfCalendar =
  'Se você colocou o passeio no seu calendário, o arquivo em anexo o marca como cancelado. Se ele continuar aparecendo, exclua-o, por favor.';
export const otherDayOrBack =
  'Procuramos outro dia com você. Se não houver, devolvemos tudo o que você pagou.';
export const comesBack = (percent: number) =>
  `Pelas condições que você aceitou, devolvemos ${percent}% do que você pagou.`;
export const nothingBack = 'Pelas condições que você aceitou, nada do que você pagou é devolvido.';
export const notOwedBack = (amount: string) =>
  `Os ${amount} que você pagou a mais são devolvidos por inteiro em qualquer caso.`;
export const writeOfPaid = 'Escreveremos sobre o que você pagou.';
export const noneRecorded =
  'Não registramos nenhum pagamento seu. Se você já pagou, por favor responda a este e-mail.';
// A no-show.
export const missed = 'Sentimos sua falta';
export const weWaited = 'O iate estava pronto e esperamos, mas ninguém embarcou.';
export const nothingMoreBack = 'Pelas condições que você aceitou, nada mais do que você pagou é devolvido.';
export const missedWrongly = 'Se nos enganamos, por favor ligue para nós.';
export const anotherDay = 'Encontrar outro dia na água';

export const comingUp = (what: string) => `Está chegando: ${what}`;
export const nearlyTime = (what: string) => `Quase na hora: ${what}`;
export const comingUpHeading = 'Seu passeio está chegando';
export const nearlyTimeHeading = 'Está quase na hora';
export const waiting = (yacht: string, day: string) => `O iate ${yacht} espera por você: ${day}.`;
export const tellUsNow =
  'Se algo mudou, como quem vem ou o que você gostaria de ter a bordo, agora é um bom momento para nos contar.';
export const bring = 'Traga sapatos de sola macia, um agasalho para a volta e as pessoas de quem mais gosta.';
export const balanceIsDue = (day: string) => `O saldo vence nesta data: ${day}.`;
export const restIsDue = (day: string) => `O saldo e o APA vencem nesta data: ${day}.`;
export const restWasDue = (day: string) =>
  `O saldo e o APA venceram nesta data e ainda não foram pagos: ${day}.`;
export const balanceWasDue = (day: string) => `O saldo venceu nesta data e ainda não foi pago: ${day}.`;

export const paidSoFar = 'Pago até agora';
export const givenBack = 'Devolvido';
export const stillOpen = 'A pagar';
export const payment = (what: string) => `Pagamento recebido: ${what}`;
export const paymentHeading = 'Obrigado pelo seu pagamento';
export const paymentPreview = (amount: string, number: number) => `Recebemos ${amount}. Recibo ${number}.`;
export const paymentText = (amount: string, yacht: string, number: number) =>
  `Recebemos ${amount} pelo seu aluguel do iate ${yacht}. Este é o seu recibo, número ${number}.`;
export const onYourPage = '{paper}: na página do seu aluguel, enquanto a página existir.';
export const acceptToCount =
  'O dia só é seu quando você aceitar o orçamento: faça isso, por favor, na página do seu aluguel. O que você pagou passa a contar então.';
export const confirmedToCount =
  'Seu aluguel ainda não está confirmado. O que você pagou passa a contar quando estiver.';
export const receiptFile = (number: number) => `Recibo ${number} em PDF`;
export const reversed = (number: number, what: string) => `O recibo ${number} não vale mais: ${what}`;
export const reversedHeading = (number: number) => `O recibo ${number} não vale mais`;
export const reversedText = (number: number, amount: string, yacht: string) =>
  `O recibo ${number} de ${amount}, do seu aluguel do iate ${yacht}, foi anulado: o pagamento não foi feito, ou foi registrado por engano ou duas vezes. Se isso não parecer certo, ligue para nós, por favor.`;
export const sentBack = (what: string) => `Seu dinheiro está voltando: ${what}`;
export const sentBackHeading = (amount: string) => `Estamos devolvendo ${amount} a você`;
const howSent = (way: string, isOtherWay: boolean) =>
  `${way}, ${isOtherWay ? 'porque seu cartão não aceitou a devolução' : 'pela mesma via por que chegou'}`;
export const sentBackPreview = (way: string, isOtherWay: boolean) => `Enviado ${howSent(way, isOtherWay)}.`;
export const sentBackText = (amount: string, way: string, isOtherWay: boolean) =>
  `Devolvemos ${amount} a você ${howSent(way, isOtherWay)}. Pode levar alguns dias úteis para chegar.`;
const WAYS: Record<string, string> = {
  'by bank transfer': 'por transferência bancária',
  'by Zelle': 'por Zelle',
  'in cash': 'em dinheiro',
  'to your card': 'no seu cartão',
};
export const wayBack = (way: string) => WAYS[way] ?? way;
export const howToPay = 'Como pagar';
export const bankTransfer = 'Transferência bancária';
export const payWith = (reference: string | undefined, isByCard: boolean) =>
  `${reference === undefined ? '' : `Escreva “${reference}” no pagamento. `}${isByCard ? 'Na página do seu aluguel você pode pagar com cartão. ' : ''}Ligue para nós para pagar ${isByCard ? '' : 'com cartão ou '}em dinheiro, ou se algo neste e-mail for diferente do que você esperava.`;
export const piece = {
  deposit: 'depósito',
  balance: 'saldo',
  apa: 'APA',
  cancellation: 'taxa de cancelamento',
  allowance: 'desconto',
  'damage-hold': 'caução por danos',
};
export const due = (what: string) => `Pagamento a vencer: ${what}`;
export const late = (what: string) => `Ainda a pagar: ${what}`;
export const dueHeading = (piece: string) => `Seu pagamento (${piece}) está para vencer`;
export const lateHeading = (piece: string) => `Seu pagamento (${piece}) está em aberto`;
/** The heading if more than one piece is due at that time. */
export const dueTogether = 'Você tem pagamentos a vencer';
export const lateTogether = 'Você tem pagamentos em aberto';
export const duePreview = (amount: string, day: string) => `${amount}, vencimento: ${day}.`;
export const latePreview = (amount: string, day: string) => `${amount}, venceu: ${day}.`;
export const dueText = (amount: string, day: string, yacht: string) =>
  `O pagamento de ${amount} pelo seu aluguel do iate ${yacht} vence nesta data: ${day}. Se você já enviou, obrigado: escreveremos assim que chegar.`;
export const balanceNow = (amount: string) => `O saldo, ${amount}, vence agora.`;
export const dueNow = (amount: string) =>
  `O pagamento de ${amount} vence agora. Se você já enviou, obrigado: escreveremos assim que chegar.`;
export const lateText = (amount: string, day: string, yacht: string) =>
  `O pagamento de ${amount} pelo seu aluguel do iate ${yacht} venceu nesta data: ${day}. Se você já enviou, obrigado: escreveremos assim que chegar.`;

export const product = 'Aluguéis';
export const filed = (guests: number, number: string) =>
  `${counted(guests, 'convidado')}. Número do pedido ${number}.`;

export const yourCharterOn = (yacht: string) => `Seu aluguel do iate ${yacht}`;

export const hours = (count: number) => counted(count, 'hora');
export const days = (count: number) => counted(count, 'dia');
export const billed = { charter: 'aluguel', event: 'evento' };
export const termsDeposit = (percent: number, billed: string) =>
  `Ao aceitar, você paga um depósito de ${percent}% do ${billed}, dos adicionais e do imposto sobre ambos.`;
export const termsDepositConfirmed = (percent: number, billed: string) =>
  `Com a confirmação, você paga um depósito de ${percent}% do ${billed}, dos adicionais e do imposto sobre ambos.`;
export const termsBalance = (due: string) => `O saldo e, se houver, o APA vencem ${due} antes da partida.`;
export const termsBalanceWithIt = 'O saldo e, se houver, o APA são pagos junto com ele.';
export const termsHold = (hours: string) =>
  `Separamos o iate para você por ${hours}. Depois disso você ainda pode aceitar enquanto ninguém mais tiver reservado o horário.`;
export const termsCancelling = (percent: number) =>
  `Se você cancelar sete dias ou mais antes da partida, devolvemos o que pagou, incluindo a gorjeta e, se houver, o APA, menos uma taxa de ${percent}%; 72 horas ou mais antes, metade; depois, ou se você não comparecer, nada. Se o capitão suspender o passeio por causa do tempo ou da segurança, ou se não pudermos entregar o iate, procuramos outro dia com você e, se não houver, devolvemos tudo o que você pagou.`;
export const termsDamageHold = (amount: string) =>
  `Para cobrir possíveis danos, ${amount} ficam retidos no seu cartão a partir de 48 horas antes da partida. Não é um pagamento nem parte do preço: o valor é liberado depois do retorno, e dele só se cobra o que custarem danos além do desgaste normal.`;
export const termsAboard =
  'O capitão decide a rota, a velocidade e se o tempo permite sair, e não embarcam mais convidados do que o iate pode levar.';
export const termsApa =
  'Combustível, comida e atracação acima do adiantamento para despesas a bordo (APA) são cobrados a preço de custo, e o que sobrar do APA depois do passeio é devolvido.';
export const termsNoApa =
  'O combustível do passeio habitual está incluído no preço. O que você pedir além disso é cobrado a preço de custo.';
export const termsNoApaBareboat =
  'Nenhum APA é pago antecipadamente: combustível, comida, atracação e taxas portuárias são por sua conta.';

// Cauções por danos e cartões guardados.
export const wasHeld = 'Estava retido';
export const keptFor = 'Motivo';
export const damageFile = 'Fotos dos danos em PDF';
export const sentHow = 'Enviado';
export const givenBackFor = 'Motivo';
export const chargedByItself = (card: string, day?: string) =>
  `Você não precisa fazer nada: cobramos o valor ${day ? '' : 'em breve '}no cartão que você nos pediu para guardar (${card})${day ? ` nesta data: ${day}` : ''}. Você pode retirar essa autorização na página do seu aluguel.`;
export const apaApart = (amount: string) =>
  `O APA, ${amount}, não é cobrado nesse cartão. Pague-o separadamente: também escrevemos a você sobre ele.`;
export const additionNews = {
  addition: {
    subject: (what: string) => `Um novo pagamento: ${what}`,
    heading: 'Incluímos algo no seu aluguel',
    preview: (label: string, amount: string) => `${label}: ${amount}, vence agora.`,
    text: (yacht: string) =>
      `Incluímos isto no seu aluguel do iate ${yacht}. Vence agora e se soma ao preço. Se você não esperava por isto, ligue para nós.`,
  },
  'addition-withdrawn': {
    subject: (what: string) => `Não é mais preciso pagar: ${what}`,
    heading: 'Você não deve mais isto',
    preview: (label: string, amount: string) => `${label}: não é mais preciso pagar ${amount}.`,
    text: (yacht: string) =>
      `Retiramos isto do que você deve pelo seu aluguel do iate ${yacht}. Se você já enviou o dinheiro, ligue para nós.`,
  },
};
export const holdNews = {
  'hold-due': {
    subject: (what: string) => `Autorize a caução por danos: ${what}`,
    heading: 'É hora de autorizar sua caução por danos',
    preview: (amount: string) => `${amount}, reembolsável. Nada é cobrado.`,
    text: (amount: string, yacht: string) =>
      `Antes da partida do iate ${yacht}, ${amount} ficam retidos no seu cartão para cobrir eventuais danos. Nada é cobrado, e liberamos o valor na sua volta. Autorize na página do seu aluguel ou ligue para nós para deixar a caução de outra forma.`,
  },
  'hold-held': {
    subject: (what: string) => `Caução por danos autorizada: ${what}`,
    heading: 'Sua caução por danos está pronta',
    preview: (amount: string) => `${amount} retidos. Nada foi cobrado.`,
    text: (amount: string, yacht: string) =>
      `${amount} estão retidos para cobrir eventuais danos no seu aluguel do iate ${yacht}. Nada foi cobrado. Liberamos o valor na sua volta.`,
  },
  'cash-held': {
    subject: (what: string) => `Caução por danos recebida: ${what}`,
    heading: 'Sua caução por danos está conosco',
    preview: (amount: string) => `${amount} em dinheiro. Devolvemos na sua volta.`,
    text: (amount: string, yacht: string) =>
      `Você deixou conosco ${amount} em dinheiro para cobrir eventuais danos no seu aluguel do iate ${yacht}. Devolvemos o valor na sua volta.`,
  },
  'hold-failed': {
    subject: (what: string) => `Caução por danos não autorizada: ${what}`,
    heading: 'Sua caução por danos não está autorizada',
    preview: (amount: string) => `Não conseguimos reter ${amount} no seu cartão.`,
    text: (amount: string, yacht: string) =>
      `Não conseguimos reter ${amount} no seu cartão para o aluguel do iate ${yacht}, ou o banco já liberou o valor. Autorize na página do seu aluguel ou ligue para nós.`,
  },
  'hold-released': {
    subject: (what: string) => `Caução por danos liberada: ${what}`,
    heading: 'Liberamos sua caução por danos',
    preview: (amount: string) => `${amount} são seus de novo. Nada foi cobrado.`,
    text: (amount: string, yacht: string) =>
      `Liberamos os ${amount} retidos para o seu aluguel do iate ${yacht}. Nada foi cobrado; seu banco pode mostrar o valor por mais alguns dias.`,
  },
  'cash-released': {
    subject: (what: string) => `Caução por danos devolvida: ${what}`,
    heading: 'Sua caução por danos é sua de novo',
    preview: (amount: string) => `${amount} em dinheiro. Não retivemos nada.`,
    text: (amount: string, yacht: string) =>
      `Os ${amount} em dinheiro que você deixou conosco para o seu aluguel do iate ${yacht} são seus de novo. Não retivemos nada. Ligue para nós se ainda não os recebeu de volta.`,
  },
  'hold-captured': {
    subject: (what: string) => `Cobrança da sua caução por danos: ${what}`,
    heading: 'Retivemos parte da sua caução por danos',
    preview: (amount: string) => `Retivemos ${amount} por danos.`,
    text: (amount: string, yacht: string) =>
      `Retivemos ${amount} da caução por danos do seu aluguel do iate ${yacht}. O restante é seu de novo. Ligue para nós se tiver alguma dúvida.`,
  },
  'hold-captured-whole': {
    subject: (what: string) => `Retivemos sua caução por danos: ${what}`,
    heading: 'Retivemos sua caução por danos',
    preview: (amount: string) => `Retivemos ${amount} por danos.`,
    text: (amount: string, yacht: string) =>
      `Retivemos toda a caução por danos do seu aluguel do iate ${yacht}, ${amount}. Ligue para nós se tiver alguma dúvida.`,
  },
  'hold-given-back': {
    subject: (what: string) => `Devolução da sua caução por danos: ${what}`,
    heading: 'Estamos devolvendo dinheiro a você',
    preview: (amount: string) => `${amount} do que retivemos por danos.`,
    text: (amount: string, yacht: string) =>
      `Enviamos a você ${amount} do que retivemos da caução por danos do seu aluguel do iate ${yacht}. Pode levar alguns dias úteis para chegar. Ligue para nós se não chegar.`,
  },
  'payment-failed': {
    subject: (what: string) => `O pagamento não foi feito: ${what}`,
    heading: 'Seu pagamento não chegou',
    preview: (amount: string) => `Ainda faltam ${amount}.`,
    text: (amount: string, yacht: string) =>
      `Seu pagamento de ${amount} pelo aluguel do iate ${yacht} estava a caminho, mas seu banco não o enviou. Pague na página do seu aluguel ou ligue para nós.`,
  },
  'charge-failed': {
    subject: (what: string) => `O pagamento não foi feito: ${what}`,
    heading: 'Não conseguimos cobrar no seu cartão',
    preview: (amount: string) => `Ainda faltam ${amount}.`,
    text: (amount: string, yacht: string) =>
      `O saldo de ${amount} do seu aluguel do iate ${yacht} venceu, e não conseguimos cobrá-lo no cartão que você nos pediu para guardar: o banco recusou ou quer que você confirme. Nada foi cobrado. Pague na página do seu aluguel.`,
  },
};
