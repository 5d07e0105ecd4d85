export const edit = 'Editar';
export const editNamed = (name: string) => `Editar: ${name}`;
export const yes = 'Sí';
export const no = 'No';

export const editQuestion = 'Editar pregunta';
export const list = 'Lista';
export const everyList = 'Todas las listas';
export const editWordsOf = (author: string) => `Editar las palabras de ${author}`;
export const stars = (count: number) => `${count} de 5 estrellas`;

export const settings = 'Ajustes';
export const sections = {
  general: 'General',
  home: 'Página de inicio',
  questions: 'Preguntas',
  testimonials: 'Testimonios',
  crew: 'Tripulación',
};
export const settingsNotRead = 'No se pudieron leer los ajustes.';
export const groups = {
  contact: 'Contacto',
  social: 'Redes',
  chat: 'Chat',
  statistics: 'Cifras',
  home: 'Página de inicio',
  rating: 'Calificación',
  money: 'Reglas de pago',
  policies: 'Políticas',
};
export const atOnce = 'El sitio cambia en cuanto usted guarda.';
export const saveSettings = 'Guardar ajustes';
export const notSaved = 'No se pudieron guardar los ajustes';
export const notes = {
  social: 'Una red sin dirección no aparece en el sitio.',
  chat: 'Adónde lleva el botón de chat.',
  policies:
    'Con cuánta anticipación llegar se dice en las páginas de los alquileres, en sus correos y en sus contratos. Las demás cifras y las formas de pago no aparecen por sí solas en ninguna parte: los visitantes las leen en los textos de las preguntas. Cámbielas también allí, en todos los idiomas.',
  rating:
    'Lo que se les dice a los buscadores, y las estrellas de las tarjetas de la página de inicio. Ponga solo lo que sus invitados han dicho de verdad.',
  money:
    'Los depósitos, los saldos, el cargo y el tiempo que aparta una cotización valen para toda cotización nueva: lo acordado conserva los suyos. El límite, cuándo se libera un depósito por daños y adónde van los pagos valen para todos los alquileres en cuanto usted guarda. Los textos de las preguntas también nombran estas cifras: cambie ambos.',
};

export const homePage = 'Página de inicio';
export const aboutUs = 'Quiénes somos';
export const figure = (number: number) => `Cifra ${number}`;
export const wordsOfFigure = (number: number) => `Palabras de la cifra ${number}`;
export const removeFigure = (number: number, label: string) => `Quitar la cifra ${number} de ${label}`;
export const remove = 'Quitar';
export const addFigure = 'Agregar cifra';
export const addFigureTo = (label: string) => `Agregar cifra a ${label}`;
export const facts = 'Datos';

export const homeNote =
  'Las imágenes con las que se abre la página de inicio; “Reservar ahora” lleva el título de la imagen a la reserva.';
export const slides = 'Imágenes de apertura';
export const pictures = 'Imágenes';
export const slide = (number: number) => `Imagen de apertura ${number}`;
export const removeSlide = (number: number) => `Quitar la imagen de apertura ${number}`;
export const addSlide = 'Agregar imagen de apertura';
export const homeCards = 'Tarjetas de la página de inicio';
export const featuredRental = 'Alquiler destacado';
export const notInFleet = 'No está en la flota: no se muestra';
export const perHour = (price: string) => `${price} por hora`;

export const settingsSaved = 'Ajustes guardados';
export const cardSaved = 'Tarjeta de la página de inicio guardada';
