import { counted } from '#words/amounts.ts';

export const taken = {
  free: '',
  past: 'Já começou',
  booked: 'Reservado',
  held: 'Separado para outro cliente',
  blocked: 'Indisponível',
  ask: 'Fale conosco',
  closed: 'Fora do seu horário',
};
export const availability = 'Disponibilidade';
export const nameTheDay = (yacht: string) =>
  `Diga o dia no seu pedido de reserva e em até 24 horas informamos se ${yacht} está livre.`;
export const chooseDayFirst =
  'Escolha um dia para ver os horários. Eles entram na sua estimativa e na sua reserva.';
export const timeIsTaken = (time: string) =>
  `O horário escolhido (${time}) já está ocupado nesse dia. Escolha outro horário ou outro dia.`;
export const otherHours = 'Outros horários ou vários dias';
export const calendarFailed = 'Não foi possível carregar o calendário.';
export const legendTime = (length: string, from: string) =>
  `Por ${length} a partir das ${from}: um dia riscado está ocupado.`;
export const legendOutside = (length: string, from: string) =>
  `Por ${length} a partir das ${from}: um dia riscado está ocupado ou fora do seu horário.`;
export const legend = 'Manhã, tarde e entardecer: coloridos quando livres. Um dia riscado está ocupado.';
export const dayFree = (day: string) => `${day}, livre`;
export const dayTaken = (day: string, why: string) => `${day}, ${why || 'ocupado'}`;
export const dayOver = (day: string) => `${day}, já passou`;
export const freeOrWhy = (day: string, why: string) => `${day}, ${why || 'livre'}`;
export const partsFree = (day: string, times: string) => `${day}, livre: ${times}`;
export const similarFree = 'Iates parecidos livres nesse dia';
export const similarYachts = 'Iates parecidos';
export const everyFree = 'Ver todos os iates livres nesse dia';
export const allInFor = (price: string, length: string) => `${price}, taxas incluídas, por ${length}`;
export const severalDays = 'Vários dias';
export const severalDaysChoice = 'Vários dias…';
export const severalWeeksChoice = 'Várias semanas…';
export const noOtherPrices = (yacht: string) =>
  `${yacht} não tem preços publicados para outros horários. Escolha um dos quatro, ou `;
export const askForYours = 'peça o seu';
export const noPrice = (length: string) => `${length} (sem preço)`;
export const takenStart = (time: string) => `${time} (ocupado)`;
export const from = 'Hora de saída';
export const lasting = 'Duração';
export const chooseHowLong = 'Escolha por quanto tempo';
export const lastDay = 'Último dia';
export const backAt = (time: string) => `Volta nesse dia às ${time}.`;
export const chooseDateForFree = 'Escolha uma data para ver se está livre.';
export const noPriceFor = (length: string) => `Não há preço para ${length}.`;
export const freeMark = 'Livre:';
export const takenThatDay = (time: string) => `Ocupado nesse dia: ${time}.`;
export const chartersBetween = (from: string, until: string) => `Aluguéis entre ${from} e ${until}.`;
export const outsideThatDay = (time: string) => `Fora do seu horário: ${time}.`;
export const anotherDate = 'Escolha outra data.';
export const freeThatDay = 'Livre nesse dia:';
export const availableClose = 'Disponível, e perto do que você queria:';

export const bookYourCharter = 'Reserve seu iate';
export const yourYacht = 'Seu iate';
export const bookLead = 'Escolha o que vai a bordo; depois, o iate e o dia.';
export const addOns = 'Adicionais';
export const premiumPackages = 'Pacotes premium';
export const packagesLead = 'Pessoas e prazeres que fazem de um aluguel uma ocasião.';
export const bookingDetails = 'Dados da reserva';
export const fieldsMarkedWith = 'Os campos marcados com ';
export const areRequired = ' são obrigatórios.';
export const costsNothing =
  'Enviar um pedido não custa nada. Em até 24 horas você tem nosso orçamento, com cada taxa detalhada, e o iate fica separado para você enquanto decide.';
export const addOnsAndPackages = 'Adicionais e pacotes';
export const extrasHere =
  'Acrescente o quanto quiser. Seus adicionais são somados aqui; nada é cobrado agora.';
export const charterSummary = 'Resumo do seu aluguel';
export const removeExtra = (extra: string) => `Remover ${extra}`;
export const yourNote = (note: string) => `Sua nota: ${note}`;
export const totalOfExtras = 'Total de adicionais e pacotes';
export const withoutYacht =
  'Sem o iate. Assim que escolher iate, data e horário, aparece também a estimativa completa.';
