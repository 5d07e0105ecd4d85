import { brand } from '#core/brand.ts';
import { counted } from '#words/amounts.ts';

export const heroPicture = 'Tres yates en sus amarres al sol de la tarde, con palmeras y la ciudad detrás';
export const heroTitle = 'Financiar un yate, con todo claro';
export const heroText =
  'Para un alquiler o para un yate propio. Presentamos su solicitud a instituciones de crédito independientes y le mantenemos al tanto. No somos una institución de crédito: deciden ellas.';
export const startApplication = 'Iniciar su solicitud';
export const talkFirst = 'Hablar antes con nosotros';

export const whyFinance = 'Por qué financian nuestros clientes';
export const costTitle = 'Menos pago inicial';
export const costText =
  'Reparta el precio entre las temporadas en que navega y deje que sus ahorros sigan trabajando.';
export const fastTitle = 'Precalificación rápida';
export const fastText = 'Una consulta de crédito preliminar le dice en qué punto está. No afecta su puntaje.';
export const openTitle = 'Proceso transparente';
export const openText = 'Cada etapa, documento y mensaje en una página propia, hasta la última firma.';

export const sixSteps = 'Seis pasos, ninguno a ciegas';
export const sixStepsLead = 'Cuatro de ellos son un formulario de pocos minutos.';
export const purposeStep = 'Propósito y datos básicos';
export const purposeText = 'Un alquiler o un yate propio, más o menos cuándo y más o menos cuánto.';
export const personalStep = 'Información personal';
export const personalText =
  'Quién es usted y dónde vive. De su número de Seguro Social, los últimos cuatro dígitos.';
export const incomeStep = 'Empleo y finanzas';
export const incomeText = 'A qué se dedica, cuánto gana y cuatro consentimientos en palabras sencillas.';
export const documentsStep = 'Documentos';
export const documentsText =
  'Identificación, comprobante de ingresos y comprobante de domicilio. Ahora, o más tarde en su panel.';
export const inquiryStep = 'Precalificación sin efecto en su puntaje';
export const inquiryText =
  'Da a las instituciones de crédito lo necesario para responder y no afecta su puntaje.';
export const decisionStep = 'Decisión y firma con la institución de crédito';
export const decisionText = 'La institución decide, le envía las condiciones y usted firma electrónicamente.';

export const mightCost = 'Cuánto podría costar al mes';
export const amountFinanced = 'Monto financiado';
export const inDollars = 'En dólares de EE. UU.';
export const months = 'Meses';
export const monthsHint = 'De 12 a 240';
export const yearlyRate = 'Tasa anual que espera';
export const yearlyRateHint = 'En porcentaje. Es su propio cálculo, no una oferta';
export const chooseBetween = (min: string, max: string) => `Elija entre ${min} y ${max}.`;
export const illustration = 'Un ejemplo, no una oferta';
export const eachMonth = 'Cada mes, alrededor de';
export const totalInterest = 'Total de intereses';
export const totalRepaid = 'Total a pagar';
export const estimateNote =
  'Calculado con las cifras que usted eligió, para cuotas mensuales iguales, sin comisiones ni pago inicial. No somos una institución de crédito: lo que le ofrezcan, si le ofrecen algo, viene de una institución independiente y depende de usted y de su estado.';

export const callTitle = 'Unos minutos ahora, una respuesta con la que puede hacer planes';
export const callText = `${brand.name} no es una institución de crédito. Las decisiones de crédito las toman instituciones independientes. Las tasas, las condiciones y la disponibilidad varían según el solicitante y el estado.`;

// The application, step by step.
export const financingApplication = 'Solicitud de financiamiento';
export const stepOf = (step: number, name: string) => `Paso ${step} de 4: ${name}`;
export const stepProgress = (step: number) => `Paso ${step} de 4`;
export const firstStep = 'Propósito y datos básicos';
export const secondStep = 'Información personal';
export const thirdStep = 'Empleo y finanzas';
export const fourthStep = 'Documentos';
export const lendersDecide = `${brand.name} no es una institución de crédito. Deciden instituciones independientes; las tasas, las condiciones y la disponibilidad varían según el solicitante y el estado.`;
export const welcomeBack =
  'Qué bueno tenerle de vuelta. Por su seguridad no guardamos su fecha de nacimiento, los dígitos de su Seguro Social ni los archivos que eligió; indíquelos una vez más.';
