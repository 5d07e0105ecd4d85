import { isOne } from '#words/es.ts';

export const roleNames = {
  administrator: 'Administrador',
  'charter-desk': 'Equipo de alquileres',
  content: 'Contenido',
  underwriting: 'Evaluación de crédito',
  'read-only': 'Solo lectura',
};
export const roleNotes = {
  administrator:
    'Todo, menos los campos sellados y los archivos de los solicitantes. Ajustes, equipo y registros.',
  'charter-desk': 'Reservas, calendario, clientes y consultas.',
  content: 'Los yates y sus precios, los paquetes, los adicionales, los eventos y los textos de las páginas.',
  underwriting:
    'Solicitudes de financiamiento, incluidos los campos sellados y los archivos de los solicitantes.',
  'read-only': 'Ve reservas, clientes, consultas y solicitudes; no cambia nada ni exporta ninguno de ellos.',
};
export const role = 'Función';
export const roleOf = (username: string) => `Función de ${username}`;
export const countsAtOnce =
  'Rige de inmediato, dondequiera que tenga la sesión abierta. Si tiene un correo confirmado, se le avisa.';
export const save = 'Guardar';
export const success = 'Listo';

export const team = 'Equipo';
export const colleague = 'Colega';
export const colleagues = (count: number) => `${count} ${isOne(count) ? 'colega' : 'colegas'}`;
export const you = 'Usted';
export const oneTimePassword = 'Contraseña de un solo uso';
export const secondFactor = 'Segundo factor';
export const on = 'Activado';
export const off = 'Desactivado';
export const signedIn = 'Sesión abierta';
export const browsers = (count: number) => `${count} ${isOne(count) ? 'navegador' : 'navegadores'}`;
export const lastOn = (at: string) => `Última vez: ${at}`;
export const nowhere = 'En ninguna parte';
export const actions = 'Acciones';
export const changeRole = 'Cambiar función';
export const changeRoleOf = (username: string) => `Cambiar función: ${username}`;
export const signOut = 'Cerrar sesión';
export const signOutOf = (username: string) => `Cerrar sesión en todas partes: ${username}`;
export const newPassword = 'Nueva contraseña';
export const newPasswordFor = (username: string) => `Nueva contraseña para ${username}`;
export const makePassword = 'Crear contraseña';
export const makePasswordFor = (username: string) => `Crear contraseña: ${username}`;
export const refuse = 'Rechazar';
export const refuseFor = (username: string) => `Rechazar la nueva contraseña de ${username}`;
export const takeOff = 'Quitar del equipo';
export const lastStays = 'El último administrador se queda en el equipo.';
export const takeOffOf = (username: string) => `Quitar del equipo: ${username}`;
export const factorRequired = 'Todo el equipo necesita un segundo factor.';
export const factorNotRequired =
  'Por https el segundo factor es obligatorio para quien puede ver datos de clientes; quien opera el servidor lo exige a todos con ADMIN_SECOND_FACTOR=required. Cada colega configura el suyo en “Su cuenta”.';
export const teamFailed = 'No se pudo cargar el equipo.';
export const passwordAsked = (askedBy: string, dueAt: string, withoutSecondFactor: boolean) =>
  `${withoutSecondFactor ? 'Nueva contraseña, sin segundo factor' : 'Nueva contraseña'}: la pidió ${askedBy}; se puede crear cuando otro administrador esté de acuerdo, o a partir del ${dueAt}`;
export const onTheTeam = 'En el equipo';
export const tellThem = (username: string) =>
  `Comunique esta contraseña a ${username}. No se mostrará otra vez.`;
export const keepsPassword = (username: string) =>
  `${username} inicia sesión con su contraseña actual y elige una nueva de inmediato.`;
export const done = 'Listo';
export const ownIsAsked = 'Al iniciar sesión por primera vez se le pide una contraseña propia.';

export const addColleague = 'Agregar colega';
export const shownOnce = 'Recibe una contraseña de un solo uso, que se le muestra a usted una vez.';
export const username = 'Nombre de usuario';
export const usernameHint = 'De 3 a 64 caracteres.';
export const takeClientOn = 'Incorporar al cliente de ese nombre';
export const takeClientOnNote =
  'Se cierran todas sus sesiones; conserva su contraseña hasta que inicie sesión y entonces elige otra.';

export const loggedOut = 'Sesión cerrada';
export const signOutEverywhere = 'Cerrar todas las sesiones';
export const signOutQuestion = (who: string | undefined) =>
  `${who === undefined ? 'Se cerrará su sesión' : `Se cerrará la sesión de ${who}`} en todos los navegadores a la vez.`;
export const youAreOut = 'Se cerraron todas sus sesiones.';
export const demoteQuestion = (who: string | undefined) =>
  `${who === undefined ? 'Desde ahora usted' : `Desde ahora ${who}`} será cliente y se cerrarán todas sus sesiones. Lo que hizo queda en el registro de actividad.`;
export const youAreClient = 'Ahora usted es cliente. Inicie sesión de nuevo.';
export const newOneTime = 'Nueva contraseña de un solo uso';
export const askQuestion = (username: string) =>
  `${username} puede rechazarla, y se le avisa si tiene un correo confirmado. Se puede crear en cuanto otro administrador esté de acuerdo, o después de 24 horas. Quien opera el servidor puede crear una de inmediato.`;
export const askForIt = 'Pedirla';
export const asked = 'Pedida';
export const takeFactorToo = 'Quitar también el segundo factor';
export const onlyWhenLost = 'Solo si lo perdió.';
export const makeOneTime = 'Crear la contraseña de un solo uso';
export const makeQuestion = (username: string, withoutSecondFactor: boolean) =>
  `Se cerrarán todas las sesiones de ${username}, que entrará con una nueva contraseña de un solo uso; a usted se le muestra una vez.${
    withoutSecondFactor ? ' Se quita el segundo factor.' : ''
  }`;
export const refuseNew = 'Rechazar la nueva contraseña';
export const refuseQuestion = (who: string | undefined) =>
  `${who === undefined ? 'Su contraseña' : `La contraseña de ${who}`} queda como está.`;
export const refused = 'Rechazada';

export const endsSoon = 'Su sesión termina en dos minutos';
export const endsUnused =
  'Hace un rato que el sitio no recibe nada de esta página. Lo que escribió se conserva.';
export const endsAnyway =
  'Inició sesión hace doce horas, y ninguna sesión dura más. Guarde ahora su trabajo. Si lo guarda después, antes tendrá que iniciar sesión; lo que escribió se conserva.';
export const hasEnded = 'Su sesión terminó';
export const signInWithNext =
  'Lo que escribió sigue aquí. Cuando lo guarde o abra algo, antes tendrá que iniciar sesión.';
export const staySignedIn = 'Mantener la sesión';
export const understood = 'Entendido';

export const isOnTeam = (username: string) => `${username} ya está en el equipo.`;
export const hasOtherRoles = (username: string) => `${username} ya tiene otras funciones.`;
export const passwordRequested = (username: string) =>
  `Se pidió una nueva contraseña para ${username}. Se puede crear cuando otro administrador esté de acuerdo, o después de 24 horas.`;
export const keepsCurrent = (username: string) => `${username} conserva su contraseña actual.`;
export const wasSignedOut = (username: string) => `Se cerraron todas las sesiones de ${username}.`;
export const isClientNow = (username: string) => `${username} ahora es cliente.`;
export const clientSignedOut = 'Se cerraron todas las sesiones del cliente.';
export const accountLocked = 'La cuenta está bloqueada.';
export const accountUnlocked = 'El cliente puede iniciar sesión de nuevo.';
