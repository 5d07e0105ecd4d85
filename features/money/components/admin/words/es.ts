import { ended } from '#words/ended.ts';
import type { Account } from '../../../domain/index.ts';

// The payments of a charter.
export const payments = 'Pagos';
export const paymentsNotRead = 'No se pudieron cargar los pagos.';
export const recordPayment = 'Registrar un pago';
export const giveBack = 'Devolver dinero';
export const sums = {
  owed: 'A pagar',
  paid: 'Pagado',
  onItsWay: 'En camino hacia nosotros',
  returned: 'Devuelto',
  returning: 'Por devolver',
  open: 'Pendiente',
  over: 'Pagado de más',
  ahead: 'Pagado por adelantado',
};
export const notOwed = (amount: string, isCancelled: boolean) =>
  `Se pagaron ${amount} que no se deben. Devuélvalos${isCancelled ? ', o retenga lo que permiten las condiciones.' : '.'}`;
export const paidAhead = (amount: string) =>
  `Se pagaron ${amount} antes de confirmar el alquiler: contarán cuando se confirme.`;
export const pieceStates = { paid: 'Pagado', upcoming: 'Próximo', due: 'Vence', late: 'Atrasado' };
export const nothingOwedAnyMore = 'Ya no se debe nada.';
export const nothingOwedYet =
  'Todavía no se debe nada: al confirmar el alquiler se deben el depósito y el saldo.';
export const since = (when: string) => `Desde el ${when}`;
export const dueAt = (when: string) => `Vence el ${when}`;
export const ofItTax = (amount: string) => `, de ellos ${amount} de impuesto sobre las ventas`;
export const paidOfIt = (amount: string) => `, ${amount} pagados`;
export const leaveIt = 'Dejarlo';

// The form to record a payment.
export const amount = 'Monto, $';
export const moreThanOpen = (amount: string) => `Son ${amount} más de lo que falta pagar.`;
export const countsAhead = (amount: string) =>
  `El alquiler no está confirmado: ${amount} cuentan como pago anticipado.`;
export const amountMissing = 'Indique un monto, por ejemplo 1070.50.';
export const paymentRecorded = 'Pago registrado';
export const paidBy = 'Forma de pago';
export const receivedOn = 'Recibido el';
export const reference = 'Referencia';
export const recordAndMail = 'Registrar y enviar el recibo por correo';
export const recordAnother = 'Registrarlo como otro pago';

// What is added to what is owed.
export const addOwed = 'Agregar algo por pagar';
export const whatFor = 'Concepto';
export const whatForHint = 'El cliente lo lee tal como usted lo escribe, en su página y en su correo.';
export const additionMissing = 'Indique el concepto.';
export const additionSort = 'Qué es';
export const additionSorts = {
  extra: 'Un adicional, más impuesto sobre las ventas',
  costs: 'Gastos que superan el APA, sin impuesto',
};
export const withTax = (amount: string, percent: number) =>
  `Con ${percent}% de impuesto sobre las ventas: ${amount}.`;
export const addAndMail = 'Agregar y avisar al cliente por correo';
export const addIt = 'Agregar';
export const owedNow = 'Agregado';
export const withdraw = 'Retirar';
export const withdrawNamed = (label: string) => `Retirar ${label}`;
export const withdrawTitle = (label: string) => `¿Retirar “${label}”?`;
export const withdrawQuestion = (hasEmail: boolean) => `Ya no se debe. ${clientHears(hasEmail)}.`;
export const noLongerOwed = 'Ya no se debe';

// The list of payments.
export const received = 'Recibido';
export const receipt = (number: number) => `Recibo ${number}`;
export const recordedBy = (day: string, who: string, reference: string) =>
  `, ${day}, por ${who}${reference === '' ? '' : `, “${reference}”`}`;
export const reversedBy = (who: string, reason: string) => `Anulado por ${who}: ${reason}`;
export const reverse = 'Anular';
export const reverseReceipt = (number: number) => `Anular el recibo ${number}`;
export const reverseTitle = (number: number | string) => `¿Anular el recibo ${number}?`;
export const reverseQuestion =
  'Para un pago que no se hizo o que se registró mal. El recibo conserva su número y no cuenta para nada, y se avisa al cliente si tiene correo. Para enviar dinero de vuelta, use “Devolver dinero”.';
