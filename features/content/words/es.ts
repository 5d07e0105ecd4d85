import { brand } from '#core/brand.ts';

export const ourStory = 'Nuestra historia';
export const storyBeginning =
  'Todo empezó con un flybridge prestado, un cumpleaños para nueve y una tormenta que se alejó con diez minutos de margen.';
export const storyMidnight =
  'Los invitados se quedaron a bordo hasta la medianoche. Para el lunes, tres de ellos ya habían llamado para pedir el mismo día otra vez: el mismo capitán, el mismo fondeadero, la misma rodaja de limón en la misma copa. Seguimos anotando cuál era el limón.';
export const storyToday =
  'Hoy cuidamos una flota entera. Sabemos cómo maniobra cada yate con viento de costado, dónde da la sombra a las cuatro y cuál es el camarote silencioso. Usted solo necesita saber el día.';
export const storyPicture =
  'Proa de un yate por la mañana, un cabo adujado sobre la teca y el sol apenas sobre el horizonte';
export const setsUsApart = 'Lo que nos distingue';
export const priceTitle = 'El precio que lee es el precio que paga';
export const priceText =
  'La propina, los impuestos y el aprovisionamiento aparecen línea por línea, antes de que nadie le pida una tarjeta.';
export const captainTitle = 'Todo capitán navegó antes con nosotros';
export const captainText =
  'Como primer oficial, durante una temporada. Los papeles dicen quién puede gobernar un yate; una temporada dice quién debe recibir a sus invitados.';
export const berthTitle = 'Siempre hay un amarre resguardado';
export const berthText = 'Si el tiempo cambia, hay adónde ir, y la cena va con usted.';
export const personTitle = 'Responde una persona';
export const personText =
  'Por teléfono, correo o chat, a cualquier hora, y es alguien que estuvo a bordo esta misma semana.';
export const ourMission = 'Nuestra misión';
export const mission =
  'Dar a las personas un día en el agua tan bien cuidado que olviden que alguien lo está cuidando.';
export const ourValues = 'Nuestros valores';
export const excellence = 'Excelencia';
export const excellenceText =
  'Una toalla doblada el día cuarenta igual que el primero. Los pequeños detalles, repetidos cada vez, son lo que la gente recuerda como lujo.';
export const safety = 'La seguridad primero';
export const safetyText =
  'Capitanes con licencia, chalecos de todas las tallas y una lista para la Guardia Costera con cada nombre. Cuando un capitán dice que no, nadie discute.';
export const bespoke = 'Experiencias a la medida';
export const bespokeText =
  'No hay dos listas de invitados iguales, así que no hay dos días iguales. Preguntamos más de lo que usted espera, una sola vez, y nunca más.';
export const peopleAboard = 'La gente a bordo';
export const peoplePicture = 'Cabos adujados en un muelle junto a un yate a la luz de la tarde';
export const ourCrew = 'Conozca a la tripulación';
export const captains = 'Capitanes';
export const captainsText = 'Con licencia, de aquí, y encantados de explicarle qué significa esa boya.';
export const chefs = 'Chefs';
export const chefsText = 'Compran la mañana en que usted zarpa y cocinan lo que trajeron los pescadores.';
export const hosts = 'Anfitriones y marineros';
export const hostsText = 'Recuerdan los nombres, llenan las copas y son los primeros en echarse al agua.';
export const planners = 'Organizadores de eventos';
export const plannersText =
  'Uno por celebración, desde la primera llamada hasta que desembarca el último invitado.';
export const engineers = 'Maquinistas';
export const engineersText = 'Revisan cada yate antes de cada salida, no cada temporada.';
export const financeGuides = 'Asesores de financiamiento';
export const financeGuidesText =
  'Ponen sus documentos en orden y los presentan a instituciones de crédito independientes.';
export const playFilm = (title: string) => `Reproducir: ${title}`;
export const filmFailed = 'Este video no se puede reproducir en este momento.';
export const tryAgain = 'Intentar de nuevo';

export const bayChart =
  'Carta náutica de la bahía de Biscayne: Miami al oeste; Miami Beach, Virginia Key y Key Biscayne al este.';
