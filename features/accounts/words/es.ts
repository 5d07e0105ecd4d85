import { ended } from '#words/ended.ts';

export const choosePassword = 'Elija una nueva contraseña';
export const resetPreview = 'El enlace funciona una vez, durante una hora.';
export const resetAsked = (username: string) =>
  `Alguien, esperamos que usted, pidió una nueva contraseña para la cuenta “${username}”.`;
export const resetWorksOnce =
  'El enlace funciona una vez, durante una hora. Su contraseña anterior vale hasta que elija otra.';
export const resetNotYou = '¿No la pidió? Nada ha cambiado y no tiene que hacer nada.';
export const confirmSubject = 'Confirme su correo electrónico';
export const confirmPreview =
  'Al confirmarlo, las solicitudes enviadas desde esta dirección se pueden agregar a su cuenta.';
export const confirmHeading = '¿Es esta su dirección?';
export const confirmText =
  'Esta dirección se escribió en el perfil de una cuenta de nuestro sitio. ¿Es suya la cuenta? Confirme la dirección mientras tenga la sesión iniciada.';
export const confirmLink = 'Confirmar esta dirección';
export const confirmWorksOnce = 'El enlace funciona una vez, durante un día.';
export const confirmNotYou =
  '¿No tiene una cuenta con nosotros? Ignore este correo; nadie puede confirmar la dirección sin usted.';
export const passwordChanged = 'Su contraseña se cambió';
export const othersSignedOut = 'Se cerró la sesión en los demás dispositivos.';
export const passwordChangedText = (username: string) =>
  `La contraseña de su cuenta “${username}” se acaba de cambiar, y se cerró la sesión en los demás dispositivos.`;
export const notYouCall = 'Si no fue usted, llámenos de inmediato: {phone}.';
export const factorStarted = 'Se activó una aplicación de autenticación';
export const factorPreview = 'Desde ahora se pide su código al entrar.';
export const factorText = (username: string) =>
  `Se acaba de activar una aplicación de autenticación en su cuenta “${username}”. Desde ahora se pide su código al entrar.`;
export const passkeyAdded = 'Se agregó una llave de acceso';
export const passkeyPreview = 'Desde ahora abre su cuenta.';
export const passkeyText = (name: string, username: string) =>
  `La llave de acceso “${name}” se acaba de agregar a su cuenta “${username}”. Permite entrar sin contraseña.`;
export const passkeyNotYou =
  'Si no fue usted, quítela en su perfil, cambie su contraseña y llámenos de inmediato: {phone}.';
export const lessProtected = {
  'factor-stopped': {
    subject: 'Se desactivó su segundo factor',
    preview: 'Al entrar ya no se pide ningún código.',
    text: (username: string) =>
      `Se acaba de desactivar el segundo factor de su cuenta “${username}”. Al entrar ya no se pide ningún código.`,
  },
  'codes-renewed': {
    subject: 'Se reemplazaron sus códigos de recuperación',
    preview: 'Los códigos que tenía ya no sirven.',
    text: (username: string) =>
      `Se acaban de crear nuevos códigos de recuperación para su cuenta “${username}”. Los que tenía ya no sirven.`,
  },
  'passkey-removed': {
    subject: 'Se quitó una llave de acceso',
    preview: 'Ya no abre su cuenta.',
    text: (username: string) =>
      `Se acaba de quitar una llave de acceso de su cuenta “${username}”. Ya no permite entrar.`,
  },
};
export const protectionNotYou =
  'Si no fue usted, cambie su contraseña en su perfil y llámenos de inmediato: {phone}.';
export const addressChanged = 'Su correo electrónico se cambió';
export const addressPreview = '¿No fue usted? Tiene 72 horas para recuperarlo.';
export const addressHeading = 'Su dirección se cambió';
export const addressText = (username: string) =>
  `El correo electrónico de su cuenta “${username}” se acaba de cambiar. Los correos sobre la cuenta ya no llegan aquí.`;
export const addressNotYou =
  'Si no fue usted, recupérela: la cuenta vuelve a tener esta dirección, se cierra la sesión en todos los dispositivos y le enviamos un enlace para elegir una nueva contraseña.';