export const reverseIt = 'Anular';
export const paymentReversed = 'Pago anulado';
export const why = 'Motivo';

// The files of a payment or about damage.
export const photo = 'Foto';
export const fileOf = (kind: string, place: number, receipt: number) =>
  `${kind} ${place} del recibo ${receipt}`;
export const addedBy = (when: string, who: string) => `${when}, por ${who}`;
export const takeOff = 'Quitar';
export const takeOffFile = (file: string) => `Quitar ${file}`;
export const slipOf = (receipt: number) => `Comprobante del recibo ${receipt}: PDF, JPG o PNG, 10 MB`;
export const fileKept = 'Archivo guardado';
export const addFileTo = (receipt: number) => `Agregar un archivo al recibo ${receipt}`;
export const addFile = 'Agregar archivo';
export const takeOffTitle = '¿Quitar el archivo?';
export const takeOffQuestion = (receipt: number) => `Se borra. El recibo ${receipt} queda como está.`;
export const takeItOff = 'Quitar';
export const fileTakenOff = 'Archivo quitado';
export const damageFileOf = (kind: string, place: number) => `${kind} ${place} de los daños`;
export const damageFiles = 'Fotos o presupuesto de los daños: PDF, JPG o PNG, 10 MB';
export const addDamageFile = 'Agregar una foto de los daños';
export const addDamage = 'Agregar foto';
export const takeOffDamageQuestion = 'Se borra. El depósito por daños queda como está.';

// Refunds.
export const amountUpTo = (most: string) => `Indique un monto de hasta ${most}.`;
export const sayWhy = 'Indique el motivo.';
export const onTheList = 'En la lista por devolver';
export const byTheRules = (percent: number, amount: string) =>
  `Según las condiciones, por la fecha de la cancelación se devuelve el ${percent}%. Falta devolver: ${amount}.`;
export const takeThat = 'Usar ese monto';
export const upTo = (most: string) =>
  `Hasta ${most}; se devuelve primero el pago más reciente, por la misma vía por la que llegó.`;
export const keepRest = 'Retener el resto como ingreso por cancelación';
export const takenOffPrice =
  'Lo que exceda lo pagado de más se descuenta del precio, con su parte del impuesto sobre las ventas.';
export const isOfApa = 'Es lo que sobró del APA';
export const takenOffApa =
  'Se descuenta del APA. El precio, el impuesto sobre las ventas y la propina quedan como están.';
export const putOnList = 'Poner en la lista por devolver';
export const sendToCard = 'Devolver ahora a la tarjeta';
export const goingToCard = 'En camino a la tarjeta';
export const sendToCardTitle = (amount: string) => `¿Devolver ${amount} a la tarjeta?`;
export const keepWhole = 'Retener lo que queda';
export const keptWhole = 'Retenido como ingreso por cancelación';
export const goingBack = 'En devolución';
export const moneyGoingBack = 'Dinero en devolución';
export const doIt = 'Hacerlo';
export const refundStates = {
  wanted: 'Por enviar',
  sent: 'Enviado',
  succeeded: 'Devuelto',
  failed: 'Falló',
  withdrawn: 'Cancelado',
};
export const refundButtons = {
  sent: 'Marcar como enviado',
  succeeded: 'Marcar como recibido',
  failed: 'El dinero volvió',
  withdrawn: 'Cancelar la devolución',
};
export const sentOtherwise = 'Enviado de otra forma';
const clientHears = (hasEmail: boolean) =>
  hasEmail ? 'El cliente recibe un correo' : 'No hay correo del cliente: llámelo, por favor';
export const sendToCardQuestion = (hasEmail: boolean, rest: string | null) =>
  `El procesador de pagos lo envía enseguida. ${clientHears(hasEmail)}. Ya no se puede cancelar.${rest === null ? '' : ` Otros ${rest} quedan en la lista por devolver.`}`;
export const sentOtherwiseQuestion = (hasEmail: boolean) =>
  `La tarjeta no aceptó el dinero y usted lo envió de otra forma. ${clientHears(hasEmail)}. Esto ya no se puede cancelar.`;
