import { counted, withThousands } from '#words/amounts.ts';
import { ended } from '#words/ended.ts';
import { isOne } from '#words/es.ts';

export const client = 'Cliente';
export const clientName = 'Nombre del cliente';
export const yacht = 'Yate';
export const date = 'Fecha';
export const time = 'Horario';
export const guests = 'Invitados';
export const captain = 'Capitán';
export const charter = 'Alquiler';
export const email = 'Correo electrónico';
export const phone = 'Teléfono';
export const language = 'Idioma';
export const total = 'Total';
export const status = 'Estado';
export const received = 'Recibida';
export const specialRequests = 'Peticiones especiales';
export const depositAndBalance = 'Depósito y saldo';
export const extras = 'Adicionales y paquetes';
export const offeredNoMore = (what: string) => `${what} (ya no se ofrece)`;
export const chooseYacht = 'Elija un yate';
export const addingUp = 'Calculando…';
export const totalIs = (total: string) => `El total es ${total}.`;
export const save = 'Guardar';
export const pricingTypes = {
  with_amenities: 'Con todos los servicios',
  without_amenities: 'Alquiler básico',
};
export const modes = { crewed: 'Con capitán y tripulación', bareboat: 'A casco desnudo' };
export const byHerPapers = 'Según sus documentos';
export const billings = { charter: 'Alquiler', event: 'Evento' };
export const paidBy = (percent: number, before: string) => `${percent}%, el resto ${before} antes`;

export const bookings = 'Reservas';
export const openRequests = 'Solicitudes abiertas';
export const confirmedAndCompleted = 'Confirmadas y realizadas';
export const anyStatus = 'Cualquier estado';
export const when = 'Cuándo';
export const anyTime = 'Cualquier fecha';
export const notYetOver = 'Por terminar';
export const suspectedSpam = 'Posible spam';
export const withoutSpam = 'Sin posible spam';
export const newestFirst = 'Más recientes primero';
export const oldestFirst = 'Más antiguas primero';
export const departureSoonest = 'Salida, la más próxima primero';
export const departureLatest = 'Salida, la más lejana primero';
export const totalHighest = 'Total, de mayor a menor';
export const clientAToZ = 'Cliente, de la A a la Z';
export const onDemand = 'A consultar';
export const estimateMark = 'estimado';
export const sentVeryQuickly = 'enviada muy rápido';
export const markAs = { reviewed: 'Marcar como revisada', contacted: 'Marcar como contactada' };
export const markAll = {
  reviewed: (count: number) =>
    isOne(count)
      ? '¿Marcar 1 reserva como revisada?'
      : `¿Marcar ${withThousands(count)} reservas como revisadas?`,
  contacted: (count: number) =>
    isOne(count)
      ? '¿Marcar 1 reserva como contactada?'
      : `¿Marcar ${withThousands(count)} reservas como contactadas?`,
};
export const markedAs = { reviewed: 'Marcada como revisada', contacted: 'Marcada como contactada' };
export const markQuestion = 'No se envía ningún correo. Lo que ya avanzó más queda como está, y se le avisa.';
export const addABooking = 'Agregar una reserva';
export const actions = 'Acciones';
export const view = 'Ver';
export const viewOf = (client: string) => `Ver la reserva de ${client}`;
export const edit = 'Editar';
export const editOf = (client: string) => `Editar la reserva de ${client}`;
export const searchBookings = 'Buscar por cliente, yate o número';
export const exportThese = 'Exportar estas';
export const addBookingTitle = 'Agregar reserva';
export const bookingsFailed = 'No se pudieron cargar las reservas.';
export const noBookings = 'Aquí no hay reservas';
export const noBookingsText = 'Aquí aparecen las solicitudes del sitio y las reservas que agregue.';
export const bookingCount = (count: number) => counted(count, 'reserva');
export const departs = 'Sale del';
export const until = 'al';
export const list = 'Lista';
export const fleetCalendar = 'Calendario de la flota';

