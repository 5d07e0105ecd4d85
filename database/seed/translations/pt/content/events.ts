/** The texts of the events, by their ids. */
export const events = {
  lifestyle: {
    title: 'Férias a bordo',
    description: 'Uma semana em que o único plano é o próximo fundeadouro.',
    longDescription:
      'Acorde diante de Key Biscayne, almoce num banco de areia e chegue a Bimini ao anoitecer. Você escolhe o ritmo; capitão, chef e tripulação cuidam do resto, do primeiro café à última luz no convés.',
    features: [
      'Capitão e tripulação com chef durante toda a estadia',
      'Rotas para os Keys e as Bahamas',
      'Jet ski com pranchas e snorkels a bordo',
      'Mantimentos comprados conforme a sua lista',
    ],
  },
  weddings: {
    title: 'Casamentos no mar',
    description: 'Diga sim com a cidade ao fundo e mais ninguém à vista.',
    longDescription:
      'Uma cerimônia no convés de proa na hora dourada, jantar sob as luzes, a primeira dança no fundeio. A mesma pessoa da nossa equipe acompanha você da primeira ligação ao desembarque do último convidado, e mantém uma vaga abrigada pronta caso o tempo mude.',
    features: [
      'A mesma pessoa da primeira ligação à última dança',
      'Flores com arco e arranjos de mesa',
      'Celebrante e trio de cordas sob pedido',
      'Uma vaga abrigada em caso de mau tempo',
    ],
  },
  'night-parties': {
    title: 'Festas noturnas no iate',
    description: 'Saia do píer ao anoitecer e volte quando a cidade estiver dormindo.',
    longDescription:
      'As torres de Brickell se acendem, o DJ encontra o grave e a baía é a sua pista de dança. Luz, som e bar são testados antes do embarque; a tripulação mantém as taças cheias e todos em segurança.',
    features: [
      'DJ com som e luz em dois conveses',
      'Open bar com dois barmen',
      'Rota diante da cidade por Brickell e Star Island',
      'Carros combinados para a volta',
    ],
  },
  'day-parties': {
    title: 'Festas de dia no iate',
    description: 'Banco de areia, sol, toboágua: um aniversário que ninguém esquece.',
    longDescription:
      'Fundeie no banco de areia de Haulover ou de Nixon, em água onde dá pé. A churrasqueira está acesa, o toboágua montado, e a única coisa que você precisa trazer é uma toalha.',
    features: [
      'Fundeado no banco de areia que você escolher',
      'Toboágua com jet ski e boias',
      'Almoço na churrasqueira e bebidas geladas',
      'Marinheiro com treinamento de salva-vidas na água',
    ],
  },
  'signature-lifestyle-week': {
    title: 'Semana exclusiva a bordo',
    priceNote: 'a partir de US$ 15.000 (7 dias, até 12 convidados)',
    description: 'Sete dias, uma tripulação, nenhum horário.',
    longDescription:
      'De Miami Beach às Exumas e de volta, com um chef que conhece os pescadores pelo nome. Cada noite, outra baía.',
    features: [
      'Sete dias com capitão, tripulação e chef',
      'Roteiro desenhado com você',
      'Todos os brinquedos aquáticos a bordo',
    ],
  },
  'romantic-wedding-package': {
    title: 'Pacote de casamento romântico',
    priceNote: 'US$ 8.500 (4 h, 50 convidados)',
    description: 'Quatro horas, cinquenta convidados, um pôr do sol.',
    longDescription:
      'Cerimônia, champanhe e jantar a bordo, no tempo certo para que o sol se ponha na frase exata.',
    features: [
      'Montagem da cerimônia e flores',
      'Brinde com champanhe e jantar',
      'Fotógrafo por quatro horas',
    ],
  },
  'ultimate-party-experience': {
    title: 'A grande festa a bordo',
    priceNote: 'US$ 6.200 (5 h, 75 convidados)',
    description: 'Cinco horas de música sobre as luzes de Brickell.',
    longDescription:
      'Um DJ no flybridge, um bar em cada convés e uma rota diante de todas as torres que vale a pena ver à noite.',
    features: [
      'DJ com sistema de som completo',
      'Open bar e petiscos na madrugada',
      'Segurança e lista de convidados no píer',
    ],
  },
  'luxury-day-charter': {
    title: 'Dia de luxo no iate',
    priceNote: 'US$ 4.800 (6 h, 60 convidados)',
    description: 'Seis horas entre o café da manhã e o último mergulho.',
    longDescription:
      'Stiltsville na luz da manhã, almoço no fundeio diante de Key Biscayne, o banco de areia à tarde.',
    features: ['Capitão e tripulação com combustível incluído', 'Almoço no convés', 'Jet ski e toboágua'],
  },
  'corporate-networking': {
    title: 'Encontros de negócios',
    description:
      'Conversas que duram mais que um crachá. Dois conveses, cantos tranquilos, e ninguém vai embora cedo.',
    features: ['Recepção com crachás na passarela', 'Jantar volante e bar', 'Microfone e telão'],
  },
  'trade-shows': {
    title: 'Feiras comerciais',
    description:
      'Mostre seu produto onde os clientes se lembram dele: um estande flutuante, a minutos do centro de convenções.',
    features: [
      'Atracado perto do centro de convenções',
      'Sua marca, do mastro ao cardápio',
      'Salas de reunião por hora',
    ],
  },
  'team-building': {
    title: 'Integração de equipes',
    description: 'Regatas ao lado do convés, um concurso de chefs na cozinha e uma tarde sem um único slide.',
    features: [
      'Jogos conduzidos pela nossa tripulação',
      'Esportes aquáticos com instrutores',
      'Premiação ao pôr do sol',
    ],
  },
  'employee-appreciation': {
    title: 'Reconhecimento aos funcionários',
    description:
      'Agradeça com um dia na baía. Famílias são bem-vindas, e há coletes prontos para as crianças.',
    features: [
      'Embarque em família e coletes de tamanho infantil',
      'Almoço em bufê',
      'Fotografias para todos',
    ],
  },
  'holiday-parties': {
    title: 'Festas de fim de ano e feriados',
    description:
      'Luzes do desfile de barcos em dezembro, fogos em julho: os melhores lugares da cidade estão na água.',
    features: ['Cardápio da estação', 'DJ ou banda ao vivo', 'Decoração da proa à popa'],
  },
  'large-weddings': {
    title: 'Casamentos',
    description: 'Todos que você ama em um só convés. Cerimônia, jantar e dança para até 150 convidados.',
    features: [
      'Organizador de casamentos dedicado',
      'Jantar em mesas servidas',
      'Pista de dança sob as luzes',
    ],
  },
};
