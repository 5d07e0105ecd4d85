import { counted, withThousands } from '#words/amounts.ts';
import { isOne } from '#words/es.ts';

export const overview = 'Resumen';
export const figuresFailed = 'No se pudieron cargar las cifras.';
export const totalYachts = 'Total de yates';
export const activeBookings = 'Reservas activas';
export const notYetOver = 'Confirmadas y sin terminar';
export const pendingFinancing = 'Financiamiento pendiente';
export const allApplications = 'Todas las solicitudes';
export const monthlyRevenue = 'Ingresos del mes';
export const departThisMonth = 'Alquileres que salen este mes';
export const money = 'Dinero';
export const thisMonth = 'Este mes';
export const lineCount = (count: number) => counted(count, 'línea');
export const quickActions = 'Acciones rápidas';
export const addYacht = 'Agregar yate';
export const addPackage = 'Agregar paquete';
export const addAddOn = 'Agregar adicional';
export const addEvent = 'Agregar evento';
export const viewWebsite = 'Ver el sitio';
export const morePages = 'Más páginas';
export const recentBookings = 'Reservas recientes';
export const allBookings = 'Todas las reservas';
export const nothingBooked = 'Todavía no hay reservas.';
export const allWaiting = 'Las solicitudes y reservas más recientes están en la lista de arriba.';
export const guestCount = (count: number) => counted(count, 'invitado');
export const atTheDocks = 'En el muelle';
export const departuresAhead = 'Salidas de los próximos 7 días';
export const today = 'Hoy';
export const nobodyToday = 'Hoy no sale nadie.';
export const daysAhead = 'En los próximos 7 días';
export const nobodyElse = 'No sale nadie más en los próximos 7 días.';
export const revenueAndOccupancy = 'Ingresos y ocupación';
export const allSold = 'Todo lo vendido';
export const asTable = 'Las cifras en una tabla';
export const byMonth = 'Ingresos y ocupación por mes de salida';
export const month = 'Mes';
export const revenue = 'Ingresos';
export const charters = 'Alquileres';
export const occupancy = 'Ocupación';
export const revenueByMonth = 'Ingresos por mes de salida';
export const shareOfDays = 'Parte de los días de la flota con alquiler';

export const waiting = 'En espera';
export const waitingCount = (count: number) => `En espera (${count})`;
export const parts = {
  requests: 'Solicitudes',
  inquiries: 'Consultas',
  quotes: 'Cotizaciones',
  financing: 'Financiamiento',
  emails: 'Correos',
  papers: 'Documentos',
  departures: 'Salidas',
  privacy: 'Privacidad',
};
export const charterRequest = 'Solicitud de alquiler';
export const inquiry = 'Consulta';
export const quoteLapsed = (at: string | null) => `La cotización venció el ${at}`;
export const quoteLapses = (at: string | null) => `La cotización vence el ${at}`;
export const unansweredReplies = (count: number) =>
  counted(count, 'respuesta sin contestar', 'respuestas sin contestar');
export const documentsToReview = (count: number) => `${counted(count, 'documento')} por revisar`;
export const decisionDue = (on: string | null) => `Decidir a más tardar el ${on}`;
export const departsMissing = (at: string | null, count: number) =>
  `Sale el ${at}, ${isOne(count) ? 'falta' : 'faltan'} ${counted(count, 'cosa')}`;
export const notCompleted = (at: string | null) => `Terminó el ${at} y no se marcó como realizada`;
export const erasureToAgree = (by: string | null) => `Borrado por aprobar, pedido por ${by}`;
export const exportToAgree = (by: string | null) => `Exportación por aprobar, pedida por ${by}`;
export const emailsFailed = (count: number, which: string | null) =>
  `${counted(count, 'correo')} sin enviar${isOne(count) ? '' : ', el primero'}: ${which}`;