export const booking = 'Reserva';
export const requestNamed = (number: string) => `Solicitud ${number}`;
export const bookingFailed = 'No se pudo cargar esta reserva.';
export const noSuchBooking = 'No encontramos esa reserva';
export const mayBeDeleted = 'Es posible que se haya eliminado.';
export const details = 'Detalles';
export const paymentTerms = 'Condiciones de pago';
export const none = 'Ninguno';
export const noEmail = 'No tiene: se llama al cliente';
export const notLawful = (problem: string) =>
  `Así no es legal: ${problem} Hasta entonces no se confirma nada ni se prepara ningún contrato.`;
export const quotes = 'Cotizaciones';
export const quoteOf = (number: number, at: string, by: string) => `Cotización ${number}, ${at}, de ${by}`;
export const countsNoMore = ' (ya no cuenta)';
export const replaced = ' (reemplazada)';
export const acceptedBy = (name: string, at: string) => ended(`Aceptada por ${name} el ${at}`);
export const expires = (at: string) => ended(`Vence el ${at}`);
export const estimateOfTheDay = 'Estimación del día de la solicitud';
export const pricesOnDemand = 'Precio a consultar';
export const history = 'Historial';
export const doers: Readonly<Record<string, string>> = {
  visitor: 'visitante',
  client: 'cliente',
  site: 'el sitio',
};
export const doerOfTeam = (name: string) => `equipo: ${name}`;
export const changed = 'Modificada';
export const completionTakenBack = 'Ya no figura como realizada';

export const buttons = {
  reopen: 'Reabrir',
  review: 'Marcar como revisada',
  contact: 'Marcar como contactada',
  quote: 'Preparar cotización',
  confirm: 'Confirmar',
  uncomplete: 'Deshacer realizada',
  complete: 'Marcar como realizada',
  miss: 'Marcar que no se presentó',
  cancel: 'Cancelar reserva',
  move: 'Mover',
  correct: 'Editar',
};
export const steps = {
  reopen: 'Reabierta',
  review: 'Revisada',
  contact: 'Contactada',
  uncomplete: 'Confirmada otra vez',
  complete: 'Realizada',
  miss: 'No se presentó',
};
export const questions = {
  complete: {
    title: '¿Marcar este alquiler como realizado?',
    text: 'Ya se hizo, y su cliente no puede cambiar nada más. Puede deshacerlo durante un día.',
    confirm: 'Sí, se realizó',
  },
  miss: {
    title: '¿Marcar que el cliente no se presentó?',
    text: 'Nadie subió a bordo. Se avisa al cliente, y lo que haya pagado no se devuelve. Esto no se puede deshacer.',
    confirm: 'Sí, no vino nadie',
  },
};
export const whatCanBeDone = 'Lo que se puede hacer';
export const sendNewQuote = 'Enviar otra cotización';
export const confirmed = 'Confirmada';
export const cancelled = 'Cancelada';
export const pleaseCall =
  'No hay correo electrónico: a este cliente no se le envía nada. Por favor, llame al ';
export const cannotBeReached = 'No hay correo electrónico ni teléfono: a este cliente no se le envía nada.';
export const completedOnceBack = (at: string) =>
  ended(`Se puede marcar como realizada cuando el yate haya vuelto: ${at}`);
export const confirmThis = '¿Confirmar esta reserva?';
export const confirmQuestion = (yacht: string, time: string, hasEmail: boolean) =>
  `${ended(`${yacht} queda reservado para: ${time}`)} ${hasEmail ? 'Se envía la confirmación al cliente por correo' : 'Usted avisa al cliente por teléfono'}. Solo termina si se cancela.`;
export const yesConfirm = 'Sí, confirmar';
export const cancelThis = '¿Cancelar esta reserva?';
export const cancelQuestion = (hasEmail: boolean) =>
  `El yate queda libre otra vez y ${hasEmail ? 'se avisa al cliente' : 'usted avisa al cliente por teléfono'}.`;
