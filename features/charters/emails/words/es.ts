import { counted } from '#words/amounts.ts';
import { ended } from '#words/ended.ts';

export const questions =
  '¿Tiene preguntas? Responda a este correo o llame al {phone} y mencione su número de solicitud, {number}.';
export const seeCharter = 'Ver su alquiler';
export const theCharter = {
  yacht: 'Yate',
  date: 'Fecha',
  time: 'Horario',
  guests: 'Invitados',
  type: 'Alquiler',
  captain: 'Capitán',
};
export const requestNumber = 'Número de solicitud';
export const types = { with_amenities: 'Con todos los servicios', without_amenities: 'Alquiler básico' };
export const inMiami = (time: string) => `${time} (hora de Miami)`;
export const guests = (count: number) => counted(count, 'invitado');
export const where = 'Dónde';
export const directions = 'cómo llegar';
export const arriveBy = 'Llegada';
export const beforeDeparture = (time: string, minutes: number) =>
  `${time}, ${counted(minutes, 'minuto')} antes de zarpar`;
export const mapOf = (marina: string) => `Mapa de la bahía de Biscayne con ${marina}, el norte arriba`;
export const thePrice = 'El precio';
export const total = 'Total';
export const deposit = (percent: number) => `Depósito (${percent}%)`;
export const balance = 'Saldo';
export const dueOn = (what: string, day: string) => `${what}, vence el ${day}`;
export const dueWithDeposit = (what: string) => `${what}, se paga con el depósito`;

export const received = (what: string) => `Solicitud recibida: ${what}`;
export const receivedPreview = (yacht: string) =>
  `Recibimos su solicitud para ${yacht}. Nuestro equipo se comunicará con usted en menos de 24 horas.`;
export const receivedHeading = 'Recibimos su solicitud';
export const receivedText =
  'Gracias por su solicitud para {yacht}. Nuestro equipo se comunicará con usted en menos de 24 horas.';
export const seeYacht = (yacht: string) => `Ver ${yacht}`;
export const requestsToo = 'También recibimos sus peticiones especiales.';
export const next = 'Qué sigue';
export const nextText =
  'Revisamos el yate y el día, y luego le llamamos o le escribimos con una cotización que detalla cada cargo. No hay reserva ni nada que pagar hasta que usted la acepte.';
export const notYou =
  '¿Desea cambiar algo o no envió esto usted? Responda a este correo o llame al {phone} y mencione su número de solicitud, {number}.';
export const estimate = 'Estimación';
export const extras = 'Adicionales y paquetes';
export const withoutYacht = 'Total, sin el yate';

export const quote = (what: string) => `Su cotización: ${what}`;
export const newQuote = (what: string) => `Su nueva cotización: ${what}`;
export const takesPlace = (day: string) =>
  `Sustituye a nuestra cotización anterior, para el ${day}: solo cuenta esta.`;
export const quoteHeading = 'Su cotización';
export const quotePreview = (until: string) =>
  ended(`Cada cargo detallado y el yate apartado para usted hasta el ${until}`);
export const quoteText =
  '{yacht} puede ser suyo el {day}. Este es el precio, línea por línea; debajo están las condiciones. Se lo apartamos hasta el {until}, hora de Miami.';
export const seeQuote = 'Ver la cotización y aceptarla';
export const conditions = 'Las condiciones';

export const confirmed = (what: string) => `Confirmado: ${what}`;
export const confirmedHeading = 'Su alquiler está confirmado';
export const confirmedPreview = (day: string, hours: string) =>
  `${ended(`${day}, ${hours}`)} Adjuntamos el archivo para su calendario.`;
export const confirmedText = '{yacht} es suyo el {day}. El archivo adjunto lo agrega a su calendario.';
export const pageShowsDue = 'En la página de su alquiler verá qué debe pagar, cuándo y cómo.';
export const writeAgain = {
  week: 'Le escribiremos otra vez una semana antes de zarpar y el día anterior.',
  day: 'Le escribiremos otra vez el día antes de zarpar.',
};

export const moved = (what: string) => `Alquiler modificado: ${what}`;
export const movedHeading = 'Su alquiler cambió de yate, fecha u horario';
export const movedPreview = (day: string, hours: string, yacht: string) =>
  `Ahora es el ${day}, ${hours}, en ${yacht}.`;
export const movedText = (yacht: string, day: string, hours: string) =>
  `Su alquiler de ${yacht}, el ${day}, ${hours}, tiene un nuevo lugar en el calendario. El archivo adjunto sustituye al anterior.`;
