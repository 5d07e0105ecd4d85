import { ended } from '#words/ended.ts';
import { isOne } from '#words/es.ts';

// La exención. Redacción nuestra, un modelo: el abogado del propietario la aprueba antes de usarla (docs/owner.md).
export const waiverTitle = 'Exención y renuncia de responsabilidad';
export const waiverParties = (business: string, yacht: string, day: string) =>
  `Este es un acuerdo entre usted, el invitado que firma, y ${business} con el propietario del yate ${yacht}, su capitán, su tripulación, sus empleados y sus representantes (en conjunto, «la empresa»). Se refiere al alquiler del ${day} y a cualquier otro día o yate al que se cambie ese alquiler.`;
export const waiverRisks =
  'Estar a bordo de un yate y en el agua tiene riesgos que el cuidado no elimina: olas y movimientos bruscos, cubiertas resbaladizas, caídas, otras embarcaciones, el clima, el sol, nadar, los juguetes acuáticos, ahogarse, enfermarse y estar lejos de ayuda. Usted puede sufrir lesiones o morir, y sus cosas pueden perderse o dañarse.';
export const waiverAccepted = 'Usted sube a bordo por su propia voluntad y acepta estos riesgos.';
export const waiverRelease =
  'Hasta donde la ley lo permite, usted renuncia a su derecho de reclamar a la empresa por lesiones, muerte o pérdidas que vengan de estos riesgos, también si la empresa fue negligente. No renuncia a reclamar por negligencia grave ni por daños causados a propósito, ni a ningún derecho al que la ley no permite renunciar.';
export const waiverConduct =
  'Usted sigue las instrucciones del capitán, lleva chaleco salvavidas cuando se le pide, usa los juguetes acuáticos y entra al agua solo con permiso del capitán, y no entra al agua después de beber alcohol.';
export const waiverHealth =
  'Su salud le permite subir a bordo, y nos ha informado de las alergias que la tripulación debe conocer. En una emergencia nos permite pedir ayuda médica, a su cargo.';
export const waiverMinors =
  'Por cada menor que nombra, usted declara que es su tutor natural (madre o padre) o un tutor nombrado por un tribunal, y firma también por el menor. En el caso de un menor, la renuncia se refiere a los riesgos que son parte natural de la actividad y a nada más. El aviso de abajo es parte de ella.';
export const waiverLaw =
  'Se aplican el derecho marítimo general de los Estados Unidos y la ley de Florida. Si una frase no es válida, las demás lo siguen siendo. Decide el texto en inglés.';
export const noticeTranslated = (business: string) =>
  `AVISO AL TUTOR NATURAL DEL MENOR. LEA ESTE FORMULARIO POR COMPLETO Y CON CUIDADO. USTED ACEPTA QUE SU HIJO MENOR PARTICIPE EN UNA ACTIVIDAD QUE PUEDE SER PELIGROSA. USTED ACEPTA QUE, AUNQUE ${business} OFREZCA ESTA ACTIVIDAD CON UN CUIDADO RAZONABLE, EXISTE LA POSIBILIDAD DE QUE SU HIJO SUFRA LESIONES GRAVES O MUERA AL PARTICIPAR, PORQUE LA ACTIVIDAD TIENE PELIGROS PROPIOS QUE NO SE PUEDEN EVITAR NI ELIMINAR. AL FIRMAR ESTE FORMULARIO USTED RENUNCIA AL DERECHO DE SU HIJO Y AL SUYO DE RECLAMAR A ${business} EN UN JUICIO POR CUALQUIER LESIÓN DE SU HIJO, INCLUIDA LA MUERTE, O POR CUALQUIER DAÑO A SUS BIENES QUE RESULTE DE LOS RIESGOS QUE SON PARTE NATURAL DE LA ACTIVIDAD. USTED TIENE DERECHO A NO FIRMAR ESTE FORMULARIO, Y ${business} TIENE DERECHO A NO DEJAR PARTICIPAR A SU HIJO SI USTED NO LO FIRMA.`;