/** Added where the chart shows our berth. */
export const berthOnChart =
  'Nuestro amarre está en el lado interior de South Beach, donde empieza el canal del puerto.';
/** The chart's places that have a name in each language. */
export const chartPlaces = {
  bay: 'Bahía de Biscayne',
  ocean: 'Océano Atlántico',
  sandbar: 'Banco Nixon',
};
export const chartNote = 'Sondas en pies. Dibujada para orientarse, no para navegar.';

export const subscribeOnYoutube = 'Suscríbase en YouTube';
export const followOn = (network: string) => `Síganos en ${network}`;

export const carousel = 'carrusel';
export const occasions = 'Ocasiones';
export const promise = (): readonly string[] => ['Viva lo mejor', 'de Miami', 'sobre el agua'];
export const reserveNow = 'Reservar ahora';
export const slides = 'Imágenes';
export const slideOf = (slide: number, count: number) => `Imagen ${slide} de ${count}`;
export const slideNamed = (slide: number, title: string) => `Imagen ${slide}: ${title}`;
export const pauseSlides = 'Pausar las imágenes';
export const playSlides = 'Reproducir las imágenes';
export const inFigures = `${brand.shortName} en cifras`;
export const aboutUs = 'Quiénes somos';
export const aboutBay =
  'Conocemos esta bahía por sus mareas, sus bancos de arena y el minuto en que el sol se pone detrás de las torres.';
export const aboutBlurb =
  'Nuestros capitanes y anfitriones llevan gente por ella: una hora antes de cenar, una boda para ciento cincuenta, una semana sin planes. Usted nos dice el día y quiénes vienen. El precio que le damos es el precio que paga, con cada cargo detallado, y alguien de los nuestros contesta el teléfono mientras usted está a bordo.';
export const ourStoryLink = 'Nuestra historia';
export const testimonials = 'Testimonios ';
export const testimonialsOf = (shown: string, count: number) => `${shown} de ${count}`;
export const previousTestimonials = 'Testimonios anteriores';
export const nextTestimonials = 'Testimonios siguientes';
export const hotRental = 'El más pedido';
export const currencyPerHour = (currency: string) => `${currency} por hora`;
export const perHour = 'por hora';
export const viewDetails = 'Ver detalles';
export const ofYacht = (yacht: string) => `de ${yacht}`;
export const topYachts = 'Los yates de lujo más elegidos';
export const topYachtsText = 'Los yates a los que nuestros invitados siempre vuelven.';
export const seeAllYachts = 'Ver todos los yates';
export const guests = (count: number) => (count === 1 ? '1 invitado' : `${count} invitados`);
export const moreThanHundred = 'Más de 100 yates';
export const allYachts = 'Nuestros yates';
export const allYachtsText = 'Entre ellos hay uno que el sábado será suyo.';
export const lookAtAll = 'Ver todos los yates';
export const keepOne = 'O quédese con uno para siempre';
export const keepOneText = 'Cuando un día a bordo ya no alcanza, le ayudamos a financiar un yate propio.';
export const exploreFinancing = 'Ver opciones de financiamiento';
export const prequalification = 'Precalificación rápida';
export const lowerCost = 'Menor pago inicial';
export const lowerCostText =
  'Reparta el precio de su yate en años y conserve sus ahorros para las temporadas a bordo.';
export const fastPrequalification = 'Precalificación rápida';
export const fastPrequalificationText =
  'Una consulta de crédito preliminar le muestra en qué punto está. No afecta su puntaje.';
export const transparent = 'Proceso transparente';
export const transparentText =
  'Cada paso, documento y decisión en un solo lugar. Deciden instituciones de crédito independientes; nosotros no prestamos dinero.';
export const noCreditImpact = 'Sin afectar su crédito';
export const twoMinutes = 'Solicitud en 2 minutos';
export const instantDecisions = 'Decisiones al instante';
/** Names for the home page's pictures, as alternative texts where no caption is known. */
export const pictureNames = {
  about: 'Quiénes somos',
  fleet: 'Nuestros yates',
  financing: 'Financiamiento de yates',
};

export const noSlide = 'La página de inicio se abre con una imagen al menos';
export const figuresReversed = 'No puede ser menor que la primera cifra';
