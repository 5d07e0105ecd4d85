import { ended } from '#words/ended.ts';

// Sobre el papel. Redacción nuestra, un modelo: el abogado del propietario la aprueba antes de usarla (docs/owner.md).
export const paperTitle = (isBareboat: boolean) =>
  isBareboat ? 'Contrato de alquiler a casco desnudo' : 'Contrato de alquiler con capitán y tripulación';
export const amendmentTitle = (number: number) => `Modificación n.º ${number} del contrato de alquiler`;
export const captainTitle = 'Contrato entre el arrendatario y el capitán';
export const ownCaptainTitle = 'Declaración del arrendatario que es el capitán';
export const license = 'Licencia';
export const licenseUntil = 'Válida hasta';
export const captainChosen = 'Cómo se eligió al capitán';
export const captainChosenText =
  'El arrendatario ha elegido libremente al capitán, entre dos por lo menos o nombrándolo, y puede elegir a otro en cualquier momento antes de la salida. El propietario del yate no es parte de este contrato y no ha contratado ni asignado al capitán.';
export const ownCaptainText =
  'El arrendatario es el capitán: manda el yate en persona durante el alquiler, con la licencia arriba indicada, no contrata a nadie para ello y nadie le paga por ello. Al final devuelve el yate al propietario, y no recibe órdenes del propietario.';
export const electronicAloneText =
  'Esto se firma electrónicamente. Cada paso se guarda con hora, dirección y navegador; el certificado al final los enumera y un sello muestra cualquier cambio posterior.';
export const amendmentText = (before: string) =>
  `Sustituye al contrato entre las mismas partes con el número ${before} y se lee por sí sola.`;
export const page = 'Página';
export const pageOf = 'de';
export const documentNumber = 'Documento';
export const parties = 'Las partes';
export const ownerSide = 'Por el propietario';
export const charterer = 'Arrendatario';
export const captain = 'Capitán';
export const yacht = 'Yate';
export const departure = 'Salida';
export const comesBack = 'Regreso';
export const place = 'Lugar';
export const arriveBy = 'Llegar antes de';
export const guests = 'Invitados como máximo';
export const requestNumber = 'Número de solicitud';
export const theCharter = 'El alquiler';
export const thePrice = 'El precio';
export const baseLine = (hours: number) => `Yate, ${hours} ${hours === 1 ? 'hora' : 'horas'}`;
export const gratuityLine = (percent: string) => `Propina (${percent})`;
export const taxLine = (percent: string) => `Impuesto sobre las ventas (${percent})`;
export const apaLine = (percent: string) => `Anticipo para gastos a bordo, APA (${percent})`;
export const total = 'Total';
export const payment = 'Pago';
export const paymentText = (percent: number, deposit: string, balance: string, due: string, apa: string) =>
  `Al aceptar la cotización, o al confirmarse el alquiler, se paga un depósito del ${percent}%, ${deposit}. El saldo de ${balance}${apa ? ` y el APA de ${apa} se pagan` : ' se paga'} ${due}.`;
export const withDeposit = 'junto con el depósito';
export const byInstant = (instant: string) => `a más tardar el ${instant}, hora de Miami`;
export const apa = 'Anticipo para gastos a bordo (APA)';
export const apaText =
  'El APA es dinero del arrendatario en manos del capitán. Con él se pagan al costo, contra recibos, el combustible, la comida, las bebidas, el atraque y gastos similares. Lo que sobra después del alquiler vuelve al arrendatario; lo que falta lo paga el arrendatario antes de dejar el yate.';
export const noApaText =
  'El combustible del recorrido habitual está incluido en el precio. Lo que el arrendatario pida además se cobra al costo, contra recibos.';
export const noApaBareboatText =
  'No se paga APA por adelantado. El arrendatario paga directamente el combustible, la comida, el atraque y las tasas portuarias.';
export const cancelling = 'Cancelación';
export const cancellingText = (fee: number) =>
  `El arrendatario puede cancelar en cualquier momento antes de la salida. Con siete días o más de anticipación se devuelve lo pagado, incluidos la propina y, si lo hay, el APA, menos el ${fee}%; con 72 horas o más, la mitad; después, o si nadie se presenta a bordo, nada. Si el capitán suspende el alquiler por el clima o la seguridad, o el propietario no puede entregar el yate, las partes buscan otro día y, si no lo hay, se devuelve todo lo pagado.`;
export const command = 'Capitán y tripulación';
export const commandCrewed =
  'El propietario pone a disposición el yate con capitán y tripulación, a quienes emplea y paga. Solo el capitán decide sobre la ruta, la velocidad, el clima y la seguridad, y puede dar por terminado el alquiler si alguien pone en peligro a las personas a bordo.';