export const leaveFiles =
  'Los archivos que eligió no se han enviado y tendría que elegirlos de nuevo. ¿Salir de esta página?';
export const back = 'Atrás';
export const next = 'Siguiente';
export const pleaseChoose = 'Elija una opción';
export const needAttention = 'Hay campos que debe revisar.';
export const financingPurpose = 'Propósito del financiamiento';
export const desiredDate = 'Fecha o plazo que desea';
export const serviceSelected = 'Servicio o paquete elegido';
export const estimatedAmount = 'Monto estimado en dólares';
export const firstName = 'Nombre';
export const lastName = 'Apellido';
export const email = 'Correo electrónico';
export const phone = 'Teléfono';
export const streetAddress = 'Dirección';
export const city = 'Ciudad';
export const state = 'Estado';
export const stateHint = 'En línea recibimos solicitudes de estos cuatro. Si vive en otro lugar, escríbanos.';
export const zipCode = 'Código postal';
export const dateOfBirth = 'Fecha de nacimiento';
export const ssnLast4 = 'Últimos 4 dígitos de su Seguro Social (SSN)';
export const ssnHint = 'Para verificar su identidad. En este paso solo se piden los últimos 4.';
export const citizenship = 'Situación de ciudadanía';
export const employment = 'Situación laboral';
export const profession = 'Profesión';
export const employerName = 'Nombre del empleador';
export const employerPhone = 'Teléfono del empleador';
export const timeAtEmployer = 'Tiempo con el empleador';
export const noEmployerHint =
  '¿No tiene empleador? Escriba su propio negocio, su último empleador o su centro de estudios.';
export const noEmployerPhoneHint = 'Si no lo hay, puede ser su propio número.';
export const timeHint = 'Por ejemplo, 2 años y 6 meses';
export const creditScore = 'Puntaje de crédito estimado';
export const netIncome = 'Ingreso neto mensual';
export const otherIncome = 'Otros ingresos (opcional)';
export const housing = 'Situación de vivienda';
export const housingPayment = 'Pago mensual de vivienda';
export const requiredConsents = 'Consentimientos necesarios';
export const readWhatItMeans = 'Leer qué significa';
export const documentsLead =
  'PDF, JPG o PNG, de 10 MB como máximo por archivo. Lo que no tenga a mano puede agregarlo más tarde en su panel.';
export const uploaded = 'Cargado';
export const required = 'Obligatorio';
export const optional = 'Opcional';
export const chooseFiles = 'Elegir archivos';
export const chooseMoreFiles = 'Elegir más archivos';
export const filesChosen = (count: number) => counted(count, 'archivo elegido', 'archivos elegidos');
export const submitting = 'Enviando...';
export const submitApplication = 'Enviar solicitud';
export const applicationSubmitted = 'Solicitud enviada';
export const submitted = 'Su solicitud de financiamiento se envió correctamente.';
export const submissionFailed = 'No se pudo enviar';
export const submissionFailedText = 'Hubo un error al enviar su solicitud. Inténtelo de nuevo.';

// Messages for wrong fields of the application.
export const purposeMissing = 'Elija alquiler o compra';
export const dateMissing = 'Falta la fecha';
export const dateUnreal = 'Elija una fecha que exista';
export const datePast = 'Elija una fecha que no haya pasado';
export const serviceMissing = 'Falta el servicio';
export const serviceUnfit = 'Elija un servicio que corresponda al propósito';
export const amountMissing = 'Falta el monto estimado';
export const amountMalformed =
  'Escriba un monto en dólares con coma en los miles y punto en los centavos, por ejemplo $25,000 o $3,500.50';
