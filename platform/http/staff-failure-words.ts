import type { FailureCode } from './failures.ts';

/** The refusals that only staff meet, who read English or Spanish. */
export const STAFF_SENTENCES: Readonly<Record<'es', Partial<Record<FailureCode, string>>>> = {
  es: {
    'not-in-your-role': 'Eso no corresponde a su función. Un administrador puede darle una que lo incluya.',
    'field-not-kept': 'Esta solicitud no tiene ese campo.',
    'customer-not-found': 'No encontramos ese cliente.',
    'entry-not-found': 'Eso ya no existe. Quizá un colega lo eliminó.',
    'entry-in-use': 'Algo registrado lo menciona y por eso no se puede eliminar. Ocúltelo.',
    'privacy-request-not-found': 'Esa solicitud ya se atendió, se descartó o venció.',
    'person-not-found': 'No guardamos nada de ese correo o nombre de cuenta. Revise cómo está escrito.',
    'person-on-team': 'Esa cuenta es del equipo. Primero quítela del equipo.',
    'person-sails': 'Tiene un alquiler confirmado por delante. Cancélelo primero o espere a que regrese.',
    'person-owed':
      'Todavía hay dinero suyo por devolver, o su banco pregunta por un pago. Resuélvalo primero en sus reservas.',
    'notice-unsigned': 'Esto no está firmado por quien debería enviarlo.',
    'nothing-to-hold': 'Para este alquiler no se debe ningún depósito por daños.',
    'hold-under-way': 'Ya hay un depósito por daños, o está en curso.',
    'no-hold': 'No hay ningún depósito por daños vigente.',
    'more-than-held': 'Es más de lo que está retenido.',
    'no-saved-card': 'No hay ninguna tarjeta guardada para este alquiler.',
    'paid-by-card':
      'Esto se pagó en la página de tarjetas. Devuélvalo; hasta dónde se puede, lo dice el procesador de pagos.',
    'inquiry-not-found': 'No encontramos esa consulta.',
    'view-not-found': 'No encontramos esa vista. Quizá se eliminó.',
    'colleague-not-found': 'Ya no hay ningún administrador con ese nombre.',
    'password-request-not-found': 'Nadie pidió una nueva contraseña para ese colega, o la solicitud venció.',
    'not-retried': 'Eso ya no está para intentarlo de nuevo. Quizá se completó mientras tanto.',
    'charters-ahead': 'Este yate tiene alquileres confirmados por delante. Muévalos o cancélelos primero.',
    'entry-of-charter': 'Ese horario es de un alquiler. Mueva o cancele el alquiler.',
    'customer-known': 'Ya hay un cliente con ese correo.',
    'customer-in-use': 'Este cliente tiene una solicitud o una cuenta y se queda en la lista.',
    'last-administrator': 'Es el único administrador. Nombre otro primero.',
    'username-taken': 'Ya hay una cuenta con ese nombre.',
    'already-administrator': 'Esa cuenta ya es de un administrador.',
    'account-locked': 'Esa cuenta está bloqueada. Desbloquéela primero.',
    'already-asked': 'Ya se pidió una nueva contraseña. Espera la aprobación de un colega.',
    'approval-needed':
      'Antes debe estar de acuerdo otro administrador que lleve un día en el equipo; sin él, hay que esperar 24 horas.',
    'already-a-charter': 'Esta consulta ya se convirtió en una solicitud de alquiler.',
    'inquiry-not-in-this-state': 'La consulta ya no está en un estado en que eso se pueda hacer.',
    'charter-not-departed':
      'El yate aún no ha zarpado. Desde la hora de salida se puede marcar que el cliente no se presentó.',
    'charter-not-over':
      'Este alquiler aún no ha terminado. Se puede marcar como realizado cuando vuelva el yate.',
    'undo-too-late': 'Se marcó como realizado hace más de un día y ya no se puede deshacer.',
    'status-not-allowed': 'La solicitud no puede pasar ahora a ese estado.',
    'document-arrived': 'El solicitante ya envió ese documento. Acéptelo o devuélvalo.',
    'already-requested': 'Ese documento ya está en la lista.',
    'picture-kind': 'Esa no es una imagen JPG, PNG, WebP o AVIF. Elija otra.',
    'report-too-long': 'Son más de 50,000 filas. Limítelas por estado o fechas.',
    'fleet-report-too-long': 'Son más de 2,000 yates. Limítelos por categoría o lugar.',
    'picture-damaged': 'No pudimos leer esa imagen. Guárdela de nuevo y súbala otra vez.',
    'picture-too-many-pixels': 'Esa imagen tiene demasiados píxeles. Elija una de 40 megapíxeles o menos.',
    'import-empty': 'Ese archivo no tiene filas.',
    'import-unreadable':
      'No pudimos leer ese archivo. Elija un archivo CSV con encabezados o una lista JSON.',
    'import-too-long': 'Son más de 2,000 filas. Impórtelas por partes.',
    'price-missing': 'Este yate no tiene un precio en la lista para eso. Indique uno.',
    'decision-needed':
      'Esa es una decisión de la institución de crédito. Regístrela como tal, con la institución y, si es un rechazo, los motivos.',
    'departure-incomplete': 'El yate aún no puede zarpar.',
    'departs-later': 'Es muy pronto para que zarpe: puede salir desde tres horas antes de su inicio.',
    'departure-over': 'El horario de este alquiler ya pasó. Se puede marcar como realizado.',
    'already-departed': 'El yate ya zarpó.',
    'not-under-way': 'Este alquiler no está en curso.',
    'departure-undo-too-late': 'Se anotó hace más de media hora y ya no se puede deshacer.',
    'captain-busy': 'Ese capitán está en otro alquiler a esa hora.',
    'captain-is-clients': 'A casco desnudo, el arrendatario elige al capitán en la página de su alquiler.',
    'check-in-code-unknown': 'Ese código no es de ningún invitado esperado.',
    'nothing-to-override': 'Eso no falta, o ya no está como usted lo vio. Mire de nuevo.',
    'not-overridable': 'La ley no lo deja a nuestro criterio: no se puede omitir.',
    'payment-not-found': 'No hay ningún pago así en este alquiler.',
    'addition-not-found': 'En este alquiler no se debe nada así. Quizás un colega ya lo retiró.',
    'addition-paid': 'Ya se pagó algo por esto, así que no se puede retirar. Devuelva dinero en su lugar.',
    'damage-files-full':
      'No cabe más con estos daños: diez archivos y 4 MB en total. Quite uno primero o envíe un PDF más pequeño.',
    'payment-files-full': 'Este pago ya tiene cinco archivos. Quite uno primero.',
    'client-forgotten':
      'Los datos del cliente de este alquiler se borraron: no se le puede agregar nada, ni reabrirlo ni cambiarlo de fecha.',
    'payment-given-back': 'Una parte de este pago va de regreso. Cancele primero esa devolución.',
    'payment-recorded': 'Ya hay registrado un pago como este. Asegúrese de que no sea el mismo dinero.',
    'own-payment': 'Usted mismo registró este pago. Uno tan grande lo anula un colega.',
    'bank-line-not-found': 'No hay ninguna línea así del banco.',
    'bank-line-recorded': 'Un colega se adelantó: este dinero ya está registrado. Mire de nuevo.',
    'bank-file-unreadable': 'No pudimos leer ese archivo y no se tomó nada de él.',
    'bank-file-too-large': 'Ese archivo pesa más de 2 MB. Expórtelo por partes.',
    'bank-file-without-headings':
      'No conocemos ninguno de los encabezados de este archivo. Indique qué es cada columna.',
    'dispute-not-found': 'Este alquiler no tiene esa disputa.',
    'dispute-answered': 'El banco ya tiene su respuesta, o ya decidió: no se puede agregar nada.',
    'dispute-answer-under-way':
      'Una respuesta va en camino al procesador de pagos. Revísela de nuevo en unos minutos.',
    'dispute-not-staged': 'Lo que se va a presentar tiene que prepararse antes, tal como está ahora.',
    'dispute-pack-too-large':
      'El archivo pesa más de los 4.5 MB que acepta el procesador de pagos. Omita una parte.',
    'refund-not-found': 'No hay nada así por devolver.',
    'refund-moved-on': 'Un colega se adelantó: este dinero ya no está donde usted lo vio. Mire de nuevo.',
    'more-than-paid': 'Eso es más de lo que hay por devolver.',
    'payment-disputed':
      'Parte de eso está en disputa: lo tiene el banco del cliente y no se puede devolver también desde aquí.',
    'papers-allow-fewer':
      'Según sus documentos y la forma en que se alquila, este yate ya no puede llevar tantos invitados a esa hora. Corrija los invitados o el capitán, o pase el alquiler a otro yate.',
    'papers-ended':
      'Su seguro o su permiso de alquiler vence antes de que termine este alquiler. Anote el renovado, o pase el alquiler a otro día o a otro yate.',
    'terms-not-pdf': 'Las condiciones de la institución deben ser un PDF que se pueda leer.',
    'terms-unsigned':
      'El solicitante aún no ha firmado las condiciones de la institución. Envíelas primero para firmar.',
    'guest-not-told': 'Este invitado no nos ha dicho nada de eso.',
    'agreement-stands':
      'No hay nada que preparar: lo firmado vale hasta que cambie el alquiler, y lo que falta firmar ya está en ese idioma.',
    'nothing-to-sign':
      'Aún no hay nada que firmar: el alquiler no está confirmado, no tiene precio o tiene más invitados de los que el yate puede llevar.',
    'agreement-unsigned': 'El cliente aún no ha firmado esto.',
  },
};
