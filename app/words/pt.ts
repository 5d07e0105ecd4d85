export const skipToContent = 'Ir para o conteúdo';
export const home = 'Início';
export const ourYachts = 'Nossos iates';
export const amenitiesAndPackages = 'Serviços e pacotes';
export const specialEvents = 'Eventos especiais';
export const aboutUs = 'Quem somos';
export const getInTouch = 'Contato';
export const bookYourCharter = 'Reserve seu iate';
export const mediaGallery = 'Galeria';
export const yachtFinancing = 'Financiamento de iates';
export const onTheWater = 'Na água';
export const theCompany = 'A empresa';
export const homeOf = (business: string) => `${business}, início`;
export const main = 'Principal';
export const menu = 'Menu';
export const language = 'Idioma';
export const profile = 'Perfil';
export const chatWithUs = 'Fale conosco pelo WhatsApp';
export const footerInvitation = 'Seu dia na água começa aqui';
export const footerPromise = 'Conte para nós o dia e quem vem. Respondemos em até 24 horas.';
export const embarkNow = 'Embarque já';
export const footerBusiness = 'Iates para um dia, uma festa ou a vida toda, de Miami Beach a Key Biscayne.';
export const allRightsReserved = 'Todos os direitos reservados.';

export const aboutDescription =
  'Uma equipe de capitães, chefs e anfitriões de Miami: mais de 100 iates, mais de 5.000 passeios, nota 4,9 e uma pessoa ao telefone a qualquer hora.';
export const aboutPicture = 'Um iate branco e longo, fundeado na baía, com a cidade ao fundo, na bruma';
export const aboutLead =
  'Fomos convidados antes de sermos anfitriões. É assim que cuidamos de um barco até hoje.';
export const achievements = 'Conquistas';
export const comeAndSee = 'Venha ver com seus próprios olhos';
export const seeOurYachts = 'Veja nossos iates';
export const getInTouchLink = 'Fale conosco';
export const seenFromOurDecks = 'Visto dos nossos conveses';
export const filmsLead = 'Aqui ninguém sabe descrever a luz. Então nós a filmamos.';
export const mediaGalleryLink = 'Galeria';
export const ourVideoChannel = 'Nosso canal de vídeos';
