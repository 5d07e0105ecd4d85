import { counted } from '#words/amounts.ts';

export const success = 'Listo';

// The list.
export const financing = 'Financiamiento';
export const searchIn = 'Buscar por nombre, correo o número';
export const status = 'Estado';
export const anyStatus = 'Cualquier estado';
export const allOpen = 'Todas las abiertas';
export const purpose = 'Propósito';
export const anyPurpose = 'Cualquier propósito';
export const replies = 'Respuestas';
export const withOrWithoutReplies = 'Con o sin respuestas';
export const repliesWaiting = 'Con respuestas sin contestar';
export const newestFirst = 'Más recientes primero';
export const oldestFirst = 'Más antiguas primero';
export const dueFirst = 'Decisión más próxima primero';
export const largestFirst = 'Mayor monto primero';
export const handledBy = 'A cargo de';
export const handledByOne = (colleague: string) => `A cargo de ${colleague}`;
export const nobodyYet = 'Nadie aún';
export const applications = (count: number) => counted(count, 'solicitud', 'solicitudes');
export const choose = (applicant: string) => `Elegir a ${applicant}`;
export const assign = 'Asignar';
export const assignQuestion = (count: number) => `¿Quién se encarga de ${applications(count)}?`;
export const assignNote = 'Quien las tenía a cargo deja de tenerlas. No se envía ningún correo.';
export const areAssigned = 'Asignadas';
export const listFailed = 'No se pudieron cargar las solicitudes.';
export const noneHere = 'No hay solicitudes aquí';
export const comesFromApply = 'Aquí aparece lo que los visitantes envían en /apply.';
export const submittedOn = (day: string) => `Enviada el ${day}`;
export const decisionIs = (clock: string) => `Decisión: ${clock.toLowerCase()}`;
export const waitingFor = (documents: readonly string[]) => `Faltan: ${documents.join(', ')}`;
export const unansweredReplies = (count: number) =>
  counted(count, 'respuesta sin contestar', 'respuestas sin contestar');
export const legalHold = 'Retención legal';
export const suspectedSpam = 'Posible spam';

// One application.
export const applicationFailed = 'No se pudo cargar la solicitud.';
export const loading = 'Cargando la solicitud';
export const previousApplication = 'Solicitud anterior';
export const nextApplication = 'Solicitud siguiente';
export const inTheList = 'En la lista';
export const allApplications = 'Todas las solicitudes';
export const placeOf = (place: number, total: number) => `${place} de ${total}`;
export const noSuchApplication = 'No existe esa solicitud';
export const mayBeDeleted = 'Quizá se borró al terminar su plazo de conservación.';

// The clock, the legal hold and the history beside it.
export const decisionClock = 'Plazo de la decisión';
export const late = (days: number) => `${counted(days, 'día')} de retraso`;
export const dueToday = 'Vence hoy';
export const left = (days: number) => `${days === 1 ? 'Queda' : 'Quedan'} ${counted(days, 'día')}`;
export const mustBeToldBy = (day: string) => `Hay que avisar al solicitante a más tardar el ${day}.`;
export const clockPaused = 'Está en pausa mientras falten documentos.';
export const clockWithdrawn = 'Ya no corre: la solicitud fue retirada.';
export const clockStopped = 'Ya no corre: el solicitante tiene una respuesta.';
export const regulationB = 'Reglamento B: 30 días desde que la solicitud está completa.';
export const liftHold = 'Levantar retención legal';
export const setHold = 'Poner retención legal';
export const isHeld = 'Retenida: nada de esta solicitud se borra, por antigua que sea.';
export const isNotHeld =
  'Sin retención: la solicitud y sus archivos se borran al terminar su plazo de conservación.';