export const worseShare = (percent: number) =>
  percent === 0
    ? 'Con esta salida, si cancela ahora no se le devuelve nada de lo pagado. Si el nuevo horario no le conviene, por favor llámenos.'
    : `Con esta salida, si cancela ahora se le devuelve el ${percent}% de lo pagado. Si el nuevo horario no le conviene, por favor llámenos.`;
export const holdDiffers = (was: string, is: string) =>
  `Con este yate, el depósito por daños reembolsable es de ${is} en lugar de ${was}.`;
export const holdBegins = (amount: string) =>
  `Este yate tiene un depósito por daños reembolsable: se retienen ${amount} en su tarjeta desde 48 horas antes de zarpar y se liberan después del regreso.`;
export const holdEnds = 'Este yate no tiene depósito por daños.';
// Changed without a move: with or without captain and crew.
export const changed = (what: string) => `Cambio: ${what}`;
export const changedHeading = 'Su alquiler cambió';
export const captainText = (before: string, now: string) =>
  `A partir de ahora, su alquiler es “${now}” en lugar de “${before}”.`;
export const marinaText = (marina: string) => `Tome nota de dónde se embarca: ${marina}.`;
export const guestsText = (before: number, now: number) =>
  `Su alquiler es ahora para ${counted(now, 'invitado')} en lugar de ${before}.`;
export const nameText = (name: string) => `Su alquiler está ahora a nombre de ${name}.`;
export const restStays =
  'El yate, el día y el horario siguen iguales. El archivo adjunto sustituye al anterior.';

export const cancelled = (what: string) => `Cancelado: ${what}`;
export const cancelledHeading = {
  charter: 'Su alquiler está cancelado',
  request: 'Su solicitud está cancelada',
};
export const asYouAsked = {
  charter: 'Como usted pidió, su alquiler está cancelado y el yate vuelve a estar libre.',
  request: 'Como usted pidió, su solicitud está cancelada y el yate vuelve a estar libre.',
};
export const weCancelled = {
  charter: 'Hemos cancelado su alquiler. Si no lo esperaba, llámenos, por favor.',
  request: 'Hemos cancelado su solicitud. Si no lo esperaba, llámenos, por favor.',
};
// A file is attached.
export const outOfCalendar =
  'Si agregó el alquiler a su calendario, el archivo adjunto lo marca allí como cancelado. Si sigue apareciendo, elimínelo, por favor.';
export const otherDayOrBack =
  'Buscamos otro día con usted. Si no lo hay, le devolvemos todo lo que ha pagado.';
export const comesBack = (percent: number) =>
  `Según las condiciones que aceptó, le devolvemos el ${percent}% de lo que ha pagado.`;
export const nothingBack = 'Según las condiciones que aceptó, no se devuelve nada de lo que ha pagado.';
export const notOwedBack = (amount: string) =>
  `Los ${amount} que pagó de más se devuelven íntegros en todo caso.`;
export const writeOfPaid = 'Le escribiremos sobre lo que ha pagado.';
export const noneRecorded =
  'No hemos registrado ningún pago suyo. Si ha pagado, por favor responda a este correo.';
// A no-show.
export const missed = 'No pudimos recibirle a bordo';
export const weWaited = 'El yate estaba listo y esperamos, pero nadie llegó a bordo.';
export const nothingMoreBack =
  'Según las condiciones que aceptó, no se devuelve nada más de lo que ha pagado.';
export const missedWrongly = 'Si nos equivocamos, por favor llámenos.';
export const anotherDay = 'Buscar otro día en el agua';

export const comingUp = (what: string) => `Se acerca: ${what}`;
export const nearlyTime = (what: string) => `Ya casi: ${what}`;
export const comingUpHeading = 'Se acerca su día en yate';
export const nearlyTimeHeading = 'Ya casi es la hora';
export const waiting = (yacht: string, day: string) => `${yacht} le espera el ${day}.`;
export const tellUsNow =
  'Si algo ha cambiado, como quiénes vienen o qué desea tener a bordo, este es un buen momento para decírnoslo.';
export const bring =
  'Traiga zapatos de suela blanda, algo abrigado para el regreso y a las personas que más quiera.';
export const balanceIsDue = (day: string) => ended(`El saldo vence el ${day}`);
export const restIsDue = (day: string) => ended(`El saldo y el APA vencen el ${day}`);
export const restWasDue = (day: string) => `El saldo y el APA vencieron el ${day} y aún no están pagados.`;
export const balanceWasDue = (day: string) => `El saldo venció el ${day} y aún no está pagado.`;

