export const ourStory = 'Nossa história';
export const storyBeginning =
  'Tudo começou com um flybridge emprestado, um aniversário para nove pessoas e uma tempestade que foi embora com dez minutos de folga.';
export const storyMidnight =
  'Os convidados ficaram a bordo até a meia-noite. Na segunda-feira, três deles já tinham ligado para pedir o mesmo dia de novo: o mesmo capitão, o mesmo fundeadouro, o mesmo limão no mesmo copo. Mais de oito anos depois, ainda anotamos qual era o limão.';
export const storyToday =
  'Hoje cuidamos de mais de cem iates entre Miami Beach e Key Biscayne. Sabemos como cada um manobra com vento de través, onde bate a sombra às quatro e qual é a cabine silenciosa. Você só precisa saber o dia.';
export const storyPicture = 'Um iate de casco escuro e três conveses em frente à cidade ao anoitecer';
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
export const peoplePicture =
  'A popa de um iate com a plataforma abaixada e tudo pronto para os primeiros convidados';
export const captains = 'Capitães';
export const captainsText = 'Habilitados, daqui, e felizes em explicar o que aquela boia quer dizer.';
export const chefs = 'Chefs';
export const chefsText = 'Fazem as compras na manhã do passeio e cozinham o que os barcos trouxeram.';
export const hosts = 'Anfitriões e marinheiros';
export const hostsText = 'Lembram os nomes, enchem os copos e são os primeiros a cair na água.';
export const planners = 'Organizadores de eventos';
export const plannersText = 'Um por celebração, da primeira ligação até o último convidado desembarcar.';
export const engineers = 'Engenheiros';
export const engineersText = 'Inspecionam cada iate antes de cada saída, não a cada temporada.';
export const financeGuides = 'Consultores de financiamento';
export const financeGuidesText =
  'Colocam seus documentos em ordem e os apresentam a instituições de crédito independentes.';
export const playFilm = (title: string) => `Reproduzir: ${title}`;
export const filmFailed = 'Este vídeo não pode ser reproduzido agora.';
export const tryAgain = 'Tentar de novo';

export const bayChart =
  'Carta náutica da baía de Biscayne: Miami a oeste; Miami Beach, Virginia Key e Key Biscayne a leste. Nossa vaga fica no lado interno de South Beach, onde começa o canal do porto.';
export const chartNote = 'Profundidades em pés. Desenhada para orientação, não para navegação.';

export const subscribeOnYoutube = 'Inscreva-se no YouTube';
export const followOn = (network: string) => `Siga no ${network}`;