export const withoutYachtOnDemand = 'Sem o iate, cujo preço é sob consulta.';
export const wholeIsEstimated = 'Sem o iate. Sua estimativa inclui o aluguel completo.';
export const proceed = 'Seguir para os dados';
export const extras = 'Adicionais';
export const plusYacht = '+ iate: escolha o horário';
export const plusYachtOnDemand = '+ iate: preço sob consulta';
export const estimate = 'Estimativa';
export const estimateWith = (yacht: string) => `Estimativa com ${yacht}`;
export const byTodaysPrices =
  'Pelos preços de hoje. O preço que vale é o do nosso orçamento, e você não deve nada antes de aceitá-lo.';
export const onDemandForDay = 'Preço sob consulta: você terá um preço para esse dia em até 24 horas.';
export const yourCharter = 'Seu aluguel';
export const yacht = 'Iate';
export const chooseYacht = 'Escolha um iate';
export const upTo = (guests: number) => `até ${counted(guests, 'convidado')}`;
export const seeYacht = 'Ver o iate e seus preços';
export const notSure = 'Ainda não sabe qual? ';
export const browseFleet = 'Veja a frota';
export const noneToChoose = 'Agora não há iates na lista: fale conosco';
export const date = 'Data';
export const time = 'Horário';
export const guests = 'Convidados';
export const guestCount = (count: number) => counted(count, 'convidado');
export const choose = 'Escolha';
export const thirteenOrMore = '13 ou mais? ';
export const askForQuote = 'Peça um orçamento';
export const charterType = 'Tipo de aluguel';
export const seeWhenFree = (yacht: string) => `Ver quando ${yacht} está livre`;
export const hideCalendar = 'Esconder o calendário';
export const slotTaken = (time: string, why: string) =>
  `${time} desse dia: ${why}. Escolha outro horário ou outra data.`;
export const howWeReachYou = 'Como falamos com você';
export const firstName = 'Nome';
export const lastName = 'Sobrenome';
export const email = 'E-mail';
export const phone = 'Telefone';
export const specialRequests = 'Pedidos especiais';
export const specialRequestsHint =
  'Um aniversário, uma alergia, um lugar que gostaria de ver: o que devemos saber.';
export const leaveEmpty = 'Deixe este campo vazio';
export const needsScripts =
  'Os pedidos são enviados com JavaScript, que está desativado neste navegador. Por favor, ';
export const callOrWrite = 'ligue ou escreva para nós';
export const instead = '.';
export const sendRequest = 'Enviar pedido de reserva';
export const nothingCharged = 'Nada é cobrado agora.';
export const checkFields = 'Confira estes campos.';
export const partyAsks = (guests: number, most: number) =>
  `Para um grupo de ${guests}, peça um orçamento. Aqui se reserva para até ${most} convidados.`;
export const carriesUpTo = (yacht: string, guests: number) =>
  `${yacht} leva até ${counted(guests, 'convidado')}. Escolha menos, ou outro iate.`;
export const carriesInMode = {
  crewed: (yacht: string, guests: number) =>
    `Com capitão e tripulação, ${yacht} leva até ${counted(guests, 'convidado')}. Escolha menos, ou outro iate.`,
  bareboat: (yacht: string, guests: number) =>
    `A casco nu, ${yacht} leva até ${counted(guests, 'convidado')}. Escolha menos, ou outro iate.`,
};
export const askUsFor = (yacht: string) =>
  `${yacht} não pode ser reservado aqui para esse dia. Fale conosco ou escolha outro dia ou outro iate.`;
export const paperEnds = {
  insuranceValidUntil: (yacht: string, day: string) =>
    `O seguro de ${yacht} vence em ${day}. Informe o renovado ou escolha outro dia ou outro iate.`,
  liveryValidUntil: (yacht: string, day: string) =>
    `A licença de aluguel de ${yacht} vence em ${day}. Informe a renovada ou escolha outro dia ou outro iate.`,
};
export const notInMode = {
  crewed: (yacht: string) => `${yacht} não é alugado com capitão e tripulação.`,
  bareboat: (yacht: string) => `${yacht} não é alugado a casco nu.`,
};
export const bareboatFor = (yacht: string, guests: number) =>
  `Para ${counted(guests, 'convidado')}, ${yacht} é alugado a casco nu: você escolhe, contrata e paga o capitão.`;
