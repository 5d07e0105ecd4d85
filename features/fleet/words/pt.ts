import { counted, withThousands } from '#words/amounts.ts';

export const sizes = {
  '26-40': '26–40 pés (8–12 m)',
  '40-55': '40–55 pés (12–17 m)',
  '55+': '55 pés ou mais (17 m)',
};
export const capacities = {
  '1-6': '1–6 convidados',
  '7-12': '7–12 convidados',
  '13+': '13 convidados ou mais',
};
export const sorts = {
  'price-low': 'Preço, do menor ao maior',
  'price-high': 'Preço, do maior ao menor',
  longest: 'Maior comprimento primeiro',
  shortest: 'Menor comprimento primeiro',
  'most-guests': 'Mais convidados primeiro',
  newest: 'Mais novos primeiro',
};
export const amenities = {
  'jet-ski': 'Jet ski',
  seabob: 'Seabob',
  'water-slide': 'Toboágua',
  paddleboards: 'Pranchas de SUP',
  kayaks: 'Caiaques',
  'snorkel-gear': 'Equipamento de snorkel',
  'fishing-gear': 'Equipamento de pesca',
  tender: 'Bote de apoio',
};
export const priceUnder = (below: string) => `Menos de ${below}`;
export const priceBetween = (from: string, to: string) => `De ${from} a ${to}`;
export const priceFrom = (from: string) => `${from} ou mais`;
export const findYourYacht = 'Encontre seu iate';
export const search = 'Buscar';
export const searchYachts = 'Buscar iates';
export const searchTeaser = 'Comprimento, lugar, dias e convidados';
export const searchTitle = 'Buscar iates';
export const searchOnlyFree = 'Só aparecem os iates livres nos seus dias.';
export const searchAvailability = 'Ver disponibilidade';
export const searchFleet = 'Buscar na frota';
export const addMissing = (missing: string) => `Acrescente ${missing} para ver só o que combina com você.`;
export const stillNeeded = (missing: string) => `Falta: ${missing}.`;
export const allSet = 'Tudo pronto. Vamos ver.';
export const lacking = {
  type: 'um tipo de iate',
  location: 'um lugar',
  checkin: 'uma data de saída',
  checkout: 'uma data de volta',
  guests: 'entre 1 e 50 convidados',
};
export const yachtType = 'Tipo de iate';
export const location = 'Lugar';
export const checkin = 'Saída';
export const checkout = 'Volta';
export const guestsLabel = 'Convidados';
export const guestsCounted = 'convidados';
export const pleaseChoose = 'Escolha';
export const anyLength = 'Qualquer um';
export const anywhere = 'Qualquer lugar';
export const anywhereInMiami = 'Em toda Miami';
export const fromTime = 'Hora de saída';
export const anyTime = 'Qualquer hora';
export const forLength = 'Duração';
export const anyNumber = 'Qualquer número';
export const nameOrBrand = 'Nome ou marca';
export const category = 'Categoria';
export const allBrands = 'Todas as marcas';
export const length = 'Comprimento';
export const capacity = 'Capacidade';
export const anyCapacity = 'Qualquer capacidade';
export const allInPriceLabel = 'Preço com taxas, dia inteiro';
export const anyPrice = 'Qualquer preço';
export const comesWith = 'Inclui';
export const anything = 'Qualquer item';
export const sortBy = 'Ordenar por';
export const featuredFirst = 'Destaques primeiro';
export const filters = 'Filtros';
export const filtersCounted = (count: number) => `Filtros (${count})`;
export const showYachts = (yachts: string) => `Ver ${yachts}`;
export const showSome = 'Ver iates';

export const yachts = (count: number) => counted(count, 'iate');
export const guests = (count: number) => counted(count, 'convidado');
export const dayToDay = (first: string, last: string) => `${first} a ${last}`;
export const dayAndTime = (day: string, start: string, length: string) => `${day}, ${start}, por ${length}`;
export const carries = (guests: string) => `Para ${guests}`;
export const allIn = (price: string) => `${price}, taxas incluídas`;
export const withAmenity = (amenity: string) => `Com ${amenity}`;
export const searchApplied = 'Resultados da sua busca';
export const clearSearch = 'Limpar busca';
export const clearFilters = 'Remover todos os filtros';
export const remove = 'Remover ';
export const notCalled = (q: string) => `Nenhum iate se chama “${q}”. Estes são para `;
export const noneMatch = 'Nenhum iate corresponde à sua busca. Ajuste os filtros.';
export const noYachtListed = 'Agora não há iates na lista. Diga-nos a sua data e procuramos um.';
export const removeOne = 'Remova um destes e voltam a aparecer iates:';
export const noSingleFilter = 'O problema não é um filtro só: recomece com menos filtros.';
export const fleetLoading = 'Carregando nossa frota…';
export const noneFound = 'Nenhum iate encontrado';
export const showing = (first: number, last: number, total: number) =>
  `${first}–${last} de ${counted(total, 'iate')}`;
