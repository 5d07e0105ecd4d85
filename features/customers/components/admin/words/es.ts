import { counted } from '#words/amounts.ts';

export const success = 'Listo';
export const remove = 'Quitar';
export const removed = 'Quitado';
export const removeTitle = (name: string) => `¿Quitar a ${name} de la lista?`;
export const removeQuestion =
  'Solo su equipo conoce a este cliente: no hay ninguna solicitud ni cuenta. Sus notas también se borran.';
export const edit = 'Editar';
export const view = 'Ver';
export const name = 'Nombre';
export const email = 'Correo electrónico';
export const phone = 'Teléfono';
export const notes = 'Notas';
export const status = 'Estado';
export const states = { active: 'Activo', inactive: 'Inactivo' };

// The list.
export const customers = 'Clientes';
export const customer = 'Cliente';
export const countOf = (count: number) => counted(count, 'cliente');
export const searchIn = 'Buscar por nombre, correo o teléfono';
export const anyStatus = 'Cualquier estado';
export const lastActiveFirst = 'Actividad más reciente primero';
export const byName = 'Nombre, de la A a la Z';
export const highestFirst = 'Mayor total primero';
export const mostBookings = 'Más reservas primero';
export const addACustomer = 'Agregar un cliente';
export const noName = 'Sin nombre';
export const hasNotes = ' (con notas)';
export const noEmail = 'Aún sin correo';
export const bookings = 'Reservas';
export const ofAsked = (requests: number) => `de ${counted(requests, 'solicitud', 'solicitudes')}`;
export const total = 'Total';
export const balance = 'Saldo';
export const lastActive = 'Última actividad';
export const sails = (day: string) => `Zarpa el ${day}`;
export const actions = 'Acciones';
export const viewOf = (who: string) => `Ver a ${who}`;
export const editOf = (who: string) => `Editar a ${who}`;
export const privacyRequestsButton = 'Solicitudes de privacidad';
export const addCustomerButton = 'Agregar cliente';
export const listFailed = 'No se pudieron cargar los clientes.';
export const noneHere = 'No hay clientes aquí';
export const comeFromRequests = 'Aquí aparece quien solicita un alquiler.';
export const exportThese = 'Exportar estos';
export const emailThese = 'Escribir a estos';

// One customer.
export const customerFailed = 'No se pudo cargar este cliente.';
export const notFound = 'No encontramos a ese cliente';
export const mayHaveClosed = 'Quizá cerró su cuenta.';
export const toBePaid = (amount: string) => `${amount} por pagar`;
export const toBeGivenBack = (amount: string) => `${amount} por devolver`;
export const even = 'Saldado';
export const noEmailYet = 'Aún ninguno';
export const noPhone = 'Ninguno';
export const requests = 'Solicitudes';
export const firstSeen = 'Primer contacto';
export const addBooking = 'Agregar reserva';
export const showBookings = 'Mostrar sus reservas';
export const privacyRequest = 'Solicitud de privacidad';
export const privacyRequestOf = (username: string) => `Solicitud de privacidad: ${username}`;
export const noNotes = 'Aún no hay notas.';
export const history = 'Historial';
export const noRequests = 'Aún no hay solicitudes.';
export const accounts = 'Cuentas';
export const noAccount = 'Sin cuenta.';
export const accountSince = (username: string, day: string) => `${username}, desde el ${day}`;
export const confirmed = ', dirección confirmada';
export const notConfirmed = ', dirección sin confirmar';
export const locked = ', bloqueada';
export const financing = 'Financiamiento';
export const noApplications = 'Sin solicitudes.';
export const inquiries = 'Consultas';
export const noInquiries = 'Sin consultas.';
export const inquiryKinds = { contact: 'Mensaje de contacto', quote: 'Solicitud de cotización' };

// The customer's account.
export const unlock = 'Desbloquear';
export const unlockOf = (username: string) => `Desbloquear ${username}`;
export const signOut = 'Cerrar todas las sesiones';
export const signOutOf = (username: string) => `Cerrar todas las sesiones: ${username}`;
export const lockAccount = 'Bloquear cuenta';
export const lockAccountOf = (username: string) => `Bloquear cuenta: ${username}`;
export const lock = (username: string) => `Bloquear ${username}`;
export const lockNote =
  'Se cierran las sesiones de todos sus dispositivos y nadie puede iniciar sesión en ella hasta que se desbloquee.';
export const reason = 'Motivo';
export const forTheLog = 'Para el registro de actividad.';

// The form.
export const saved = 'Cliente guardado';
export const added = 'Cliente agregado';
/** @param who empty if the customer has no name */
export const editTitle = (who: string) => (who ? `Editar a ${who}` : 'Editar cliente');
export const save = 'Guardar';
export const addCustomer = 'Agregar cliente';
export const emailHint = 'Viene de sus solicitudes o de su cuenta, y allí se cambia.';
export const forTheTeam = 'Para el equipo.';