export const firstNameMissing = 'Falta su nombre';
export const lastNameMissing = 'Falta su apellido';
export const emailInvalid = 'La dirección de correo electrónico no es válida';
export const phoneInvalid = 'El teléfono debe tener al menos 10 dígitos';
export const streetMissing = 'Falta la dirección';
export const cityMissing = 'Falta la ciudad';
export const stateMissing = 'Falta el estado';
export const zipInvalid = 'El código postal debe tener al menos 5 dígitos';
export const birthMissing = 'Falta la fecha de nacimiento';
export const birthUnreal = 'Escriba una fecha de nacimiento que exista';
export const tooYoung = 'El solicitante debe tener 18 años o más';
export const tooOld = 'Revise el año de nacimiento';
export const ssnMissing = 'Faltan los últimos 4 dígitos del Seguro Social';
export const citizenshipMissing = 'Falta la situación de ciudadanía';
export const employmentMissing = 'Falta la situación laboral';
export const professionMissing = 'Falta la profesión';
export const employerNameMissing = 'Falta el nombre del empleador';
export const employerPhoneMissing = 'Falta el teléfono del empleador';
export const timeMissing = 'Falta el tiempo con el empleador';
export const incomeMissing = 'Falta el ingreso neto mensual';
export const housingMissing = 'Falta la situación de vivienda';
export const housingPaymentMissing = 'Falta el pago mensual de vivienda';
export const creditScoreMissing = 'Falta el puntaje de crédito';
export const wordingChanged = 'El texto de los consentimientos ha cambiado. Léalos de nuevo y confirme.';
export const cannotStand = 'Esto no puede figurar en una solicitud';
export const messageMissing = 'Escriba un mensaje';
export const tooManyAttached = 'Adjunte 10 archivos como máximo';
export const attachedGone = 'Uno de los archivos adjuntos ya no está aquí';
export const addressMissing = 'Escriba su correo electrónico';
export const noSuchDocument = 'Esta solicitud no pide ese documento';
export const oneFile = 'Envíe los archivos de uno en uno';

// The choices of its lists.
export const charterFinancing = 'Financiamiento de un alquiler';
export const yachtAcquisition = 'Compra de un yate';
export const weekendCharter = 'Alquiler de fin de semana';
export const weekCharter = 'Alquiler de una semana';
export const specialEvent = 'Evento especial';
export const acquisition = 'Compra de yate';
export const toConfirm = 'Por confirmar';
export const florida = 'Florida';
export const california = 'California';
export const newYork = 'Nueva York';
export const texas = 'Texas';
export const usCitizen = 'Ciudadano de EE. UU.';
export const permanentResident = 'Residente permanente';
export const visaHolder = 'Titular de visa';
export const otherCitizenship = 'Otra';
export const employed = 'Empleado';
export const selfEmployed = 'Trabajador independiente';
export const contractor = 'Contratista';
export const retired = 'Jubilado';
export const student = 'Estudiante';
export const otherEmployment = 'Otra';
export const own = 'Propia';
export const rent = 'Alquilada';
export const otherHousing = 'Otra';
export const poorScore = 'Bajo (300–579)';
export const fairScore = 'Regular (580–669)';
export const goodScore = 'Bueno (670–739)';
export const veryGoodScore = 'Muy bueno (740–799)';
export const excellentScore = 'Excelente (800–850)';

