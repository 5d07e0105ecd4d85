import { atBeginning } from '#core/catalog.ts';
import { withThousands } from '#words/amounts.ts';
import { isOne } from '#words/es.ts';

export const success = 'Listo';
export const error = 'No se pudo';
export const cancel = 'Cancelar';
export const close = 'Cerrar';
export const edit = 'Editar';
export const remove = 'Eliminar';
export const yes = 'Sí';
export const no = 'No';
export const more = 'Más';

export const chosen = 'Selección';
export const countChosen = (count: number) =>
  `${count} ${isOne(count) ? 'elemento elegido' : 'elementos elegidos'}`;
export const chooseNone = 'Quitar la selección';
export const orMore = (count: string) => `${count} o más`;
export const someDone = (done: number, total: number) => `Se hizo en ${done} de ${total}.`;
export const notDone = (count: number) => `No se pudo en ${count}`;
export const stillChosen = 'Siguen en la selección.';
export const closeList = 'Cerrar la lista';
export const chooseAll = 'Elegir todo lo de esta página';
export const choose = (row: string) => `Elegir: ${row}`;

export const hidden = 'Oculto';
export const active = 'Activo';
export const activeOf = (name: string) => `Activo: ${name}`;
export const editOf = (name: string) => `Editar: ${name}`;
export const deleteOf = (name: string) => `Eliminar: ${name}`;
export const saveNoun = (noun: string) => `Guardar ${noun}`;
export const createNoun = (noun: string) => `Crear ${noun}`;
export const notSaved = (noun: string) => `No se pudo guardar: ${noun}`;
export const notDeleted = (noun: string) => `No se pudo eliminar: ${noun}`;
export const addNoun = (noun: string) => `Agregar ${noun}`;
export const titleOf = (many: string) => atBeginning(many);
export const shownOnSite = 'Visible en el sitio';
export const noneHere = (many: string) => `No hay ${many} aquí`;
export const notInList = 'No está en esta lista. Es posible que se haya eliminado.';
export const noneMatches = 'Nada coincide con la búsqueda y los filtros.';
export const addFirst = (noun: string) => `Para empezar, use “Agregar ${noun}”.`;
export const orderSaved = 'Orden guardado';
export const searchIn = (many: string) => `Buscar ${many}`;
export const status = 'Estado';
export const shownAndHidden = 'Visibles y ocultos';
export const countOf = (count: number, noun: string, many: string) =>
  `${withThousands(count)} ${isOne(count) ? noun : many}`;
export const notRead = (many: string) => `No se pudo leer la lista de ${many}.`;
export const deleteNoun = (noun: string) => `Eliminar ${noun}`;
export const deleteQuestion = (name: string) => `¿Seguro que desea eliminar “${name}”?`;

export const changedMeanwhile = 'Un colega cambió esto mientras tanto.';
export const whatDiffers = 'Estas son las diferencias:';
export const readsTheSame = 'Su versión dice lo mismo que la de usted.';
export const field = 'Campo';
export const yours = 'Lo suyo';
export const theirs = 'Lo de su colega';
export const keepMine = 'Conservar lo mío';
export const takeTheirs = 'Tomar lo de mi colega';

export const stillUploading = 'Aún se están subiendo imágenes. ';
export const leaveUnsaved = '¿Salir sin guardar?';
export const keepEditing = 'Seguir editando';
export const discard = 'Descartar';
export const uploading = 'Subiendo…';
export const sessionHasEnded = 'Su sesión terminó.';
export const typedIsHere =
  ' Lo que escribió sigue aquí. Inicie sesión de nuevo en otra pestaña, vuelva y guarde otra vez.';
export const signInAgain = 'Iniciar sesión de nuevo';

export const order = 'Orden';
export const exportReport = 'Exportar informe';
export const clear = 'Borrar filtros';
export const filters = (set: number) => (set === 0 ? 'Filtros' : `Filtros (${set} en uso)`);
export const search = 'Buscar';
export const previousPage = 'Página anterior';
export const nextPage = 'Página siguiente';
export const nextRow = 'Fila siguiente';
export const previousRow = 'Fila anterior';
export const pagesOf = (label: string) => `${label}, páginas`;
export const previous = 'Anterior';
export const next = 'Siguiente';
export const pageOf = (page: number, last: number) => `Página ${page} de ${last}`;
export const tryAgain = 'Intentar de nuevo';
export const view = 'Vista';
export const anybody = 'Cualquiera';
export const notOnTeam = 'Alguien que ya no está';
export const me = 'Yo';
export const nobodyYet = 'Nadie aún';

export const keys = 'Teclas';
export const showKeys = 'Mostrar estas teclas';
export const characterKeys = 'Usar estas teclas';
export const characterKeysNote =
  'Desactívelas si le dicta a la computadora o si presiona teclas sin querer. Las combinaciones se mantienen.';

export const nowAt = (name: string, place: number, of: number) =>
  `${name}: ahora en el lugar ${place} de ${of}.`;
export const howToMove =
  'Presione la barra espaciadora para tomarlo, las flechas para moverlo y la barra otra vez para soltarlo.';
export const drag = 'Arrastrar';
export const dragOf = (name: string) => `Arrastrar: ${name}`;
export const forward = 'Adelantar';
export const forwardOf = (name: string) => `Adelantar: ${name}`;
export const back = 'Atrasar';
export const backOf = (name: string) => `Atrasar: ${name}`;

export const languageNames = { en: 'inglés', es: 'español', pt: 'portugués' };
export const missingIn = (language: string) => `Falta en ${language}`;
export const oldIn = (languages: string) => `En ${languages}, anterior al inglés`;
export const leftBehind = (languages: string) => `Lo que dice en ${languages} es ahora anterior al inglés.`;
export const translationsToLookAt = 'Traducciones por revisar';
export const inOthers = (label: string) => `${label} en español y portugués`;
export const inLanguage = (label: string, language: string) => `${label} en ${language}`;
export const itSays = (text: string | undefined) => `Traduce: “${text}”`;
export const stillFits = 'Sigue siendo correcto';