export const commandBareboat =
  'El propietario entrega la posesión, el mando y la navegación del yate durante todo el alquiler. El arrendatario ha elegido libremente al capitán entre dos por lo menos, o lo ha nombrado, lo contrata y le paga con un contrato aparte, y puede despedirlo con causa justificada y tomar a otro que esté calificado y asegurado para el yate. El propietario no le da órdenes al capitán. Durante ese tiempo el arrendatario es el dueño del yate (owner pro hac vice) y responde por él como tal. La comida, el combustible, el atraque y las tasas portuarias son a cargo del arrendatario.';
export const aboard = 'Quién sube a bordo';
export const aboardText = (guests: number) =>
  `En ningún momento puede haber a bordo más de ${guests} ${guests === 1 ? 'invitado' : 'invitados'}, contando a los niños, y nunca más de los que la ley permite a este yate en este tipo de alquiler. El capitán debe negarse a embarcar a quien esté de más.`;
export const conduct = 'Lo que no se hace';
export const conductText =
  'Ni drogas ilegales, ni armas, ni comercio ilícito, ni subalquiler. A nadie menor de 21 años se le sirve alcohol. Los daños que causen el arrendatario o sus invitados, más allá del desgaste normal, los paga el arrendatario.';
export const damageHold = 'Depósito por daños';
export const damageHoldText = (amount: string) =>
  `Desde 48 horas antes de la salida se retienen ${amount} en la tarjeta del arrendatario o se depositan con el propietario. No es un pago ni parte del precio. Se libera después del regreso; solo puede cobrarse de ese monto lo que cuesten los daños causados por el arrendatario o un invitado más allá del desgaste normal, y se le explica por qué al arrendatario. Sin este depósito el yate no zarpa.`;
export const risk = 'Seguro y riesgos';
export const riskText =
  'El propietario mantiene el yate asegurado por casco y responsabilidad civil y lo demuestra si se le pide. Estar en el agua tiene peligros que el cuidado por sí solo no elimina; cada adulto a bordo firma una declaración sobre ellos. Nada de lo aquí escrito quita un derecho al que la ley no permite renunciar.';
export const law = 'Ley aplicable';
export const lawText =
  'Rige el derecho marítimo general de los Estados Unidos y, junto a él, la ley de Florida. Las controversias se llevan ante los tribunales del condado de Miami-Dade.';
export const whole = 'El contrato completo';
export const wholeText =
  'Esto es todo lo que las partes han acordado. Solo se cambia mediante una modificación que ambas firmen de la misma manera. Donde una traducción diga otra cosa, decide el texto en inglés.';
export const electronic = 'Firma electrónica';
export const electronicText =
  'Ambas partes firman electrónicamente. Cada paso se guarda con hora, dirección y navegador; el certificado al final los enumera, y un sello muestra cualquier cambio posterior.';
export const captainDuties = 'Lo que hace el capitán';
export const captainDutiesText =
  'El capitán trabaja para el arrendatario, gobierna el yate para él durante el alquiler, tiene una licencia válida para el yate y lo devuelve al propietario al terminar. No recibe órdenes de nadie más que del arrendatario, y ninguna contra la seguridad o la ley.';
export const captainPay = 'Lo que cobra el capitán';
export const captainPayText = (fee: string) =>
  `El arrendatario paga al capitán ${fee} por el alquiler, directamente. Ninguna parte va al propietario, y nada del precio del yate va al capitán.`;
export const captainFeeOpen = 'los honorarios que acuerden entre ellos';
export const captainEnds = 'Despido del capitán';
export const captainEndsText =
  'El arrendatario puede despedir al capitán con causa justificada en cualquier momento en puerto, paga el tiempo trabajado y toma a otro capitán calificado antes de continuar.';

// El certificado al final.
export const certificateTitle = 'Certificado de firma';
export const certificateText =
  'Esta página enumera lo que se hizo con el documento que la precede. Cada línea nombra el hash de la anterior; ninguna puede cambiarse ni omitirse sin que la siguiente lo muestre.';
export const documentHash = 'SHA-256 del documento que se mostró y se firmó';
export const chainEnd = 'Hash de la última línea';
export const checkAt = 'Compruébelo en';
export const theSteps = 'Los pasos';
export const eventMade = 'Documento creado';
export const eventSent = 'Enviado a quien firma';
export const eventSeen = 'Página de firma vista';
export const eventOpened = 'Documento abierto';
export const eventConsented = 'Aceptó registros y firmas electrónicas';
export const eventSigned = 'Firmado';
export const eventCountersigned = 'Firmado en nombre del propietario';
export const eventRefused = 'Rechazado';
export const eventVoided = 'Retirado';
export const eventSealed = 'Sellado';
export const eventCaptainSigned = 'Firmado por el capitán';
export const eventEnded = 'Terminado: ya no rige';
export const sealReason = 'Sellado después de todas las firmas; cualquier cambio posterior se nota';