// The consents. If you change a word, make a new version (domain/consents.ts).
export const softConsent = 'Acepto una consulta de crédito que no afecta mi puntaje, para la precalificación';
export const softWording = `Autorizo a ${brand.name} a transmitir esta solicitud a instituciones de crédito independientes, y a esas instituciones a obtener información de mi informe de crédito mediante una consulta preliminar (“soft inquiry”), con el único fin de la precalificación. Una consulta preliminar no afecta mi puntaje de crédito. La institución que quiera hacer una consulta que sí lo afecte (“hard inquiry”) debe pedírmelo antes.`;
export const softMissing = 'Se necesita su consentimiento';
export const callConsent = 'Acepto que me llamen y me envíen mensajes de texto sobre esta solicitud (TCPA)';
export const callWording = `Acepto que ${brand.name} y las instituciones de crédito que consideren esta solicitud me llamen y me envíen mensajes de texto sobre ella al número de teléfono que he indicado como propio, también por medios automáticos. Este consentimiento no es condición de ninguna compra. Pueden aplicarse tarifas de mensajes y datos. Puedo retirarlo en cualquier momento si respondo STOP a un mensaje de texto o escribo a ${brand.name}.`;
export const callMissing = 'Se necesita el consentimiento TCPA';
export const signConsent = 'Acepto recibir y firmar documentos electrónicamente (ESIGN)';
export const signWording = `Acepto recibir las divulgaciones y los documentos de esta solicitud de forma electrónica, en la dirección de correo electrónico que he indicado y en este sitio web, y firmar electrónicamente. Necesito un navegador y un programa que abra archivos PDF, y tengo ambos. Puedo pedir copias en papel, y retirar este consentimiento para el futuro, si escribo a ${brand.name}.`;
export const signMissing = 'Se necesita el consentimiento de firma electrónica';
export const reportConsent = 'He leído el aviso de la Ley de Informe Imparcial de Crédito (FCRA)';
export const reportWording =
  'Las instituciones de crédito pueden usar un informe del consumidor sobre mí al decidir sobre esta solicitud. Si una institución toma una decisión adversa a causa de él, debe decírmelo y nombrar la agencia de informes del consumidor. Tengo entonces derecho a una copia gratuita del informe, si se la pido a la agencia en un plazo de 60 días a partir de esa comunicación, y a disputar ante ella lo que sea inexacto o esté incompleto en él.';
export const reportMissing = 'Confirme que ha leído el aviso FCRA';

// Documents and files.
export const governmentId = 'Identificación oficial';
export const governmentIdNote = 'Licencia de conducir por ambos lados, o pasaporte';
export const proofOfIncome = 'Comprobante de ingresos';
export const proofOfIncomeNote = 'Recibos de pago recientes o declaración de impuestos';
export const proofOfAddress = 'Comprobante de domicilio';
export const proofOfAddressNote = 'Recibo de servicios o estado de cuenta';
export const bankStatements = 'Estados de cuenta';
export const bankStatementsNote = 'De los últimos 2 o 3 meses';
export const attachment = 'Adjunto';
export const isUploaded = 'Cargado correctamente';
export const isOptional = 'Documento opcional';
export const isPending = 'Obligatorio: cárguelo, por favor';
export const kindNotTaken = 'Elija un archivo PDF, JPG o PNG.';
export const tooLarge = 'Ese archivo pesa más de 10 MB. Elija uno más pequeño.';
export const emptyFile = 'Ese archivo está vacío. Elija otro.';
export const brokenHere = 'Algo falló de nuestro lado. Inténtelo de nuevo.';
export const accessEnded =
  'Su sesión terminó. Inicie sesión en otra pestaña, o abra el enlace que le enviamos por correo, e inténtelo de nuevo aquí.';
export const unreached = 'No pudimos comunicarnos con el sitio. Revise su conexión e inténtelo de nuevo.';
export const remove = 'Quitar';
export const removeNamed = (file: string) => `Quitar ${file}`;
export const cancelNamed = (file: string) => `Cancelar ${file}`;
export const isBeingSent = (file: string) => `Se está enviando ${file}`;
export const tryAgain = 'Intentar de nuevo';

// The applicant’s own page.
export const yourApplication = 'Su solicitud';
export const notLoaded = 'No pudimos abrir su solicitud. No se ha perdido nada; inténtelo de nuevo.';
export const loading = 'Abriendo su solicitud...';
export const notFound = 'Solicitud no encontrada';
export const noneYet = 'Aún no hay ninguna solicitud';
export const notFoundText =
  'No encontramos esa solicitud aquí. Si es suya, inicie sesión o ábrala con el enlace que le enviamos por correo. Podemos enviarle uno nuevo.';
export const noneYetText =
  'Cuando presente su solicitud, esta página mostrará en qué etapa está, qué falta y cada mensaje.';
export const applyAgain = 'Presentar otra solicitud';
export const apply = 'Solicitar financiamiento';
export const howItWorks = 'Cómo funciona el financiamiento';
export const home = 'Inicio';
export const demo = 'Ejemplo';
export const demoApplication = 'Una solicitud de ejemplo';
export const demoTitle = 'Lo que ve es un ejemplo.';
export const demoText =
  'La persona, las cifras y los mensajes son inventados, y desde aquí no se puede enviar nada. Cuando presente su solicitud, esta página mostrará la suya.';