// La página en la que firma un invitado.
export const pageTitle = 'Exención para su día en el mar';
export const pageDescription = 'Firme la exención antes de subir a bordo.';
export const heading = 'Antes de subir a bordo';
export const lead = 'Cada adulto firma una vez. Toma menos de un minuto.';
export const yacht = 'Yate';
export const date = 'Fecha';
export const time = 'Horario';
export const where = 'Lugar';
export const arriveBy = 'Llegar antes de';
export const aboutYou = 'Sobre usted';
export const yourName = 'Su nombre completo';
export const adultLabel = 'Tengo 18 años o más.';
export const yourContact = 'Contacto de emergencia';
export const contactHint = 'Nombre y teléfono de alguien que no esté a bordo.';
export const yourAllergies = 'Alergias que la tripulación debe conocer';
export const allergiesHint = 'Déjelo vacío si no tiene ninguna.';
export const dataHint = (days: number) =>
  `Lo que escriba se cifra. Solo lo pueden leer nuestro equipo y su tripulación, y se borra ${days} ${days === 1 ? 'día' : 'días'} después del paseo.`;
export const yourMinors = 'Menores por quienes firma';
export const minorsHint = 'Menores de 18 años de quienes usted es tutor.';
export const ashoreLabel = 'Me quedo en tierra: firmo solo por los menores.';
export const addMinor = 'Agregar un menor';
export const minorName = (number: number) => `Nombre completo del menor ${number}`;
export const minorAge = (number: number) => `Edad del menor ${number}`;
export const minorAllergies = (number: number) => `Alergias del menor ${number}`;
export const removeMinor = (number: number) => `Quitar al menor ${number}`;
export const chooseAge = 'Elija';
export const ageBands = {
  adult: '18 años o más',
  teen: 'De 13 a 17 años',
  child: 'De 3 a 12 años',
  infant: 'Menos de 3 años',
} as const;
export const readAndSign = 'Lea y firme';
export const inEnglish = 'El aviso en inglés, como lo redacta la ley de Florida';
export const guardianLabel =
  'Soy tutor natural, o tutor nombrado por un tribunal, de cada menor nombrado arriba, y he leído el aviso a los tutores.';
export const consentLabel =
  'He leído la exención y la acepto. Acepto firmar por medios electrónicos y recibir este documento en forma electrónica; podría pedirlo en papel.';
export const signature = 'Escriba su nombre completo para firmar';
export const signButton = 'Firmar';
export const signedHeading = 'Gracias, ya firmó';
export const signedText = (instant: string) =>
  `${ended(`Firmado el ${instant}`)} No tiene que hacer nada más: nos vemos a bordo.`;
export const signedAshoreText = (instant: string) =>
  `${ended(`Firmado el ${instant}`)} Solo falta enviar el código de abajo.`;
export const codeTitle = 'Su código para el muelle';
export const codeAlt = 'Código QR para registrarlo en el muelle';
export const codeText =
  'Muéstrelo al subir a bordo: la tripulación lo lee y lo registra a usted y a los menores por quienes firmó. Haga ahora una captura de pantalla. A nadie más le dice quién es usted.';
export const ashoreCodeText =
  'Quien suba a bordo con los menores lo muestra: la tripulación lo lee y los registra. Haga ahora una captura de pantalla y envíesela. A nadie más le dice quién es usted.';
export const signedNumber = 'Número de su registro';
export const signedHash = 'Huella de lo que firmó (SHA-256)';
export const signAnother = 'Otro adulto firma en este teléfono';
export const noScripts = 'Para firmar se necesita JavaScript. También puede firmar en papel en el muelle.';
export const loading = 'Cargando…';
export const loadFailed = 'No se pudo cargar. Inténtelo de nuevo en un momento.';
export const linkOver = 'Este enlace ya no es válido';
export const linkOverText = 'Pida el nuevo a quien reservó el alquiler.';
export const isCancelled = 'Este alquiler se canceló';
export const isCancelledText = 'No hay nada que firmar. Quien lo reservó puede decirle más.';
export const isOver = 'Este alquiler ya terminó';
export const isOverText = 'Ya no hay nada que firmar. Gracias por subir a bordo.';
export const isNotConfirmed = 'Este alquiler aún no está confirmado';
export const isNotConfirmedText = 'Abra este enlace de nuevo cuando lo esté.';
export const signedMessage = 'Ya firmó.';