export const paidSoFar = 'Pagado hasta ahora';
export const givenBack = 'Devuelto';
export const stillOpen = 'Por pagar';
export const payment = (what: string) => `Pago recibido: ${what}`;
export const paymentHeading = 'Gracias por su pago';
export const paymentPreview = (amount: string, number: number) => `Recibimos ${amount}. Recibo ${number}.`;
export const paymentText = (amount: string, yacht: string, number: number) =>
  `Recibimos ${amount} por su alquiler de ${yacht}. Este es su recibo, número ${number}.`;
export const onYourPage = '{paper}: en la página de su alquiler, mientras la página exista.';
export const acceptToCount =
  'El día es suyo solo cuando acepte nuestra cotización: hágalo, por favor, en la página de su alquiler. Lo que ha pagado contará entonces.';
export const confirmedToCount =
  'Su alquiler todavía no está confirmado. Lo que ha pagado contará cuando lo esté.';
export const receiptFile = (number: number) => `Recibo ${number} en PDF`;
export const reversed = (number: number, what: string) => `El recibo ${number} ya no vale: ${what}`;
export const reversedHeading = (number: number) => `El recibo ${number} ya no vale`;
export const reversedText = (number: number, amount: string, yacht: string) =>
  `El recibo ${number} por ${amount}, de su alquiler de ${yacht}, queda anulado: el pago no se hizo, o se registró por error o dos veces. Si le parece que no es así, llámenos, por favor.`;
export const sentBack = (what: string) => `Su dinero va de regreso: ${what}`;
export const sentBackHeading = (amount: string) => `Le estamos devolviendo ${amount}`;
const howSent = (way: string, isOtherWay: boolean) =>
  `${way}, ${isOtherWay ? 'porque su tarjeta no aceptó la devolución' : 'por la misma vía por la que llegó'}`;
export const sentBackPreview = (way: string, isOtherWay: boolean) => `Enviado ${howSent(way, isOtherWay)}.`;
export const sentBackText = (amount: string, way: string, isOtherWay: boolean) =>
  `Le devolvimos ${amount} ${howSent(way, isOtherWay)}. Puede tardar unos días hábiles en llegarle.`;
const WAYS: Record<string, string> = {
  'by bank transfer': 'por transferencia bancaria',
  'by Zelle': 'por Zelle',
  'in cash': 'en efectivo',
  'to your card': 'a su tarjeta',
};
export const wayBack = (way: string) => WAYS[way] ?? way;
export const howToPay = 'Cómo pagar';
export const bankTransfer = 'Transferencia bancaria';
export const payWith = (reference: string | undefined, isByCard: boolean) =>
  `${reference === undefined ? '' : `Escriba “${reference}” en el pago. `}${isByCard ? 'En la página de su alquiler puede pagar con tarjeta. ' : ''}Llámenos para pagar ${isByCard ? '' : 'con tarjeta o '}en efectivo, o si algo en este correo no es lo que esperaba.`;
export const piece = {
  deposit: 'depósito',
  balance: 'saldo',
  apa: 'APA',
  cancellation: 'cargo por cancelación',
  allowance: 'descuento',
  'damage-hold': 'depósito por daños',
};
export const due = (what: string) => `Pago pendiente: ${what}`;
export const late = (what: string) => `Aún por pagar: ${what}`;
export const dueHeading = (piece: string) => `Su ${piece} está por vencer`;
export const lateHeading = (piece: string) => `Su ${piece} sigue pendiente de pago`;
/** The heading if more than one piece is due at that time. */
export const dueTogether = 'Tiene pagos por vencer';
export const lateTogether = 'Tiene pagos pendientes';
export const duePreview = (amount: string, day: string) => ended(`${amount}, vence el ${day}`);
export const latePreview = (amount: string, day: string) => ended(`${amount}, venció el ${day}`);
export const dueText = (amount: string, day: string, yacht: string) =>
  `${ended(`El pago de ${amount} por su alquiler de ${yacht} vence el ${day}`)} Si ya lo envió, gracias: le escribiremos en cuanto llegue.`;
export const balanceNow = (amount: string) => `El saldo, ${amount}, vence ahora.`;
export const dueNow = (amount: string) =>
  `El pago de ${amount} vence ahora. Si ya lo envió, gracias: le escribiremos en cuanto llegue.`;
export const lateText = (amount: string, day: string, yacht: string) =>
  `${ended(`El pago de ${amount} por su alquiler de ${yacht} venció el ${day}`)} Si ya lo envió, gracias: le escribiremos en cuanto llegue.`;

export const product = 'Alquileres';
export const filed = (guests: number, number: string) =>
  `${counted(guests, 'invitado')}. Número de solicitud ${number}.`;

