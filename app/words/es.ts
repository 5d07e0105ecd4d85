import { theHour } from '#words/the-hour.ts';

export const skipToContent = 'Ir al contenido';
export const home = 'Inicio';
export const ourYachts = 'Nuestros yates';
export const amenitiesAndPackages = 'Servicios y paquetes';
export const specialEvents = 'Eventos especiales';
export const aboutUs = 'Quiénes somos';
export const getInTouch = 'Contacto';
export const bookYourCharter = 'Reserve su yate';
export const mediaGallery = 'Galería';
export const yachtFinancing = 'Financiamiento de yates';
export const onTheWater = 'En el agua';
export const theCompany = 'La empresa';
export const homeOf = (business: string) => `${business}, inicio`;
export const main = 'Principal';
export const menu = 'Menú';
export const language = 'Idioma';
export const profile = 'Perfil';
export const chatWithUs = 'Escríbanos por WhatsApp';
export const footerInvitation = 'Su día en el agua empieza aquí';
export const footerPromise = 'Díganos qué día y quiénes vienen. Le respondemos en menos de 24 horas.';
export const embarkNow = 'Suba a bordo';
export const footerBusiness =
  'Yates para un día, para una celebración o para siempre, en la bahía de Biscayne.';
export const allRightsReserved = 'Todos los derechos reservados.';

export const aboutDescription =
  'Un equipo de capitanes, chefs y anfitriones de Miami, con una persona al teléfono a cualquier hora: quiénes somos y cómo cuidamos su día en el agua.';
export const aboutPicture = 'Tres yates frente a la ciudad en una mañana clara';
export const aboutLead = 'Fuimos invitados antes de ser anfitriones. Así seguimos llevando un barco.';
export const achievements = 'Logros';
export const comeAndSee = 'Venga a verlo usted mismo';
export const seeOurYachts = 'Vea nuestros yates';
export const seenFromOurDecks = 'Visto desde nuestras cubiertas';
export const filmsLead = 'Aquí nadie sabe describir la luz. Por eso la filmamos.';
export const ourVideoChannel = 'Nuestro canal de video';

export const tryAgain = 'Intentar de nuevo';
export const partsFailed = 'No pudimos cargar algunas partes de esta página. Inténtelo más tarde.';

export const contactDescription =
  'Llame, escriba o chatee con nuestro equipo de Miami. Díganos la fecha, los invitados y el ambiente que busca; una persona le responde en menos de 24 horas.';
export const contactPicture =
  'Marina con palmeras y yates de popa al muelle, con torres al otro lado del agua';
export const contactLead =
  'Díganos la fecha, los invitados y el ambiente que busca. Le responde una persona, casi siempre el mismo día.';
export const phone = 'Teléfono';
export const email = 'Correo';
export const office = 'Oficina';
export const callUs = 'Llámenos';
export const chatOnWhatsApp = 'Escríbanos por WhatsApp';
export const writeToUs = 'Escríbanos';
export const fieldsMarkedWith = 'Los campos marcados con ';
export const areRequired = ' son obligatorios. Lo demás nos ayuda a responderle en un solo mensaje.';
export const everyMessageIsRead =
  'Alguien de nuestro equipo lee cada mensaje y responde en menos de 24 horas.';
export const whereToFindUs = 'Dónde encontrarnos';
export const whereLead =
  'Esta es la bahía que mejor conocemos. Su aplicación de mapas le muestra cómo llegar.';
export const openInMaps = 'Abrir en su aplicación de mapas';
export const questionsAndAnswers = 'Preguntas y respuestas';
export const bookingQuestions = 'Reservas';
export const generalQuestions = 'Preguntas frecuentes';

export const packagesDescription =
  'Lo que puede subir a bordo, con su precio, y grandes eventos que planeamos y cotizamos a su medida.';
export const packagesPicture =
  'Yate fondeado con su tobogán en el agua, un jet ski al lado y una tabla a popa';
export const packagesLead =
  'El yate es el salón. Esto es lo que pasa en él: la mesa, la música, la primera copa bien fría.';
export const eventsFailed = 'No pudimos cargar nuestros eventos. Inténtelo más tarde.';
export const eventsLoading = 'Cargando nuestros eventos…';
export const largeEvents = 'Grandes eventos, desde 26 invitados';
export const largeEventsLead =
  'No hay dos iguales, así que cada uno se cotiza para su día. Toque el signo más, díganos tres cosas y recibirá un precio en menos de 24 horas.';
export const packagesFailed = 'No pudimos cargar nuestros paquetes. Inténtelo más tarde.';
export const packagesLoading = 'Cargando nuestros paquetes…';
export const addOnPackages = 'Paquetes adicionales';
export const addOnPackagesLead =
  'Un solo precio para todo el grupo. También puede agregar otros adicionales ';
export const withYourBooking = 'al hacer su reserva';
export const withYourBookingToo = '.';
export const dayWithPrice = 'Un día que ya tiene precio';
export const dayWithPriceText =
  'Elija el yate, el día y lo que sube a bordo, y vea el precio mientras elige.';
export const seeSpecialEvents = 'Ver eventos especiales';
export const eventNamed = (title: string) => `Evento: ${title}`;
export const packageNamed = (name: string) => `Paquete: ${name}`;