export const takeItBack = 'Recuperar esta dirección';
export const addressWorksOnce = 'El enlace funciona una vez, durante 72 horas.';
export const addressCall = 'También puede llamarnos: {phone}. Si fue usted, no tiene que hacer nada.';
export const newDevice = 'Un dispositivo nuevo entró en su cuenta';
export const newDeviceText = (browser: string, username: string, at: string) =>
  ended(`${browser} entró en su cuenta “${username}” por primera vez: ${at}`);
export const newDeviceNotYou =
  '¿Fue usted? Entonces no tiene que hacer nada. Si no, cambie su contraseña: eso cierra la sesión en los demás dispositivos. O llámenos de inmediato: {phone}.';

export const signIn = 'Iniciar sesión';
export const signInLead = 'Sus solicitudes, yates guardados y datos, en un solo lugar.';
export const oneMoreStep = 'Un paso más';
export const enterCode =
  'Escriba los seis dígitos de su aplicación de autenticación o uno de sus códigos de recuperación.';
export const yourProfile = 'Su perfil';
export const signedInAs = (username: string) => `Inició sesión como ${username}.`;
export const welcomes = {
  administrator: {
    title: 'Le damos la bienvenida',
    description: 'Abriendo el panel de administración...',
  },
  client: { title: 'Acceso de clientes', description: 'Abriendo su perfil...' },
};
export const passkeyNotUsed = 'No se usó la llave de acceso';
export const invalidCredentials = 'Datos de acceso incorrectos';
export const notSignedIn = 'No se inició la sesión';
export const cookiesRefused =
  'Su navegador rechaza las cookies, y sin ellas no es posible mantener la sesión iniciada. Permita las cookies de este sitio e inténtelo de nuevo.';
export const enterBoth = 'Escriba el nombre de usuario y la contraseña';
export const username = 'Nombre de usuario';
export const password = 'Contraseña';
export const signInButton = 'Iniciar sesión';
export const signingIn = 'Iniciando sesión...';
export const usePasskey = 'Usar una llave de acceso';
export const forgotten = '¿Olvidó su contraseña?';
export const adminAccess = 'La administración entra con datos de acceso propios';
export const othersBecomeClients = 'Con otros datos se crea un perfil de cliente';
export const code = 'Código';
export const goOn = 'Continuar';
export const adminDashboard = 'Administración';
export const myProfile = 'Mi perfil';
export const logOut = 'Cerrar sesión';
export const loggedOut = 'Sesión cerrada';
export const notSignedOut = 'No se cerró la sesión';
export const unreached = 'No pudimos comunicarnos con el sitio. Revise su conexión e inténtelo de nuevo.';
export const hidePassword = 'Ocultar la contraseña';
export const showPassword = 'Mostrar la contraseña';
export const passkeyThere = 'Este dispositivo ya tiene una llave de acceso para su cuenta.';
export const passkeyUnconfirmed = 'Su dispositivo no lo confirmó. Inténtelo de nuevo.';
export const noPasskeys = 'Este navegador no admite llaves de acceso.';

export const linksDescription = 'Para los enlaces de nuestros correos.';
export const newPasswordSet = 'Su nueva contraseña está lista';
export const checkEmail = 'Revise su correo';
export const tellAccount =
  'Díganos su nombre de usuario o su correo electrónico. Si la cuenta tiene una dirección confirmada, le enviamos un enlace.';
export const newPassword = 'Nueva contraseña';
export const newPasswordEverywhere = 'Al menos 8 caracteres. Se cerrará la sesión en todos los dispositivos.';
export const usernameOrEmail = 'Nombre de usuario o correo electrónico';
export const askAgain = 'Enviarme otro enlace';
export const setPassword = 'Guardar la nueva contraseña';
export const emailLink = 'Enviarme un enlace';
export const confirmEmail = 'Confirme su correo electrónico';
export const confirmAsked =
  'Confirme que esta dirección es suya, y las solicitudes enviadas desde ella se podrán agregar a su cuenta.';
export const confirmAsGuest = 'Primero inicie sesión. Después volverá aquí para confirmarlo.';
export const thankYou = 'Gracias';
export const confirmAddress = 'Confirmar mi dirección';
export const goToProfile = 'Ir a mi perfil';
export const takeAddressBack = 'Recupere su dirección';
export const addressIsBack = 'La dirección es suya de nuevo';
export const takeBackText =
  'Si no fue usted quien cambió el correo electrónico de su cuenta, recupérelo aquí. Se cerrará la sesión en todos los dispositivos y le enviaremos un enlace para elegir una nueva contraseña.';