export const yourCharterOn = (yacht: string) => `Su alquiler de ${yacht}`;

export const hours = (count: number) => counted(count, 'hora');
export const days = (count: number) => counted(count, 'día');
export const billed = { charter: 'alquiler', event: 'evento' };
export const termsDeposit = (percent: number, billed: string) =>
  `Al aceptar se paga un depósito del ${percent}% del ${billed}, de sus adicionales y del impuesto sobre ambos.`;
export const termsDepositConfirmed = (percent: number, billed: string) =>
  `Con la confirmación se paga un depósito del ${percent}% del ${billed}, de sus adicionales y del impuesto sobre ambos.`;
export const termsBalance = (due: string) => `El saldo y, si lo hay, el APA vencen ${due} antes de zarpar.`;
export const termsBalanceWithIt = 'El saldo y, si lo hay, el APA se pagan junto con él.';
export const termsHold = (hours: string) =>
  `Le apartamos el yate durante ${hours}. Después aún puede aceptar mientras nadie más haya tomado ese horario.`;
export const termsCancelling = (percent: number) =>
  `Si cancela siete días o más antes de zarpar, le devolvemos lo pagado, incluidos la propina y, si lo hay, el APA, menos un cargo del ${percent}%; 72 horas o más antes, la mitad; después, o si no se presenta, nada. Si el capitán suspende la salida por el clima o la seguridad, o no podemos entregarle el yate, buscamos otro día con usted y, si no lo hay, le devolvemos todo lo pagado.`;
export const termsDamageHold = (amount: string) =>
  `Para cubrir posibles daños se retienen ${amount} en su tarjeta desde 48 horas antes de zarpar. No es un pago ni parte del precio: se libera después del regreso, y solo se cobra de ese monto lo que cuesten los daños que vayan más allá del desgaste normal.`;
export const termsAboard =
  'El capitán decide la ruta, la velocidad y si el clima permite zarpar, y no suben a bordo más invitados de los que el yate puede llevar.';
export const termsApa =
  'El combustible, la comida y el atraque que superen el anticipo para gastos a bordo (APA) se cobran al costo, y lo que sobre del APA después de la salida se devuelve.';
export const termsNoApa =
  'El combustible del recorrido habitual está incluido en el precio. Lo que pida además se cobra al costo.';
export const termsNoApaBareboat =
  'No se paga APA por adelantado: el combustible, la comida, el atraque y las tasas portuarias corren por su cuenta.';

// Depósitos por daños y tarjetas guardadas.
export const wasHeld = 'Estaba retenido';
export const keptFor = 'Motivo';
export const damageFile = 'Fotos de los daños en PDF';
export const sentHow = 'Enviado';
export const givenBackFor = 'Motivo';
export const chargedByItself = (card: string, day?: string) =>
  `No tiene que hacer nada: lo cargamos ${day ? `el ${day}` : 'pronto'} a la tarjeta que nos pidió guardar (${card}). Puede retirar ese permiso en la página de su alquiler.`;
export const apaApart = (amount: string) =>
  `El APA, ${amount}, no se carga a esa tarjeta. Páguelo por separado: también le escribiremos al respecto.`;