export const holdHint = 'Un número de caso, o quién lo pidió.';
export const holdLifted = 'Retención legal levantada';
export const holdSet = 'Retención legal puesta';
export const history = 'Historial';
export const doers: Readonly<Record<string, string>> = { applicant: 'el solicitante', system: 'el sitio' };
export const happened = {
  submitted: 'Solicitud enviada',
  claimed: 'Pasó a una cuenta con el enlace enviado por correo',
  status: (from: string, to: string) => `${from} → ${to}`,
  decision: (lender: string, status: string) => `Decisión de ${lender}: ${status}`,
  'document-requested': (name: string) => `Se pidió: ${name}`,
  'document-request-withdrawn': (name: string) => `Ya no se pide: ${name}`,
  'document-opened': (type: string) => `Abrió un archivo: ${type}`,
  'document-accepted': (type: string) => `Aceptado: ${type}`,
  'document-sent-back': (type: string) => `Devuelto: ${type}`,
  'document-added': (type: string) => `Agregó un archivo: ${type}`,
  'document-deleted': (type: string) => `Borró un archivo: ${type}`,
  'contact-changed': 'Datos de contacto cambiados',
  message: 'Escribió un mensaje',
  revealed: (field: string) => `Abrió este dato: ${field}`,
  'decision-corrected': (lender: string, status: string) => `Decisión corregida: ${lender}, ${status}`,
  'decision-taken-back': 'Decisión corregida: ninguna institución ha decidido todavía',
  assigned: (colleague: string) => `A cargo de ${colleague}`,
  nobody: 'Ya no está a cargo de nadie',
  'hold-set': 'Retención legal puesta',
  'hold-lifted': 'Retención legal levantada',
};

// The next steps.
export const nextStep = 'Siguiente paso';
export const isOver = 'Esta solicitud terminó.';
export const recordADecision = 'Registrar una decisión';
export const moveTo = (status: string) => `Pasar a “${status}”`;
export const awaitsTerms = 'Podrá completarse una vez firmadas las condiciones de la institución.';
export const applicantIsTold =
  'Al solicitante se le avisa de cada paso en Mensajes y por correo. Solo el solicitante puede retirarla.';
export const correctTheDecision = 'Corregir la decisión';
export const moveQuestion = (from: string, to: string, canBeTakenBack: boolean) =>
  `De “${from}” a “${to}”. Al solicitante se le avisa de inmediato.${canBeTakenBack ? '' : ' Esto no se puede deshacer.'}`;
export const nothingMissing = 'En la lista no falta nada, así que al solicitante no le dice qué se espera.';
export const movesByItself =
  'Si pide el documento, o devuelve un archivo, la solicitud pasa aquí por sí sola.';
export const stillMissing = (documents: readonly string[]) =>
  `Aún faltan: ${documents.join(', ')}. La solicitud pasa aquí por sí sola en cuanto lleguen.`;
export const move = 'Cambiar estado';
export const reason = 'Motivo';
export const reasonOptional = 'Motivo (opcional)';
export const notRead = 'Para el historial; el solicitante no lo lee.';
export const statusChanged = 'Estado cambiado';

// A lender's decision.
export const decidedQuestion = (status: string) =>
  `Lo que decidió la institución de crédito. El estado actual es “${status}”; al solicitante se le avisa de inmediato. Un error se puede corregir después, y de eso también se le avisa.`;
export const recordDecision = 'Registrar decisión';
export const decisionRecorded = 'Decisión registrada';
export const correctionQuestion =
  'Al solicitante ya se le comunicó la decisión y se le comunicará la corrección. Lo que decía y por qué cambió quedan en el historial.';
export const correctDecision = 'Corregir decisión';
export const decisionCorrected = 'Decisión corregida';
export const whyCorrected = 'Por qué se corrige';
export const notDecided = 'Ninguna institución ha decidido todavía';
export const decision = 'Decisión';
export const lender = 'Institución de crédito';
export const lenderHint = 'Si falta una, se puede agregar en “Instituciones”.';
export const chooseLender = 'Elegir una institución';
export const principalReasons = 'Razones principales de la institución';
export const principalReasonsHint =
  'Una por línea. Obligatorias si la institución rechaza la solicitud (Reglamento B); el solicitante las lee.';
export const conditions = 'Condiciones (opcional)';
export const conditionsNeeded = 'Condiciones';
export const forTheApplicant = 'Para el solicitante.';
export const applicantsLanguage = 'Idioma del solicitante:';
export const whatIsRead = 'Lo que lee el solicitante';

// Documents.
export const documents = 'Documentos';
export const addDocument = 'Agregar un documento';
export const requestDocument = 'Pedir un documento';
export const acceptFiles = (count: number) =>
  `Aceptar ${counted(count, 'archivo sin revisar', 'archivos sin revisar')}`;