export const occasion = (occasion: string) => `Ocasião: ${occasion}`;

export const chooseDay = 'Escolha um dia';
export const chooseTime = 'Escolha um horário';
export const howManyGuests = 'Quantos convidados?';
export const change = 'Mudar';
export const charterSoFar = 'Seu aluguel até agora';
export const changeThe = {
  yacht: ', mudar o iate',
  day: ', mudar o dia',
  time: ', mudar o horário',
  guests: ', mudar os convidados',
};

export const toBeChosen = 'A escolher';
export const forPrint = 'Seu aluguel, para imprimir';
export const yourCharterWith = (yacht: string) => `Seu aluguel do iate ${yacht}`;
export const charter = 'Aluguel';
export const whatCanComeAboard = 'O que pode ir a bordo';
export const totalWithoutYacht = (total: string) => `Total de adicionais e pacotes: ${total}, sem o iate.`;
export const printed =
  'Pelos preços de hoje. O preço que vale é o do nosso orçamento, e você não deve nada antes de aceitá-lo. Ligue ou escreva se tiver perguntas: nosso número e nosso endereço estão no alto desta página.';

export const received = 'Recebemos seu pedido de reserva!';
export const receivedText = 'Nossa equipe fala com você em até 24 horas para confirmar seu aluguel.';
export const backToHome = 'Voltar ao início';
export const requestNumber = 'Número do pedido';
export const yourEstimate = 'Sua estimativa';
export const whatHappensNext = 'O que acontece agora';
export const nextText =
  'Em até 24 horas você tem nosso orçamento, com cada taxa detalhada, e o iate fica separado para você enquanto decide. Nada está reservado e nada é devido até você aceitar.';
export const copyTo = 'Uma cópia está a caminho de ';
export const noteNumber = 'Deste pedido não enviamos cópia por e-mail. Anote o número.';
export const choiceGone = 'Algo que você tinha escolhido não é mais oferecido, então foi retirado.';
export const signedOutElsewhere = 'Sua sessão não está mais aberta';
export const signedOutElsewhereText =
  'Tiramos seus dados de contato deste formulário. Você pode continuar sem conta.';
export const bookingFailed = 'A reserva não foi enviada';
export const bookingFailedText = 'Houve um erro ao enviar sua reserva. Tente de novo.';
export const unreached = 'Não conseguimos falar com o site. Verifique sua conexão e tente de novo.';
export const outOfOrder = 'Algo deu errado do nosso lado. Tente de novo.';
export const anotherTime = 'Escolha outra data ou outro horário desse dia.';

export const laterLastDay = 'Escolha um último dia depois do primeiro.';
export const howLong = 'Escolha por quanto tempo.';
export const enterFirstName = 'Digite seu nome.';
export const enterLastName = 'Digite seu sobrenome.';
export const enterName = 'Digite seu nome.';
export const enterEmail = 'Digite seu e-mail.';
export const enterPhone = 'Digite um número de telefone.';
export const pleaseChooseYacht = 'Escolha um iate.';
export const pleaseChooseDate = 'Escolha uma data.';
export const dateExists = 'Escolha uma data que exista, como 2027-03-06.';
export const dateNotPassed = 'Escolha uma data que não tenha passado.';
export const pleaseChooseTime = 'Escolha um horário: manhã, tarde, entardecer ou dia inteiro.';
export const timeBegun = 'Esse horário de hoje já começou. Escolha um mais tarde ou outra data.';
export const howManyThere = 'Escolha quantos convidados serão.';
export const guestsBetween = (most: number) =>
  `Escolha de 1 a ${most} convidados. Para 13 ou mais, peça um orçamento.`;
export const whichCaptain = 'Escolha com capitão e tripulação, ou a casco nu.';
export const withOrWithout = 'Escolha com ou sem serviços.';

export const statuses = {
  pending: 'Pendente',
  reviewed: 'Em análise',
  contacted: 'Em contato',
  quoted: 'Com orçamento',
  confirmed: 'Confirmado',
  completed: 'Realizado',
  'no-show': 'Não compareceu',
  cancelled: 'Cancelado',
};
export const headings = { request: 'Seu pedido', quote: 'Seu orçamento', charter: 'Seu aluguel' };
export const linkTitle = 'Seu aluguel';
export const linkDescription = 'Um aluguel, só para seu cliente.';
export const isConfirmed =
  'Obrigado. Seu aluguel está confirmado, e um e-mail com o arquivo para o seu calendário está a caminho.';