export const anExample = 'Esto es un ejemplo';
export const anExampleText = 'Con una solicitud propia, lo haría aquí.';
export const summary = 'Resumen de la solicitud';
export const applicant = 'Solicitante';
export const purpose = 'Propósito';
export const amount = 'Monto solicitado';
export const requested = (amount: string) => `${amount} solicitados`;
export const submittedOn = 'Enviada';
export const notAvailable = 'No disponible';
export const applicationId = 'Número de solicitud';
export const actions = 'Acciones';
export const editContact = 'Cambiar datos de contacto';
export const withdrawApplication = 'Retirar la solicitud';
export const notALender = `${brand.name} no es una institución de crédito. Las decisiones de crédito las toman instituciones independientes. Las tasas, las condiciones y la disponibilidad varían según el solicitante y el estado.`;
export const declinedTitle = 'Estado de la solicitud: rechazada';
export const declinedText =
  'La respuesta de esta institución no es la última palabra. Lo que más suele cambiarla:';
export const improveScore = 'Mejorar su puntaje de crédito';
export const reduceDebt = 'Reducir sus deudas';
export const coSigner = 'Considerar un aval';
export const alternatives = 'Buscar otro financiamiento';
export const talkItThrough = 'Hablarlo con nosotros';
export const withdrawTitle = '¿Retirar su solicitud?';
export const withdrawText =
  'Una vez retirada, no se enviará a ninguna institución de crédito, y los archivos que cargó se borrarán, salvo que la ley nos obligue a conservarlos. Esto no se puede deshacer; puede presentar otra solicitud cuando quiera.';
export const withdrawSignedText =
  'Usted firmó las condiciones de la institución de crédito. Al retirar la solicitud termina nuestra parte, pero no lo que firmó: escriba también a la institución. Los archivos que cargó se borrarán, salvo que la ley nos obligue a conservarlos. Esto no se puede deshacer.';
export const keepIt = 'Conservarla';
export const withdrawNow = 'Retirar solicitud';
export const applicationWithdrawn = 'Solicitud retirada';
export const withdrawn = 'Su solicitud se retiró correctamente.';
export const withdrawalFailed = 'No se pudo retirar';
export const withdrawalFailedText = 'Hubo un error al retirar su solicitud. Inténtelo de nuevo.';
export const editContactTitle = 'Cambiar datos de contacto';
export const editContactText = 'Desde ahora escribimos a la dirección de correo que indique aquí.';
export const save = 'Guardar';
export const contactIsAnother =
  'Sus datos de contacto cambiaron desde que abrió este formulario. Guarde de nuevo para reemplazar lo que hay ahora:';
export const contactSaved = 'Datos de contacto guardados';
export const detailsSaved = 'Sus datos de contacto se guardaron.';
export const nothingChanged = 'No hubo ningún cambio.';
export const timeline = 'Etapas de la solicitud';
export const stageOf = (stage: number, of: number, name: string) => `Etapa ${stage} de ${of}: ${name}`;
export const stageSubmitted = 'Enviada';
export const stageSoftCheck = 'Consulta preliminar';
export const stageUnderwriting = 'Evaluación';
export const stageDecision = 'Decisión';
export const stageTerms = 'Condiciones';
export const stageSigning = 'Firma electrónica';
export const stageComplete = 'Completa';
export const checklist = 'Lista de documentos';
export const otherFiles = 'Otros archivos';
export const upload = 'Cargar';
export const addAnother = 'Agregar otro';
export const fileFor = (card: string) => `Archivo para ${card}`;
export const beingChecked = (file: string) => `${file}, en revisión`;
export const sentBack = (why: string) => `Devuelto: ${why}`;
export const removeFileTitle = '¿Quitar este archivo?';
export const removeFileText = (file: string) => `“${file}” se borrará. Puede cargar otro cuando quiera.`;
export const keepFile = 'Conservarlo';
export const removeFile = 'Quitar archivo';
export const documentRemoved = 'Documento quitado';
export const fileTakenOff = 'El archivo se quitó.';
export const notRemoved = 'No se quitó';
export const uploadFailed = 'No se pudo cargar';
export const documentUploaded = 'Documento cargado';
export const documentUploadedText = 'Su documento se cargó correctamente.';
export const messages = 'Mensajes y pendientes';
export const loadingMessages = 'Abriendo sus mensajes…';
export const messagesFailed = 'No se pudieron abrir sus mensajes.';
export const noMessages = 'Por ahora está todo listo. Le avisaremos si piden algo más.';
export const reply = 'Responder';
export const unread = 'Sin leer';
export const lender = 'Institución de crédito';
export const you = 'Usted';
export const markedRead = 'Marcado como leído.';
export const replySent = 'Respuesta enviada';
export const replySentText = 'Su respuesta se envió.';
export const yourReply = 'Su respuesta';
export const sendReply = 'Enviar respuesta';
export const attachDocument = 'Adjuntar un documento';
export const myFinancing = 'Mi financiamiento';
export const submittedAt = (when: string) => `Enviada el ${when}`;
export const newMessages = (count: number) => counted(count, 'mensaje nuevo', 'mensajes nuevos');
export const open = 'Abrir';
export const openOf = (when: string) => `Abrir la solicitud del ${when}`;

