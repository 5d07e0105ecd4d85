import { counted } from '#words/amounts.ts';
import { ended } from '#words/ended.ts';
import { theHour } from '#words/the-hour.ts';

export const taken = {
  free: '',
  past: 'Ya comenzó',
  booked: 'Reservado',
  held: 'Apartado para otro cliente',
  blocked: 'No disponible',
  ask: 'Pregúntenos',
  closed: 'Fuera de su horario',
};
export const availability = 'Disponibilidad';
export const nameTheDay = (yacht: string) =>
  `Indique el día en su solicitud de reserva y en menos de 24 horas le decimos si ${yacht} está libre.`;
export const chooseDayFirst = 'Elija un día para ver sus horarios. Pasan a su estimación y a su reserva.';
export const timeIsTaken = (time: string) =>
  `El horario elegido (${time}) ya está ocupado ese día. Elija otro horario u otro día.`;
export const otherHours = 'Otros horarios o varios días';
export const calendarFailed = 'No pudimos cargar el calendario.';
export const legendTime = (length: string, from: string) =>
  `Por ${length} desde ${theHour(from)}: un día tachado está ocupado.`;
export const legendOutside = (length: string, from: string) =>
  `Por ${length} desde ${theHour(from)}: un día tachado está ocupado o fuera de su horario.`;
export const legend = 'Mañana, tarde y atardecer: en color donde están libres. Un día tachado está ocupado.';
export const dayFree = (day: string) => `${day}, libre`;
export const dayTaken = (day: string, why: string) => `${day}, ${why || 'ocupado'}`;
export const dayOver = (day: string) => `${day}, ya pasó`;
export const freeOrWhy = (day: string, why: string) => `${day}, ${why || 'libre'}`;
export const partsFree = (day: string, times: string) => `${day}, libre: ${times}`;
export const similarFree = 'Yates similares libres ese día';
export const similarYachts = 'Yates similares';
export const everyFree = 'Ver todos los yates libres ese día';
export const allInFor = (price: string, length: string) => `${price}, cargos incluidos, por ${length}`;
export const severalDays = 'Varios días';
export const severalDaysChoice = 'Varios días…';
export const severalWeeksChoice = 'Varias semanas…';
export const noOtherPrices = (yacht: string) =>
  `${yacht} no tiene precios publicados para otros horarios. Elija uno de los cuatro, o `;
export const askForYours = 'pídanos el suyo';
export const noPrice = (length: string) => `${length} (sin precio)`;
export const takenStart = (time: string) => `${time} (ocupado)`;
export const from = 'Hora de salida';
export const lasting = 'Duración';
export const chooseHowLong = 'Elija cuánto tiempo';
export const lastDay = 'Último día';
export const backAt = (time: string) => ended(`Regreso ese día a ${theHour(time)}`);
export const chooseDateForFree = 'Elija una fecha para ver si está libre.';
export const noPriceFor = (length: string) => `No hay precio para ${length}.`;
export const freeMark = 'Libre:';
export const takenThatDay = (time: string) => `Ocupado ese día: ${time}.`;
/** Has no full stop of its own: "p. m." at its end already has one. */
export const chartersBetween = (from: string, until: string) => `Alquileres de ${from} a ${until}`;
export const outsideThatDay = (time: string) => `Fuera de su horario: ${time}.`;
export const anotherDate = 'Elija otra fecha.';
export const freeThatDay = 'Libre ese día:';
export const availableClose = 'Disponible, y cerca de lo que usted quería:';

export const bookYourCharter = 'Reserve su yate';
export const yourYacht = 'Su yate';
export const bookLead = 'Elija lo que sube a bordo; luego, el yate y el día.';
export const addOns = 'Adicionales';
export const premiumPackages = 'Paquetes premium';
export const packagesLead = 'Personas y placeres que hacen de un alquiler una ocasión.';
export const bookingDetails = 'Datos de la reserva';
export const fieldsMarkedWith = 'Los campos marcados con ';
export const areRequired = ' son obligatorios.';
export const costsNothing =
  'Enviar una solicitud no cuesta nada. En menos de 24 horas tiene nuestra cotización, con cada cargo detallado, y el yate queda apartado para usted mientras decide.';
export const addOnsAndPackages = 'Adicionales y paquetes';
export const extrasHere =
  'Agregue tanto o tan poco como quiera. Aquí se suman sus adicionales; ahora no se cobra nada.';