export const isPaid = 'Obrigado. Seu pagamento chegou, e o recibo está a caminho do seu e-mail.';
export const paymentAwaited =
  'Seu pagamento ainda não foi confirmado. Ele aparece aqui assim que for; não pague de novo.';
export const isHeld = 'Obrigado. Sua caução por danos está autorizada. Nada foi cobrado.';
export const isCancelled = 'Está cancelado. Um e-mail de confirmação está a caminho.';
export const requestNamed = (number: string) => `Pedido ${number}`;
export const addToCalendar = 'Adicionar ao seu calendário';
export const findAnotherDay = 'Procurar outro dia';
export const arriveBy = 'Chegue até';
export const where = 'Onde';
export const directions = 'Como chegar';
export const charterTypes = { with_amenities: 'Com todos os serviços', without_amenities: 'Aluguel básico' };
/** How the yacht is let: with captain and crew, or bareboat. */
export const chartered = 'Modalidade';
export const captain = 'Capitão';
export const forWhom = 'Em nome de';
export const mapOf = (marina: string) => `Mapa da baía de Biscayne com ${marina}, o norte no alto`;
export const thePrice = 'O preço';
export const newestQuote = 'Só este orçamento vale. Um anterior não vale mais.';
export const dueWithDeposit = 'pago com o depósito';
export const theConditions = 'As condições';
export const acceptedBy = (name: string, at: string) => `Aceito por ${name} em ${at}.`;
export const charterFailed = 'Não foi possível carregar seu aluguel. Tente mais tarde.';
export const charterLoading = 'Carregando seu aluguel…';
export const linkOver = 'Este link não é mais válido';
export const useLatest = 'Use o do nosso e-mail mais recente, ou ';
export const callOrWriteToUs = 'ligue ou escreva para nós';
export const fullNameMissing = 'Digite seu nome completo.';
export const acceptQuote = 'Aceitar este orçamento';
export const heldUntil = (until: string) => `O iate está separado para você até ${until}, horário de Miami.`;
export const quoteDayPassed =
  'O dia deste orçamento passou sem resposta, por isso ele não pode mais ser aceito. Teremos prazer em encontrar outro para você.';
export const quotedYachtGone =
  'Este iate não faz mais parte da nossa frota, por isso o orçamento não pode mais ser aceito. Teremos prazer em encontrar outro para você.';
export const holdOver =
  'O iate não está mais separado. Você ainda pode aceitar enquanto ninguém mais tiver ficado com o horário.';
export const fullName = 'Seu nome completo';
export const fullNameHint =
  'Seu nome digitado vale como assinatura. Nós o guardamos com a hora, seu endereço IP e seu navegador.';
export const offersClose = (times: string) => `Disponível, e perto do que você queria: ${times}. `;
export const callOrWriteOffer = 'Ligue ou escreva para nós';
export const oneIsYours = ', e um deles é seu.';
export const acceptNeedsScripts =
  'Os orçamentos são aceitos com JavaScript, que está desativado neste navegador. Responda ao nosso e-mail.';
export const agreeAndAccept = 'Concordar com as condições e aceitar';
export const cancelThis = { charter: 'Cancelar este aluguel', request: 'Cancelar este pedido' };
export const cancelMine = { charter: 'Cancelar meu aluguel', request: 'Cancelar meu pedido' };
export const whyCancel = 'Por quê, se quiser nos contar';
export const paymentOnItsWay = (amount: string) =>
  `Seu pagamento de ${amount} está a caminho. Escreveremos assim que chegar.`;
export const pay = (what: string, amount: string) => `Pagar com cartão: ${what}, ${amount}`;
export const payText =
  'Você paga com cartão na página da nossa operadora de pagamentos e volta para cá. Nunca vemos o número do seu cartão.';

export const cancelFree = 'Nada está reservado e nada é devido: cancelar não custa nada.';
export const cancelPaidBack = (amount: string) =>
  `Nada está reservado: todos os ${amount} que você pagou são devolvidos.`;
export const cancelUndecided = (amount: string) => `Escreveremos para você sobre os ${amount} que pagou.`;
export const cancelNothing = 'Faltam menos de 72 horas para a partida: nada do que você pagou é devolvido.';
export const cancelPart = (percent: number) =>
  `Faltam menos de sete dias para a partida: ${percent}% do que você pagou é devolvido.`;