// Lo que falta en un formulario.
export const checkForm = 'Revise lo que está marcado abajo.';
export const nameMissing = 'Escriba el nombre completo.';
export const ageMissing = 'Elija una edad.';
export const adultMissing = 'Solo firman adultos. Por un menor firma su tutor.';
export const contactMissing = 'Escriba a quién llamar en una emergencia.';
export const tooManyMinors = (most: number) => `Firme por ${most} menores como máximo.`;
export const guardianMissing = 'Confirme que es su tutor.';
export const consentMissing = 'Lea la exención y acéptela.';
export const signatureMissing = 'Escriba su nombre completo para firmar.';
export const signatureDiffers = 'Escriba el mismo nombre que arriba.';

// La página del propio alquiler.
export const sectionTitle = 'Invitados a bordo';
export const sectionText = (most: number) =>
  `Su alquiler es para ${most} ${most === 1 ? 'invitado' : 'invitados'} como máximo, contando a usted y a los niños. Cada adulto firma una exención antes de subir a bordo, y los tutores firman por los menores.`;
export const named = (count: number, most: number) =>
  count > most ? `${count} con nombre, para ${most}` : `${count} de ${most} con nombre`;
export const nobodyNamed =
  'Todavía no hay nadie en la lista. Anote a sus invitados o comparta el enlace: quien firma se agrega.';
export const signedMark = 'Firmado';
export const unsignedMark = 'Falta la exención';
export const hasAllergies = 'Alergias anotadas';
export const hasContact = 'Contacto de emergencia anotado';
export const editGuest = (name: string) => `Editar a ${name}`;
export const removeGuest = (name: string) => `Quitar a ${name}`;
export const edit = 'Editar';
export const remove = 'Quitar';
export const keep = 'No quitar';
export const removeQuestion = (name: string) => `¿Quitar a ${name} de la lista?`;
export const addGuest = 'Agregar un invitado';
export const guestName = 'Nombre completo';
export const guestAge = 'Edad';
export const guestAllergies = 'Alergias';
export const guestContact = 'Contacto de emergencia';
export const keptHint = 'Anotado y cifrado. Escriba aquí solo para reemplazarlo.';
export const addedHint = 'Anotado y cifrado. Lo que escriba aquí se agrega.';
export const sealedHint = 'Se cifra. Solo lo pueden leer nuestro equipo y su tripulación.';
export const save = 'Guardar';
export const cancel = 'Cancelar';
export const isFull = 'Ya están todos los invitados de su alquiler.';
export const shareTitle = 'Que firmen sus invitados';
export const shareText =
  'Un enlace para todos: cada adulto lo abre en su teléfono, sin cuenta. No muestra los datos de nadie.';
export const makeLink = 'Crear un enlace';
export const theLink = 'Enlace para sus invitados';
export const copyLink = 'Copiar el enlace';
export const qrCode = 'Código QR del enlace para sus invitados';
export const renewLink = 'Crear un enlace nuevo';
export const renewQuestion =
  'El enlace anterior deja de funcionar enseguida. Las firmas ya hechas siguen valiendo.';
export const renewConfirm = 'Anular el enlace anterior y crear uno nuevo';
export const stepName = 'Exenciones de sus invitados';
export const stepDone = (count: number) => `${count} de ${count} ${isOne(count) ? 'firmada' : 'firmadas'}`;
export const stepMissing = (signed: number, most: number) =>
  `${signed} de ${most} ${isOne(most) ? 'firmada' : 'firmadas'}`;
export const stepAction = 'Anotarlos o compartir el enlace';
export const guestAdded = 'El invitado está en la lista.';
export const guestKept = 'Guardado.';
export const guestGone = 'El invitado ya no está en la lista.';
export const linkReady = 'El enlace está listo para compartir.';