export const charterSummary = 'Resumen de su alquiler';
export const removeExtra = (extra: string) => `Quitar ${extra}`;
export const yourNote = (note: string) => `Su nota: ${note}`;
export const totalOfExtras = 'Total de adicionales y paquetes';
export const withoutYacht =
  'Sin el yate. En cuanto elija yate, fecha y horario, verá también la estimación completa.';
export const withoutYachtOnDemand = 'Sin el yate, cuyo precio es a consultar.';
export const wholeIsEstimated = 'Sin el yate. Su estimación incluye el alquiler completo.';
export const proceed = 'Seguir con los datos';
export const extras = 'Adicionales';
export const plusYacht = '+ yate: elija horario';
export const plusYachtOnDemand = '+ yate: precio a consultar';
export const estimate = 'Estimación';
export const estimateWith = (yacht: string) => `Estimación con ${yacht}`;
export const byTodaysPrices =
  'Con los precios de hoy. El precio que cuenta es el de nuestra cotización, y no debe nada antes de aceptarla.';
export const onDemandForDay = 'Precio a consultar: tendrá un precio para ese día en menos de 24 horas.';
export const yourCharter = 'Su alquiler';
export const yacht = 'Yate';
export const chooseYacht = 'Elija un yate';
export const upTo = (guests: number) => `hasta ${counted(guests, 'invitado')}`;
export const seeYacht = 'Ver el yate y sus precios';
export const notSure = '¿Aún no sabe cuál? ';
export const browseFleet = 'Vea la flota';
export const noneToChoose = 'Ahora no hay yates en la lista: pregúntenos';
export const date = 'Fecha';
export const time = 'Horario';
export const guests = 'Invitados';
export const guestCount = (count: number) => counted(count, 'invitado');
export const choose = 'Elija';
export const thirteenOrMore = '¿13 o más? ';
export const askForQuote = 'Pida una cotización';
export const charterType = 'Tipo de alquiler';
export const seeWhenFree = (yacht: string) => `Ver cuándo está libre ${yacht}`;
export const hideCalendar = 'Ocultar el calendario';
export const slotTaken = (time: string, why: string) =>
  `${time} de ese día: ${why}. Elija otro horario u otra fecha.`;
export const howWeReachYou = 'Cómo nos comunicamos con usted';
export const firstName = 'Nombre';
export const lastName = 'Apellido';
export const email = 'Correo electrónico';
export const phone = 'Teléfono';
export const specialRequests = 'Peticiones especiales';
export const specialRequestsHint =
  'Un cumpleaños, una alergia, un lugar que le gustaría ver: lo que debamos saber.';
export const leaveEmpty = 'Deje este campo vacío';
export const needsScripts =
  'Las solicitudes se envían con JavaScript, que está desactivado en este navegador. Por favor, ';
export const callOrWrite = 'llámenos o escríbanos';
export const instead = '.';
export const sendRequest = 'Enviar solicitud de reserva';
export const nothingCharged = 'Ahora no se cobra nada.';
export const checkFields = 'Revise estos campos.';
export const partyAsks = (guests: number, most: number) =>
  `Para un grupo de ${guests}, pida una cotización. Aquí se reserva para hasta ${most} invitados.`;
export const carriesUpTo = (yacht: string, guests: number) =>
  `${yacht} lleva hasta ${counted(guests, 'invitado')}. Elija menos, u otro yate.`;
export const carriesInMode = {
  crewed: (yacht: string, guests: number) =>
    `Con capitán y tripulación, ${yacht} lleva hasta ${counted(guests, 'invitado')}. Elija menos, u otro yate.`,
  bareboat: (yacht: string, guests: number) =>
    `A casco desnudo, ${yacht} lleva hasta ${counted(guests, 'invitado')}. Elija menos, u otro yate.`,
};
export const askUsFor = (yacht: string) =>
  `${yacht} no se puede reservar aquí para ese día. Pregúntenos, o elija otro día u otro yate.`;
export const paperEnds = {
  insuranceValidUntil: (yacht: string, day: string) =>
    `El seguro de ${yacht} vence el ${day}. Ingrese el renovado, o elija otro día u otro yate.`,
  liveryValidUntil: (yacht: string, day: string) =>
    `El permiso de alquiler de ${yacht} vence el ${day}. Ingrese el renovado, o elija otro día u otro yate.`,
};
export const notInMode = {
  crewed: (yacht: string) => `${yacht} no se alquila con capitán y tripulación.`,
  bareboat: (yacht: string) => `${yacht} no se alquila a casco desnudo.`,
};
export const bareboatFor = (yacht: string, guests: number) =>
  `Para ${counted(guests, 'invitado')}, ${yacht} se alquila a casco desnudo: usted elige al capitán, lo contrata y le paga.`;
