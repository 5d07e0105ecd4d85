// Las licencias de la Guardia Costera.
export const licenses = {
  oupv: 'OUPV',
  'master-25': 'Master, 25 toneladas',
  'master-50': 'Master, 50 toneladas',
  'master-100': 'Master, 100 toneladas',
  'master-200': 'Master, 200 toneladas',
  'master-500': 'Master, 500 toneladas',
  'master-1600': 'Master, 1,600 toneladas',
  master: 'Master, cualquier tonelaje',
};

// En la página de un alquiler a casco desnudo.
export const captainTitle = 'Su capitán';
export const captainText =
  'Este es un alquiler a casco desnudo: usted elige al capitán, acuerda con él los honorarios y le paga directamente. Aquí se prepara un contrato entre los dos y ambos lo firman. Sin él, el yate no puede zarpar.';
export const selfText =
  'Usted está al mando del yate y firma aquí una declaración. Sin ella, el yate no puede zarpar.';
export const chooseTitle = 'Elija a su capitán';
export const fewCaptains = 'En este momento no podemos ofrecerle varios capitanes. Indique el suyo.';
export const fromList = 'Con licencia para este yate y libres ese día';
export const nameOwn = 'Otro capitán, que indico yo';
export const amCaptain = 'El capitán soy yo';
export const captainName = 'Nombre completo del capitán';
export const license = 'Licencia';
export const chooseLicense = 'Elija una';
export const licenseNumber = 'Número de licencia';
export const licenseUntil = 'Licencia válida hasta';
export const phone = 'Teléfono del capitán';
export const email = 'Correo del capitán';
export const emailHint =
  'Allí se envía el contrato para la firma. Sin correo, usted mismo le pasa el enlace.';
export const selfHint = (name: string) =>
  `Usted firma una declaración como ${name}, con la licencia indicada abajo.`;
export const chooseButton = 'Elegir a este capitán';
export const chosen = 'Su capitán está elegido. Estamos preparando el contrato.';
export const yourChoice = 'Usted eligió a';
export const yourself = (name: string) => `${name} (usted)`;
export const callCaptain = 'Llame a su capitán para acordar los honorarios';
export const isLost = 'Su capitán ya no puede hacerse cargo de este alquiler. Elija de nuevo.';
export const changeCaptain = 'Elegir a otro capitán';
export const changeHint = 'Lo firmado para esta elección termina entonces y se prepara un documento nuevo.';
export const passOnTitle = 'Pase el enlace a su capitán';
export const passOnText = 'Su capitán firma con un enlace propio. Envíeselo.';
export const makeLink = 'Mostrar el enlace';
export const theLink = 'Enlace para su capitán';
export const copyLink = 'Copiar el enlace';
export const linkMade = 'Aquí está el enlace.';
export const isMailed = 'Su capitán recibe por correo el enlace para firmar.';
export const orSendIt = 'Si el correo no le llega, usted mismo puede enviarle el enlace.';
export const weSend = 'Su capitán no tiene correo aquí: nosotros le pasamos el enlace para firmar.';
export const keep = 'Quedarme con este capitán';
export const chooseOne = 'Elija a un capitán.';
export const nameMissing = 'Escriba el nombre completo del capitán.';
export const licenseMissing = 'Elija la licencia.';
export const numberMissing = 'Escriba el número de la licencia.';
export const untilMissing = 'Indique el último día de la licencia.';
export const phoneMissing = 'Escriba el teléfono del capitán.';
export const emailWrong = 'Escriba un correo electrónico válido';
export const captainNotFree = 'Ese capitán ya no se puede elegir para ese horario. Elija a otro.';
export const tooManyChoices =
  'Para este alquiler ya se eligió capitán demasiadas veces. Vuelva a intentarlo mañana o llámenos.';
export const licenseEnded = 'La licencia debe ser válida hasta el último día del alquiler.';
export const licenseTooSmall = 'Esa licencia no alcanza para el tonelaje del yate y tantos invitados.';
export const stepName = 'Su capitán';
export const stepChoose = 'Elija a un capitán';
export const stepSign = (isOwn: boolean) =>
  isOwn ? 'Firme su declaración como capitán' : 'Firme el contrato con su capitán';
export const stepCaptainSigns = 'Falta la firma de su capitán';
export const stepDone = (name: string, isOwn: boolean) =>
  `${name}, ${isOwn ? 'declaración firmada' : 'contrato firmado'}`;
export const stepAction = 'Ir a su capitán';

// La página en la que firma un capitán.
export const pageTitle = 'Contrato con el arrendatario';
export const pageDescription = 'Lea y firme el contrato de un alquiler a casco desnudo.';
export const pageHeading = (name: string) => `Contrato para el capitán ${name}`;
export const pageText = (charterer: string) =>
  `${charterer} alquiló un yate a casco desnudo y lo eligió a usted como capitán. El contrato es entre ustedes dos; el propietario del yate no es parte de él.`;
