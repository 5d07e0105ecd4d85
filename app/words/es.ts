export const skipToContent = 'Ir al contenido';
export const home = 'Inicio';
export const ourYachts = 'Nuestros yates';
export const amenitiesAndPackages = 'Servicios y paquetes';
export const specialEvents = 'Eventos especiales';
export const aboutUs = 'Quiénes somos';
export const getInTouch = 'Contacto';
export const bookYourCharter = 'Reserve su yate';
export const mediaGallery = 'Galería';
export const yachtFinancing = 'Financiamiento de yates';
export const onTheWater = 'En el agua';
export const theCompany = 'La empresa';
export const homeOf = (business: string) => `${business}, inicio`;
export const main = 'Principal';
export const menu = 'Menú';
export const language = 'Idioma';
export const profile = 'Perfil';
export const chatWithUs = 'Escríbanos por WhatsApp';
export const footerInvitation = 'Su día en el agua empieza aquí';
export const footerPromise = 'Díganos qué día y quiénes vienen. Le respondemos en menos de 24 horas.';
export const embarkNow = 'A bordo';
export const footerBusiness =
  'Yates para un día, para una celebración o para siempre, de Miami Beach a Key Biscayne.';
export const allRightsReserved = 'Todos los derechos reservados.';

export const aboutDescription =
  'Un equipo de capitanes, chefs y anfitriones de Miami: más de 100 yates, más de 5,000 travesías, una calificación de 4.9 y una persona al teléfono a cualquier hora.';
export const aboutPicture = 'Un yate blanco y largo, fondeado en la bahía, con la ciudad pálida al fondo';
export const aboutLead = 'Fuimos invitados antes de ser anfitriones. Así seguimos llevando un barco.';
export const achievements = 'Logros';
export const comeAndSee = 'Venga a verlo usted mismo';
export const seeOurYachts = 'Vea nuestros yates';
export const getInTouchLink = 'Contáctenos';
export const seenFromOurDecks = 'Visto desde nuestras cubiertas';
export const filmsLead = 'Aquí nadie sabe describir la luz. Por eso la filmamos.';
export const mediaGalleryLink = 'Galería';
export const ourVideoChannel = 'Nuestro canal de video';