export const sentBy = 'Enviado por';
export const refundQuestions = (hasEmail: boolean) => ({
  sent: `Ya se ordenó el envío del dinero. ${clientHears(hasEmail)}. Esto ya no se puede cancelar.`,
  succeeded: 'El dinero le llegó al cliente.',
  failed: 'El dinero volvió a nosotros. Es otra vez del cliente y figura como pagado de más.',
  withdrawn: 'El dinero no se devuelve. Lo que se descontó del precio por él se debe de nuevo.',
});
export const refundOf = (receipt: number, when: string, who: string, reason: string) =>
  `Del recibo ${receipt}, ${when}, pedido por ${who}: ${reason}`;
export const elsewhere = 'Devuelto en el procesador de pagos y sin registrar aquí';
export const elsewhereOf = (receipt: number, when: string) => `Del recibo ${receipt}, hecho el ${when}`;
export const enterElsewhere = 'Registrarlo';
export const enterTitle = (amount: string) => `¿Registrar ${amount} como devuelto?`;
export const enterQuestion =
  'Se devolvió en las páginas del procesador de pagos, y así contará como devuelto también aquí. No se mueve dinero y nadie recibe un correo. No se puede deshacer.';
export const enterWhyHint = 'Quién lo devolvió y a petición de quién.';
export const entered = 'Registrado';
export const note = 'Nota';
export const noteHint = 'El número de la transferencia, o lo que dijo el banco.';

// Disputes.
export const disputed = 'Disputado por el banco del cliente';
export const disputedOfHold = 'Cobrado del depósito por daños';
export const disputeStates = {
  inquiry: 'El banco pregunta',
  open: 'En disputa',
  closed: 'Cerrado',
  won: 'Ganado',
  lost: 'Perdido',
};
export const openAnswer = 'Abrir la respuesta';
export const closeAnswer = 'Cerrar la respuesta';
export const answered = 'Respondido: ahora decide el banco.';
export const answerBy = (when: string) => `Responder antes del ${when}`;
export const answerWasDue = (when: string) =>
  `${ended(`La respuesta vencía el ${when}`)} Hay que presentarla de inmediato.`;
export const answerNotRead = 'No se pudo cargar la respuesta.';
export const covering = 'Lo que decimos al banco';
export const coveringHint = 'En inglés: es lo primero que lee el banco, antes de las pruebas.';
export const evidence = 'Pruebas';
export const pieces = {
  quote: 'Cotización tal como se mostró',
  acceptance: 'Aceptación del cliente',
  cancellation: 'Condiciones de cancelación tal como se mostraron',
  agreement: 'Contrato firmado con su certificado',
  damage: 'Lo cobrado por daños',
  receipts: 'Recibos',
  calendar: 'El alquiler en el calendario',
  messages: 'Mensajes y correos',
  access: 'Uso del enlace del alquiler',
  refunds: 'Devuelto',
};
export const notThere = (piece: string) => `${piece}: no hay nada`;
export const asTheBankReadsIt = (piece: string) => `${piece}, como lo lee el banco`;
export const keepAnswer = 'Guardar los cambios';
export const answerKept = 'Respuesta guardada';
export const answerAsPdf = 'Ver en PDF';
export const stageAnswer = 'Preparar en el procesador de pagos';
export const answerStaged = 'Respuesta preparada';
export const submitAnswer = 'Presentar al banco';
export const answerSubmitted = 'Respuesta presentada';
export const stageFirst =
  'Una vez preparada, queda en el procesador de pagos y nadie la ve. Se presenta con otro botón, tal como se preparó.';
export const submitTitle = (amount: string) => `¿Presentar la respuesta sobre ${amount}?`;
export const submitQuestion =
  'El banco acepta una sola respuesta. Sale tal como se preparó y después no se puede agregar ni retirar nada.';