export const yacht = 'Yate';
export const date = 'Fecha';
export const time = 'Horario';
export const where = 'Lugar';
export const guests = 'Invitados';
export const charterer = 'Arrendatario';
export const notYet = 'El arrendatario aún no ha firmado. Vuelva a abrir este enlace cuando lo haya hecho.';
export const hasChanged =
  'El alquiler cambió después de firmado el contrato. El arrendatario firma primero el nuevo; vuelva a abrir este enlace cuando lo haya hecho.';
export const linkOver = 'Este enlace ya no es válido';
export const linkOverText =
  'El arrendatario eligió capitán de nuevo, o el alquiler cambió, ya terminó o se canceló.';
export const loading = 'Cargando…';
export const loadFailed = 'No se pudo cargar. Inténtelo de nuevo en un momento.';

// Por correo.
export const toSignSubject = (about: string) => `Firme el contrato con su capitán: ${about}`;
export const toSignHeading = 'El contrato con su capitán está listo';
export const toSignText = (captain: string) =>
  `Es entre usted y el capitán ${captain}. Léalo y fírmelo en la página de su alquiler; su capitán firma después. Sin él, el yate no puede zarpar.`;
export const ownSubject = (about: string) => `Firme su declaración como capitán: ${about}`;
export const ownHeading = 'Su declaración como capitán está lista';
export const ownText =
  'Usted mismo está al mando del yate. Lea y firme su declaración en la página de su alquiler. Sin ella, el yate no puede zarpar.';
export const signButton = 'Leer y firmar';
export const refusedSubject = (about: string) => `Su capitán no ha firmado: ${about}`;
export const refusedHeading = 'Su capitán devolvió el contrato';
export const refusedText = (captain: string) =>
  `El capitán ${captain} no ha firmado. Llámelo o elija a otro capitán en la página de su alquiler.`;
export const refusedButton = 'Elegir a un capitán';
export const sealedSubject = (about: string) => `Firmado: el contrato con su capitán, ${about}`;
export const sealedHeading = 'El contrato con su capitán está firmado';
export const sealedText =
  'El botón lleva al documento sellado, que puede abrir, guardar e imprimir. Quien lo tenga puede comprobar que nada cambió.';
export const sealedButton = 'Abrir el contrato';
export const ownSealedSubject = (about: string) => `Firmada: su declaración como capitán, ${about}`;
export const ownSealedHeading = 'Su declaración como capitán está firmada';
export const ownSealedButton = 'Abrir la declaración';
export const forCaptainSubject = (about: string) => `Firme su contrato como capitán: ${about}`;
export const forCaptainHeading = 'Le piden que capitanee un yate';
export const forCaptainText = (charterer: string) =>
  `${charterer} alquiló un yate a casco desnudo, lo eligió a usted como capitán y ya firmó el contrato con usted. Léalo y fírmelo, o devuélvalo. Le paga a usted directamente.`;
export const captainSealedSubject = (about: string) => `Firmado: su contrato como capitán, ${about}`;
export const captainSealedHeading = 'Su contrato está firmado por ambas partes';
export const endedSubject = (about: string) => `Su contrato como capitán terminó: ${about}`;
export const endedHeading = 'Su contrato terminó';
export const endedText = (charterer: string) =>
  `El contrato que usted firmó con ${charterer} ya no rige: el alquiler se canceló o cambió, o se eligió a otro capitán. No se le espera a bordo. Lo que se deba por trabajo ya hecho queda entre ustedes dos.`;
export const clientEndedSubject = (about: string) => `El contrato con su capitán terminó: ${about}`;
export const clientEndedHeading = 'El contrato con su capitán terminó';
export const clientEndedText = (captain: string) =>
  `El contrato que usted firmó con el capitán ${captain} ya no rige: su alquiler se canceló o cambió, o usted eligió a otro capitán. No tenemos el correo del capitán: avísele que no se le espera a bordo.`;

// El recordatorio antes de la salida.
export const missingSubject = (about: string) => `Antes de zarpar falta algo: ${about}`;
export const missingHeading = 'Antes de zarpar';
export const missingText =
  'Su alquiler está cerca. Aún falta esto; sin ello, el yate no puede zarpar a tiempo:';
export const missingAgreement = 'Su contrato de alquiler no está firmado.';
export const missingCaptain = 'No ha elegido a un capitán.';
export const missingContract = 'El contrato con su capitán no está firmado por ambos.';
export const missingDeclaration = 'Su declaración como capitán no está firmada.';
export const missingNames = (count: number, most: number) =>
  count === 1
    ? `Falta el nombre de 1 de ${most} ${most === 1 ? 'invitado' : 'invitados'}.`
    : `Faltan los nombres de ${count} de ${most} invitados.`;
export const missingWaivers = (count: number) =>
  count === 1
    ? '1 invitado no ha firmado la exención de responsabilidad.'
    : `${count} invitados no han firmado la exención de responsabilidad.`;
export const missingButton = 'Hacerlo ahora';