// Finding a client.
export const bookingsOf = (count: number) => counted(count, 'reserva');
export const newClient = (typed: string) => `Cliente nuevo: ${typed}`;
export const clientsFailed = 'No se pudieron leer los clientes. Complete los campos de abajo.';
export const searching = 'Buscando…';
export const nobodyFound = 'Aún no hay nadie con ese nombre o número.';
export const clients = (count: number) => counted(count, 'cliente');
export const findClient = 'Buscar al cliente';
export const findHint = 'Por nombre, correo o cualquier parte de su teléfono.';

// Privacy requests: what people may ask for by law.
export const privacyRequests = 'Solicitudes de privacidad';
export const privacyNote = 'Un colega anota la solicitud y otro la aprueba.';
export const newRequest = 'Nueva solicitud';
export const requestsFailed = 'No se pudieron cargar las solicitudes.';
export const noOpenRequests = 'No hay solicitudes abiertas';
export const writeItDown = 'Cuando alguien pida sus datos o que se borren, anótelo aquí.';
export const erase = 'Borrar';
export const exportOne = 'Exportar';
export const agreed = 'Aprobada';
export const askedFor = (by: string, at: string, until: string) =>
  `La anotó ${by} el ${at}; abierta hasta el ${until}`;
export const formerColleague = 'un excolega';
export const needsAnother = '. La tiene que aprobar otro administrador que lleve un día en el equipo.';
export const agree = 'Aprobar';
export const agreeOf = (who: string) => `Aprobar: ${who}`;
export const download = 'Descargar';
export const downloadOf = (who: string) => `Descargar los datos de ${who}`;
export const notDownloaded = 'No se descargó';
export const drop = 'Descartar';
export const dropOf = (who: string) => `Descartar: ${who}`;
export const dropThis = 'Descartar esta solicitud';
export const dropQuestion = (who: string) => `No se hace nada con los datos de ${who}.`;
export const dropRequest = 'Descartar solicitud';
export const dropped = 'Solicitud descartada';
export const eraseThis = 'Borrar a esta persona';
export const eraseQuestion = (who: string) =>
  `Todo lo que guardamos de ${who} se borra de inmediato y para siempre: cuenta, solicitudes, mensajes y notas. Los alquileres pasados quedan sin nombre; las solicitudes de financiamiento, mientras lo exija la ley de crédito. Si se conoce su correo, se le avisa.`;
export const eraseForGood = 'Borrar para siempre';
export const erased = 'Borrado';
export const notPart = (accounts: readonly string[]) => {
  if (accounts.length === 0) return '';
  return accounts.length === 1
    ? ` La cuenta ${accounts[0]} no se incluye, porque en ella nunca se confirmó la dirección. Si es suya, haga otra solicitud con el nombre de la cuenta.`
    : ` Las cuentas ${accounts.join(', ')} no se incluyen, porque en ellas nunca se confirmó la dirección. Si alguna es suya, haga otra solicitud con el nombre de la cuenta.`;
};
export const agreeToExport = 'Aprobar la exportación';
export const exportQuestion = (who: string) =>
  `El equipo puede descargar todo lo que guardamos de ${who} durante siete días.`;
export const newPrivacyRequest = 'Nueva solicitud de privacidad';
export const newPrivacyNote =
  'No pasa nada hasta que otro administrador la apruebe, en un plazo de 30 días. Asegúrese de que sea realmente esa persona.';
export const saveRequest = 'Guardar solicitud';
export const requestSaved = 'Solicitud guardada';
export const whatTheyAsk = 'Qué pide';
export const askCopy = 'Una copia de todo lo que guardamos de ella';
export const askErasure = 'Que se borren sus datos';
export const noUndo = 'No se puede deshacer.';
export const emailOrName = 'Correo electrónico o nombre de la cuenta';
export const howYouKnow = 'Cómo sabe que es esa persona';
export const howYouKnowHint = 'Para el colega que la apruebe; se borra con la solicitud.';

// Results of the actions.
export const isOnList = 'El cliente está en la lista.';
export const isRemoved = 'El cliente ya no está en la lista.';
export const isSaved = 'El cliente se guardó.';
export const waits = 'Espera a otro colega, durante 30 días.';
export const nothingChanged = 'No se cambió nada.';
export const canBeFetched = 'El archivo se puede descargar durante siete días.';
/** @param applications how many financing applications are kept */
export const areErased = (applications: number, isTold: boolean) => {
  const told = isTold
    ? 'Se borraron sus datos y se le avisó por correo.'
    : 'Se borraron sus datos. No había correo al que avisarle.';
  if (applications === 0) return told;
  const what =
    applications === 1
      ? 'Su solicitud de financiamiento se conserva'
      : 'Sus solicitudes de financiamiento se conservan';
  return `${told} ${what} mientras lo exija la ley de crédito.`;
};
export const addressTaken = 'Ya hay un cliente con esa dirección.';
export const addressFixed = 'Esta dirección viene de sus solicitudes o de su cuenta, y allí se cambia.';
