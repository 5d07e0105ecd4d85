export const pricedOnRequest = 'Precio a consultar';
export const requestQuote = 'Pedir cotización';
export const requestQuoteFor = (title: string) => `Pedir cotización: ${title}`;
export const upToGuests = (count: number) => (count === 1 ? 'Hasta 1 invitado' : `Hasta ${count} invitados`);
export const signaturePackages = 'Paquetes exclusivos';
export const signatureLead =
  'Ocasiones que hemos organizado tantas veces que sabemos lo que cuestan antes de que pregunte.';

export const specialEvents = 'Eventos especiales';
export const specialEventsHeading = 'Eventos especiales';
export const carousel = 'carrusel';
export const lifestylePicture =
  'Yate fondeado en aguas turquesas frente a un cayo, con un jet ski y flotadores alrededor';
export const lifestyleTitle = 'Una semana sin horarios';
export const lifestyleText =
  'Despertar frente a Key Biscayne, almorzar en un banco de arena y llegar a Bimini al atardecer.';
export const lifestyleLink = 'Vacaciones a bordo';
export const weddingsPicture =
  'Rosas blancas sobre un arco de ceremonia en cubierta, el sol bajo sobre el mar a un lado';
export const weddingsTitle = 'El sí a la hora dorada';
export const weddingsText = 'En la cubierta de proa, en el minuto en que el sol toca el agua.';
export const weddingsLink = 'Bodas en el mar';
export const nightPicture =
  'Pista de baile iluminada bajo guirnaldas de luces en cubierta, con una mesa de DJ frente a la ciudad de noche';
export const nightTitle = 'La ciudad, un espectáculo de luces';
export const nightText = 'Un DJ en el flybridge y Brickell encendiendo sus ventanas una a una.';
export const nightLink = 'Fiestas nocturnas en yate';
export const showSlide = (number: number, title: string) => `Mostrar imagen ${number}: ${title}`;
export const slides = 'Imágenes';
export const slideOf = (number: number, count: number, title: string) => `${number} de ${count}: ${title}`;
export const pauseSlides = 'Pausar imágenes';
export const playSlides = 'Reanudar imágenes';

export const from = (price: string) => `desde ${price}`;
export const upTo = (price: string) => `hasta ${price}`;
export const pricesReversed = 'El precio máximo no puede ser menor que el mínimo';
