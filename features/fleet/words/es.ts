import { counted, withThousands } from '#words/amounts.ts';

export const sizes = {
  '26-40': '26–40 pies (8–12 m)',
  '40-55': '40–55 pies (12–17 m)',
  '55+': '55 pies o más (17 m)',
};
export const capacities = { '1-6': '1–6 invitados', '7-12': '7–12 invitados', '13+': '13 invitados o más' };
export const sorts = {
  'price-low': 'Precio, de menor a mayor',
  'price-high': 'Precio, de mayor a menor',
  longest: 'Mayor eslora primero',
  shortest: 'Menor eslora primero',
  'most-guests': 'Más invitados primero',
  newest: 'Más nuevos primero',
};
export const amenities = {
  'jet-ski': 'Jet ski',
  seabob: 'Seabob',
  'water-slide': 'Tobogán acuático',
  paddleboards: 'Tablas de remo',
  kayaks: 'Kayaks',
  'snorkel-gear': 'Equipo de snorkel',
  'fishing-gear': 'Equipo de pesca',
  tender: 'Bote auxiliar',
};
export const priceUnder = (below: string) => `Menos de ${below}`;
export const priceBetween = (from: string, to: string) => `De ${from} a ${to}`;
export const priceFrom = (from: string) => `${from} o más`;
export const findYourYacht = 'Encuentre su yate';
export const search = 'Buscar';
export const searchYachts = 'Buscar yates';
export const searchTeaser = 'Eslora, lugar, días e invitados';
export const searchTitle = 'Buscar yates';
export const searchOnlyFree = 'Solo se muestran los yates libres en sus días.';
export const searchAvailability = 'Ver disponibilidad';
export const searchFleet = 'Buscar en la flota';
export const addMissing = (missing: string) => `Agregue ${missing} para ver solo lo que le conviene.`;
export const stillNeeded = (missing: string) => `Falta: ${missing}.`;
export const allSet = 'Todo listo. Veamos.';
export const lacking = {
  type: 'un tipo de yate',
  location: 'un lugar',
  checkin: 'una fecha de salida',
  checkout: 'una fecha de regreso',
  guests: 'entre 1 y 50 invitados',
};
export const yachtType = 'Tipo de yate';
export const location = 'Lugar';
export const checkin = 'Salida';
export const checkout = 'Regreso';
export const guestsLabel = 'Invitados';
export const guestsCounted = 'invitados';
export const pleaseChoose = 'Elija';
export const anyLength = 'Cualquiera';
export const anywhere = 'Cualquier lugar';
export const anywhereInMiami = 'En todo Miami';
export const fromTime = 'Hora de salida';
export const anyTime = 'Cualquier hora';
export const forLength = 'Duración';
export const anyNumber = 'Cuantos sean';
export const nameOrBrand = 'Nombre o marca';
export const category = 'Categoría';
export const allBrands = 'Todas las marcas';
export const length = 'Eslora';
export const capacity = 'Capacidad';
export const anyCapacity = 'Cualquier capacidad';
export const allInPriceLabel = 'Precio con cargos, día completo';
export const anyPrice = 'Cualquier precio';
export const comesWith = 'Incluye';
export const anything = 'Cualquier equipo';
export const sortBy = 'Ordenar por';
export const featuredFirst = 'Destacados primero';
export const filters = 'Filtros';
export const filtersCounted = (count: number) => `Filtros (${count})`;
export const showYachts = (yachts: string) => `Ver ${yachts}`;
export const showSome = 'Ver yates';

export const yachts = (count: number) => counted(count, 'yate');
export const guests = (count: number) => counted(count, 'invitado');
export const dayToDay = (first: string, last: string) => `${first} al ${last}`;
export const dayAndTime = (day: string, start: string, length: string) => `${day}, ${start}, por ${length}`;
export const carries = (guests: string) => `Para ${guests}`;
export const allIn = (price: string) => `${price}, cargos incluidos`;
export const withAmenity = (amenity: string) => `Con ${amenity}`;
export const searchApplied = 'Resultados de su búsqueda';
export const clearSearch = 'Borrar búsqueda';
export const clearFilters = 'Quitar todos los filtros';
export const remove = 'Quitar ';
export const notCalled = (q: string) => `Ningún yate se llama “${q}”. Estos son para `;
export const noneMatch = 'Ningún yate coincide con su búsqueda. Cambie los filtros.';
export const noYachtListed = 'Ahora no hay yates en la lista. Díganos su fecha y le buscamos uno.';
export const removeOne = 'Quite uno de estos y vuelve a haber yates:';
export const noSingleFilter = 'No es culpa de un solo filtro: empiece de nuevo con menos.';
export const fleetLoading = 'Cargando nuestra flota…';
export const noneFound = 'No se encontraron yates';
export const showing = (first: number, last: number, total: number) =>
  `${first}–${last} de ${counted(total, 'yate')}`;