// Its mailed link.
export const linkSpent = 'Este enlace ya no funciona';
export const linkOver =
  'Los enlaces funcionan durante 14 días, y este ya venció. Podemos enviar uno nuevo al correo de su solicitud.';
export const linkBroken =
  'Quizá no se copió entero, o su correo electrónico ha cambiado desde entonces. Podemos enviar uno nuevo al correo de su solicitud.';
export const cookiesRefused =
  'Su navegador rechaza las cookies, y sin ellas no puede abrir su solicitud. Permita las cookies de este sitio e inténtelo de nuevo.';
export const emailOfApplication = 'Correo electrónico de la solicitud';
export const emailLink = 'Enviarme el enlace';
export const emailNewLink = 'Enviarme un enlace nuevo';
export const newLinkSent = 'Un enlace nuevo va en camino al correo de su solicitud.';
export const linkIfAny = 'Si hay una solicitud con esa dirección, su enlace va en camino.';

// The statuses of an application.
export const unknownStatus = 'Desconocido';
export const draft = 'Borrador';
export const needsDocuments = 'Faltan documentos';
export const underReview = 'En revisión';
export const conditionallyApproved = 'Aprobada con condiciones';
export const approved = 'Aprobada';
export const declined = 'Rechazada';
export const finalizing = 'Finalizando';
export const complete = 'Completa';
export const statusWithdrawn = 'Retirada';
export const documentsNeeded = 'Se necesitan documentos';
export const documentsNeededText = 'La evaluación espera documentos. La lista de esta página muestra cuáles.';
export const documentsNeededBesides = 'La evaluación espera documentos. Le escribiremos para decirle cuáles.';
export const reviewBegins = 'Su solicitud está en revisión';
export const reviewBeginsText =
  'Su solicitud está completa y pasó a evaluación. Primero viene una consulta de crédito preliminar, que no afecta su puntaje.';
export const reviewBeginsEarly =
  'Su solicitud pasó a evaluación. Primero viene una consulta de crédito preliminar, que no afecta su puntaje. Mientras tanto puede cargar lo que la lista aún pide.';
export const reviewGoesOn = 'Ya no falta nada, y la evaluación de su solicitud continúa.';
export const reviewGoesOnEarly =
  'La evaluación de su solicitud continúa. Mientras tanto puede cargar lo que la lista aún pide.';
export const approvedOnConditionsText =
  'La institución de crédito aprueba su solicitud con condiciones. Se indican en esta conversación.';
export const conditionallyApprovedNews = 'Aprobada con condiciones';
export const approvedText =
  'La institución de crédito aprobó su solicitud. Lo que sigue son sus condiciones: las leerá y firmará en esta página.';
export const lendersDecision = 'La decisión de la institución de crédito';
export const declinedNews =
  'La institución de crédito rechazó esta solicitud. Le enviará las razones por escrito, como exige la ley; en esta página encontrará lo que puede ayudar.';
