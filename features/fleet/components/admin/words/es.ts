import { counted, withThousands } from '#words/amounts.ts';
import { isOne } from '#words/es.ts';

export const cancel = 'Cancelar';
export const close = 'Cerrar';
export const archived = 'Archivado';
export const perDay = (price: string) => `${price} por día`;
export const guests = (count: number) => counted(count, 'invitado');
export const yachts = (count: number) => counted(count, 'yate');

export const yachtsTitle = 'Yates';
export const searchYachts = 'Buscar por nombre, marca o modelo';
export const category = 'Categoría';
export const anyCategory = 'Cualquier categoría';
export const location = 'Lugar';
export const anyLocation = 'Cualquier lugar';
export const status = 'Estado';
export const inTheFleet = 'En la flota';
export const allYachts = 'Todos los yates';
export const sorts = {
  name: 'Por nombre',
  newest: 'Más nuevos primero',
  longest: 'Mayor eslora primero',
  'price-low': 'Precio, de menor a mayor',
  'price-high': 'Precio, de mayor a menor',
  capacity: 'Más invitados primero',
};
export const importYachts = 'Importar yates';
export const addNewYacht = 'Agregar yate';
export const addAYacht = 'Agregar un yate';
export const fleetNotRead = 'No se pudo leer la flota.';
export const noYachts = 'No hay yates aquí';
export const addOrImport = 'Agregue el primer yate o impórtelos.';
export const restore = 'Restaurar';
export const restoreMany = (count: number) => `¿Restaurar ${yachts(count)}?`;
export const restoreManyText =
  'Sus páginas vuelven a abrirse de inmediato. Lo que ya está en la flota queda como está.';
export const restored = 'Restaurados';
export const archive = 'Archivar';
export const archiveMany = (count: number) => `¿Archivar ${yachts(count)}?`;
const yachtsWithQuotes = (count: number) =>
  count === 1
    ? 'Uno de ellos está apartado por cotizaciones: si lo archiva, los clientes ya no podrán aceptarlas.'
    : `${count} de ellos están apartados por cotizaciones: si los archiva, los clientes ya no podrán aceptarlas.`;
const yachtsWithRequests = (count: number) =>
  `${count === 1 ? 'Uno de ellos tiene' : `${count} de ellos tienen`} solicitudes abiertas: habrá que pasarlas a otro yate.`;
export const archiveManyText = (withRequests: number, withQuotes: number) =>
  `Sus páginas se cierran y las reservas pasadas conservan sus nombres. Los yates con alquileres por venir quedan como están.${withRequests > 0 ? ` ${yachtsWithRequests(withRequests)}` : ''}${withQuotes > 0 ? ` ${yachtsWithQuotes(withQuotes)}` : ''}`;
export const notDeleted = 'No se pudo eliminar el yate';
export const notRestored = 'No se pudo restaurar el yate';
export const deleteYacht = 'Eliminar yate';
const quotesWouldEnd = (count: number) =>
  count === 1
    ? 'Hay una cotización que lo tiene apartado: si lo elimina, el cliente ya no podrá aceptarla.'
    : `Hay ${count} cotizaciones que lo tienen apartado: si lo elimina, los clientes ya no podrán aceptarlas.`;
const requestsStay = (count: number) =>
  count === 1
    ? 'Hay una solicitud abierta para este yate: habrá que pasarla a otro.'
    : `Hay ${count} solicitudes abiertas para este yate: habrá que pasarlas a otro.`;
export const deleteQuestion = (name: string, openRequests = 0, heldQuotes = 0) =>
  `¿Seguro que desea eliminar “${name}”?${openRequests > 0 ? ` ${requestsStay(openRequests)}` : ''}${heldQuotes > 0 ? ` ${quotesWouldEnd(heldQuotes)}` : ''}`;
export const remove = 'Eliminar';
export const restoreYacht = 'Restaurar yate';
export const restoreQuestion = (name: string) =>
  `¿Devolver “${name}” a la flota? Su página vuelve a abrirse de inmediato.`;