export const anotherYachtOrDay = 'Otro yate u otro día';
export const notSpam = 'No es spam';
export const markAsSpam = 'Marcar como spam';
export const noSpamAnyMore = 'Ya no figura como spam';
export const markedAsSpam = 'Marcada como spam';
export const cancelSpam = 'No se avisa a nadie: la solicitud es posible spam.';
export const cancelShare = (percent: number) =>
  `Nada se devuelve por sí solo: según las condiciones ${percent === 0 ? 'no se devolvería nada' : `sería el ${percent}% de lo pagado`}, y usted lo decide en “Pagos”.`;
export const cancelOurs =
  'Nada se devuelve por sí solo: se devuelve todo lo pagado, salvo que se encuentre otro día, y usted lo hace en “Pagos”.';
export const whoCallsOff = '¿Quién lo cancela?';
export const callsOff = {
  client: 'Lo pide el cliente',
  business: 'Nosotros: por el clima, el capitán o el yate',
};
export const sayWhoCallsOff = 'Indique quién lo cancela, por favor.';
export const yesCancel = 'Sí, cancelar';
export const why = 'Motivo';
export const whyHint = 'Queda en el historial, para el equipo.';

export const hasLeftFleet = (yacht: string) =>
  `${yacht} ya no está en la flota: esta solicitud no se puede cotizar ni confirmar hasta que sea para otro yate.`;
export const chooseAnother = 'Elegir otro yate';
export const moveOf = (client: string) => `Mover el alquiler de ${client}`;
export const beginAnew = 'Empezar de nuevo con los datos actuales';
export const leaveIt = 'Dejarlo así';
export const newQuoteForTime = 'Enviar otra cotización para este horario';
export const moveIt = 'Mover';
export const moved = 'Movido';
export const captainChanged = 'Capitán cambiado';
export const changeCaptain = 'Cambiar el capitán';
export const changeIt = 'Cambiarlo';
export const asItIs = 'Como está';
export const whereItIsNow = 'Ahí está ahora.';
export const looking = 'Consultando…';
export const notLooked = 'No se pudo consultar si el yate está libre.';
export const isFreeThen = 'El yate está libre entonces.';
export const isTakenThen = 'El yate está ocupado entonces.';
export const noListedPriceThere = 'No hay precio de lista para ese horario.';
export const comesTo = (total: string) => `Con los precios de hoy, allí sale en ${total}.`;
export const moreThanNow = (difference: string, now: string) => `Son ${difference} más que ahora (${now}).`;
export const lessThanNow = (difference: string, now: string) => `Son ${difference} menos que ahora (${now}).`;
export const holdThere = (now: string, there: string) =>
  `Allí el depósito por daños es de ${there}; ahora es de ${now}.`;
export const shareThere = (now: number, there: number) =>
  `Si el cliente cancela hoy, después del cambio se devuelve el ${there}% de lo pagado; sin el cambio, el ${now}%.`;
export const priceStays = (hasEmail: boolean) =>
  `Se mantiene el precio acordado. ${hasEmail ? 'Se avisa al cliente del nuevo horario.' : 'No hay correo electrónico: por favor, llame al cliente.'}`;
export const onlyRequestChanges =
  'Solo cambia la solicitud; todavía no hay nada reservado y no se envía ningún correo.';
export const hasQuote = 'Tiene una cotización, hecha para su horario: para moverla, envíe otra cotización.';

export const messages = 'Mensajes';
export const emailSent = 'Correo enviado';
export const noteKept = 'Nota guardada';
export const nothingWritten = 'Todavía no se ha escrito nada.';
export const repliesArrive = ' Las respuestas a nuestros correos llegan al buzón del equipo.';
export const note = 'Nota';
export const write = 'Escribir';
export const whoReadsIt = 'Quién debe leerlo';
export const emailToClient = 'Correo al cliente';
export const noteForTeam = 'Nota para el equipo';
export const subject = 'Asunto';
export const subjectOf = (yacht: string) => `Su alquiler de ${yacht}`;
export const mail = 'Correo';
export const sendEmail = 'Enviar correo';
export const keepNote = 'Guardar nota';