// En la página donde se firma.
export const sectionTitle = 'Su contrato';
export const captainSection = 'El contrato con su capitán';
export const ownCaptainSection = 'Su declaración como capitán';
export const captainWaiting = 'Usted ya firmó. Ahora firma su capitán.';
export const captainRefused = 'Volvió sin firmar. Elija de nuevo a un capitán.';
export const captainHasRefused = 'Se devolvió sin firmar. El arrendatario ya está avisado.';
export const sealedAlone = (date: string) => ended(`Firmado y sellado el ${date}`);
export const beingMade = 'Estamos preparando el documento. Estará aquí en un momento.';
export const onHold =
  'Su contrato está en espera: primero revisaremos con usted el número de invitados y le escribiremos.';
export const toSign = 'Son tres pasos: léalo, acepte firmar electrónicamente y firme.';
export const readStep = 'Lea el documento';
export const readHint = (pages: number) =>
  `Un PDF de ${pages} ${pages === 1 ? 'página' : 'páginas'}. Se abre en otra pestaña.`;
export const openDocument = 'Abrir el documento (PDF)';
export const openedDone = 'Ya lo abrió.';
export const consentStep = 'Acepte los registros electrónicos';
export const consentText =
  'Puede firmar y recibir este documento electrónicamente, o pedírnoslo en papel sin costo; llámenos o escríbanos. Su aceptación vale solo para este documento y puede retirarla hasta que firme. Necesita un navegador y un programa que abra archivos PDF: al abrir el documento se ha visto que los tiene. Puede guardarlo e imprimirlo cuando quiera, y nosotros guardamos una copia para usted.';
export const consentLabel = 'Pude abrir el documento y acepto firmarlo y recibirlo electrónicamente.';
export const consentButton = 'Acepto';
export const consentedDone = 'Ha aceptado los registros electrónicos.';
export const signStep = 'Firme';
export const yourName = 'Su nombre completo';
export const signHint =
  'El nombre que escriba es su firma. Lo guardamos con la hora, su dirección IP y su navegador.';
export const signButton = 'Firmar el documento';
export const nameMissing = 'Escriba su nombre completo.';
export const consentMissing = 'Marque primero la casilla.';
export const refuseButton = 'No quiero firmar esto';
export const refuseTitle = '¿Qué debería ser distinto?';
export const refuseText =
  'Lo sabremos de inmediato y le escribiremos. Mientras tanto su reserva sigue igual.';
export const refuseTermsText =
  'Lo sabremos de inmediato y le escribiremos. Mientras tanto su solicitud sigue igual.';
export const refuseCaptainText =
  'A su capitán no se le pide la firma. Su reserva sigue igual y aquí elige de nuevo a un capitán.';
export const refuseOwnText = 'Su reserva sigue igual y aquí elige de nuevo a un capitán.';
export const captainRefuseText =
  'El arrendatario y nosotros lo sabremos de inmediato, con lo que usted escriba.';
export const refuseSend = 'Devolverlo sin firmar';
export const signedWaiting =
  'Usted ya firmó. Ahora firmamos nosotros, y recibirá el documento terminado por correo.';
export const sealing = 'Ambas partes firmaron. Se está sellando el documento terminado.';
export const sealingAlone = 'Usted ya firmó. Se está sellando el documento terminado.';
export const sealedDone = (date: string) => ended(`Firmado por ambas partes y sellado el ${date}`);
export const openSealed = 'Abrir el documento firmado (PDF)';
export const verifyLink = 'Comprobar que no ha cambiado';
export const refusedDone = 'Lo devolvió sin firmar. Le escribiremos al respecto.';
export const replaces = 'Algo cambió desde que firmó. Esta modificación sustituye a lo que firmó antes.';
export const inLanguage = 'Leerlo en';
export const earlier = 'Firmados antes';
export const noScripts =
  'Los documentos se firman con JavaScript, que está desactivado en este navegador. Pídanos este en papel.';

// Por correo.
export const mailSubject = (what: string) => `Por favor, firme: ${what}`;
export const mailHeading = 'Su contrato está listo';
export const mailPreview = 'Léalo, acepte firmar electrónicamente y firme: tres pasos, dos minutos.';
export const mailText =
  'Aquí está el contrato de su alquiler, con el precio y las condiciones que aceptó. Léalo y fírmelo en la página de su alquiler; después firmamos nosotros y le enviamos el documento terminado.';
