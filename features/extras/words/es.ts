export const pricedOnRequest = 'Precio a consultar';
export const requestQuote = 'Pedir cotización';
export const requestQuoteFor = (name: string) => `Pedir cotización: ${name}`;
export const addToCharter = 'Agregar a un alquiler';
export const addToCharterOf = (name: string) => `Agregar a un alquiler: ${name}`;
export const noLongerOffered = (what: string) => `Ya no se ofrece: ${what}. Por favor, quítelo.`;

export const addNote = 'Agregar una nota';
export const addNoteFor = (name: string) => `Agregar una nota: ${name}`;
export const noteFor = (name: string) => `Nota: ${name}`;
export const noteHint = 'Se queda en esta página; no se envía con su solicitud.';
export const previewFailed = 'No podemos mostrar la vista previa en este momento.';
export const choiceKept = (film: string) => `Su elección se mantiene: ${film}.`;
export const tryAgain = 'Intentar de nuevo';
export const previewLoading = 'Cargando la vista previa…';
export const previewOf = (film: string) => `Vista previa: ${film}`;
export const pauseFilm = 'Pausar video';
export const playFilm = 'Reproducir video';
export const films = {
  base: {
    caption: 'el yate fondeado',
    posterAlt: 'Yate blanco con flybridge, fondeado frente al perfil de Miami',
  },
  'jet-ski': {
    caption: 'con jet ski',
    posterAlt: 'Un jet ski con su piloto pasa junto a un yate fondeado',
  },
  'fly-board': {
    caption: 'con flyboard',
    posterAlt: 'Una persona en flyboard, muy por encima del agua, detrás de un yate',
  },
  'water-slide': {
    caption: 'con tobogán acuático',
    posterAlt: 'Un yate fondeado con un tobogán que baja de la cubierta superior a la bahía',
  },
  'jet-ski-fly-board': {
    caption: 'con jet ski y flyboard',
    posterAlt: 'Un jet ski que pasa y una persona en flyboard detrás de un yate',
  },
  'jet-ski-water-slide': {
    caption: 'con jet ski y tobogán acuático',
    posterAlt: 'Un jet ski pasa junto a un yate con su tobogán puesto',
  },
  'fly-board-water-slide': {
    caption: 'con flyboard y tobogán acuático',
    posterAlt: 'Una persona en flyboard detrás de un yate con su tobogán puesto',
  },
  'all-addons': {
    caption: 'con jet ski, flyboard y tobogán acuático',
    posterAlt: 'Un yate fondeado con su tobogán puesto, un jet ski a proa y una persona en flyboard a popa',
  },
};