export const home = 'Inicio';
export const contactUs = 'Contáctenos';
export const takeBack = 'Recuperarla';

export const done = {
  codeWanted: 'Escriba el código de su aplicación de autenticación.',
  passkeyWanted: 'Ahora use su llave de acceso.',
  accountMade: 'Le damos la bienvenida a bordo. Su cuenta está lista.',
  signedIn: 'Qué gusto verle de nuevo.',
  signedOut: 'Se cerró su sesión.',
  restored:
    'Su cuenta vuelve a tener esta dirección. Se cerró la sesión en todos los dispositivos y la contraseña anterior ya no abre nada: en su correo hay un enlace para elegir una nueva.',
  changed: 'Su contraseña se cambió. Se cerró la sesión en los demás dispositivos.',
  asked:
    'Si esa cuenta tiene una dirección confirmada, ya va en camino un enlace. Funciona durante una hora.',
  reset: 'Se cerró la sesión en todos los dispositivos. Ya puede iniciar sesión con su nueva contraseña.',
  deviceOut: 'Se cerró la sesión en ese dispositivo.',
  goOn: 'Gracias. Puede continuar.',
  factorOn: 'Su segundo factor está activado.',
  factorOff: 'Su segundo factor está desactivado.',
  linkSent: 'El enlace va en camino a su dirección.',
  confirmed: 'Su correo electrónico está confirmado.',
  passkeyMade: 'Desde ahora puede iniciar sesión con ella.',
  passkeyGone: 'Esa llave de acceso ya no abre nada.',
};
export const outEverywhere = 'Se cerró la sesión en todos los dispositivos.';
export const calledNow = (name: string) => `Ahora se llama ${name}.`;
export const aBrowser = 'Un navegador';
export const browserOn = (browser: string, system: string) => `${browser} en ${system}`;

export const profileFields = {
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  address: 'Dirección',
  city: 'Ciudad',
  state: 'Estado',
  zipCode: 'Código postal',
  country: 'País',
};
export const contactMethods = { email: 'Correo electrónico', phone: 'Teléfono', whatsapp: 'WhatsApp' };
export const preferredContact = 'Contacto preferido';
export const language = 'Idioma';
export const languageHint = 'En este idioma le escribimos.';
export const languageNotKept = 'El idioma no se cambió';
export const defaultCountry = 'Estados Unidos';
export const yourDetails = 'Sus datos';
export const editProfile = 'Editar perfil';
export const nothingYet = 'Todavía nada. Basta con un nombre y un teléfono o correo electrónico.';
export const notGiven = 'Sin indicar';
export const error = 'Error';
export const profileFailed = 'No se pudo actualizar el perfil. Inténtelo de nuevo.';
export const profileUpdated = 'Perfil actualizado';
export const profileUpdatedText = 'Su perfil se actualizó correctamente.';
export const save = 'Guardar';
export const cancel = 'Cancelar';
export const confirmedMark = 'Confirmado';
export const notConfirmed = 'Sin confirmar';
export const sendAgain = 'Enviar el enlace de nuevo';
export const notSent = 'No se envió';
export const validEmail = 'Escriba una dirección de correo electrónico válida';
export const enterPassword = 'Escriba una contraseña.';
export const usernameMissing = 'Escriba un nombre de usuario.';
export const accountMissing = 'Escriba su nombre de usuario o correo electrónico.';
export const contactMissing = 'Elija correo electrónico, teléfono o WhatsApp.';
export const passwordAtMost = (most: number) => `Escriba ${most} caracteres como máximo.`;
export const namePasskey = 'Póngale un nombre, como “iPhone” o “Llave del llavero”.';
export const noLongerSignedIn = {
  title: 'Su sesión ya no está abierta',
  description: 'Su sesión terminó. Inicie sesión de nuevo.',
};
export const accessChanged = {
  title: 'Su acceso cambió',
  description: 'Alguien cambió lo que su cuenta puede hacer. No se guardó nada.',
};

export const savedYachts = 'Yates guardados';
export const noneSaved = 'Todavía ninguno. Toque el corazón de ';
export const yachtYouLike = 'un yate que le guste';
export const findHerHere = ' y lo encontrará aquí.';
export const guests = (count: number) => (count === 1 ? '1 invitado' : `${count} invitados`);
export const letGoOf = (yacht: string) => `Quitar ${yacht} de los guardados`;
export const remove = 'Quitar';