export const quote = 'Cotización';
export const aNewQuote = 'Otra cotización';
export const quoteSent = 'Cotización enviada';
export const asSettingsSay = 'Según los ajustes';
export const hoursAsSettingsSay = (hours: number) => `${counted(hours, 'hora')} (según los ajustes)`;
export const expiresAfter = 'Vence después de';
export const priceOfYacht = 'Precio del yate, en dólares';
export const noListedPrice = 'No tiene precio de lista para eso: por favor, indique uno.';
export const listedAt = (price: string) => `Precio de lista: ${price}; déjelo vacío para usarlo.`;
export const addLine = 'Agregar una línea';
export const noteToClient = 'Una nota para el cliente';
export const sendQuote = 'Enviar cotización';
export const hasNoPrice = 'El alquiler está confirmado sin precio: no se debe nada y no hay nada que firmar.';
export const nameThePrice = 'Indicar el precio';
export const priceNamed = 'Precio indicado';
export const notNow = 'Ahora no';
export const lineNumber = (number: number) => `Línea ${number}`;
export const whatFor = 'Concepto';
export const dollars = 'Dólares';
export const removeLine = (number: number) => `Quitar la línea ${number}`;
export const freeAndHeld = (until: string) =>
  ended(`El yate está libre entonces y queda apartado hasta el ${until}`);
export const nothingAdded =
  'Este yate no tiene lista de precios, así que no se suman impuesto sobre las ventas, propina ni APA. Complete primero sus precios.';
export const takenThen = 'El yate está ocupado en ese horario.';

export const addBookingButton = 'Agregar reserva';
export const bookingAdded = 'Reserva agregada';
export const upTo = (yacht: string, guests: number) => `${yacht} (hasta ${guests})`;
export const confirmAtOnce = 'Confirmar enseguida';
export const confirmAtOnceNote = 'El horario queda ocupado en cuanto se agrega.';
export const takesOverHold =
  'Lo apartado pasa a esta reserva. Si no se confirma enseguida, el horario sigue apartado hasta la misma hora que antes.';
export const emailHint = 'Déjelo vacío si solo se le llama.';
export const sent = {
  nothingConfirmed:
    'No se envía ningún correo: no hay dirección. Por favor, avise al cliente por teléfono que está confirmada.',
  nothing: 'No se envía ningún correo, ni ahora ni después: no hay dirección. Por favor, llame al cliente.',
  confirmation: (email: string) =>
    `Ahora se envía a ${email} la confirmación, con un archivo para el calendario y un enlace al alquiler.`,
  later: (email: string) =>
    `Ahora no se envía ningún correo. Se envía a ${email} la cotización, o la confirmación, cuando usted la envíe.`,
};
export const editBookingOf = (client: string) => `Editar la reserva de ${client}`;
export const editBookingText =
  'El horario se cambia al moverla; el precio, al cotizarla. No se envía ningún correo al cliente.';
export const editConfirmedText = (hasEmail: boolean) =>
  `El horario se cambia al moverla. Si cambia el nombre, los invitados o el capitán, ${hasEmail ? 'se envía al cliente un correo con lo que cambió' : 'usted se lo dice al cliente por teléfono'}.`;
export const editEndedText =
  'La reserva terminó. Al cliente se le sigue escribiendo sobre sus pagos; por eso se pueden corregir sus datos de contacto.';