export const cancelLessFee = (percent: number) =>
  `Faltam sete dias ou mais para a partida: o que você pagou é devolvido, menos uma taxa de ${percent}%.`;
export const cancelAll = 'Faltam sete dias ou mais para a partida: tudo o que você pagou é devolvido.';
export const cancelNotOwed = (amount: string) =>
  `Os ${amount} que você pagou a mais são devolvidos por inteiro em qualquer caso.`;
export const noneRecorded = 'Até agora não registramos nenhum pagamento seu.';
export const cancelAmount = (back: string, paid: string) => `São ${back} dos ${paid} que você pagou.`;

export const beforeYouSail = 'Antes de embarcar';
export const agreement = 'Contrato';
export const signIt = 'Assinar';
export const dueOn = (amount: string, day: string) => `${amount}, vence em ${day}`;
export const payByCard = 'Pagar com cartão';
export const seeHowToPay = 'Ver como pagar';
export const doneMark = 'Pronto';
export const missingMark = 'Falta';
export const notKnownMark = 'Não confirmado';
export const whatToBring = 'O que levar';
export const bringId = 'Um documento com foto para cada adulto';
export const bringShoes = 'Calçados de sola macia, ou pés descalços: sem saltos nem solas pretas';
export const bringSun = 'Protetor solar em creme (o spray mancha a teca), chapéu e óculos de sol';
export const bringSwimwear = 'Roupa de banho, uma toalha se preferir a sua e um agasalho para a volta';
export const bringMedicine = 'Os remédios de que possa precisar, também para enjoo, tomados uma hora antes';
export const signedByBoth = 'Assinado pelas duas partes';
export const signedByYou = 'Assinado por você; agora assinamos nós';
export const sentBack = 'Devolvido; escreveremos para você';
export const onHoldMark = 'Em espera';
export const onHoldNote = 'Escreveremos para você';
export const changedMark = 'Alterado';
export const twoMinutes = 'Dois minutos, três passos';

export const ownRequests = 'Meus pedidos de iates';
export const requestsFailed = 'Não foi possível carregar seus pedidos.';
export const noRequests = 'Nenhum pedido ainda';
export const noRequestsText = 'Escolha um iate e um dia, e respondemos em até 24 horas.';
export const seeOurYachts = 'Veja nossos iates';
export const requestWord = 'Pedido ';
export const estimatedMark = ' estimado';
export const quotedMark = ' orçado';
export const open = 'Abrir';
export const openRequest = (number: string) => `Abrir o pedido ${number}`;
export const requestFailed = 'Não foi possível carregar este pedido.';
export const seeTheYacht = 'Ver o iate';
export const addToMyCalendar = 'Adicionar ao meu calendário';
export const estimatedPrice = 'Preço estimado';
export const pricesOnDemand = 'Preço sob consulta';
export const whatHasHappened = 'O que aconteceu';
export const byYou = (at: string) => `${at}, por você`;
export const byTeam = (at: string) => `${at}, pela nossa equipe`;
export const readAndAccept = 'Ler as condições e aceitar';
export const signAndPrepare = 'Assinar e preparar seu dia';
export const isNowCancelled = { charter: 'Aluguel cancelado', request: 'Pedido cancelado' };
export const notCancelled = 'Não foi cancelado';
export const plansChanged = 'Os planos mudaram?';
export const yesCancel = 'Sim, cancelar';
export const keepIt = 'Manter';

// Answers and refusals of calls.
export const yachtUnknown = 'Não encontramos esse iate. Por favor, escolha um da lista.';
export const requestReceived =
  'Recebemos seu pedido de reserva. Nossa equipe entrará em contato com você em até 24 horas.';
export const daysReversed = 'O último dia é anterior ao primeiro.';
export const yearAtMost = 'Por favor, consulte um ano no máximo.';
export const howManyHours = 'Por favor, diga por quantas horas.';
export const whenItBegins = 'Por favor, diga quando começa ou consulte uma semana no máximo.';
export const charterConfirmed = 'Seu aluguel está confirmado.';
export const charterCancelled = 'Está cancelado.';
export const lookedInto = 'Verificamos.';
export const beingDrawnUp = 'Está sendo preparado.';
export const yachtWithoutPriceFor = (yacht: string, length: string) =>
  `${yacht} não tem preço para ${length}. Por favor, escolha outra duração.`;
export const damageHold = 'Caução por danos';
export const seeIt = 'Ver';
