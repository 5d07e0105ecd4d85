export { events } from './events.ts';
export { faqs } from './faqs.ts';

/** The guests' words, by the testimonials' ids. */
export const testimonials = {
  'home-daniela-r':
    'Viemos pelos setenta anos do meu pai. O capitão o deixou pegar o leme depois de Stiltsville, e o chef tinha encontrado o rum preferido dele. Ele fala disso até hoje.',
  'home-marcus-t':
    'O preço que nos passaram na segunda foi o que pagamos no sábado, até o último dólar. Barco impecável, tripulação gentil, e as crianças choraram quando tivemos que largar o toboágua.',
  'home-priya-s':
    'Quarenta clientes, dois conveses e um temporal às quatro. Eles nos levaram a uma vaga abrigada antes que eu terminasse de me preocupar. Nenhum convidado percebeu.',
  'events-elena-and-joao':
    'Nossos votos terminaram no segundo em que o sol tocou a água. Achamos que era sorte. Nossa organizadora tinha no bolso uma tabela com os horários do pôr do sol.',
  'events-carter-w':
    'Lançamento de produto para 110 pessoas. Som, telas e embarque saíram no minuto certo, e a vista da cidade fez o resto do trabalho por nós.',
  'events-amara-o':
    'Aniversário de trinta anos no banco de areia. Não carreguei, não cozinhei nem limpei nada, e dancei até as amarras voltarem ao píer.',
};

/** The role and the license of each crew member, by id. */
export const crew = {
  'malcolm-reyes': ['Capitão', 'Master da Guarda Costeira, 200 toneladas'],
  'ines-duarte': ['Capitã', 'Master da Guarda Costeira, 100 toneladas'],
  'june-castellanos': ['Capitã', 'OUPV da Guarda Costeira, até seis convidados'],
  'rafael-benoit': ['Chef de cozinha', 'Gerente certificado em segurança alimentar'],
  'adaeze-whitfield': ['Chefe de atendimento a bordo', 'Treinamento básico de segurança STCW'],
  'tomas-lindqvist': ['Maquinista', 'Maquinista de serviço (DDE), 4.000 hp'],
};

/** The texts of the home page's cards, by their ids. */
export const showcase = {
  'mock-1':
    'Um flybridge com espaço para ficar só em boa companhia: sombra na popa, sol na proa e um salão tranquilo entre os dois.',
  'mock-2': 'Baixo, rápido e barulhento só quando você pede. O banco de areia fica a doze minutos.',
  'mock-3': 'Três conveses, uma mesa para todos a bordo e uma plataforma de banho do tamanho de um terraço.',
  'featured-rental':
    'O iate que nossos clientes de sempre pedem primeiro: cinco cabines, um bar de frente para a esteira e convés de sobra para cinquenta amigos.',
};

/** The names and descriptions of the add-ons and packages, by their ids. */
export const extras = {
  'jet-ski': [
    'Jet ski',
    'Um jet ski de três lugares durante todo o aluguel, com coletes de todos os tamanhos e um tripulante que ensina os iniciantes.',
  ],
  'fly-board': [
    'Flyboard',
    'Fique de pé sobre dois jatos de água e suba acima da baía. Um instrutor controla o acelerador, então ninguém precisa ter feito isso antes.',
  ],
  'water-slide': [
    'Toboágua',
    'Um toboágua inflável do convés superior direto para a baía. Montado no fundeio, e as crianças não vão pedir mais nada.',
  ],
  'chef-cuisine': [
    'Cozinha de chef',
    'Um chef particular prepara três pratos a bordo: caranguejo da Flórida na temporada, pargo local e limão dos Keys para terminar. Diga o que você não come.',
  ],
  'massage-therapist': [
    'Massagista',
    'Um terapeuta habilitado vem a bordo com maca, óleos e toalhas, e se instala na sombra do convés de popa.',
  ],
  saxophonist: [
    'Saxofonista',
    'Duas horas de saxofone ao vivo sobre a sua própria playlist, no momento em que o sol se põe.',
  ],
  photographer: [
    'Fotógrafo',
    'Um fotógrafo durante todo o aluguel, um drone sobre a baía onde as regras permitem e 60 fotos editadas em uma semana.',
  ],
  'drinks-package': [
    'Pacote de bebidas',
    'Champanhe, rosé, cerveja local, três coquetéis à sua escolha e bastante gelo e água. Servidos pela tripulação.',
  ],
  'lunch-on-deck': [
    'Almoço no convés',
    'Ceviche, dourado grelhado, saladas de verão e frutas, servidos no convés de popa enquanto você nada.',
  ],
  'wedding-cocktails-and-bar': [
    'Coquetéis e bar para casamentos',
    'Dois barmen, um bar vestido com as suas cores, um coquetel com o nome do casal e um brinde para cada convidado.',
  ],
  'on-deck-dining': [
    'Jantar no convés',
    'Um chef na cozinha e uma mesa posta para você sob as estrelas. Três pratos, servidos enquanto o iate deriva.',
  ],
  'gourmet-platters': [
    'Tábuas gourmet',
    'Queijos, frios, ceviche e frutas cortadas em tábuas que se mantêm geladas, para quem prefere nadar a sentar.',
  ],
  'water-sports': [
    'Esportes aquáticos',
    'Jet ski, coletes e um tripulante ao seu lado na água, da primeira partida à última curva.',
  ],
};

/** The units of the featured rental's facts, by their icons. */
export const specs = {
  cabins: 'cabines',
  guests: 'pessoas',
  length: 'pés',
  speed: 'nós de cruzeiro',
};