export const bookingSaved = 'Reserva guardada';
export const signedAnew = 'Si cambia esto, hay que firmar otro contrato.';
export const changedByQuote = 'Tiene una cotización: para cambiar esto, envíe otra cotización.';
export const staysAtSea = 'Mientras el yate está fuera, esto queda como está.';
export const price = 'Precio';
export const priceFailed = 'No se pudo leer el precio. Se calcula cuando se agrega.';
export const noPriceNameOne = 'No hay precio de lista para eso: indique uno en la cotización.';

export const otherHours = 'Otras horas, o varios días';
export const from = 'Desde';
export const forLength = 'Duración';
export const chooseToSee = 'Elija un yate y una fecha para ver cuándo está libre.';
export const dayHasPassed = 'Ese día ya pasó.';
export const freeUnread = 'No se pudo leer cuándo está libre.';
export const lookingWhenFree = 'Consultando cuándo está libre…';
export const thatDay = 'Ese día';
export const free = 'Libre';
export const hoursAreFree = (hours: string, isFree: boolean) => `${hours}: ${isFree ? 'libre' : 'ocupado'}. `;
export const noneFreeFrom = (length: string) => `Desde ese día no hay ningún horario libre de ${length}.`;
export const freeFor = (length: string, spans: string) => ended(`Libre por ${length} desde: ${spans}`);

export const calendarOf = (yacht: string) => `Calendario de ${yacht}`;
export const done = 'Listo';
export const kinds = { charter: 'Alquiler', hold: 'Apartado', block: 'Bloqueado' };
export const previousMonth = 'Mes anterior';
export const previous = 'Anterior';
export const nextMonth = 'Mes siguiente';
export const next = 'Siguiente';
export const blockDays = 'Bloquear días';
export const firstDay = 'Primer día';
export const lastDay = 'Último día';
export const reason = 'Motivo';
export const reasonExample = 'Mantenimiento, uso del dueño…';
export const blockTheseDays = 'Bloquear estos días';
export const calendarFailed = 'No se pudo cargar el calendario.';
export const nothingOnCalendar = 'No hay nada en su calendario en estas semanas.';
export const onHerCalendar = 'En su calendario';
export const removeBlock = (from: string) => `Quitar el bloqueo desde el ${from}`;
export const remove = 'Quitar';
export const takeOffQuestion = '¿Quitarlo del calendario?';
export const takeOffText =
  'El yate se puede reservar otra vez para ese horario. Para que vuelva, hay que ingresarlo de nuevo.';
export const yesTakeOff = 'Sí, quitar';
export const takenOff = 'Quitado del calendario';

export const callTheClient = 'No hay correo electrónico: por favor, llame al cliente.';
export const changeIsMailed = 'Se envía al cliente un correo con lo que cambió.';
export const isSaved = 'La reserva se guardó.';
export const savedAnew =
  'La reserva se guardó. Los enlaces enviados a la dirección anterior ya no sirven; el próximo correo lleva uno nuevo.';
export const isNow = {
  pending: 'La reserva está pendiente otra vez.',
  reviewed: 'La reserva figura como revisada.',
  contacted: 'La reserva figura como contactada.',
  confirmed: 'La reserva está confirmada otra vez.',
  completed: 'El alquiler figura como realizado.',
  'no-show': 'Consta que el cliente no se presentó.',
};
export const quoteOnItsWay = 'La cotización va en camino.';
export const quoteKept = 'La cotización se guardó y su horario queda apartado.';
export const priceIsNamed = 'El precio queda indicado.';
export const priceIsMailed = 'El precio queda indicado. Se envía al cliente la confirmación con él.';
export const isConfirmed = 'El alquiler está confirmado.';
export const hasMoved = 'El alquiler se movió.';
export const hasOtherGuests = 'El alquiler se cambió.';
export const hasOtherCaptain = 'Se ha cambiado el capitán del alquiler.';
export const isCancelled = 'El alquiler está cancelado.';
export const beyondHours = (from: string, until: string) =>
  `${ended(`Esto va más allá de su horario: se alquila de ${from} a ${until}`)} Aun así puede continuar.`;
