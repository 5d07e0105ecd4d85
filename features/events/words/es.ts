export const pricedOnRequest = 'Precio a consultar';
export const requestQuote = 'Pedir cotización';
export const requestQuoteFor = (title: string) => `Pedir cotización: ${title}`;
export const upToGuests = (count: number) => `Hasta ${count} invitados`;
export const signaturePackages = 'Paquetes exclusivos';
export const signatureLead =
  'Cuatro ocasiones que hemos organizado tantas veces que sabemos lo que cuestan antes de que pregunte.';

export const specialEvents = 'Eventos especiales';
export const specialEventsHeading = 'Eventos especiales';
export const carousel = 'carrusel';
export const lifestylePicture = 'Un yate navegando en aguas turquesa, lejos de cualquier otro barco';
export const lifestyleTitle = 'Una semana sin horarios';
export const lifestyleText =
  'Despertar frente a Key Biscayne, almorzar en un banco de arena y llegar a Bimini al atardecer.';
export const lifestyleLink = 'Vacaciones a bordo';
export const weddingsPicture =
  'Flores, sillas y un pasillo en la cubierta de proa al atardecer, con la ciudad en el horizonte';
export const weddingsTitle = 'El sí a la hora dorada';
export const weddingsText = 'En la cubierta de proa, en el minuto en que el sol toca el agua.';
export const weddingsLink = 'Bodas en el mar';
export const nightPicture =
  'Una pista de baile iluminada en cubierta, de noche, con guirnaldas de luces y la ciudad al fondo';
export const nightTitle = 'La ciudad, un espectáculo de luces';
export const nightText = 'Un DJ en el flybridge y Brickell encendiendo sus ventanas una a una.';
export const nightLink = 'Fiestas nocturnas en yate';
export const showSlide = (number: number, title: string) => `Mostrar imagen ${number}: ${title}`;
export const slides = 'Imágenes';
export const slideOf = (number: number, count: number, title: string) => `${number} de ${count}: ${title}`;
export const pauseSlides = 'Pausar imágenes';
export const playSlides = 'Reanudar imágenes';
