import { brand } from '#core/brand.ts';

export const ourStory = 'Nossa história';
export const storyBeginning =
  'Tudo começou com um flybridge emprestado, um aniversário para nove pessoas e uma tempestade que foi embora com dez minutos de folga.';
export const storyMidnight =
  'Os convidados ficaram a bordo até a meia-noite. Na segunda-feira, três deles já tinham ligado para pedir o mesmo dia de novo: o mesmo capitão, o mesmo fundeadouro, o mesmo limão no mesmo copo. Ainda anotamos qual era o limão.';
export const storyToday =
  'Hoje cuidamos de uma frota inteira. Sabemos como cada iate manobra com vento de través, onde bate a sombra às quatro e qual é a cabine silenciosa. Você só precisa saber o dia.';
export const storyPicture =
  'Proa de um iate de manhã, um cabo enrolado sobre a teca e o sol logo acima do horizonte';
export const setsUsApart = 'O que nos diferencia';
export const priceTitle = 'O preço que você lê é o preço que você paga';
export const priceText =
  'Gorjeta, impostos e provisões aparecem linha por linha, antes que alguém peça um cartão.';
export const captainTitle = 'Todo capitão navegou antes conosco';
export const captainText =
  'Como imediato, por uma temporada. Documentos dizem quem pode conduzir um iate; uma temporada diz quem deve receber seus convidados.';
export const berthTitle = 'Há sempre uma vaga abrigada';
export const berthText = 'Se o tempo virar, há para onde ir, e o jantar vai junto.';
export const personTitle = 'Quem atende é uma pessoa';
export const personText =
  'Por telefone, e-mail ou chat, a qualquer hora, e é alguém que esteve a bordo nesta semana.';
export const ourMission = 'Nossa missão';
export const mission =
  'Dar às pessoas um dia na água tão bem cuidado que elas esqueçam que alguém está cuidando dele.';
export const ourValues = 'Nossos valores';
export const excellence = 'Excelência';
export const excellenceText =
  'Uma toalha dobrada no quadragésimo dia como no primeiro. Pequenas coisas, feitas todas as vezes, são o que as pessoas lembram como luxo.';
export const safety = 'Segurança em primeiro lugar';
export const safetyText =
  'Capitães habilitados, coletes de todos os tamanhos e uma lista para a Guarda Costeira com todos os nomes. Quando um capitão diz não, ninguém discute.';
export const bespoke = 'Experiências sob medida';
export const bespokeText =
  'Não há duas listas de convidados iguais, então não há dois dias iguais. Fazemos mais perguntas do que você espera, uma única vez, e nunca mais.';
export const peopleAboard = 'As pessoas a bordo';
export const peoplePicture = 'Cabos enrolados em um píer ao lado de um iate na luz da tarde';
export const ourCrew = 'Conheça a tripulação';
export const captains = 'Capitães';
export const captainsText = 'Habilitados, daqui, e felizes em explicar o que aquela boia quer dizer.';
export const chefs = 'Chefs';
export const chefsText = 'Fazem as compras na manhã do passeio e cozinham o que os barcos trouxeram.';
export const hosts = 'Anfitriões e marinheiros';
export const hostsText = 'Lembram os nomes, enchem os copos e são os primeiros a cair na água.';
export const planners = 'Organizadores de eventos';
export const plannersText = 'Um por celebração, da primeira ligação até o último convidado desembarcar.';
export const engineers = 'Maquinistas';
export const engineersText = 'Inspecionam cada iate antes de cada saída, não a cada temporada.';
export const financeGuides = 'Consultores de financiamento';
export const financeGuidesText =
  'Colocam seus documentos em ordem e os apresentam a instituições de crédito independentes.';
export const playFilm = (title: string) => `Reproduzir: ${title}`;
export const filmFailed = 'Este vídeo não pode ser reproduzido agora.';
export const tryAgain = 'Tentar de novo';

export const bayChart =
  'Carta náutica da baía de Biscayne: Miami a oeste; Miami Beach, Virginia Key e Key Biscayne a leste.';