export const sentSoFar = 'Enviado hasta ahora';
export const answerSteps = {
  staged: {
    wanted: (when: string, who: string) =>
      `En preparación desde el ${when}, por ${who}; se intenta de nuevo automáticamente`,
    done: (when: string, who: string) => `Preparada el ${when}, por ${who}`,
    failed: (when: string, who: string) =>
      `No preparada el ${when}, por ${who}: el procesador de pagos no la aceptó`,
  },
  submitted: {
    wanted: (when: string, who: string) =>
      `En presentación desde el ${when}, por ${who}; se intenta de nuevo automáticamente`,
    done: (when: string, who: string) => `Presentada el ${when}, por ${who}`,
    failed: (when: string, who: string) =>
      `No presentada el ${when}, por ${who}: el procesador de pagos no la aceptó`,
  },
};

// The views of the money of all charters.
export const views = {
  lists: 'Pagos',
  bank: 'Estado de cuenta bancario',
  accounts: 'Balance de comprobación',
};

// Trial balance.
export const account = 'Cuenta';
export const accounts = {
  cleared: 'Cobrado, aún no en el banco',
  bank: 'Banco',
  deposits: 'Depósitos de clientes',
  'sales-tax': 'Impuesto sobre las ventas',
  gratuity: 'Propina',
  apa: 'APA',
  revenue: 'Ingresos',
  'cancellation-income': 'Ingresos por cancelación',
  fees: 'Comisiones',
  disputes: 'Disputas',
  'damage-holds': 'Depósitos por daños',
  'damage-income': 'Cobrado por daños',
} satisfies Readonly<Record<Account, string>>;
export const total = 'Total';
export const debit = 'Debe';
export const credit = 'Haber';
export const balance = 'Saldo';
export const inDebit = (amount: string) => `${amount} deudor`;
export const inCredit = (amount: string) => `${amount} acreedor`;
export const endOf = (day: string) => `Al cierre del ${day}`;
export const asOf = 'Al';
export const exportBalance = 'Exportar balance de comprobación';
export const balanceNotRead = 'No se pudo cargar el balance de comprobación.';

// The lines of the bank's files.
export const bankStates = { open: 'Por revisar', recorded: 'Registradas', aside: 'Apartadas' };
export const noBankFile = 'Aún no se ha subido ningún archivo del banco.';
export const noLines = {
  open: 'Todas las líneas están registradas o apartadas.',
  recorded: 'Todavía no se registró ninguna línea.',
  aside: 'No se apartó ninguna línea.',
};
export const proposedBy = {
  reference: 'Su número está en el texto.',
  'amount-and-name': 'El monto vence y el nombre está en el texto.',
};
export const lines = (count: string, isOne: boolean) => `${count} ${isOne ? 'línea' : 'líneas'}`;
export const linesOfTheBank = 'Líneas del banco';
export const linesNotRead = 'No se pudieron cargar las líneas.';
export const nothingHere = 'No hay nada aquí';
export const lineOf = (amount: string, day: string) => `${amount} del ${day}`;
export const wordsForgotten = 'Lo que escribió el banco ya no se conserva.';
export const hasDouble =
  'Otra línea tiene el mismo día y el mismo monto. Asegúrese de que no sea el mismo dinero.';
export const setAsideBy = (who: string, reason: string) => `Apartada por ${who}: ${reason}`;
export const receiptOf = (number: number) => `Recibo ${number} de`;
export const seemsRecorded = (receipt: number, day: string) =>
  `Parece ser el recibo ${receipt} del ${day}, que ya está registrado.`;
export const isReceipt = (receipt: number) => `Es el recibo ${receipt}`;
export const lineFound = 'Línea asignada';
export const isNotReceipt = (receipt: number) => `No es el recibo ${receipt}`;
export const isNotReceiptQuestion = 'El recibo queda como está, y la línea se puede registrar de nuevo.';
export const matchUndone = 'Asignación deshecha';
export const recordFor = (client: string) => `Registrar para ${client}`;
export const anotherCharter = 'Otro alquiler';
export const findCharter = 'Buscar el alquiler';
export const isPayout = 'Es un abono';
export const payoutTitle = (line: string) => `¿Registrar ${line} como abono?`;
export const payoutQuestion =
  'Para lo que abona el procesador de pagos o la terminal, y para el efectivo que se depositó. A partir de ahí cuenta como dinero que está en el banco. Nadie recibe un correo.';