export const mailAmendment =
  'Algo de su alquiler cambió desde que firmó. Lea y firme la modificación en la página de su alquiler.';
export const mailButton = 'Leer y firmar';
export const sealedSubject = (what: string) => `Firmado por ambas partes: ${what}`;
export const sealedHeading = 'Su contrato está firmado';
export const sealedPreview = 'El documento sellado, para que lo conserve.';
export const sealedText =
  'Ambas partes firmaron. El botón lleva a la página de su alquiler, donde puede abrir, guardar e imprimir el documento sellado mientras la página exista. Quien tenga el documento puede comprobar que nada de él ha cambiado.';
export const sealedButton = 'Abrir el contrato firmado';
export const checkLink = 'Comprobar el documento';

// La página que comprueba un documento.
export const verifyTitle = 'Comprobar un documento firmado';
export const verifyDescription = 'Si un documento que se firmó aquí está completo y sin cambios.';
export const verifyLoading = 'Comprobando el documento…';
export const verifyFailed = 'En este momento no se pudo comprobar el documento. Inténtelo más tarde.';
export const verifyUnknown = 'No existe ese documento';
export const verifyUnknownText =
  'La dirección no es la de un documento firmado aquí, o ya pasó el tiempo durante el cual lo guardamos. Si tiene el archivo, cualquier lector de PDF puede comprobar su sello.';
export const verdictWhole = 'El documento está completo y sin cambios';
export const verdictOpen = 'Todavía no han firmado todos';
export const verdictVoid = 'El documento se retiró y no vale';
export const verdictBroken = 'Algo no coincide';
export const verdictBrokenText = 'Llámenos antes de confiar en este documento.';
export const proved = 'Lo que está probado';
export const unproved = 'Lo que no está probado';
export const checkStored = 'El documento que se mostró, byte por byte, es el que se firmó.';
export const checkChain = 'Desde entonces no se cambió, agregó ni omitió ningún paso de la firma.';
export const checkSealed = 'El archivo sellado que guardamos es el que se hizo después de la última firma.';
export const checkSeal = 'Su sello cubre todos los bytes y se hizo con nuestra clave.';
export const checkStamp = (date: string) => ended(`Un servidor de tiempo ajeno vio el sello el ${date}`);
export const unprovedWho =
  'Quién escribió el nombre. Sabemos que quien firmó tenía el enlace que se envió a la dirección del firmante; no hemos visto ningún documento de identidad.';
export const unprovedTime =
  'La hora según otro reloj que no sea el nuestro: no se consultó ningún servidor de tiempo.';
export const unprovedKey =
  'Que otros respondan por nuestra clave: el certificado es nuestro, por eso un lector de PDF dice que no conoce a su emisor. Compare la huella de abajo.';
export const unprovedLaw =
  'Que el documento sea jurídicamente válido. Eso le corresponde decirlo a un abogado.';
export const facts = 'El documento';
export const factKind = 'Documento';
export const factMade = 'Creado';
export const factSealed = 'Sellado';
export const factShown = 'SHA-256 como se mostró';
export const factFile = 'SHA-256 como se selló';
export const factKey = 'Certificado (SHA-256)';
export const stepsTitle = 'Sus pasos';
export const compareTitle = 'Compruebe su propia copia';
export const compareText =
  'Elija el archivo que recibió. Se compara en su navegador y no se envía a ninguna parte.';
export const compareLabel = 'Su archivo (PDF)';
export const compareSame = 'Su archivo es el documento sellado, byte por byte.';
export const compareShown =
  'Su archivo es el documento como se mostró para firmar, sin certificado ni sello.';
export const compareOther = 'Su archivo no es este documento, o fue modificado.';
export const compareFailed =
  'Su archivo no se puede comparar aquí. Abra esta página con una dirección que empiece por https y vuelva a elegirlo.';
export const kindNames = {
  charter: 'Contrato de alquiler',
  captain: 'Contrato con el capitán',
  terms: 'Condiciones de una institución de crédito',
};
export const ownCaptainKind = 'Declaración del capitán';
export const yes = 'Sí';
export const no = 'No';

export const seenDone = 'Anotado.';
export const signedDone = 'Ha firmado.';
export const countersignedDone =
  'Firmado en nombre del propietario. El documento se está sellando y se le avisa al cliente por correo.';
export const sentBackDone = 'Lo devolvió sin firmar.';
export const drawingUp = 'Se está preparando.';