export const occasion = (occasion: string) => `Ocasión: ${occasion}`;

export const chooseDay = 'Elija un día';
export const chooseTime = 'Elija un horario';
export const howManyGuests = '¿Cuántos invitados?';
export const change = 'Cambiar';
export const charterSoFar = 'Su alquiler hasta ahora';
export const changeThe = {
  yacht: ', cambiar el yate',
  day: ', cambiar el día',
  time: ', cambiar el horario',
  guests: ', cambiar los invitados',
};

export const toBeChosen = 'Por elegir';
export const forPrint = 'Su alquiler, para imprimir';
export const yourCharterWith = (yacht: string) => `Su alquiler de ${yacht}`;
export const charter = 'Alquiler';
export const whatCanComeAboard = 'Lo que puede subir a bordo';
export const totalWithoutYacht = (total: string) => `Total de adicionales y paquetes: ${total}, sin el yate.`;
export const printed =
  'Con los precios de hoy. El precio que cuenta es el de nuestra cotización, y no debe nada antes de aceptarla. Llámenos o escríbanos si tiene preguntas: nuestro número y nuestra dirección están al comienzo de esta página.';

export const received = '¡Recibimos su solicitud de reserva!';
export const receivedText =
  'Nuestro equipo se comunicará con usted en menos de 24 horas para confirmar su alquiler.';
export const backToHome = 'Volver al inicio';
export const requestNumber = 'Número de solicitud';
export const yourEstimate = 'Su estimación';
export const whatHappensNext = 'Lo que sigue';
export const nextText =
  'En menos de 24 horas tiene nuestra cotización, con cada cargo detallado, y el yate queda apartado para usted mientras decide. Nada queda reservado ni se debe nada hasta que usted acepte.';
export const copyTo = 'Una copia va en camino a ';
export const noteNumber = 'De esta solicitud no enviamos copia por correo. Anote su número.';
export const choiceGone = 'Algo que había elegido ya no se ofrece, así que se quitó.';
export const signedOutElsewhere = 'Su sesión ya no está abierta';
export const signedOutElsewhereText =
  'Quitamos sus datos de contacto de este formulario. Puede continuar sin cuenta.';
export const bookingFailed = 'No se envió la reserva';
export const bookingFailedText = 'Hubo un error al enviar su reserva. Inténtelo de nuevo.';
export const unreached = 'No pudimos comunicarnos con el sitio. Revise su conexión e inténtelo de nuevo.';
export const outOfOrder = 'Algo falló de nuestro lado. Inténtelo de nuevo.';
export const anotherTime = 'Elija otra fecha u otro horario de ese día.';

export const laterLastDay = 'Elija un último día posterior al primero.';
export const howLong = 'Elija cuánto tiempo.';
export const enterFirstName = 'Escriba su nombre.';
export const enterLastName = 'Escriba su apellido.';
export const enterName = 'Escriba su nombre.';
export const enterEmail = 'Escriba su correo electrónico.';
export const enterPhone = 'Escriba un número de teléfono.';
export const pleaseChooseYacht = 'Elija un yate.';
export const pleaseChooseDate = 'Elija una fecha.';
export const dateExists = 'Elija una fecha que exista, como 2027-03-06.';
export const dateNotPassed = 'Elija una fecha que no haya pasado.';
export const pleaseChooseTime = 'Elija un horario: mañana, tarde, atardecer o día completo.';
export const timeBegun = 'Ese horario de hoy ya comenzó. Elija uno más tarde u otra fecha.';
export const howManyThere = 'Elija cuántos invitados serán.';
export const guestsBetween = (most: number) =>
  `Elija de 1 a ${most} invitados. Para 13 o más, pida una cotización.`;
export const whichCaptain = 'Elija con capitán y tripulación, o a casco desnudo.';
export const withOrWithout = 'Elija con o sin servicios.';

export const statuses = {
  pending: 'Pendiente',
  reviewed: 'Revisada',
  contacted: 'En contacto',
  quoted: 'Cotizada',
  confirmed: 'Confirmada',
  completed: 'Realizada',
  'no-show': 'No se presentó',
  cancelled: 'Cancelada',
};
export const headings = { request: 'Su solicitud', quote: 'Su cotización', charter: 'Su alquiler' };
export const linkTitle = 'Su alquiler';
export const linkDescription = 'Un alquiler, solo para su cliente.';
export const isConfirmed =
  'Gracias. Su alquiler está confirmado, y va en camino un correo con el archivo para su calendario.';