export const pageOf = (page: number, pages: number) => `Página ${page} de ${pages}`;
export const yachtsList = 'Iates';
export const fleetFailed = 'Não foi possível carregar os iates. Tente mais tarde.';
export const tryAgain = 'Tentar de novo';
export const yachtPages = 'Páginas de iates';
export const ignoredReversed =
  'A data de volta é anterior à de saída, então a busca não usa nenhuma das duas.';
const days = { checkin: 'saída', checkout: 'volta' };
export const ignoredPast = (day: 'checkin' | 'checkout') =>
  `A data de ${days[day]} já passou, então a busca não usa as datas.`;
export const ignoredTooLong = 'Há mais de um ano entre as datas, então a busca não as usa.';
export const ignoredDay = (day: 'checkin' | 'checkout') =>
  `Não foi possível ler a data de ${days[day]}, então a busca não a usa.`;
export const ignoredTime =
  'Para buscar por horário é preciso informar data de saída, início e duração, então a busca não o usa.';
export const ignoredLocation = 'Não conhecemos esse lugar: aparecem iates de todos.';
export const ignoredLength = 'Não conhecemos esse comprimento: aparecem iates de todos.';
export const ignoredGuests = 'Não foi possível ler o número de convidados, então a busca não o usa.';
export const ignoredCapacity = 'Não conhecemos esse número de convidados: aparecem iates de toda capacidade.';
export const ignoredPrice = 'Não conhecemos essa faixa de preço: aparecem iates de todo preço.';
export const ignoredAmenity = 'Não conhecemos esse serviço: aparecem iates com e sem ele.';
export const ignoredCategory = 'Não conhecemos essa categoria: aparecem todas as marcas.';
export const ignoredPage = 'Não conhecemos essa página: esta é a primeira.';
export const ignoredOrder = 'Não conhecemos essa ordem: os iates em destaque vêm primeiro.';

export const heroPicture = 'Três iates navegando lado a lado, com esteiras brancas sobre um mar turquesa';
export const ourYachts = 'Nossos iates';
export const heroText = 'Por algumas horas, um dia inteiro ou mais, na baía de Biscayne.';
export const defaultDescription = 'Um iate para seus dias na baía de Biscayne. Pergunte, e contamos tudo.';
export const features = 'Características';
export const viewDetails = 'Ver detalhes';
export const ofYacht = (yacht: string) => `de ${yacht}`;
export const onRequestShort = 'Sob consulta';
export const perDay = 'por dia';
export const perDayBeforeFees = (price: string) => `${price} por dia, mais taxas`;
export const allInFullDay = 'taxas incluídas, dia inteiro';
export const basicCharter = 'em aluguel básico';
export const save = 'Salvar';
export const saveYacht = (yacht: string) => `Salvar ${yacht}`;
export const saved = 'Salvo';
export const keptOnAccount = (yacht: string) => `${yacht} fica salvo na sua conta.`;
export const keptInBrowser = (yacht: string) => `${yacht} fica salvo neste navegador.`;
export const keptOnPage = (yacht: string) => `${yacht} fica salvo até você recarregar ou fechar esta página.`;
export const noLongerSaved = 'Não está mais salvo';
export const letGo = (yacht: string) => `${yacht} saiu dos seus salvos.`;
export const share = 'Compartilhar';
export const linkCopied = 'Link copiado';
export const readyToPaste = (name: string) => `O endereço de ${name} está pronto para colar.`;
export const linkNotCopied = 'Não foi possível copiar o link';

