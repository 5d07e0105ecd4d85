export const whatStays = 'Qué se borró y qué queda.';
export const keptApplications = (months: number) =>
  `Las solicitudes de financiamiento que envió quedan con nosotros, con su nombre y dirección, durante ${months} meses después de terminar, como exige la ley de crédito. La que aún esté abierta sigue su curso, a menos que usted la retire. Se abren con los enlaces de nuestros correos, o con uno nuevo que le enviamos si lo pide.`;
export const closed = 'Su cuenta está cerrada';
export const closedText =
  'Su perfil, sus yates guardados, sus mensajes y sus solicitudes de cotización se borraron, y las solicitudes abiertas se cancelaron.';
export const inBooksUnnamed = 'Los alquileres pasados quedan en nuestros libros sin su nombre.';
export const inBooksFor = (years: number) =>
  `Los alquileres pasados quedan en nuestros libros, con su nombre y lo que firmó, durante ${years} años después del regreso, y luego sin su nombre.`;
export const closedLast =
  'Lo que reservó como visitante, sin agregarlo a la cuenta, sigue reservado. Este es el último correo sobre su cuenta.';
export const erased = 'Sus datos se borraron';
export const erasedText =
  'Como usted pidió, borramos lo que guardábamos de usted: su cuenta, si en ella estaba confirmada esta dirección, sus mensajes y solicitudes, y el registro de nuestros correos. Las solicitudes abiertas se cancelaron. Los alquileres pasados quedan en nuestros libros sin su nombre.';
export const erasedLast = 'Este es el último correo que recibe de nosotros.';
export const erasedButFinancing =
  'A partir de ahora solo le escribiremos sobre su solicitud de financiamiento.';
export const closing = 'Su cuenta se cerrará pronto';
export const closingPreview = 'Inicie sesión una vez para conservarla.';
export const closingHeading = '¿Desea conservar su cuenta?';
export const closingMail = (username: string, day: string) =>
  `Hace mucho tiempo que nadie inicia sesión como ${username}. Guardamos lo necesario y nada más, así que la cuenta se cerrará después del ${day}. Para conservarla, inicie sesión una vez antes de esa fecha.`;
export const keepAccount = 'Conservar mi cuenta';
export const closingLast = 'Si ya no la necesita, no tiene que hacer nada.';

export const profile = 'Perfil';
export const profileDescription = 'Sus solicitudes, sus yates guardados y sus datos, en un solo lugar.';
export const profileFailed = 'No se pudo cargar su perfil. Inténtelo de nuevo.';
export const profileLoading = 'Cargando su perfil…';
export const logOut = 'Cerrar sesión';
export const accountSummary = 'Resumen de la cuenta';
export const totalRequests = 'Solicitudes en total';
export const savedYachts = 'Yates guardados';
export const quotesAsked = 'Cotizaciones pedidas';
export const since = 'Con nosotros desde';
export const added = 'Agregado a su cuenta';
export const notAdded = 'No se agregó';
export const sentWith = (count: number) =>
  `${count === 1 ? 'Se envió una solicitud' : `Se enviaron ${count} solicitudes`} con `;
export const beforeSignIn = ' antes de que iniciara sesión.';
export const addToAccount = 'Agregar a mi cuenta';
export const claimed = (count: number) =>
  count === 1 ? 'Una solicitud ya es suya.' : `${count} solicitudes ya son suyas.`;
export const firstSteps = 'Primeros pasos';
export const tellUs = 'Díganos cómo comunicarnos con usted';
export const tellUsWhy = 'Así cada solicitud ya lleva sus datos.';
export const lookAtYachts = 'Vea los yates';
export const lookAtYachtsWhy = 'Guarde los que le gusten; después los encontrará aquí.';
export const askForDate = 'Pida una fecha';
export const askForDateWhy = 'No cuesta nada, y tiene una cotización en menos de 24 horas.';

export const yourData = 'La información que guardamos';
export const yourDataText =
  'Todo lo que guardamos sobre usted cabe en un archivo. Puede cerrar su cuenta cuando quiera; antes le decimos exactamente qué se borra y qué tiene que quedar.';
export const download = 'Descargar mis datos';
export const closeAccount = 'Cerrar mi cuenta';
export const accountClosed = 'Cuenta cerrada';
export const notClosed = 'No se cerró';
export const closeAsked = '¿Cerrar su cuenta?';
export const noUndo = 'Esto no se puede deshacer.';
export const yourPassword = 'Su contraseña';
export const stay = 'Quedarme';
export const consequencesFailed =
  'No se pudo cargar qué es exactamente lo que queda. Inténtelo de nuevo antes de cerrar su cuenta.';
export const deletedAtOnce = 'Se borra de inmediato';
export const stays = 'Lo que queda';
export const goes = {
  profile: 'Su perfil, contraseña, segundo factor e inicios de sesión',
  saved: 'Sus yates guardados y la solicitud de financiamiento que empezó y nunca envió',
  messages: 'Sus mensajes, sus solicitudes de cotización y nuestras respuestas',
  letters: 'Lo que le escribimos sobre sus alquileres y el registro de los correos que le enviamos',
  notes: 'Lo que nuestro equipo anotó sobre usted',
};
export const unnamed = (months: number) =>
  `Las solicitudes abiertas se cancelan. Lo que alquiló, cuándo y por cuánto queda en nuestros libros sin su nombre, sus datos de contacto ni sus palabras; una solicitud que no llegó a ser un alquiler se borra por completo ${months} meses después de su último mensaje.`;
export const guestsStay =
  'Los alquileres que reservó como visitante y nunca agregó a la cuenta quedan como están. Si desea que también se borren, escríbanos.';
export const logStays = (years: number) =>
  `Nuestro registro de inicios de sesión y de lo que hace el equipo tiene el número de su cuenta, nunca su nombre, y se guarda ${years} años.`;
export const closedThanks = 'Su cuenta está cerrada. Gracias por navegar con nosotros.';

// Errors in what staff typed.
export const nameMissing = 'Escriba un nombre.';
export const emailMissing = 'Escriba una dirección de correo electrónico.';
export const kindMissing = 'Elija qué se pidió.';
export const whoMissing = 'Escriba una dirección de correo electrónico o el nombre de una cuenta.';
