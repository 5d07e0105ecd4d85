import { counted } from '#words/amounts.ts';

// The states and steps of an inquiry, from its table of states.
export const states = { new: 'Nueva', answered: 'Respondida', closed: 'Cerrada' };
export const buttons = {
  reopen: 'Reabrir',
  answer: 'Responder por correo',
  markAnswered: 'Marcar como respondida',
  close: 'Cerrar consulta',
  book: 'Crear una solicitud de alquiler',
};
export const steps = {
  reopen: 'La consulta está abierta de nuevo',
  markAnswered: 'La consulta quedó marcada como respondida',
  close: 'La consulta está cerrada',
};

// The list of inquiries.
export const kinds = { contact: 'Mensaje', quote: 'Solicitud de cotización' };
export const inquiries = 'Consultas';
export const countOf = (count: number) => counted(count, 'consulta');
export const searchIn = 'Buscar por nombre, correo, teléfono o texto';
export const newestFirst = 'Más recientes primero';
export const oldestFirst = 'Más antiguas primero';
export const from = 'De';
export const about = 'Tema';
export const status = 'Estado';
export const suspectedSpam = 'Posible spam';
export const sentQuickly = 'Enviada muy rápido';
export const handledBy = 'A cargo de';
export const received = 'Recibida';
export const open = 'Abiertas';
export const anyStatus = 'Cualquier estado';
export const form = 'Formulario';
export const bothForms = 'Ambos formularios';
export const messages = 'Mensajes';
export const quoteRequests = 'Solicitudes de cotización';
export const withoutSpam = 'Sin posible spam';
export const withSpam = 'Con posible spam';
export const listFailed = 'No se pudieron cargar las consultas.';
export const openOf = (name: string) => `Abrir la consulta de ${name}`;
export const noneHere = 'No hay consultas aquí';
export const allCaughtUp = 'Todo está al día.';

// Bulk actions on several inquiries.
export const markQuestion = (count: number) => `¿Marcar como respondidas ${countOf(count)}?`;
export const markNote = 'Para las que se respondieron por teléfono: no se envía ningún correo.';
export const marked = 'Marcadas como respondidas';
export const closeInquiries = 'Cerrar consultas';
export const closeQuestion = (count: number) => `¿Cerrar ${countOf(count)}?`;
export const closeNote =
  'Salen de la lista de abiertas y se pueden abrir de nuevo. No se envía ningún correo.';
export const areClosed = 'Cerradas';
export const assign = 'Asignar';
export const assignQuestion = (count: number) => `¿Quién se encarga de ${countOf(count)}?`;
export const assignNote = 'Quien las tenía a cargo deja de tenerlas. No se envía ningún correo.';
export const areAssigned = 'Asignadas';

// A single inquiry.
export const inquiry = 'Consulta';
export const kindOfDay = (kind: string, when: string) => `${kind}, ${when}`;
export const inquiryFailed = 'No se pudo cargar la consulta.';
export const notFound = 'No encontramos esa consulta.';
export const openCharter = 'Abrir la solicitud de alquiler';
export const notSpam = 'No es spam';
export const markAsSpam = 'Marcar como spam';
export const noSpamAnyMore = 'Ya no figura como spam';
export const markedAsSpam = 'Marcada como spam';
export const isAssigned = 'La consulta está asignada';
export const isUnassigned = 'La consulta no está asignada a nadie';
export const email = 'Correo electrónico';
export const inTheirWords = 'En sus palabras';
export const answers = 'Respuestas';
export const noAnswers = 'Nadie ha respondido aún.';

// The form for an answer.
export const answerSent = 'Respuesta enviada';
export const answerTo = (name: string) => `Responder a ${name}`;
export const goesTo = (address: string) => `Se envía a ${address}, con sus propias palabras debajo.`;
export const sendAnswer = 'Enviar respuesta';
export const subject = 'Asunto';
export const message = 'Mensaje';
export const messageHint = 'Una línea en blanco empieza un párrafo nuevo. Su nombre se agrega al final.';

// The form that corrects how the sender is reached.
export const correctReach = 'Corregir correo o teléfono';
export const reachOf = (name: string) => `Cómo contactar a ${name}`;
export const reachNote =
  'La respuesta que nunca salió a la dirección anterior se envía enseguida a la nueva. No se envía ningún otro correo.';
export const reachCorrected = 'Correo y teléfono corregidos';
export const phone = 'Teléfono';
export const save = 'Guardar';

// The form for a charter request.
export const charterCreated = 'Solicitud de alquiler creada';
export const charterFor = (name: string) => `Solicitud de alquiler para ${name}`;
export const charterNote = 'Entra en la lista de reservas, para cotizarla y confirmarla allí.';
export const createCharter = 'Crear solicitud de alquiler';

// Messages after an action.
export const isUpdated = 'Consulta actualizada';
export const answerUnderWay = 'Su respuesta va en camino.';
export const answerWithheld =
  'Su respuesta se guardó, pero no se envió: esa dirección ha recibido demasiados correos en la última hora. Inténtelo más tarde.';