export const papers: Readonly<Record<string, string>> = {
  'Certificate of inspection': 'Certificado de inspección',
  Insurance: 'Seguro',
  'Livery permit': 'Permiso de alquiler',
};
const andMore = (more: number) => (more > 0 ? `, y ${counted(more, 'documento más', 'documentos más')}` : '');
export const paperEnded = (paper: string, on: string | null, more: number) =>
  `${paper}: venció el ${on}${andMore(more)}`;
export const paperEnds = (paper: string, on: string | null, more: number) =>
  `${paper}: vence el ${on}${andMore(more)}`;
export const sendingAgain = 'Enviando otra vez';
export const allUnanswered = (count: number) =>
  isOne(count) ? 'La solicitud sin responder' : `Las ${withThousands(count)} solicitudes sin responder`;
export const unanswered = 'Solicitudes sin responder';
export const nothingWaits = 'No hay nada en espera: cada solicitud, consulta y documento ya fue atendido.';
export const sendAgain = 'Enviar otra vez';
export const sendAgainTo = (name: string) => `Enviar otra vez a ${name}`;
export const showFewer = 'Mostrar menos';
export const showAll = (count: number) => `Mostrar todo (${count})`;
export const waitingFor = (age: string) => `espera ${age}`;

export const payments = 'Pagos';
export const paymentLists = 'Listas de pagos';
export const lists = {
  late: 'Atrasados',
  due: 'Vencen en 72 horas',
  upcoming: 'Vencen después',
  'to-give-back': 'Por devolver',
  failed: 'Fallidos',
  disputed: 'En disputa',
  received: 'Recibidos',
  earned: 'Devengados',
};
export const wasDue = 'Venció';
export const due = 'Vence';
export const answerBy = 'Responder antes de';
export const on = 'Fecha';
export const nothingIn = {
  late: 'Nadie está atrasado.',
  due: 'Nada vence en las próximas 72 horas.',
  upcoming: 'Nada vence después.',
  'to-give-back': 'No hay nada por devolver.',
  failed:
    'No ha fallado ninguna devolución, ningún cobro a una tarjeta guardada ni ningún depósito por daños.',
  disputed: 'No hay nada en disputa.',
  received: 'No se recibió nada en estos días.',
  earned: 'No se devengó nada en estos días.',
};
export const nothingHere = 'Aquí no hay nada';
export const client = 'Cliente';
export const charter = 'Alquiler';
export const charterNumber = (number: string) => `Alquiler ${number}`;
export const noLongerKept = 'Ya no se conserva';
export const what = 'Concepto';
export const amount = 'Monto';
export const searchPayments = 'Buscar por cliente, yate o número';
export const from = 'Desde';
export const to = 'Hasta';
export const exportLedger = 'Exportar libro mayor';
export const paymentsFailed = 'No se pudieron cargar los pagos.';
export const openPaymentsOf = (client: string) => `Abrir los pagos de ${client}`;
export const firstOf = (count: number, inAll: number) =>
  isOne(count)
    ? `La primera línea de ${withThousands(inAll)}`
    : `Las primeras ${withThousands(count)} líneas de ${withThousands(inAll)}`;

export const fleetCalendar = 'Calendario de la flota';
export const yachtCount = (count: number) => counted(count, 'yate');
export const firstShown = (count: number) => `, se muestran los primeros ${count}`;
export const blockAYacht = 'Bloquear un yate';
export const addBooking = 'Agregar reserva';
export const calendarFailed = 'No se pudo cargar el calendario.';
export const moveItQuestion = '¿Moverlo?';
export const moveIt = 'Mover';
export const moved = 'Movido';
export const goesTo = (entry: string, yacht: string, first: string, last: string) =>
  `${entry} pasa a ${yacht}, ${first === last ? first : `del ${first} al ${last}`}.`;
