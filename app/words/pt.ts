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
export const footerBusiness = 'Iates para um dia, uma festa ou a vida toda, na baía de Biscayne.';
export const allRightsReserved = 'Todos os direitos reservados.';

export const aboutDescription =
  'Uma equipe de capitães, chefs e anfitriões de Miami, com uma pessoa ao telefone a qualquer hora: quem somos e como cuidamos do seu dia na água.';
export const aboutPicture = 'Três iates diante da cidade em uma manhã clara';
export const aboutLead =
  'Fomos convidados antes de sermos anfitriões. É assim que cuidamos de um barco até hoje.';
export const achievements = 'Conquistas';
export const comeAndSee = 'Venha ver com seus próprios olhos';
export const seeOurYachts = 'Veja nossos iates';
export const seenFromOurDecks = 'Visto dos nossos conveses';
export const filmsLead = 'Aqui ninguém sabe descrever a luz. Então nós a filmamos.';
export const ourVideoChannel = 'Nosso canal de vídeos';

export const tryAgain = 'Tentar de novo';
export const partsFailed = 'Não conseguimos carregar algumas partes desta página. Tente mais tarde.';

export const contactDescription =
  'Ligue, escreva ou converse com nossa equipe em Miami. Conte a data, os convidados e o clima que você quer; uma pessoa responde em até 24 horas.';
export const contactPicture =
  'Marina com palmeiras e iates de popa para o píer, com torres do outro lado da água';
export const contactLead =
  'Conte a data, os convidados e o clima que você quer. Quem responde é uma pessoa, quase sempre no mesmo dia.';
export const phone = 'Telefone';
export const email = 'E-mail';
export const office = 'Escritório';
export const callUs = 'Ligue para nós';
export const chatOnWhatsApp = 'Fale pelo WhatsApp';
export const writeToUs = 'Escreva para nós';
export const fieldsMarkedWith = 'Os campos marcados com ';
export const areRequired = ' são obrigatórios. O resto nos ajuda a responder em uma só mensagem.';
export const everyMessageIsRead = 'Alguém da nossa equipe lê cada mensagem e responde em até 24 horas.';
export const whereToFindUs = 'Onde estamos';
export const whereLead = 'Esta é a baía que conhecemos melhor. Seu aplicativo de mapas mostra como chegar.';
export const openInMaps = 'Abrir no seu aplicativo de mapas';
export const questionsAndAnswers = 'Perguntas e respostas';
export const bookingQuestions = 'Reservas';
export const generalQuestions = 'Perguntas frequentes';

export const packagesDescription =
  'O que pode ir a bordo, com seu preço, e grandes eventos que planejamos e orçamos sob medida.';
export const packagesPicture =
  'Iate fundeado com o toboágua montado, um jet ski ao lado e uma prancha na popa';
export const packagesLead =
  'O iate é o salão. Isto é o que acontece nele: a mesa, a música, a primeira taça bem gelada.';
export const eventsFailed = 'Não conseguimos carregar nossos eventos. Tente mais tarde.';
export const eventsLoading = 'Carregando nossos eventos…';
export const largeEvents = 'Grandes eventos, a partir de 26 convidados';
export const largeEventsLead =
  'Não há dois iguais, por isso cada um tem um orçamento para o seu dia. Toque no sinal de mais, conte três coisas para nós e o preço chega em até 24 horas.';
export const packagesFailed = 'Não conseguimos carregar nossos pacotes. Tente mais tarde.';
export const packagesLoading = 'Carregando nossos pacotes…';
export const addOnPackages = 'Pacotes adicionais';
export const addOnPackagesLead =
  'Um só preço para todo o grupo. Outros adicionais também podem ser incluídos ';
export const withYourBooking = 'na sua reserva';
export const withYourBookingToo = '.';
export const dayWithPrice = 'Um dia que já tem preço';
export const dayWithPriceText = 'Escolha o iate, o dia e o que vai a bordo, e veja o preço enquanto escolhe.';
export const seeSpecialEvents = 'Ver eventos especiais';
export const eventNamed = (title: string) => `Evento: ${title}`;
export const packageNamed = (name: string) => `Pacote: ${name}`;

export const specialEventsTitle = 'Eventos especiais na água';
export const specialEventsDescription =
  'Casamentos no mar, noites corporativas, aniversários de dia e festas à noite. Veja nossos pacotes exclusivos e seus preços, ou peça um evento sob medida.';
export const whatAreYouCelebrating = 'Conte o que você vai comemorar';
export const nameAndEmailAreEnough =
  'Seu nome e seu e-mail bastam. A data, os convidados e o clima que você quer nos ajudam a responder com um preço, e não com perguntas.';