/** Added where the chart shows our berth. */
export const berthOnChart = 'Nossa vaga fica no lado interno de South Beach, onde começa o canal do porto.';
/** The chart's places that have a name in each language. */
export const chartPlaces = {
  bay: 'Baía de Biscayne',
  ocean: 'Oceano Atlântico',
  sandbar: 'Banco Nixon',
};
export const chartNote = 'Profundidades em pés. Desenhada para orientação, não para navegação.';

export const subscribeOnYoutube = 'Inscreva-se no YouTube';
export const followOn = (network: string) => `Siga-nos no ${network}`;

export const carousel = 'carrossel';
export const occasions = 'Ocasiões';
export const promise = (): readonly string[] => ['Viva o melhor', 'de Miami', 'sobre as águas'];
export const reserveNow = 'Reservar agora';
export const slides = 'Imagens';
export const slideOf = (slide: number, count: number) => `Imagem ${slide} de ${count}`;
export const slideNamed = (slide: number, title: string) => `Imagem ${slide}: ${title}`;
export const pauseSlides = 'Pausar as imagens';
export const playSlides = 'Reproduzir as imagens';
export const inFigures = `A ${brand.shortName} em números`;
export const aboutUs = 'Quem somos';
export const aboutBay =
  'Conhecemos esta baía pelas marés, pelos bancos de areia e pelo minuto em que o sol se põe atrás das torres.';
export const aboutBlurb =
  'Nossos capitães e anfitriões levam gente por ela: uma hora antes do jantar, um casamento para cento e cinquenta, uma semana sem planos. Você nos diz o dia e quem vem. O preço que informamos é o preço que você paga, com cada taxa detalhada, e alguém nosso atende o telefone enquanto você está a bordo.';
export const ourStoryLink = 'Nossa história';
export const testimonials = 'Depoimentos ';
export const testimonialsOf = (shown: string, count: number) => `${shown} de ${count}`;
export const previousTestimonials = 'Depoimentos anteriores';
export const nextTestimonials = 'Próximos depoimentos';
export const hotRental = 'O mais pedido';
export const currencyPerHour = (currency: string) => `${currency} por hora`;
export const perHour = 'por hora';
export const viewDetails = 'Ver detalhes';
export const ofYacht = (yacht: string) => `de ${yacht}`;
export const topYachts = 'Os iates de luxo mais escolhidos';
export const topYachtsText = 'Os iates aos quais nossos convidados sempre voltam.';
export const seeAllYachts = 'Ver todos os iates';
export const guests = (count: number) => (count === 1 ? '1 convidado' : `${count} convidados`);
export const moreThanHundred = 'Mais de 100 iates';
export const allYachts = 'Nossos iates';
export const allYachtsText = 'Entre eles há um que no sábado será seu.';
export const lookAtAll = 'Ver todos os iates';
export const keepOne = 'Ou fique com um para sempre';
export const keepOneText = 'Quando um dia a bordo já não basta, ajudamos você a financiar um iate próprio.';
export const exploreFinancing = 'Ver opções de financiamento';
export const prequalification = 'Pré-qualificação rápida';
export const lowerCost = 'Entrada menor';
export const lowerCostText =
  'Distribua o preço do seu iate ao longo dos anos e guarde suas economias para as temporadas a bordo.';
export const fastPrequalification = 'Pré-qualificação rápida';
export const fastPrequalificationText =
  'Uma consulta de crédito preliminar mostra em que ponto você está. Ela não afeta sua pontuação.';
export const transparent = 'Processo transparente';
export const transparentText =
  'Cada etapa, documento e decisão em um só lugar. Quem decide são instituições de crédito independentes; nós não emprestamos dinheiro.';
export const noCreditImpact = 'Sem afetar seu crédito';
export const twoMinutes = 'Pedido em 2 minutos';
export const instantDecisions = 'Decisões na hora';
/** Names for the home page's pictures, as alternative texts where no caption is known. */
export const pictureNames = {
  about: 'Quem somos',
  fleet: 'Nossos iates',
  financing: 'Financiamento de iates',
};

export const noSlide = 'A página inicial abre com pelo menos uma imagem';
export const figuresReversed = 'Não pode ser menor que o primeiro número';