export const noSuchYacht = 'No existe ese yate';
export const emptyFleet = 'No hay yates en la flota';
export const addYachtsFirst = 'Cada yate que agregue o importe tendrá aquí una fila.';
export const toTheYachts = 'Ir a los yates';
export const noneOfThatSize = 'Ningún yate de la flota lleva a tantos invitados.';
export const noneFreeThen = 'Ningún yate está libre entonces';
export const askForAnother = 'Pruebe con otro día u otra hora, o con menos invitados.';
export const noneOfThatName = 'Ningún yate de la flota tiene ese nombre.';
export const kinds = { charter: 'Reserva', hold: 'Apartado', block: 'Bloqueo' };
export const bookingOf = (client: string) => `Reserva de ${client}`;
export const quotedTo = (client: string) => `Cotizado a ${client}`;
export const heldForClient = (client: string) => `Apartado para ${client}`;
export const withoutRequest = 'Reserva sin solicitud';
export const because = (kind: string, reason: string) => `${kind}: ${reason}`;
export const carrying = (entry: string, place: string) => `Llevando ${entry}: ${place}`;
export const free = 'libre';
export const keysHelp =
  'Las flechas izquierda y derecha mueven un día; las de arriba y abajo, al horario siguiente y luego al yate siguiente, con Shift de yate en yate. Page Up y Page Down mueven una semana, Home va al primer día.';
export const keysHelpReading = 'Enter abre la reserva que hay.';
export const keysHelpChanging =
  'Enter abre lo que hay, o agrega un bloqueo o una reserva donde no hay nada. M toma lo que hay; las flechas lo llevan, Enter lo deja y Esc lo suelta.';
export const yacht = 'Yate';
export const monthDay = (month: string, day: number) => `${day} ${month}`;
export const brandAndGuests = (brand: string, guests: number) => `${brand}, ${counted(guests, 'invitado')}`;
export const heldUntil = (at: string) => `Apartado hasta el ${at}`;
export const nothingIsOn = 'No hay nada.';
export const freeThen = (count: number) =>
  isOne(count) ? '1 yate libre a esa hora' : `${withThousands(count)} yates libres a esa hora`;
export const freeAllDay = (count: number) =>
  isOne(count) ? '1 yate libre todo el día' : `${withThousands(count)} yates libres todo el día`;
export const book = 'Reservar';
export const bookYacht = (yacht: string) => `Reservar ${yacht}`;
export const block = 'Bloquear';
export const blockYacht = (yacht: string) => `Bloquear ${yacht}`;
export const view = 'Vista';
export const views = { day: 'Día', week: 'Semana', month: 'Mes' };
export const fromTo = (first: string, last: string) => `Del ${first} al ${last}`;
export const earlier = 'Antes';
export const later = 'Después';
export const narrowByName = 'Filtrar la flota por nombre o marca';
export const narrowFleet = 'Filtrar la flota';
export const freeOn = 'Libre el';
export const timeOfThatDay = 'Horario de ese día';
export const guests = 'Invitados';
export const wholeFleet = 'Toda la flota';
export const bookedElsewhere = 'Reservado en otro lugar';
export const beyondHerHours = 'Fuera de su horario';
export const beyondHours = (hours: string) => `Fuera de su horario, ${hours}`;
export const chartersBetween = (hours: string) => `Horario de alquiler: ${hours}`;
export const hoursUnderName = 'Bajo el nombre del yate: su horario de alquiler';
export const topToBottom = 'De arriba abajo: mañana, tarde, atardecer';

export const onTheCalendar = 'En el calendario';
export const firstDay = 'Primer día';
export const lastDay = 'Último día';
export const until = 'Hasta';
export const midnight = 'Medianoche';
export const why = 'Motivo';
export const save = 'Guardar';
export const putOnCalendar = 'Poner en el calendario';
export const saved = 'Guardado';
export const takeOff = 'Quitar del calendario';
export const bookingInstead = 'Agregar mejor una reserva';
export const bookingOfHold = 'Convertir en reserva';
export const chooseYacht = 'Elija un yate';
export const whatItIs = 'Qué es';
export const whatItIsHint =
  'Un bloqueo queda hasta que se quita. Un apartado vence solo después de dos días.';
export const blockFor = 'Bloqueo: mantenimiento o uso del dueño';
export const holdFor = 'Apartado para alguien sin solicitud';
export const forTheTeam = 'Para el equipo.';