export const readyToSign = 'Lista para firmar';
export const readyToSignText =
  'Se están completando los documentos. Lo que hay que firmar, y lo firmado, está en esta página.';
export const beingFinalized = 'Se está finalizando';
export const beingFinalizedText =
  'La institución está completando los documentos. Lo que firmó está en esta página.';
export const completeText = 'Todo está firmado. Gracias; desde aquí sigue la institución de crédito.';
export const withdrawnNews = 'Solicitud retirada';
export const withdrawnText = 'Usted retiró esta solicitud.';
export const filesDeleted = 'Los archivos que cargó se borraron.';
export const signedStands =
  'Lo que firmó con la institución de crédito no termina con esto. Escríbale también a ella.';
export const lenderNamed = (lender: string) => `Institución de crédito: ${lender}.`;
export const lendersReasons = (reasons: string) => `Las razones de la institución: ${reasons}.`;

// The messages to the applicant, shown on that page.
export const weHaveIt = 'Tenemos su solicitud';
export const weHaveItText =
  'Gracias. En cuanto estén aquí su identificación oficial y sus comprobantes de ingresos y de domicilio, su solicitud pasa automáticamente a evaluación. Lo que se le pida quedará escrito aquí, y le avisaremos por correo.';
export const contactChanged = 'Datos de contacto cambiados';
export const contactChangedText =
  'Sus datos de contacto se cambiaron como lo pidió. Si no fue usted, llámenos.';
export const contactCorrectedText = 'Corregimos sus datos de contacto. ¿Hay algo que no esté bien? Llámenos.';
export const decisionCorrected = 'La decisión de la institución, corregida';
export const decisionCorrectedText =
  'Lo que le dijimos antes sobre la decisión no era correcto. Guíese por esto.';
export const notDecidedYet = 'Ninguna institución ha decidido todavía sobre su solicitud; está en revisión.';
export const sendAgain = 'Hay que enviar de nuevo un documento';
export const sendAgainText = (card: string, why: string) => `Cargue de nuevo “${card}”: ${why}`;
export const sendAgainInReply = (why: string) => `Envíe de nuevo el archivo con una respuesta aquí: ${why}`;
export const notNeeded = 'Un documento ya no hace falta';
export const notNeededText = (card: string) => `Ya no necesita cargar “${card}”.`;
export const notNeededInReply = 'Ya no necesita enviar de nuevo el archivo.';
export const needed = 'Se necesita un documento';
export const neededText = (card: string, note: string) =>
  `Cargue, por favor: ${card}${note ? ` (${note})` : ''}.`;
export const added = 'Se agregó un documento';
export const addedText = (card: string) =>
  `Agregamos por usted un archivo a su solicitud: “${card}”. No necesita cargarlo.`;
export const refusedFile = 'Se rechazó un archivo';
export const refusedFileText = (card: string) =>
  `Un archivo para “${card}” no pasó nuestra revisión de virus y se borró. Cárguelo de nuevo, desde otro dispositivo si puede.`;

// Mails to the applicant.
export const openYours = 'Abrir su solicitud';
export const applicationOf = (day: string, end: string) => `Solicitud del ${day}, n.º …${end}`;
export const linkIsYours =
  'El enlace es solo para usted: quien lo tenga puede ver su solicitud. No reenvíe este correo.';
export const mailNotALender = `${brand.name} no es una institución de crédito. Las decisiones de crédito las toman instituciones independientes; las tasas, las condiciones y la disponibilidad varían según el solicitante y el estado.`;
export const receivedSubject = 'Tenemos su solicitud de financiamiento';
export const receivedPreview = 'Con tres documentos queda completa; luego empieza la evaluación.';
export const receivedText =
  'Gracias por su solicitud de financiamiento. En cuanto cargue su identificación oficial y sus comprobantes de ingresos y de domicilio, pasa automáticamente a evaluación.';
export const receivedPage =
  'Su propia página muestra en qué etapa está, qué falta todavía y cada mensaje de la evaluación.';
