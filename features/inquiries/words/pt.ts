import type { QuoteEventType } from '#features/events/domain.ts';
import { counted } from '#words/amounts.ts';

export const contactMethods = { phone: 'Telefone', email: 'E-mail', whatsapp: 'WhatsApp' };
export const durations = {
  2: '2 horas',
  4: '4 horas',
  6: '6 horas',
  8: '8 horas',
  'full-day': 'Dia inteiro',
};
export const occasions = {
  wedding: 'Casamento',
  birthday: 'Aniversário',
  corporate: 'Evento corporativo',
  anniversary: 'Aniversário de casamento',
  other: 'Outra',
};
export const preferredTimes = {
  morning: 'Manhã (9h–12h)',
  afternoon: 'Tarde (12h–17h)',
  evening: 'Entardecer (17h–20h)',
};

export const email = 'E-mail';
export const phone = 'Telefone';
export const message = 'Mensagem';
/** The name of the yacht follows. */
export const aboutYacht = 'Iate: ';
export const leaveEmpty = 'Deixe este campo vazio';
export const needsScripts = 'Este formulário é enviado com JavaScript, que está desativado neste navegador. ';
export const callOrWriteHere = 'Ligue ou escreva para nós: nosso número e nosso endereço estão nesta página.';
export const callOrWrite = 'Ligue ou escreva para nós';
export const instead = '.';

export const contactFailed = 'Não conseguimos enviar sua mensagem. Tente de novo.';
export const success = 'Pronto!';
export const error = 'Erro';
export const yourDetails = 'Seus dados';
export const firstName = 'Nome';
export const lastName = 'Sobrenome';
export const howToAnswer = 'Como prefere que a gente responda?';
export const noPreference = 'Sem preferência';
export const yourDate = 'Sua data, se já tiver uma';
export const occasion = 'Ocasião';
export const noOccasion = 'Nenhuma em especial';
export const numberOfGuests = 'Número de convidados';
export const date = 'Data';
export const duration = 'Duração';
export const notDecided = 'Ainda não decidi';
export const preferredTime = 'Horário preferido';
export const anyTime = 'Qualquer horário';
export const sendMessage = 'Enviar mensagem';

const EVENT_TYPES: Readonly<Record<string, string>> = {
  'Signature Lifestyle Week': 'Semana exclusiva a bordo',
  'Romantic Wedding Package': 'Pacote de casamento romântico',
  'Ultimate Party Experience': 'A grande festa a bordo',
  'Luxury Day Charter': 'Dia de luxo no iate',
  'Lifestyle Vacation': 'Férias a bordo',
  'Wedding at Sea': 'Casamento no mar',
  'Night Boat Party': 'Festa noturna no iate',
  'Day Boat Party': 'Festa de dia no iate',
  'Custom Event': 'Evento sob medida',
} satisfies Record<QuoteEventType, string>;

export const quoteFailed = 'Não conseguimos enviar seu pedido de orçamento. Tente de novo.';
export const name = 'Nome';
export const eventType = 'Tipo de evento';
export const eventDate = 'Data do evento';
export const guests = 'Convidados';
export const quoteHint = 'O que você vai comemorar, quem vem e o que não pode faltar.';
export const eventTypeNamed = (type: string) => EVENT_TYPES[type] ?? type;
export const sendInquiry = 'Enviar consulta';
export const answeredByPlanner = 'Um organizador responde em até 24 horas.';
export const requestQuote = 'Pedir orçamento';
export const sendQuoteRequest = 'Enviar pedido';
export const quoteReceived = 'Recebemos seu pedido!';
export const done = 'Pronto';
export const event = 'Evento';
export const copyTo = 'Uma cópia está a caminho de ';

export const guestsWhole = 'Informe um número inteiro de convidados';
export const guestsAtLeastOne = 'Informe pelo menos 1 convidado';
export const guestsAtMost = (most: number) => `Informe no máximo ${counted(most, 'convidado')}`;
export const chooseDate = 'Escolha uma data';
export const dateExists = 'Escolha uma data que exista';
export const datePassed = 'Escolha uma data que não tenha passado';
export const firstNameRequired = 'Falta seu nome';
export const lastNameRequired = 'Falta seu sobrenome';
export const nameRequired = 'Falta seu nome';
export const subjectRequired = 'Escreva um assunto';
export const messageRequired = 'Falta sua mensagem';
export const occasionFromList = 'Escolha uma ocasião da lista';
export const methodFromList = 'Escolha telefone, e-mail ou WhatsApp';
export const numberToAnswer = 'Informe o número em que podemos responder a você';
export const durationFromList = 'Escolha uma duração da lista';
export const timeFromList = 'Escolha manhã, tarde ou entardecer';
export const eventFromList = 'Escolha um tipo de evento da lista';

export const contactAnswered = 'Obrigado. Recebemos sua mensagem e responderemos em até 24 horas.';
export const quoteAnswered = 'Obrigado. Recebemos seu pedido de orçamento e responderemos em até 24 horas.';
export const contactSubject = 'Recebemos sua mensagem';
export const contactNext =
  'Obrigado por escrever. Alguém da nossa equipe lê cada mensagem e responde em até 24 horas.';
export const quoteSubject = 'Recebemos seu pedido de orçamento';
export const quoteNext =
  'Obrigado por nos consultar. Um dos nossos organizadores de eventos prepara seu orçamento e escreve em até 24 horas.';
export const whatYouToldUs = 'O que você nos contou';
export const leftOut = 'Esqueceu algo ou não foi você quem enviou isto? Responda a este e-mail.';
export const forTheTeam = (author: string) => `${author}, pela equipe de aluguéis`;
export const whatYouWrote = 'O que você escreveu';
export const factLabels = {
  guests: 'Convidados',
  occasion: 'Ocasião',
  contact: 'Contato preferido',
  date: 'Data',
  duration: 'Duração',
  time: 'Horário preferido',
  event: 'Evento',
};

export const yourInquiry = (topic: string) => `Sua consulta: ${topic.toLowerCase()}`;
export const yourUnnamed = { contact: 'Sua mensagem', quote: 'Seu pedido de orçamento' };