export const specialEventsTitle = 'Eventos especiales en el agua';
export const specialEventsDescription =
  'Bodas en el mar, veladas de empresa, cumpleaños de día y fiestas de noche. Vea nuestros paquetes exclusivos y sus precios, o pídanos un evento a su medida.';
export const whatAreYouCelebrating = 'Cuéntenos qué celebra';
export const nameAndEmailAreEnough =
  'Con su nombre y su correo basta. La fecha, los invitados y el ambiente que busca nos ayudan a responderle con un precio y no con preguntas.';
export const whateverYouHaveInMind = 'Lo que usted tenga en mente';
export const morningAfter = 'A la mañana siguiente';
export const beforeYouAsk = 'Antes de preguntar';
export const sendInquiry = 'Enviar consulta';
export const requestQuote = 'Pedir cotización';

export const mediaDescription =
  'Videos desde nuestras cubiertas: días en el mar, noches en el muelle, la última luz sobre la bahía de Biscayne.';
export const filmsFailed = 'No pudimos cargar nuestros videos. Inténtelo más tarde.';
export const filmsLoading = 'Cargando nuestros videos…';
export const featuredFilm = 'Video destacado';
export const latestFilms = 'Últimos videos';
export const comingUpNext = 'Lo que viene';
export const comingSoon = 'Próximamente';
export const weddings = 'Bodas';
export const nightParties = 'Fiestas de noche';
export const theFleet = 'La flota';
export const fromTheAir = 'Desde el aire';
export const firstToSee = 'Sea el primero en ver el próximo';
export const newFilmsFirst = 'Los videos nuevos salen primero en nuestros canales.';
export const backToAboutUs = 'Volver a Quiénes somos';

export const financingDescription =
  'No somos una institución de crédito: deciden otras, independientes. Le ayudamos a enviarles su solicitud, con una consulta que no afecta su puntaje y una página propia.';
export const beforeYouApply = 'Antes de solicitar';

// The application: its page and its mailed link.
export const yourFinancing = 'Su solicitud de financiamiento';
export const yourFinancingDescription =
  'Siga una solicitud desde la primera consulta hasta la decisión de la institución de crédito.';
export const financingLinkDescription = 'Abre su solicitud de financiamiento en este navegador.';
export const applyForFinancing = 'Solicitar financiamiento';
export const applyDescription =
  'Cuatro pasos breves, una consulta de crédito que no afecta su puntaje y la decisión de una institución de crédito independiente.';
export const help = 'Ayuda';
export const needHelp = '¿Necesita ayuda?';
export const contactSupport = 'Contactar a soporte';

export const notFoundHead = 'Página no encontrada';
export const notFoundDescription = 'No hay nada en esta dirección.';
export const notFoundTitle = '404: página no encontrada';
export const notFoundText = 'La dirección no existe, o la página ya no está aquí.';
export const backToHome = 'Volver al inicio';
export const outOfOrderTitle = 'Esta página encalló';
export const outOfOrderText = 'Algo falló de nuestro lado. Inténtelo de nuevo en un momento.';

export const homeTitle = (business: string) => `${business}: alquiler de yates en la bahía de Biscayne`;
export const homeDescription =
  'Yates de alquiler en Miami para bodas, almuerzos largos, fiestas en el muelle y días sin ningún plan.';
export const guestsSay = 'Lo que dicen nuestros invitados';
export const following = 'Cargando la página…';
export const homeLoading = 'Cargando la página de inicio…';
export const homeFailed = 'No pudimos cargar la página de inicio. Inténtelo más tarde.';
export const businessDescription = 'Alquiler de yates, eventos en el mar y venta de yates en Miami.';

export const fleetTitle = 'Nuestros yates: alquiler en Miami';
export const fleetPageTitle = (page: number) => `Nuestros yates, página ${page}`;
export const fleetDescription =
  'Yates de alquiler en Miami, con los cargos incluidos en el precio. Busque por fecha, invitados, eslora y lugar.';
export const yachtDetails = 'Detalles del yate';
export const yachtForCharter = 'Un yate de alquiler en Miami.';
export const yachtNotFound = 'Yate no encontrado';
export const noSuchYacht = 'Ese yate no está en la flota.';
export const yachtWithoutWords = 'Un yate de alquiler en Miami.';
export const yachtFacts = (yacht: string, guests: number, place: string) =>
  `${yacht}, para ${guests} ${guests === 1 ? 'invitado' : 'invitados'}, en ${place}.`;
export const offered = (time: string, type: string) => `${time}, ${type}, cargos incluidos`;
export const lengthFrom = (length: string, from: string) => `${length} desde ${theHour(from)}`;

export const bookTitle = 'Reserve su yate';
export const bookDescription =
  'Elija el yate, el día y lo que sube a bordo. Ve los precios mientras elige; respondemos en menos de 24 horas.';
export const bookFailed = 'No pudimos cargar la página de reservas. Inténtelo más tarde.';
export const bookLoading = 'Cargando su reserva…';
export const beforeYouBook = 'Antes de reservar';

// Staff pages, for visitors who are not staff.
export const staffArea = 'Administración';
export const forOurTeam = 'Para nuestro equipo.';
export const forOurStaff = 'Para nuestro personal';
export const signedInAsClient = 'Inició sesión como cliente. Esta página es para nuestro equipo.';
export const myProfile = 'Mi perfil';