export const payoutFee = 'Comisión, $';
export const payoutFeeHint = 'Lo que retuvieron. Vacío si es efectivo.';
export const recordPayout = 'Registrar el abono';
export const payoutRecorded = 'Abono registrado';
export const paidOutBy = (who: string, fee: string | null) =>
  `Un abono, registrado por ${who}${fee === null ? '' : `. Comisión: ${fee}`}`;
export const undoPayout = 'Deshacer el abono';
export const payoutUndone = 'Abono deshecho';
export const undoPayoutQuestion =
  'El dinero vuelve a contar como aún no llegado al banco, y la línea se puede registrar de nuevo.';
export const setAside = 'Apartar';
export const recordLine = (line: string) => `Registrar ${line}`;
export const recordLineQuestion =
  'Si el cliente tiene correo, se le envía el recibo, como con cualquier pago.';
export const recordIt = 'Registrar';
export const findFirst = 'Busque primero el alquiler.';
export const setLineAside = (line: string) => `¿Apartar ${line}?`;
export const setAsideQuestion =
  'Para dinero que no es el pago de un cliente, o que ya está registrado. Queda en la lista de lo apartado.';
export const setItAside = 'Apartar';
export const noNames = 'Sin nombres: se conserva.';
export const payer = (yacht: string, day: string, open: string | null) =>
  `${yacht}, ${day}, ${open === null ? 'nada pendiente' : `${open} pendientes`}`;
export const chartersNotRead = 'No se pudieron leer los alquileres.';
export const searching = 'Buscando…';
export const noCharter = 'Ningún alquiler se llama así.';
export const charters = (count: string, isOne: boolean) => `${count} ${isOne ? 'alquiler' : 'alquileres'}`;
export const finderHint = 'Por cliente, yate o número.';

// The upload of a bank's file.
export const uploadFile = 'Subir un archivo';
export const uploadTitle = 'Subir un archivo del banco';
export const uploadHint =
  'CSV, OFX o QFX, tal como lo exporta el sitio del banco: 2 MB y 5,000 líneas como máximo. El dinero que entró figura aquí, cada línea una vez, aunque el próximo archivo la traiga de nuevo; el que salió se omite.';
export const cancel = 'Cancelar';
export const uploadIt = 'Subir';
export const file = 'Archivo';
export const fileMissing = 'Elija un archivo.';
export const noHeadings =
  'Este archivo no tiene encabezados que conozcamos. Indique una vez qué es cada columna; se recuerda en este navegador.';
export const firstRows = 'Las primeras filas del archivo';
export const column = (number: number) => `Columna ${number}`;
export const columnIs = {
  none: 'No hace falta',
  day: 'Día',
  amount: 'Monto, con signo menos lo que salió',
  in: 'Monto que entró',
  out: 'Monto que salió',
  text: 'Texto',
};
export const firstRowIsHeading = 'La primera fila es un encabezado';
export const columnsMissing =
  'Indique qué columna es el día y cuál el monto, o bien el que entró y el que salió. Solo el texto puede ocupar varias columnas.';

// The damage hold and the kept card.
export const holdTitle = 'Depósito por daños';
export const holdFrom = (instant: string) => `Por autorizar a partir del ${instant}`;
export const holdViews = {
  upcoming: 'Próximo',
  due: 'Por autorizar',
  asked: 'En consulta',
  held: 'Retenido',
  'held-by-hand': 'Tomado a mano',
  released: 'Liberado',
  captured: 'Cobrado',
  lost: 'Perdido',
};
export const holdWays = {
  'saved-card': 'En la tarjeta guardada',
  'card-page': 'En la página de la tarjeta',
  cash: 'En efectivo',
  terminal: 'En la terminal',
};
export const holdReference = (reference: string) => `Referencia ${reference}`;
export const holdCaptureBefore = (instant: string) => `Se puede cobrar hasta el ${instant}`;
export const holdReleasedAt = (instant: string) => `Se libera automáticamente el ${instant}`;
export const holdStaysFor = (name: string) => `Se queda hasta que usted decida, según ${name}`;
export const holdOrdered = {
  release: 'El procesador de pagos lo está liberando',
  capture: 'El procesador de pagos lo está cobrando',
};
export const holdCaptureRefused =
  'El procesador de pagos no lo cobró. Se intenta de nuevo por sí solo, y se avisó al equipo';