export const yachtLoading = 'Carregando os detalhes do iate…';
export const yachtNotFound = 'Iate não encontrado';
export const yachtNotFoundText = 'Talvez tenha deixado a frota.';
export const backToFleet = 'Voltar à frota';
export const oneMoment = 'Um momento, por favor';
export const yachtFailed = 'Não foi possível carregar os detalhes do iate. Tente mais tarde.';
export const categories: Readonly<Record<string, string>> = {
  luxury: 'Luxo',
  sport: 'Esportivo',
  cruise: 'Cruzeiro',
  premium: 'Premium',
};
export const charterOf = (category: string) => `Aluguel de iates: ${category}`;
export const picturesOf = (yacht: string) => `Fotos de ${yacht}`;
export const fullScreenOf = (yacht: string) => `Fotos de ${yacht}, tela cheia`;
export const previousPicture = 'Foto anterior';
export const nextPicture = 'Próxima foto';
export const viewer: Readonly<Record<string, string>> = {
  Close: 'Fechar',
  Carousel: 'Carrossel',
  'Photo gallery': 'Galeria de fotos',
  Slide: 'Foto',
  '{index} of {total}': '{index} de {total}',
  'Zoom in': 'Aproximar',
  'Zoom out': 'Afastar',
};
export const seeFullScreen = (picture: string) => `Ver em tela cheia: ${picture}`;
export const allPictures = 'Todas as fotos';
export const pictureNamed = (position: number, picture: string) => `Foto ${position}: ${picture}`;
export const marina = 'Marina: ';
export const quickSpecs = 'Dados principais';
export const cabins = 'Cabines';
export const crew = 'Tripulação';
export const cruisingSpeed = 'Velocidade de cruzeiro';
export const knots = 'nós';
export const built = 'Ano';
export const priceAndBooking = 'Preço e reserva';
export const askUs = 'Fale conosco';
export const bookThisYacht = 'Reservar este iate';
export const payNothingYet = 'Você envia um pedido e ainda não paga nada. Respondemos em até 24 horas.';
export const pricesFailed = 'Não foi possível carregar os preços';
export const pricesOnDemand = 'Preço sob consulta';
export const startingFrom = 'A partir de';
export const beforeFees = ', mais taxas';
export const aboutYacht = 'Sobre este iate';
export const completeSpecs = 'Especificações completas';
export const specs: Readonly<Record<string, string>> = {
  brand: 'Estaleiro',
  model: 'Modelo',
  year: 'Ano de construção',
  length: 'Comprimento',
  beam: 'Boca',
  draft: 'Calado',
  capacity: 'Convidados',
  cabins: 'Cabines',
  bathrooms: 'Banheiros',
  crew: 'Tripulação',
  enginesCount: 'Motores',
  engineBrand: 'Marca',
  engineModel: 'Modelo',
  engineType: 'Tipo',
  engineHpTotal: 'Potência total',
  cruisingSpeedKn: 'Velocidade de cruzeiro',
  maxSpeedKn: 'Velocidade máxima',
  fuelCapacity: 'Combustível',
  waterCapacity: 'Água doce',
};
export const specGroups: Readonly<Record<string, string>> = {
  Dimensions: 'Dimensões',
  Accommodation: 'Acomodações',
  Performance: 'Desempenho',
  'Engine details': 'Motores',
};
/** The hours within which charters begin and end (product 2.17). */
export const hoursTitle = 'Horário';
export const charters = 'Aluguéis';
export const betweenHours = (from: string, until: string) => `entre ${from} e ${until}`;
export const specUnits: Readonly<Record<string, string>> = {
  hp: 'hp',
  knots: 'nós',
  'US gal': 'galões',
};
export const feetAndMetres = (feet: string, metres: string) => `${feet} pés (${metres} m)`;
export const readyToBook = 'Pronto para reservar';
export const weSeeTo = (yacht: string) =>
  `Diga o dia e quem vem. Nós cuidamos de ${yacht} e do que vai a bordo.`;
export const bookYourCharter = 'Reserve seu iate';
export const contactUs = 'Fale conosco';

// The modes of a charter.
export const modes = {
  crewed: 'Com capitão e tripulação',
  bareboat: 'A casco nu: você escolhe e paga o capitão',
};
/** The damage hold (product 4.23). */
export const damageHold = (amount: string) =>
  `Caução por danos reembolsável de ${amount}, autorizada no seu cartão antes da partida`;

export const bothHours = 'Indique os dois, a saída mais cedo e o retorno mais tarde, ou nenhum.';
export const yachtCreated = 'Iate adicionado';
export const yachtUpdated = 'Iate salvo';
export const otherMarinaOf = (charters: number) =>
  `Agora ${charters === 1 ? 'tem' : 'têm'} outra marina ${counted(charters, 'aluguel confirmado', 'aluguéis confirmados')}: os clientes com e-mail são avisados; ligue para os demais.`;
export const yachtDeleted = 'Iate excluído';
export const yachtRestored = 'Iate restaurado';
export const yachtsImported = (count: number) => `Importado: ${counted(count, 'iate')}.`;
export const yachtsReady = (count: number) => `Pronto para importar: ${counted(count, 'iate')}.`;
export const sheetWritten = (all: number, added: number, changed: number, kept: number) =>
  `${counted(all, 'iate')}. Novos: ${withThousands(added)}; alterados: ${withThousands(changed)}; sem alteração: ${withThousands(kept)}.`;
export const sheetRead = (all: number, added: number, changed: number, kept: number) =>
  `${counted(all, 'iate')}. Novos: ${withThousands(added)}; a alterar: ${withThousands(changed)}; sem alteração: ${withThousands(kept)}.`;
export const changedMeanwhile =
  'Enquanto isso, um colega alterou iates deste arquivo. Nada foi importado: confira de novo.';
export const moreThanHeadings = 'Mais valores do que cabeçalhos. Um valor com vírgula vai entre aspas.';
export const restoreHerFirst = 'Este iate está arquivado: restaure-o primeiro e depois altere-o';
export const noYachtOfId = 'Nenhum iate da frota tem este id';
export const severalCalledSo = 'Vários iates têm esse nome: informe o id do que se quer';
export const rowAlready = (row: number) => `A linha ${row} já trata deste iate`;
export const rowsWithProblems = (bad: number, all: number) =>
  `Linhas com problemas: ${bad} de ${all}. Nada foi importado.`;