export const newsHeading = 'Novedades de su solicitud';
export const newsPreview = 'Hay novedades de su solicitud.';
export const decidedSubject = 'La institución de crédito decidió sobre su solicitud';
export const decidedText =
  'La institución de crédito ya decidió. Puede leer la decisión en la página de su solicitud.';
export const newsSubject = (status: string) => `Su solicitud de financiamiento: ${status}`;
export const movedOn = 'Su solicitud de financiamiento avanzó.';
export const status = 'Estado';
export const correctionSubject = 'Una corrección de la decisión sobre su solicitud';
export const correction = 'Una corrección';
export const correctionPreview = 'Lo que le dijimos de la decisión de la institución no era correcto.';
export const correctionText =
  'Lo que le dijimos de la decisión de la institución no era correcto. Lea lo correcto en la página de su solicitud.';
export const messageSubject = 'Un mensaje sobre su solicitud de financiamiento';
export const messageHeading = 'Un mensaje para usted';
export const messagePreview = 'Hay un mensaje sobre su solicitud.';
export const messageText =
  'Hay un mensaje nuevo sobre su solicitud de financiamiento. Puede responderlo allí.';
export const linkSubject = 'El enlace a su solicitud de financiamiento';
export const linkHeading = 'Un enlace nuevo a su solicitud';
export const linkPreview = 'Abre su solicitud durante 14 días.';
export const linkText =
  'Alguien, esperamos que usted, pidió un enlace nuevo a su solicitud de financiamiento. Funciona durante 14 días.';
export const linkNotAsked = '¿No lo pidió? No necesita hacer nada.';
export const contactHeading = 'Se cambiaron sus datos de contacto';
export const contactPreview = 'Se cambiaron los datos de contacto de su solicitud.';
export const contactNew = 'Desde ahora le escribimos a esta dirección sobre su solicitud de financiamiento.';
export const contactOld =
  'Desde ahora escribimos a otra dirección sobre su solicitud de financiamiento. Si no fue usted, llámenos de inmediato.';

// The demonstration, and the answer when a draft is deleted.
export const demoReceivedText =
  'Gracias. En cuanto estén aquí su identificación oficial y sus comprobantes de ingresos y de domicilio, su solicitud pasa automáticamente a evaluación.';
export const demoQuestion = 'Una pregunta sobre sus ingresos';
export const demoQuestionText =
  '¿Podría enviar la segunda página de su última declaración de impuestos? La primera se lee bien.';
export const draftForgotten = 'La solicitud sin terminar se borró.';

// The lender's terms.
export const lendersTerms = 'Las condiciones de la institución de crédito';
export const termsToSign = 'Condiciones por firmar';
export const termsToSignText =
  'Ya están aquí las condiciones de la institución de crédito. Léalas en esta página, acepte firmar electrónicamente y firme.';
export const termsSigned = 'Condiciones firmadas';
export const termsTakenBack = 'Condiciones retiradas';
export const termsTakenBackText =
  'No fue posible abrir las condiciones de la institución de crédito que le enviamos, así que todavía no hay nada que firmar. Se las enviaremos de nuevo.';
export const termsSentBack = 'Condiciones devueltas';
export const termsSentBackText = 'He devuelto las condiciones sin firmar.';
export const termsSignedText =
  'Usted firmó las condiciones de la institución de crédito. El documento sellado está en esta página, para que lo abra y lo conserve.';

// Messages for wrong fields in staff's forms.
export const reasonMissing = 'Indique el motivo';
export const decisionMissing = 'Elija qué decidió la institución de crédito';
export const reasonsMissing = 'Indique las razones principales de la institución de crédito';
export const conditionsMissing = 'Indique las condiciones de la institución';
export const reasonEmpty = 'Una de las razones está vacía';
export const tooManyReasons = 'Indique 10 razones como máximo';
export const whyMissing = 'Diga por qué se corrige';
export const documentTypeMissing = 'Elija qué documento es';
export const fileMissing = 'Elija un archivo';
export const documentNameMissing = 'Escriba el nombre del documento';
export const wrongMissing = 'Indique qué está mal';
export const subjectMissing = 'Escriba un asunto';
export const noteMissing = 'Escriba una nota';
