export const pricedOnRequest = 'Preço sob consulta';
export const requestQuote = 'Pedir orçamento';
export const requestQuoteFor = (name: string) => `Pedir orçamento: ${name}`;
export const addToCharter = 'Incluir em um aluguel';
export const addToCharterOf = (name: string) => `Incluir em um aluguel: ${name}`;
export const noLongerOffered = (what: string) => `Não é mais oferecido: ${what}. Por favor, retire-o.`;

export const addNote = 'Acrescentar uma nota';
export const addNoteFor = (name: string) => `Acrescentar uma nota: ${name}`;
export const noteFor = (name: string) => `Nota: ${name}`;
export const noteHint = 'Fica só nesta página; não vai com o seu pedido.';
export const previewFailed = 'Não é possível mostrar a prévia agora.';
export const choiceKept = (film: string) => `Sua escolha está guardada: ${film}.`;
export const tryAgain = 'Tentar de novo';
export const previewLoading = 'Carregando a prévia…';
export const previewOf = (film: string) => `Prévia: ${film}`;
export const pauseFilm = 'Pausar vídeo';
export const playFilm = 'Reproduzir vídeo';
export const films = {
  base: {
    caption: 'o iate fundeado',
    posterAlt: 'Iate branco com flybridge, fundeado diante do horizonte de Miami',
  },
  'jet-ski': {
    caption: 'com jet ski',
    posterAlt: 'Um jet ski e seu piloto passam por um iate fundeado',
  },
  'fly-board': {
    caption: 'com flyboard',
    posterAlt: 'Uma pessoa em um flyboard, bem acima da água, atrás de um iate',
  },
  'water-slide': {
    caption: 'com toboágua',
    posterAlt: 'Um iate fundeado com um toboágua que desce do convés superior até a baía',
  },
  'jet-ski-fly-board': {
    caption: 'com jet ski e flyboard',
    posterAlt: 'Um jet ski passando e uma pessoa em um flyboard atrás de um iate',
  },
  'jet-ski-water-slide': {
    caption: 'com jet ski e toboágua',
    posterAlt: 'Um jet ski passa por um iate com o toboágua montado',
  },
  'fly-board-water-slide': {
    caption: 'com flyboard e toboágua',
    posterAlt: 'Uma pessoa em um flyboard atrás de um iate com o toboágua montado',
  },
  'all-addons': {
    caption: 'com jet ski, flyboard e toboágua',
    posterAlt:
      'Um iate fundeado com o toboágua montado, um jet ski na proa e uma pessoa em um flyboard na popa',
  },
};
