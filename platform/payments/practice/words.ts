import type { TestCard } from './cards.ts';

const en = {
  language: 'en',
  note: 'Practice page: no card is charged and no money moves.',
  pay: 'Pay',
  authorize: 'Authorize',
  payByCard: 'Pay by card',
  cardNumber: 'Card number',
  expires: 'Expires',
  expiresAs: 'MM / YY',
  securityCode: 'Security code',
  testCards: 'Test cards',
  orTestCard: 'Or press a test card',
  bankAccount: 'Bank account',
  settlesLater: 'Settles days later',
  goBack: 'Go back without paying',
  declined: 'Your card was declined. Please try another one.',
  noTestCard: 'This is a practice page: please use one of the test cards below.',
  bankAsks: 'Your bank asks',
  isYours: 'Is this payment yours?',
  complete: 'Complete authentication',
  fail: 'Fail authentication',
  nothingTitle: 'Nothing to pay here',
  nothing: 'Nothing is to be paid here any more.',
  whereFrom: 'Please go back to where you came from.',
};

/** The texts of the stand-in's pages, in the visitor's language as on Stripe's own pages. */
export type PageWords = typeof en & { readonly cards: Readonly<Record<TestCard, string>> };

const es: typeof en = {
  language: 'es',
  note: 'Página de práctica: no se cobra a ninguna tarjeta ni se mueve dinero.',
  pay: 'Pagar',
  authorize: 'Autorizar',
  payByCard: 'Pagar con tarjeta',
  cardNumber: 'Número de tarjeta',
  expires: 'Vencimiento',
  expiresAs: 'MM / AA',
  securityCode: 'Código de seguridad',
  testCards: 'Tarjetas de prueba',
  orTestCard: 'O elija una tarjeta de prueba',
  bankAccount: 'Cuenta bancaria',
  settlesLater: 'Se liquida días después',
  goBack: 'Volver sin pagar',
  declined: 'Su tarjeta fue rechazada. Pruebe con otra.',
  noTestCard: 'Esta es una página de práctica: use una de las tarjetas de prueba de abajo.',
  bankAsks: 'Su banco pregunta',
  isYours: '¿Es suyo este pago?',
  complete: 'Completar la autenticación',
  fail: 'Rechazar la autenticación',
  nothingTitle: 'Aquí no hay nada que pagar',
  nothing: 'Aquí ya no hay nada que pagar.',
  whereFrom: 'Vuelva a la página de la que vino.',
};

const pt: typeof en = {
  language: 'pt-BR',
  note: 'Página de teste: nenhum cartão é cobrado e nenhum dinheiro é movimentado.',
  pay: 'Pagar',
  authorize: 'Autorizar',
  payByCard: 'Pagar com cartão',
  cardNumber: 'Número do cartão',
  expires: 'Validade',
  expiresAs: 'MM / AA',
  securityCode: 'Código de segurança',
  testCards: 'Cartões de teste',
  orTestCard: 'Ou escolha um cartão de teste',
  bankAccount: 'Conta bancária',
  settlesLater: 'Compensa dias depois',
  goBack: 'Voltar sem pagar',
  declined: 'Seu cartão foi recusado. Tente outro.',
  noTestCard: 'Esta é uma página de teste: use um dos cartões de teste abaixo.',
  bankAsks: 'Seu banco pergunta',
  isYours: 'Este pagamento é seu?',
  complete: 'Concluir a autenticação',
  fail: 'Recusar a autenticação',
  nothingTitle: 'Nada a pagar aqui',
  nothing: 'Não há mais nada a pagar aqui.',
  whereFrom: 'Volte para a página de onde você veio.',
};

/** What each test card does, in English, Spanish and Portuguese. */
const CARDS_DO: Readonly<Record<TestCard, readonly [en: string, es: string, pt: string]>> = {
  '4242424242424242': ['Pays', 'Paga', 'Paga'],
  '4000000000000002': ['Is declined', 'Es rechazada', 'É recusado'],
  '4000002500003155': [
    'Asks its holder’s bank first',
    'Pregunta antes al banco del titular',
    'Pergunta antes ao banco do titular',
  ],
  '4000000000000259': ['Pays, and is disputed', 'Paga y se disputa', 'Paga e é contestado'],
  '4000000000001976': [
    'Pays; its bank only asks about it',
    'Paga; su banco solo pide información',
    'Paga; o banco só pede informações',
  ],
  '4000000000005126': [
    'Pays; a refund of it fails later',
    'Paga; un reembolso falla después',
    'Paga; um reembolso falha depois',
  ],
  '4000000000007726': [
    'Pays; a refund of it takes days',
    'Paga; un reembolso tarda días',
    'Paga; um reembolso leva dias',
  ],
  '4000002760003184': [
    'Asks its holder’s bank each time',
    'Pregunta cada vez al banco del titular',
    'Pergunta sempre ao banco do titular',
  ],
  '4000000000000341': [
    'Pays; is declined once it is kept',
    'Paga; se rechaza una vez guardada',
    'Paga; é recusado depois de guardado',
  ],
};

const cardsIn = (place: 0 | 1 | 2) =>
  Object.fromEntries(
    Object.entries(CARDS_DO).map(([number, said]) => [number, said[place]]),
  ) as PageWords['cards'];

const IN_EACH: Readonly<Record<string, PageWords>> = {
  en: { ...en, cards: cardsIn(0) },
  es: { ...es, cards: cardsIn(1) },
  'pt-BR': { ...pt, cards: cardsIn(2) },
};

/** The texts for Stripe's name of a session's language; English for any other, or none. */
export const pageWords = (locale: string | null | undefined): PageWords =>
  IN_EACH[locale ?? 'en'] ?? { ...en, cards: cardsIn(0) };