export const pageOf = (page: number, pages: number) => `Página ${page} de ${pages}`;
export const yachtsList = 'Yates';
export const fleetFailed = 'No pudimos cargar los yates. Inténtelo más tarde.';
export const tryAgain = 'Intentar de nuevo';
export const yachtPages = 'Páginas de yates';
export const ignoredReversed =
  'La fecha de regreso es anterior a la de salida, así que la búsqueda no usa ninguna de las dos.';
const days = { checkin: 'salida', checkout: 'regreso' };
export const ignoredPast = (day: 'checkin' | 'checkout') =>
  `La fecha de ${days[day]} ya pasó, así que la búsqueda no usa las fechas.`;
export const ignoredTooLong = 'Entre las fechas hay más de un año, así que la búsqueda no las usa.';
export const ignoredDay = (day: 'checkin' | 'checkout') =>
  `La fecha de ${days[day]} no se pudo leer, así que la búsqueda no la usa.`;
export const ignoredTime =
  'Para buscar por horario hacen falta fecha de salida, hora de inicio y duración, así que la búsqueda no lo usa.';
export const ignoredLocation = 'No conocemos ese lugar: se muestran yates de todos.';
export const ignoredLength = 'No conocemos esa eslora: se muestran yates de todas.';
export const ignoredGuests = 'El número de invitados no se pudo leer, así que la búsqueda no lo usa.';
export const ignoredCapacity = 'No conocemos ese número de invitados: se muestran yates de toda capacidad.';
export const ignoredPrice = 'No conocemos ese rango de precios: se muestran yates de todo precio.';
export const ignoredAmenity = 'No conocemos ese servicio: se muestran yates con y sin él.';
export const ignoredCategory = 'No conocemos esa categoría: se muestran todas las marcas.';
export const ignoredPage = 'No conocemos esa página: esta es la primera.';
export const ignoredOrder = 'No conocemos ese orden: los yates destacados van primero.';

export const heroPicture = 'Tres yates navegando lado a lado, con estelas blancas sobre un mar turquesa';
export const ourYachts = 'Nuestros yates';
export const heroText = 'Por unas horas, un día entero o más, en la bahía de Biscayne.';
export const defaultDescription =
  'Un yate para sus días en la bahía de Biscayne. Pregúntenos y le contamos todo.';
export const features = 'Características';
export const viewDetails = 'Ver detalles';
export const ofYacht = (yacht: string) => `de ${yacht}`;
export const onRequestShort = 'A consultar';
export const perDay = 'por día';
export const perDayBeforeFees = (price: string) => `${price} por día, más cargos`;
export const allInFullDay = 'cargos incluidos, día completo';
export const basicCharter = 'en alquiler básico';
export const save = 'Guardar';
export const saveYacht = (yacht: string) => `Guardar ${yacht}`;
export const saved = 'Guardado';
export const keptOnAccount = (yacht: string) => `${yacht} queda guardado en su cuenta.`;
export const keptInBrowser = (yacht: string) => `${yacht} queda guardado en este navegador.`;
export const keptOnPage = (yacht: string) =>
  `${yacht} queda guardado hasta que recargue o cierre esta página.`;
export const noLongerSaved = 'Ya no está guardado';
export const letGo = (yacht: string) => `Quitamos ${yacht} de sus guardados.`;
export const share = 'Compartir';
export const linkCopied = 'Enlace copiado';
export const readyToPaste = (name: string) => `La dirección de ${name} está lista para pegar.`;
export const linkNotCopied = 'No se pudo copiar el enlace';

export const yachtLoading = 'Cargando los detalles del yate…';
export const yachtNotFound = 'Yate no encontrado';
export const yachtNotFoundText = 'Tal vez dejó la flota.';
export const backToFleet = 'Volver a la flota';
export const oneMoment = 'Un momento, por favor';
export const yachtFailed = 'No pudimos cargar los detalles del yate. Inténtelo más tarde.';
export const categories: Readonly<Record<string, string>> = {
  luxury: 'Lujo',
  sport: 'Deportivo',
  cruise: 'Crucero',
  premium: 'Premium',
};
export const charterOf = (category: string) => `Alquiler de yates: ${category}`;
export const picturesOf = (yacht: string) => `Fotos de ${yacht}`;
export const fullScreenOf = (yacht: string) => `Fotos de ${yacht}, pantalla completa`;
export const previousPicture = 'Foto anterior';
export const nextPicture = 'Foto siguiente';
export const viewer: Readonly<Record<string, string>> = {
  Close: 'Cerrar',
  Carousel: 'Carrusel',
  'Photo gallery': 'Galería de fotos',
  Slide: 'Foto',
  '{index} of {total}': '{index} de {total}',
  'Zoom in': 'Acercar',
  'Zoom out': 'Alejar',
};
export const seeFullScreen = (picture: string) => `Ver en pantalla completa: ${picture}`;
export const allPictures = 'Todas las fotos';
export const pictureNamed = (position: number, picture: string) => `Foto ${position}: ${picture}`;
export const marina = 'Marina: ';
export const quickSpecs = 'Datos principales';
export const cabins = 'Camarotes';
export const crew = 'Tripulación';
export const cruisingSpeed = 'Velocidad de crucero';
export const knots = 'nudos';
export const built = 'Año';
export const priceAndBooking = 'Precio y reserva';
export const askUs = 'Pregúntenos';
export const bookThisYacht = 'Reservar este yate';
export const payNothingYet =
  'Usted envía una solicitud y aún no paga nada. Respondemos en menos de 24 horas.';