export const isPaid = 'Gracias. Su pago llegó, y el recibo va en camino a su correo.';
export const paymentAwaited =
  'Su pago aún no está confirmado. Aparecerá aquí en cuanto lo esté; no pague otra vez.';
export const isHeld = 'Gracias. Su depósito por daños está autorizado. No se ha cobrado nada.';
export const isCancelled = 'Se canceló. Va en camino un correo que lo confirma.';
export const requestNamed = (number: string) => `Solicitud ${number}`;
export const addToCalendar = 'Agregar a su calendario';
export const findAnotherDay = 'Buscar otro día';
export const arriveBy = 'Llegue antes de';
export const where = 'Dónde';
export const directions = 'Cómo llegar';
export const charterTypes = {
  with_amenities: 'Con todos los servicios',
  without_amenities: 'Alquiler básico',
};
/** How the yacht is let: with captain and crew, or bareboat. */
export const chartered = 'Modalidad';
export const captain = 'Capitán';
export const forWhom = 'A nombre de';
export const mapOf = (marina: string) => `Mapa de la bahía de Biscayne con ${marina}, el norte arriba`;
export const thePrice = 'El precio';
export const newestQuote = 'Solo cuenta esta cotización. Una anterior ya no vale.';
export const dueWithDeposit = 'se paga con el depósito';
export const theConditions = 'Las condiciones';
export const acceptedBy = (name: string, at: string) => ended(`Aceptada por ${name} el ${at}`);
export const charterFailed = 'No se pudo cargar su alquiler. Inténtelo más tarde.';
export const charterLoading = 'Cargando su alquiler…';
export const linkOver = 'Este enlace ya no es válido';
export const useLatest = 'Use el de nuestro correo más reciente, o ';
export const callOrWriteToUs = 'llámenos o escríbanos';
export const fullNameMissing = 'Escriba su nombre completo.';
export const acceptQuote = 'Aceptar esta cotización';
export const heldUntil = (until: string) =>
  `El yate está apartado para usted hasta el ${until}, hora de Miami.`;
export const quoteDayPassed =
  'El día de esta cotización pasó sin respuesta, así que ya no se puede aceptar. Con gusto le buscamos otro.';
export const quotedYachtGone =
  'Este yate ya no está en nuestra flota, así que la cotización ya no se puede aceptar. Con gusto le buscamos otro.';
export const holdOver =
  'El yate ya no está apartado. Todavía puede aceptar mientras nadie más haya tomado ese horario.';
export const fullName = 'Su nombre completo';
export const fullNameHint =
  'Su nombre escrito vale como firma. Lo guardamos con la hora, su dirección IP y su navegador.';
export const offersClose = (times: string) => `${ended(`Disponible, y cerca de lo que quería: ${times}`)} `;
export const callOrWriteOffer = 'Llámenos o escríbanos';
export const oneIsYours = ', y uno de ellos es suyo.';
export const acceptNeedsScripts =
  'Las cotizaciones se aceptan con JavaScript, que está desactivado en este navegador. Responda a nuestro correo.';
export const agreeAndAccept = 'Aceptar las condiciones y la cotización';
export const cancelThis = { charter: 'Cancelar este alquiler', request: 'Cancelar esta solicitud' };
export const cancelMine = { charter: 'Cancelar mi alquiler', request: 'Cancelar mi solicitud' };
export const whyCancel = 'Por qué, si desea decírnoslo';
export const paymentOnItsWay = (amount: string) =>
  `Su pago de ${amount} va en camino. Le escribiremos en cuanto llegue.`;
export const pay = (what: string, amount: string) => `Pagar con tarjeta: ${what}, ${amount}`;
export const payText =
  'Paga con tarjeta en la página de nuestro procesador de pagos y vuelve aquí. Nunca vemos el número de su tarjeta.';

export const cancelFree = 'Nada está reservado y no debe nada: cancelar no cuesta nada.';
export const cancelPaidBack = (amount: string) =>
  `Nada está reservado: se devuelven todos los ${amount} que ha pagado.`;
export const cancelUndecided = (amount: string) => `Le escribiremos sobre los ${amount} que ha pagado.`;
export const cancelNothing = 'Faltan menos de 72 horas para la salida: no se devuelve nada de lo pagado.';
export const cancelPart = (percent: number) =>
  `Faltan menos de siete días para la salida: se devuelve el ${percent}% de lo pagado.`;