export const additionNews = {
  addition: {
    subject: (what: string) => `Un pago nuevo: ${what}`,
    heading: 'Agregamos algo a su alquiler',
    preview: (label: string, amount: string) => `${label}: ${amount}, vence ahora.`,
    text: (yacht: string) =>
      `Agregamos esto a su alquiler de ${yacht}. Vence ahora y se suma al precio. Si no lo esperaba, llámenos.`,
  },
  'addition-withdrawn': {
    subject: (what: string) => `Ya no hay que pagarlo: ${what}`,
    heading: 'Esto ya no lo debe',
    preview: (label: string, amount: string) => `${label}: ya no tiene que pagar ${amount}.`,
    text: (yacht: string) =>
      `Quitamos esto de lo que debe por su alquiler de ${yacht}. Si ya envió el dinero, llámenos.`,
  },
};
export const holdNews = {
  'hold-due': {
    subject: (what: string) => `Autorice el depósito por daños: ${what}`,
    heading: 'Es momento de autorizar su depósito por daños',
    preview: (amount: string) => `${amount}, reembolsable. No se cobra nada.`,
    text: (amount: string, yacht: string) =>
      `Antes de que zarpe ${yacht}, retenemos ${amount} en su tarjeta como depósito por posibles daños. No se cobra nada, y lo liberamos a su regreso. Autorícelo en la página de su alquiler o llámenos para dejarlo de otra forma.`,
  },
  'hold-held': {
    subject: (what: string) => `Depósito por daños autorizado: ${what}`,
    heading: 'Su depósito por daños está listo',
    preview: (amount: string) => `${amount} retenidos. No se cobró nada.`,
    text: (amount: string, yacht: string) =>
      `Quedan retenidos ${amount} por posibles daños en su alquiler de ${yacht}. No se cobró nada. Los liberamos a su regreso.`,
  },
  'cash-held': {
    subject: (what: string) => `Depósito por daños recibido: ${what}`,
    heading: 'Tenemos su depósito por daños',
    preview: (amount: string) => `${amount} en efectivo. Se los devolvemos a su regreso.`,
    text: (amount: string, yacht: string) =>
      `Usted nos dejó ${amount} en efectivo por posibles daños en su alquiler de ${yacht}. Se los devolvemos a su regreso.`,
  },
  'hold-failed': {
    subject: (what: string) => `Depósito por daños sin autorizar: ${what}`,
    heading: 'Su depósito por daños no está autorizado',
    preview: (amount: string) => `No pudimos retener ${amount} en su tarjeta.`,
    text: (amount: string, yacht: string) =>
      `No pudimos retener ${amount} en su tarjeta para su alquiler de ${yacht}, o el banco ya los liberó. Autorice el depósito en la página de su alquiler o llámenos.`,
  },
  'hold-released': {
    subject: (what: string) => `Depósito por daños liberado: ${what}`,
    heading: 'Liberamos su depósito por daños',
    preview: (amount: string) => `${amount} vuelven a ser suyos. No se cobró nada.`,
    text: (amount: string, yacht: string) =>
      `Liberamos los ${amount} retenidos para su alquiler de ${yacht}. No se cobró nada; es posible que su banco los muestre unos días más.`,
  },
  'cash-released': {
    subject: (what: string) => `Depósito por daños devuelto: ${what}`,
    heading: 'Su depósito por daños vuelve a ser suyo',
    preview: (amount: string) => `${amount} en efectivo. No retuvimos nada.`,
    text: (amount: string, yacht: string) =>
      `Los ${amount} en efectivo que nos dejó para su alquiler de ${yacht} vuelven a ser suyos. No retuvimos nada. Llámenos si todavía no los tiene.`,
  },
  'hold-captured': {
    subject: (what: string) => `Cargo a su depósito por daños: ${what}`,
    heading: 'Retuvimos parte de su depósito por daños',
    preview: (amount: string) => `Retuvimos ${amount} por daños.`,
    text: (amount: string, yacht: string) =>
      `Retuvimos ${amount} del depósito por daños de su alquiler de ${yacht}. El resto vuelve a ser suyo. Llámenos si tiene alguna pregunta.`,
  },
  'hold-captured-whole': {
    subject: (what: string) => `Retuvimos su depósito por daños: ${what}`,
    heading: 'Retuvimos su depósito por daños',
    preview: (amount: string) => `Retuvimos ${amount} por daños.`,
    text: (amount: string, yacht: string) =>
      `Retuvimos todo el depósito por daños de su alquiler de ${yacht}, ${amount}. Llámenos si tiene alguna pregunta.`,
  },
  'hold-given-back': {
    subject: (what: string) => `Devolución de su depósito por daños: ${what}`,
    heading: 'Le devolvemos dinero',
    preview: (amount: string) => `${amount} de lo que retuvimos por daños.`,
    text: (amount: string, yacht: string) =>
      `Le enviamos ${amount} de lo que retuvimos del depósito por daños de su alquiler de ${yacht}. Puede tardar unos días hábiles en llegar. Llámenos si no llega.`,
  },
  'payment-failed': {
    subject: (what: string) => `El pago no se realizó: ${what}`,
    heading: 'Su pago no llegó',
    preview: (amount: string) => `Aún faltan por pagar ${amount}.`,
    text: (amount: string, yacht: string) =>
      `Su pago de ${amount} por su alquiler de ${yacht} estaba en camino, pero su banco no lo envió. Páguelo en la página de su alquiler o llámenos.`,
  },
  'charge-failed': {
    subject: (what: string) => `El pago no se realizó: ${what}`,
    heading: 'No pudimos hacer el cargo a su tarjeta',
    preview: (amount: string) => `Aún faltan por pagar ${amount}.`,
    text: (amount: string, yacht: string) =>
      `Venció el saldo de ${amount} de su alquiler de ${yacht} y no pudimos cargarlo a la tarjeta que nos pidió guardar: el banco lo rechazó o quiere que usted lo confirme. No se cobró nada. Páguelo en la página de su alquiler.`,
  },
};