export const holdCaptured = (amount: string, reason: string) =>
  reason === '' ? `${amount} cobrados` : `${amount} cobrados: ${reason}`;
export const holdTrouble = (reason: string) => `El procesador de pagos dice: ${reason}`;
export const holdKeptCard = (card: string) => `Tarjeta guardada con permiso: ${card}`;
export const holdAuthorize = 'Retener en la tarjeta guardada';
export const holdRecord = 'Registrar un depósito';
export const holdRelease = 'Liberar';
export const holdCapture = 'Cobrar';
export const holdKeep = 'No liberar automáticamente';
export const holdUnkeep = 'Liberar automáticamente';
export const holdRecordTitle = 'Registrar un depósito por daños';
export const holdCaptureTitle = 'Cobrar del depósito por daños';
export const holdWay = 'Cómo se tomó';
export const holdAmount = 'Monto, $';
export const holdAmountUpTo = (amount: string) => `Hasta ${amount}; el resto vuelve a ser del cliente.`;
export const holdReferenceField = 'Referencia';
export const holdReferenceHint = 'El número de la terminal o dónde está el efectivo.';
export const holdWhy = 'Motivo';
export const holdWhyHint = 'El cliente lo lee.';
export const holdGiveBack = 'Devolver';
export const holdGiveBackTitle = 'Devolver lo retenido por daños';
export const holdMethod = 'Cómo se devuelve';
export const holdMethodHint =
  'A la tarjeta lo envía el procesador de pagos. De cualquier otra forma, envíelo primero y luego regístrelo aquí.';
export const holdNotOnCard = 'El procesador de pagos no tiene este depósito. Elija otra forma.';
export const holdUpTo = (most: string) => `Hasta ${most}.`;
export const holdReturned = (instant: string, by: string, reason: string) => `${instant}, ${by}: ${reason}`;
export const holdReturnStates = {
  wanted: 'Por enviar',
  sent: 'En camino',
  succeeded: 'Devuelto',
  failed: 'Volvió',
};
export const holdCameBack = 'El dinero volvió';
export const holdCameBackQuestion =
  'Tenemos el dinero otra vez, y cuenta como retenido por daños. Nadie recibe un correo.';
export const holdReleaseQuestion = (hasEmail: boolean) =>
  `No se cobra nada. ${clientHears(hasEmail)}. Sin el cliente no se puede volver a retener.`;
export const holdClosePage = 'Cerrar la página de pago';
export const holdClosePageQuestion =
  'Ya nadie podrá autorizar el depósito en ella, y nadie recibe un correo. El cliente puede abrir otra desde la página del alquiler.';
export const holdSave = 'Guardar';
export const holdCancel = 'Dejarlo';
export const holdTooMuch = (amount: string) => `Indique un monto de hasta ${amount}.`;
export const holdWhyFault = 'Indique el motivo.';

/** The messages of refusals beside a field. */
export const refusals = {
  dayToCome: 'Ese día todavía no ha llegado.',
  moreThanPaid: 'Es más de lo que hay para devolver.',
  moreThanApa: 'Es más de lo que queda del APA.',
  nothingBack:
    'Indique un monto mayor que 0. Solo puede ser 0 cuando se retiene el resto de un alquiler cancelado.',
  paymentDisputed:
    'Parte de eso está en disputa: lo tiene el banco del cliente y no se puede devolver también desde aquí.',
};