export const documentAccepted = 'Documento aceptado';
export const documentsAccepted = 'Documentos aceptados';
export const withdrawRequest = 'Ya no pedir';
export const withdrawRequestFor = (document: string) => `Ya no pedir: ${document}`;
export const otherFiles = 'Otros archivos';
export const sendTheDocumentBack = 'Devolver el documento';
export const sendBackQuestion = (type: string, fileName: string) =>
  `${type}: ${fileName}. Deja de contar y se le pide otro al solicitante.`;
export const sendBack = 'Devolver';
export const sendBackOf = (fileName: string) => `Devolver ${fileName}`;
export const whatIsWrong = 'Qué está mal';
export const applicantReadsThis = 'El solicitante lee esto.';
export const documentSentBack = 'Documento devuelto';
export const withdrawTheRequest = '¿Ya no pedir este documento?';
export const withdrawQuestion = (document: string) =>
  `Al solicitante se le avisa de que “${document}” ya no hace falta.`;
export const requestWithdrawn = 'Ya no se pide';
export const requestNote =
  'Queda como obligatorio en la lista del solicitante, y una solicitud en revisión lo espera.';
export const request = 'Pedir';
export const documentRequested = 'Documento pedido';
export const document = 'Documento';
export const documentHint = 'Por ejemplo: Peritaje de la embarcación';
export const noteForApplicant = 'Nota para el solicitante (opcional)';
export const addNote =
  'Para un documento que nos llegó de otra manera. Se revisa como los que carga el solicitante, quien lee que ya está aquí.';
export const add = 'Agregar documento';
export const documentAdded = 'Documento agregado';
export const whichDocument = 'Qué documento es';
export const chooseDocument = 'Elegir un documento';
export const file = 'Archivo';
export const fileHint = 'PDF, JPG o PNG, de 10 MB como máximo.';
export const howItReachedUs = 'Cómo nos llegó';
export const howItReachedUsHint = 'Para el historial, por ejemplo: llegó por correo postal el 3 de mayo.';
export const scans = {
  waiting: 'Se está revisando en busca de virus',
  infected: 'Rechazado por la revisión de virus',
};
export const reviews = { accepted: 'Aceptado', sent_back: 'Devuelto' };
export const view = 'Ver';
export const viewOf = (fileName: string) => `Ver ${fileName}`;
export const accept = 'Aceptar';
export const acceptOf = (fileName: string) => `Aceptar ${fileName}`;
export const close = 'Cerrar';
export const previousFile = 'Archivo anterior';
export const nextFile = 'Archivo siguiente';
export const openingIsKept = 'Queda registrado en la solicitud que usted lo abrió.';
export const download = 'Descargar';
export const pictureFailed = 'No se pudo abrir la imagen. Cierre esto e inténtelo de nuevo.';
export const fullSize = 'Tamaño completo';
export const noPdfReader = 'Este navegador no muestra archivos PDF en la página. Descárguelo para leerlo.';

// The lender's terms.
export const lendersTerms = 'Condiciones de la institución';
export const termsOf = (number: number) => `Condiciones ${number}`;
export const termsNumbered = (number: string) => `Condiciones de la institución ${number}`;
export const termsStates = {
  open: 'enviadas para firmar',
  signed: 'firmadas, por sellar',
  sealed: 'firmadas y selladas',
  refused: 'devueltas sin firmar',
};
export const choosePdf = 'Elija el PDF de la institución de crédito.';
export const termsSent = 'Condiciones enviadas';
export const lendersDocument = 'Documento de la institución';
export const lendersDocumentHint =
  'PDF, de 10 MB como máximo. El solicitante lo lee y lo firma en su página.';
export const sendToSign = 'Enviar para firmar';

// Messages and notes.
export const theLender = 'La institución de crédito';
export const theApplicant = 'El solicitante';
export const messages = 'Mensajes';
export const writeTo = (firstName: string) => `Escribir a ${firstName}`;
export const nothingWritten = 'Aún no se ha escrito nada.';
export const replyFrom = (firstName: string) => `Respuesta de ${firstName}`;
export const unanswered = 'Sin contestar';
export const noAnswerNeeded = 'No hace falta contestar';
export const waitsNoMore = 'Lo que ha leído ya no espera respuesta.';
export const isRead = ', leído';
export const isNotRead = ', aún sin leer';
export const readOnDashboard =
  'Se lee en la página del solicitante. El correo que sale solo dice que hay un mensaje.';