export const pricesFailed = 'No pudimos cargar los precios';
export const pricesOnDemand = 'Precio a consultar';
export const startingFrom = 'Desde';
export const beforeFees = ', más cargos';
export const aboutYacht = 'Sobre este yate';
export const completeSpecs = 'Especificaciones completas';
export const specs: Readonly<Record<string, string>> = {
  brand: 'Astillero',
  model: 'Modelo',
  year: 'Año de construcción',
  length: 'Eslora',
  beam: 'Manga',
  draft: 'Calado',
  capacity: 'Invitados',
  cabins: 'Camarotes',
  bathrooms: 'Baños',
  crew: 'Tripulación',
  enginesCount: 'Motores',
  engineBrand: 'Marca',
  engineModel: 'Modelo',
  engineType: 'Tipo',
  engineHpTotal: 'Potencia total',
  cruisingSpeedKn: 'Velocidad de crucero',
  maxSpeedKn: 'Velocidad máxima',
  fuelCapacity: 'Combustible',
  waterCapacity: 'Agua dulce',
};
export const specGroups: Readonly<Record<string, string>> = {
  Dimensions: 'Dimensiones',
  Accommodation: 'Alojamiento',
  Performance: 'Rendimiento',
  'Engine details': 'Motores',
};
/** The hours within which charters begin and end (product 2.17). */
export const hoursTitle = 'Horario';
export const charters = 'Alquileres';
export const betweenHours = (from: string, until: string) => `de ${from} a ${until}`;
export const specUnits: Readonly<Record<string, string>> = {
  hp: 'hp',
  knots: 'nudos',
  'US gal': 'galones',
};
export const feetAndMetres = (feet: string, metres: string) => `${feet} pies (${metres} m)`;
export const readyToBook = 'Listo para reservar';
export const weSeeTo = (yacht: string) =>
  `Díganos el día y quiénes vienen. Nosotros nos ocupamos de ${yacht} y de lo que sube a bordo.`;
export const bookYourCharter = 'Reserve su yate';
export const contactUs = 'Contáctenos';

// The modes of a charter.
export const modes = {
  crewed: 'Con capitán y tripulación',
  bareboat: 'A casco desnudo: usted elige y paga al capitán',
};
/** The damage hold (product 4.23). */
export const damageHold = (amount: string) =>
  `Depósito por daños reembolsable de ${amount}, autorizado en su tarjeta antes de zarpar`;

export const bothHours = 'Indique ambos, la salida más temprana y el regreso más tarde, o ninguno.';
export const yachtCreated = 'El yate se agregó correctamente';
export const yachtUpdated = 'El yate se guardó correctamente';
export const otherMarinaOf = (charters: number) =>
  `Ahora ${charters === 1 ? 'tiene' : 'tienen'} otra marina ${counted(charters, 'alquiler confirmado', 'alquileres confirmados')}: a los clientes con correo electrónico les llega un aviso; a los demás, llámelos, por favor.`;
export const yachtDeleted = 'El yate se eliminó correctamente';
export const yachtRestored = 'El yate se restauró correctamente';
export const yachtsImported = (count: number) => `Importación lista: ${counted(count, 'yate')}.`;
export const yachtsReady = (count: number) => `Listo para importar: ${counted(count, 'yate')}.`;
export const sheetWritten = (all: number, added: number, changed: number, kept: number) =>
  `${counted(all, 'yate')}. Nuevos: ${withThousands(added)}; cambiados: ${withThousands(changed)}; sin cambios: ${withThousands(kept)}.`;
export const sheetRead = (all: number, added: number, changed: number, kept: number) =>
  `${counted(all, 'yate')}. Nuevos: ${withThousands(added)}; por cambiar: ${withThousands(changed)}; sin cambios: ${withThousands(kept)}.`;
export const changedMeanwhile =
  'Mientras tanto, un colega cambió yates de este archivo. No se ha importado nada: revíselo de nuevo.';
export const moreThanHeadings = 'Más valores que encabezados. Un valor que lleva una coma va entre comillas.';
export const restoreHerFirst = 'Este yate está archivado: restáurelo primero y después cámbielo';
export const noYachtOfId = 'Ningún yate de la flota tiene este id';
export const severalCalledSo = 'Varios yates se llaman así: indique el id del que corresponde';
export const rowAlready = (row: number) => `La fila ${row} ya trata de este yate`;
export const rowsWithProblems = (bad: number, all: number) =>
  `Filas con problemas: ${bad} de ${all}. No se importó nada.`;