// The messages after a successful call.
export const steps = {
  recorded: (receipt: number) => `El pago está registrado como recibo ${receipt}.`,
  reversed: (receipt: number) => `El recibo ${receipt} está anulado.`,
  added: (label: string) => `“${label}” se debe desde ahora.`,
  additionWithdrawn: (label: string) => `“${label}” ya no se debe.`,
  fileKept: (receipt: number) => `El archivo queda guardado con el recibo ${receipt}.`,
  setAside: 'La línea queda aparte.',
  paidOut: 'El abono queda registrado.',
  payoutUndone: 'El abono se deshizo. La línea se puede registrar de nuevo.',
  matchUndone: 'La línea se puede registrar de nuevo. El recibo queda.',
  lineIsReceipt: (receipt: number) => `La línea corresponde al recibo ${receipt}.`,
  answerKept: 'La respuesta está guardada. Aún no se envía nada.',
  damageFileKept: 'El archivo queda guardado con el depósito por daños.',
  fileOff: 'El archivo se quitó.',
  holdRecorded: 'El depósito por daños está registrado.',
  cardAsked: 'Se le pidió al procesador de pagos.',
  captured: 'Está cobrado.',
  released: 'Está liberado.',
  damageGivenBack: 'Queda registrado como devuelto.',
  damageKeptAgain: 'Vuelve a contar como retenido por daños.',
  stays: 'Se queda así hasta que usted decida.',
  byItself: 'De nuevo se libera por sí solo.',
  entered: 'Queda registrado como devuelto.',
  toSendBack: 'Está en la lista por devolver.',
  toCard: 'El procesador de pagos lo está devolviendo.',
  toCardInPart:
    'El procesador de pagos está devolviendo lo que se pagó con tarjeta. El resto está en la lista por devolver.',
  keptWhole: 'Se retiene como ingreso por cancelación. No se devuelve nada.',
  refund: (hasEmail: boolean) => ({
    sent: `Marcado como enviado. ${clientHears(hasEmail)}.`,
    succeeded: 'Marcado como recibido.',
    failed: 'Marcado como fallido. El dinero está otra vez con nosotros.',
    withdrawn: 'Cancelado.',
  }),
  answer: {
    staged: {
      done: 'La respuesta está en el procesador de pagos. Nadie la ve hasta que se presente.',
      wanted: 'El procesador de pagos no responde en este momento. Se intenta de nuevo por sí solo.',
      failed: 'El procesador de pagos no aceptó la respuesta.',
    },
    submitted: {
      done: 'La respuesta está presentada. Ahora decide el banco.',
      wanted: 'El procesador de pagos no responde en este momento. Se presenta de nuevo por sí solo.',
      failed: 'El procesador de pagos no aceptó la respuesta.',
    },
  },
};

// The codes of the card company, in words.
/** Why a card refused a damage hold, or lost it. */
export const holdTroubles: Readonly<Record<string, string>> = {
  card_declined: 'el banco de la tarjeta no lo aceptó',
  expired_card: 'la tarjeta venció',
  insufficient_funds: 'la tarjeta no tiene fondos suficientes',
  authentication_required: 'el cliente tiene que confirmarlo con su banco',
  processing_error: 'algo falló en el camino; se puede intentar de nuevo',
  expired: 'se venció el plazo',
  automatic: 'se venció el plazo',
  refused: 'no se aceptó',
  requested_by_customer: 'se liberó en las páginas del procesador de pagos',
  unknown: 'nada sobre el motivo',
};
/** Why a refund to a card failed. */
export const refundFailures: Readonly<Record<string, string>> = {
  expired_or_canceled_card: 'La tarjeta venció o fue cancelada.',
  lost_or_stolen_card: 'La tarjeta fue reportada como perdida o robada.',
  declined: 'El banco de la tarjeta no lo aceptó.',
  insufficient_funds: 'Había muy poco en nuestra cuenta con el procesador de pagos.',
  charge_for_pending_refund_disputed: 'Mientras tanto se disputó el pago.',
  merchant_request: 'Se anuló de nuestra parte.',
  charge_disputed: 'El pago está en disputa: lo tiene el banco del cliente.',
  charge_already_refunded:
    'Es más de lo que queda del pago: una parte se devolvió en las páginas del procesador de pagos.',
  unknown: 'El procesador de pagos no dice por qué.',
};
/** Why a client's bank disputes a payment. */
export const disputeReasons: Readonly<Record<string, string>> = {
  fraudulent: 'El titular de la tarjeta dice que no hizo este pago.',
  unrecognized: 'El titular de la tarjeta no reconoce este pago.',
  duplicate: 'El cliente dice que se le cobró dos veces.',
  product_not_received: 'El cliente dice que no recibió lo que pagó.',
  product_unacceptable: 'El cliente dice que no fue lo que se le prometió.',
  credit_not_processed: 'El cliente dice que no le llegó el dinero que se le debía devolver.',
  subscription_canceled: 'El cliente dice que había cancelado.',
  general: 'El banco no da un motivo en particular.',
};
