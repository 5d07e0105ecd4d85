import type { QuoteEventType } from '#features/events/domain.ts';
import { counted } from '#words/amounts.ts';

export const contactMethods = { phone: 'Teléfono', email: 'Correo electrónico', whatsapp: 'WhatsApp' };
export const durations = {
  2: '2 horas',
  4: '4 horas',
  6: '6 horas',
  8: '8 horas',
  'full-day': 'Día completo',
};
export const occasions = {
  wedding: 'Boda',
  birthday: 'Cumpleaños',
  corporate: 'Evento de empresa',
  anniversary: 'Aniversario',
  other: 'Otra',
};
export const preferredTimes = {
  morning: 'Mañana (9–12)',
  afternoon: 'Tarde (12–5)',
  evening: 'Atardecer (5–8)',
};

export const email = 'Correo electrónico';
export const phone = 'Teléfono';
export const message = 'Mensaje';
/** The name of the yacht follows. */
export const aboutYacht = 'Yate: ';
export const leaveEmpty = 'Deje este campo vacío';
export const needsScripts =
  'Este formulario se envía con JavaScript, que está desactivado en este navegador. ';
export const callOrWriteHere =
  'Llámenos o escríbanos: nuestro número y nuestra dirección están en esta página.';
export const callOrWrite = 'Llámenos o escríbanos';
export const instead = '.';

export const contactFailed = 'No pudimos enviar su mensaje. Inténtelo de nuevo.';
export const success = '¡Listo!';
export const error = 'Error';
export const yourDetails = 'Sus datos';
export const firstName = 'Nombre';
export const lastName = 'Apellido';
export const howToAnswer = '¿Cómo prefiere que le respondamos?';
export const noPreference = 'Sin preferencia';
export const yourDate = 'Su fecha, si ya la tiene';
export const occasion = 'Ocasión';
export const noOccasion = 'Ninguna en particular';
export const numberOfGuests = 'Número de invitados';
export const date = 'Fecha';
export const duration = 'Duración';
export const notDecided = 'Aún por decidir';
export const preferredTime = 'Horario preferido';
export const anyTime = 'Cualquier hora';
export const sendMessage = 'Enviar mensaje';

const EVENT_TYPES: Readonly<Record<string, string>> = {
  'Signature Lifestyle Week': 'Semana exclusiva a bordo',
  'Romantic Wedding Package': 'Paquete de boda romántica',
  'Ultimate Party Experience': 'La gran fiesta a bordo',
  'Luxury Day Charter': 'Día de lujo en yate',
  'Lifestyle Vacation': 'Vacaciones a bordo',
  'Wedding at Sea': 'Boda en el mar',
  'Night Boat Party': 'Fiesta nocturna en yate',
  'Day Boat Party': 'Fiesta de día en yate',
  'Custom Event': 'Evento a la medida',
} satisfies Record<QuoteEventType, string>;

export const quoteFailed = 'No pudimos enviar su solicitud de cotización. Inténtelo de nuevo.';
export const name = 'Nombre';
export const eventType = 'Tipo de evento';
export const eventDate = 'Fecha del evento';
export const guests = 'Invitados';
export const quoteHint = 'Qué celebra, quiénes vienen y qué no puede faltar.';
export const eventTypeNamed = (type: string) => EVENT_TYPES[type] ?? type;
export const sendInquiry = 'Enviar consulta';
export const answeredByPlanner = 'Le responde un organizador en menos de 24 horas.';
export const requestQuote = 'Pedir cotización';
export const sendQuoteRequest = 'Enviar solicitud';
export const quoteReceived = '¡Recibimos su solicitud!';
export const done = 'Listo';
export const event = 'Evento';
export const copyTo = 'Una copia va en camino a ';

export const guestsWhole = 'Indique un número entero de invitados';
export const guestsAtLeastOne = 'Indique al menos 1 invitado';
export const guestsAtMost = (most: number) => `Indique ${counted(most, 'invitado')} como máximo`;
export const chooseDate = 'Elija una fecha';
export const dateExists = 'Elija una fecha que exista';
export const datePassed = 'Elija una fecha que no haya pasado';
export const firstNameRequired = 'Falta su nombre';
export const lastNameRequired = 'Falta su apellido';
export const nameRequired = 'Falta su nombre';
export const subjectRequired = 'Escriba un asunto';
export const messageRequired = 'Falta su mensaje';
export const occasionFromList = 'Elija una ocasión de la lista';
export const methodFromList = 'Elija teléfono, correo electrónico o WhatsApp';
export const numberToAnswer = 'Indique el número al que podemos responderle';
export const durationFromList = 'Elija una duración de la lista';
export const timeFromList = 'Elija mañana, tarde o atardecer';
export const eventFromList = 'Elija un tipo de evento de la lista';

export const contactAnswered = 'Gracias. Recibimos su mensaje y le responderemos en menos de 24 horas.';
export const quoteAnswered =
  'Gracias. Recibimos su solicitud de cotización y le responderemos en menos de 24 horas.';
export const contactSubject = 'Recibimos su mensaje';
export const contactNext =
  'Gracias por escribirnos. Alguien de nuestro equipo lee cada mensaje y responde en menos de 24 horas.';
export const quoteSubject = 'Recibimos su solicitud de cotización';
export const quoteNext =
  'Gracias por consultarnos. Uno de nuestros organizadores de eventos prepara su cotización y le escribe en menos de 24 horas.';
export const whatYouToldUs = 'Lo que nos contó';
export const leftOut = '¿Olvidó algo o no envió esto usted? Responda a este correo.';
export const forTheTeam = (author: string) => `${author}, por el equipo de alquileres`;
export const whatYouWrote = 'Lo que usted escribió';
export const factLabels = {
  guests: 'Invitados',
  occasion: 'Ocasión',
  contact: 'Contacto preferido',
  date: 'Fecha',
  duration: 'Duración',
  time: 'Horario preferido',
  event: 'Evento',
};

export const yourInquiry = (topic: string) => `Su consulta: ${topic.toLowerCase()}`;
export const yourUnnamed = { contact: 'Su mensaje', quote: 'Su solicitud de cotización' };