export const security = 'Acceso y seguridad';
export const changePassword = 'Cambiar la contraseña';
export const passwordNotChanged = 'La contraseña no se cambió';
export const passwordChangedMark = 'Contraseña cambiada';
export const currentPassword = 'Contraseña actual';
export const newPasswordElsewhere = 'Al menos 8 caracteres. Se cerrará la sesión en los demás dispositivos.';
export const keepIt = 'No cambiarla';
export const whereSignedIn = 'Dónde tiene la sesión abierta';
export const signOutEverywhere = 'Cerrar sesión en todas partes';
export const signedOut = 'Sesión cerrada';
export const thisOne = ', este dispositivo';
export const lastUsed = (at: string) => `Último uso: ${at}`;
export const signOutOf = (browser: string, at: string) => `Cerrar sesión en ${browser}, último uso: ${at}`;
export const signOut = 'Cerrar sesión';
export const secondFactor = 'Segundo factor';
export const on = 'Activado';
export const off = 'Desactivado';
export const secondFactorText =
  'Un código de una aplicación de autenticación, que se pide después de su contraseña.';
export const newRecoveryCodes = 'Nuevos códigos de recuperación';
export const turnOff = 'Desactivar';
export const setUp = 'Configurar';
export const yourPassword = 'Su contraseña';
export const scanThis = '1. Escanee esto con su aplicación de autenticación o escriba la clave en ella.';
export const qrCode = 'Código QR para su aplicación de autenticación';
export const copyKey = 'Copiar la clave';
export const openAuthenticator = 'Abrir en su aplicación de autenticación';
export const enterSixDigits = '2. Escriba los seis dígitos que muestra.';
export const notChanged = 'No se cambió';
export const keepCodes =
  'Guarde estos códigos de recuperación en un lugar seguro. Cada uno abre su cuenta una vez, si pierde la aplicación. Solo se muestran ahora.';
export const recoveryCodes = 'Códigos de recuperación';
export const copyCodes = 'Copiar los códigos';
export const downloadCodes = 'Descargar como archivo de texto';
export const keptCodes = 'Ya los guardé';
export const passkeys = 'Llaves de acceso';
export const passkeysText =
  'Inicie sesión con su rostro, su huella o una llave de seguridad, sin contraseña ni código.';
export const addPasskey = 'Agregar una llave de acceso';
export const passkeyAddedMark = 'Llave de acceso agregada';
export const passkeyRenamed = 'Llave de acceso renombrada';
export const passkeyRemoved = 'Llave de acceso quitada';
export const passkeyRemoving =
  'Ya no abrirá su cuenta. Bórrela también en su dispositivo; si no, este seguirá ofreciéndola.';
export const notRemoved = 'No se quitó';
export const notSaved = 'No se guardó';
export const passkeyUsed = (created: string, used: string | null) =>
  `Agregada: ${created} · ${used === null ? 'aún sin usar' : `último uso: ${used}`}`;
export const rename = 'Renombrar';
export const renameOf = (name: string) => `Renombrar ${name}`;
export const removeOf = (name: string) => `Quitar ${name}`;
export const removingPasskey = (name: string) => `¿Quitar la llave de acceso “${name}”?`;
export const name = 'Nombre';
export const nameHint = 'Para distinguirla de otras, como “Mi teléfono”.';

export const signInAgain = 'Inicie sesión de nuevo';
export const confirmIdentity = 'Confirme que es usted';
export const sessionOver = (username: string) =>
  `Su sesión terminó, ${username}. Lo que escribió sigue aquí, y continuará donde lo dejó.`;
export const whyConfirm = 'Esto afecta a una cuenta, a datos privados o a dinero; confirme que es usted.';
export const confirm = 'Confirmar';
export const useCode = 'Usar un código';
export const usePassword = 'Usar su contraseña';
export const codeHint = 'De su aplicación de autenticación, o uno de sus códigos de recuperación.';

// Errors and hints for staff.
export const colleagueMissing = 'Falta el nombre de usuario';
export const chooseRoles = 'Elija entre las funciones que hay.';
export const chooseRole = 'Elija al menos una función.';
export const sayWhy = 'Indique el motivo.';
export const chooseYourOwn =
  'Inició sesión con una contraseña de un solo uso. Elija una propia antes de continuar.';