export const whateverYouHaveInMind = 'O que você tiver em mente';
export const morningAfter = 'Na manhã seguinte';
export const beforeYouAsk = 'Antes de perguntar';
export const sendInquiry = 'Enviar consulta';
export const requestQuote = 'Pedir orçamento';

export const mediaDescription =
  'Vídeos dos nossos conveses: dias no mar, noites no píer, a última luz sobre a baía de Biscayne.';
export const filmsFailed = 'Não conseguimos carregar nossos vídeos. Tente mais tarde.';
export const filmsLoading = 'Carregando nossos vídeos…';
export const featuredFilm = 'Vídeo em destaque';
export const latestFilms = 'Vídeos mais recentes';
export const comingUpNext = 'O que vem por aí';
export const comingSoon = 'Em breve';
export const weddings = 'Casamentos';
export const nightParties = 'Festas à noite';
export const theFleet = 'A frota';
export const fromTheAir = 'Vista aérea';
export const firstToSee = 'Veja o próximo antes de todos';
export const newFilmsFirst = 'Os vídeos novos saem primeiro nos nossos canais.';
export const backToAboutUs = 'Voltar a Quem somos';

export const financingDescription =
  'Não somos uma instituição de crédito: quem decide são outras, independentes. Ajudamos você a apresentar o pedido, com uma consulta que não afeta sua pontuação.';
export const beforeYouApply = 'Antes de fazer seu pedido';

// The application: its page and its mailed link.
export const yourFinancing = 'Seu pedido de financiamento';
export const yourFinancingDescription =
  'Acompanhe um pedido da primeira consulta até a decisão da instituição de crédito.';
export const financingLinkDescription = 'Abre seu pedido de financiamento neste navegador.';
export const applyForFinancing = 'Pedir financiamento';
export const applyDescription =
  'Quatro etapas curtas, uma consulta de crédito que não afeta sua pontuação e a decisão de uma instituição de crédito independente.';
export const help = 'Ajuda';
export const needHelp = 'Precisa de ajuda?';
export const contactSupport = 'Falar com o suporte';

export const notFoundHead = 'Página não encontrada';
export const notFoundDescription = 'Não há nada neste endereço.';
export const notFoundTitle = '404: página não encontrada';
export const notFoundText = 'O endereço não existe, ou a página não está mais aqui.';
export const backToHome = 'Voltar ao início';
export const outOfOrderTitle = 'Esta página encalhou';
export const outOfOrderText = 'Algo deu errado do nosso lado. Tente de novo em um instante.';

export const homeTitle = (business: string) => `${business}: aluguel de iates na baía de Biscayne`;
export const homeDescription =
  'Iates de aluguel em Miami para casamentos, almoços longos, festas no píer e dias sem nada planejado.';
export const guestsSay = 'O que dizem nossos convidados';
export const following = 'Carregando a página…';
export const homeLoading = 'Carregando a página inicial…';
export const homeFailed = 'Não foi possível carregar a página inicial. Tente mais tarde.';
export const businessDescription = 'Aluguel de iates, eventos no mar e venda de iates em Miami.';

export const fleetTitle = 'Nossos iates: aluguel em Miami';
export const fleetPageTitle = (page: number) => `Nossos iates, página ${page}`;
export const fleetDescription =
  'Iates para alugar em Miami, com as taxas incluídas no preço. Busque por data, convidados, comprimento e lugar.';
export const yachtDetails = 'Detalhes do iate';
export const yachtForCharter = 'Um iate para alugar em Miami.';
export const yachtNotFound = 'Iate não encontrado';
export const noSuchYacht = 'Esse iate não está na frota.';
export const yachtWithoutWords = 'Um iate para alugar em Miami.';
export const yachtFacts = (yacht: string, guests: number, place: string) =>
  `${yacht}, para ${guests} ${guests === 1 ? 'convidado' : 'convidados'}, em ${place}.`;
export const offered = (time: string, type: string) => `${time}, ${type}, taxas incluídas`;
export const lengthFrom = (length: string, from: string) => `${length} a partir das ${from}`;

export const bookTitle = 'Reserve seu iate';
export const bookDescription =
  'Escolha o iate, o dia e o que vai a bordo. Os preços aparecem enquanto você escolhe; respondemos em até 24 horas.';
export const bookFailed = 'Não foi possível carregar a página de reservas. Tente mais tarde.';
export const bookLoading = 'Carregando sua reserva…';
export const beforeYouBook = 'Antes de reservar';

// Staff pages, for visitors who are not staff.
export const staffArea = 'Administração';
export const forOurTeam = 'Para a nossa equipe.';
export const forOurStaff = 'Para a nossa equipe';
export const signedInAsClient = 'Você entrou como cliente. Esta página é para a nossa equipe.';
export const myProfile = 'Meu perfil';