export const cancelLessFee = (percent: number) =>
  `Faltan siete días o más para la salida: se devuelve lo pagado, menos un cargo del ${percent}%.`;
export const cancelAll = 'Faltan siete días o más para la salida: se devuelve todo lo pagado.';
export const cancelNotOwed = (amount: string) =>
  `Los ${amount} que pagó de más se devuelven íntegros en todo caso.`;
export const noneRecorded = 'Hasta ahora no hemos registrado ningún pago suyo.';
export const cancelAmount = (back: string, paid: string) => `Son ${back} de los ${paid} que ha pagado.`;

export const beforeYouSail = 'Antes de zarpar';
export const agreement = 'Contrato';
export const signIt = 'Firmarlo';
export const dueOn = (amount: string, day: string) => `${amount}, vence el ${day}`;
export const payByCard = 'Pagar con tarjeta';
export const seeHowToPay = 'Ver cómo pagar';
export const doneMark = 'Listo';
export const missingMark = 'Falta';
export const notKnownMark = 'Sin confirmar';
export const whatToBring = 'Qué llevar';
export const bringId = 'Una identificación con foto por cada adulto';
export const bringShoes = 'Zapatos de suela blanda, o descalzos: sin tacones ni suelas negras';
export const bringSun = 'Protector solar en crema (el aerosol mancha la teca), sombrero y lentes de sol';
export const bringSwimwear = 'Traje de baño, una toalla si prefiere la suya y algo abrigado para el regreso';
export const bringMedicine =
  'Las medicinas que pueda necesitar, también para el mareo, tomadas una hora antes';
export const signedByBoth = 'Firmado por ambas partes';
export const signedByYou = 'Firmado por usted; ahora firmamos nosotros';
export const sentBack = 'Devuelto; le escribiremos';
export const onHoldMark = 'En espera';
export const onHoldNote = 'Le escribiremos';
export const changedMark = 'Modificado';
export const twoMinutes = 'Dos minutos, tres pasos';

export const ownRequests = 'Mis solicitudes de yates';
export const requestsFailed = 'No se pudieron cargar sus solicitudes.';
export const noRequests = 'Todavía no hay solicitudes';
export const noRequestsText = 'Elija un yate y un día, y respondemos en menos de 24 horas.';
export const seeOurYachts = 'Vea nuestros yates';
export const requestWord = 'Solicitud ';
export const estimatedMark = ' estimado';
export const quotedMark = ' cotizado';
export const open = 'Abrir';
export const openRequest = (number: string) => `Abrir la solicitud ${number}`;
export const requestFailed = 'No se pudo cargar esta solicitud.';
export const seeTheYacht = 'Ver el yate';
export const addToMyCalendar = 'Agregar a mi calendario';
export const estimatedPrice = 'Precio estimado';
export const pricesOnDemand = 'Precio a consultar';
export const whatHasHappened = 'Lo que ha pasado';
export const byYou = (at: string) => `${at}, por usted`;
export const byTeam = (at: string) => `${at}, por nuestro equipo`;
export const readAndAccept = 'Leer las condiciones y aceptar';
export const signAndPrepare = 'Firmar y preparar su día';
export const isNowCancelled = { charter: 'Alquiler cancelado', request: 'Solicitud cancelada' };
export const notCancelled = 'No se canceló';
export const plansChanged = '¿Cambiaron sus planes?';
export const yesCancel = 'Sí, cancelar';
export const keepIt = 'No cancelar';

// Answers and refusals of calls.
export const yachtUnknown = 'No encontramos ese yate. Por favor, elija uno de la lista.';
export const requestReceived =
  'Hemos recibido su solicitud de reserva. Nuestro equipo se comunicará con usted en menos de 24 horas.';
export const daysReversed = 'El último día es anterior al primero.';
export const yearAtMost = 'Por favor, consulte un año como máximo.';
export const howManyHours = 'Por favor, indique por cuántas horas.';
export const whenItBegins = 'Por favor, indique cuándo empieza, o consulte una semana como máximo.';
export const charterConfirmed = 'Su alquiler está confirmado.';
export const charterCancelled = 'Se canceló.';
export const lookedInto = 'Lo hemos comprobado.';
export const beingDrawnUp = 'Se está preparando.';
export const yachtWithoutPriceFor = (yacht: string, length: string) =>
  `${yacht} no tiene precio para ${length}. Por favor, elija otra duración.`;
export const damageHold = 'Depósito por daños';
export const seeIt = 'Verlo';