export const sendMessage = 'Enviar mensaje';
export const messageSent = 'Mensaje enviado';
export const inTheNameOf = 'En nombre de';
export const subject = 'Asunto';
export const message = 'Mensaje';
export const notes = 'Notas';
export const addANote = 'Agregar una nota';
export const teamAloneAll = 'Solo para el equipo; el solicitante nunca las lee.';
export const teamAlone = 'Solo para el equipo; el solicitante nunca la lee.';
export const keepNote = 'Guardar nota';
export const noteKept = 'Nota guardada';
export const note = 'Nota';

// The applicant's details.
export const application = 'Solicitud';
export const none = 'Ninguno';
export const correctContactDetails = 'Corregir datos de contacto';
export const purposeAndBasics = 'Propósito y datos básicos';
export const dateOrTimeline = 'Fecha o plazo';
export const service = 'Servicio o paquete';
export const estimatedAmount = 'Monto estimado';
export const personalInfo = 'Datos personales';
export const email = 'Correo electrónico';
export const phone = 'Teléfono';
export const address = 'Dirección';
export const streetAddress = 'Calle y número';
export const city = 'Ciudad';
export const state = 'Estado';
export const zipCode = 'Código postal';
export const citizenship = 'Ciudadanía';
export const employmentAndFinancials = 'Empleo y finanzas';
export const employment = 'Situación laboral';
export const profession = 'Profesión';
export const employer = 'Empleador';
export const employerPhone = 'Teléfono del empleador';
export const timeAtEmployer = 'Antigüedad en el empleo';
export const netIncome = 'Ingreso neto mensual';
export const otherIncome = 'Otros ingresos';
export const housing = 'Vivienda';
export const housingPayment = 'Pago mensual de vivienda';
export const creditScore = 'Puntaje de crédito estimado';
export const consentsGiven = (count: number) => `Consentimientos: ${count}`;
export const consentWas = (version: string, givenAt: string, from: string, browser: string) =>
  `Versión ${version}, ${givenAt}, desde ${from}, ${browser || 'un navegador que no se identificó'}`;
export const correctTheContact = 'Corregir los datos de contacto';
export const contactQuestion =
  'En nombre del solicitante, a quien se le avisa; una nueva dirección de correo recibe su propio enlace, y los enlaces anteriores dejan de funcionar.';
export const correct = 'Corregir';
export const contactCorrected = 'Contacto corregido';
export const contactReasonHint = 'Para el historial, por ejemplo: nos lo dijo por teléfono.';

// Sealed fields.
export const sealedFields = {
  ssnLast4: 'últimos 4 dígitos del Seguro Social',
  dateOfBirth: 'fecha de nacimiento',
};
export const showThe = (field: string) => `Mostrar: ${field}`;
export const coverThe = (field: string) => `Ocultar: ${field}`;
export const show = 'Mostrar';
export const cover = 'Ocultar';
export const showingIsKept =
  'Quién lo abre, cuándo y por qué queda registrado en la solicitud. Se oculta de nuevo después de un minuto.';
export const fieldOpened = 'Dato abierto';
export const recorded = 'Esto quedó registrado.';

// Results of calls.
export const nothingChanged = 'No hubo ningún cambio.';
export const contactIsCorrected = 'Los datos de contacto se corrigieron.';
export const decisionIsCorrected = 'La decisión se corrigió.';
export const seesTo = (colleague: string) => `La solicitud está a cargo de ${colleague}.`;
export const nobodySeesTo = 'La solicitud ya no está a cargo de nadie.';
export const noteIsKept = 'La nota se guardó.';
export const documentIsAdded = 'El documento se agregó.';
export const documentIsAccepted = 'El documento se aceptó.';
export const documentsAreAccepted = (count: number) =>
  counted(count, 'documento aceptado.', 'documentos aceptados.');
export const askedForAnother = 'Se le pidió otro al solicitante.';
export const requestIsWithdrawn = 'El documento ya no se pide.';
export const statusIsChanged = 'El estado se cambió.';
export const decisionIsRecorded = 'La decisión se registró.';
export const applicantIsAsked = 'Se le pidió al solicitante.';
export const messageIsSent = 'El mensaje se envió.';
export const applicationIsHeld = 'La solicitud está retenida.';
export const holdIsLifted = 'La retención se levantó.';
export const applicantKnows = 'Se le avisó al solicitante.';
export const termsNotRead = 'No se pudieron cargar las condiciones de la institución.';
export const lendersNotRead = 'No se pudo cargar la lista de instituciones.';
