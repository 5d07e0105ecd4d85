export const pricedOnRequest = 'Preço sob consulta';
export const requestQuote = 'Pedir orçamento';
export const requestQuoteFor = (title: string) => `Pedir orçamento: ${title}`;
export const upToGuests = (count: number) => (count === 1 ? 'Até 1 convidado' : `Até ${count} convidados`);
export const signaturePackages = 'Pacotes exclusivos';
export const signatureLead =
  'Ocasiões que já organizamos tantas vezes que sabemos quanto custam antes de você perguntar.';

export const specialEvents = 'Eventos especiais';
export const specialEventsHeading = 'Eventos especiais';
export const carousel = 'carrossel';
export const lifestylePicture =
  'Iate fundeado em águas turquesa diante de uma ilhota, com um jet ski e boias em volta';
export const lifestyleTitle = 'Uma semana sem horários';
export const lifestyleText =
  'Acordar em frente a Key Biscayne, almoçar em um banco de areia e chegar a Bimini no fim da tarde.';
export const lifestyleLink = 'Férias a bordo';
export const weddingsPicture =
  'Rosas brancas sobre um arco de cerimônia no convés, com o sol baixo sobre o mar ao lado';
export const weddingsTitle = 'O sim na hora dourada';
export const weddingsText = 'No convés de proa, no minuto em que o sol toca a água.';
export const weddingsLink = 'Casamentos no mar';
export const nightPicture =
  'Pista de dança iluminada sob cordões de luzes no convés, com uma mesa de DJ diante da cidade à noite';
export const nightTitle = 'A cidade como um show de luzes';
export const nightText = 'Um DJ no flybridge e Brickell acendendo suas janelas, uma a uma.';
export const nightLink = 'Festas noturnas no iate';
export const showSlide = (number: number, title: string) => `Mostrar imagem ${number}: ${title}`;
export const slides = 'Imagens';
export const slideOf = (number: number, count: number, title: string) => `${number} de ${count}: ${title}`;
export const pauseSlides = 'Pausar imagens';
export const playSlides = 'Retomar imagens';

export const from = (price: string) => `a partir de ${price}`;
export const upTo = (price: string) => `até ${price}`;
export const pricesReversed = 'O preço máximo não pode ser menor que o mínimo';