export const choose = (name: string) => `Elegir: ${name}`;
export const length = 'Eslora';
export const lengthNotSet = 'Eslora sin indicar';
export const feet = (feet: number) => `${feet} pies`;
export const price = 'Precio';
export const onRequest = 'A consultar';
export const capacity = 'Capacidad';
export const view = 'Ver';
export const edit = 'Editar';
export const pricesOf = 'Precios';
export const calendarOf = 'Calendario';
export const doneTo = (doing: string, name: string) => `${doing}: ${name}`;

export const papersMissing = 'Faltan documentos';
export const bareboat = ' a casco desnudo';
export const crewed = ' con capitán y tripulación';
export const papersAllow = (guests: string) => `Los documentos permiten ${guests}`;

export const brand = 'Marca';
export const basePrice = 'Precio base';
export const yearBuilt = 'Año de construcción';
export const seeHerPage = 'Ver su página';
export const editYacht = 'Editar yate';
export const noDescription = 'Aún sin descripción.';

export const editNamed = (name: string) => `Editar: ${name}`;
export const saveYacht = 'Guardar yate';
export const createYacht = 'Crear yate';
export const notUpdated = 'No se pudo guardar el yate';
export const notCreated = 'No se pudo crear el yate';

export const importText =
  'Un archivo CSV con encabezados, o una lista JSON: nombre, marca y capacidad, y cualquier otro campo del formulario. 2,000 filas como máximo. Un yate que ya está aquí, por su id o por nombre y marca, cambia en lo que dice su fila. Nada se escribe antes de que usted haya visto lo que contiene.';
export const importSome = (count: number) => `Importar ${yachts(count)}`;
export const file = 'Archivo';
export const notImported = (columns: string) => `No se importa, porque no existe ese campo: ${columns}.`;
export const noSuchPictures = (names: string) =>
  `Aquí no hay ninguna imagen con este nombre: ${names}. Un yate sin imágenes propias se muestra con la de otro yate hasta que usted suba alguna.`;
export const rowsWithProblems = 'Filas con problemas';
export const row = 'Fila';
export const yacht = 'Yate';
export const field = 'Campo';
export const reason = 'Motivo';
export const readingFile = 'Leyendo el archivo…';
export const willBeImported = 'Lo que se importará';
export const guestsHeading = 'Invitados';
export const pricePerDay = 'Precio por día';
export const whatHappens = 'Qué pasa';
export const outcomes = { new: 'Nuevo', changed: 'Cambia' };

export const galleryHint =
  'JPG, PNG, WebP o AVIF, de 10 MB y 40 megapíxeles cada una como máximo. La primera es la foto principal.';
export const uploads = 'Fotos que se suben';
export const uploadingNamed = (name: string) => `Subiendo ${name}`;
export const dismiss = 'Descartar';
export const choosePictures = 'Elegir fotos';
export const uploadPictures = 'Subir fotos';
export const pictureNumber = (number: number) => `Foto ${number}`;
export const pictureNamed = (number: number) => `foto ${number}`;
export const primary = 'Principal';
export const removeNumber = (number: number) => `Quitar la foto ${number}`;
export const uploadedPicture = (width: number, height: number) => `Foto subida, ${width} por ${height}`;
export const picturesNotRead = 'No se pudieron leer las fotos.';
export const searchPictures = 'Buscar entre las fotos';
export const searchPicturesHint = 'Por lo que se ve en ellas: atardecer, catamarán, boda; o las subidas.';
export const pictures = (count: number) => `${withThousands(count)} ${isOne(count) ? 'foto' : 'fotos'}`;
export const morePictures = 'Ver más fotos';
export const picture = 'Imagen';
export const pictureHint =
  'JPG, PNG, WebP o AVIF, 10 MB como máximo; o el nombre de una imagen que ya está aquí.';
export const choosePicture = 'Elegir una imagen';
export const uploadPicture = 'Subir imagen';
export const removePicture = 'Quitar imagen';
export const uploading = 'Subiendo';
export const fileOf = (label: string) => `Archivo: ${label}`;
export const notReached = 'No hay conexión con el servidor. Inténtelo de nuevo.';
export const uploadError = 'No se pudo subir';
export const imageNotUploaded = 'La imagen no se subió. Inténtelo de nuevo.';
export const imagesNotUploaded = 'Las imágenes no se subieron. Inténtelo de nuevo.';
export const fewerPictures = (most: number) => `Envíe ${most} imágenes como máximo a la vez`;
export const oneFile = 'Envíe un archivo a la vez';
