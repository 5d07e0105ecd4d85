/** The questions and answers of each list, by their slugs. */
export const faqs = {
  booking: {
    deposit: [
      'Quanto pago, e quando?',
      'Um depósito de 50% reserva seu iate e sua data. O saldo vence 24 horas antes da partida. Você vê o valor completo, com cada taxa pelo nome, antes de pagar qualquer coisa.',
    ],
    'how-early': [
      'Com quanta antecedência devo reservar?',
      'De 2 a 4 semanas antes para ter mais opções, e de 4 a 6 semanas na alta temporada (de dezembro a abril, e fins de semana de feriado).',
    ],
    modifications: [
      'Posso alterar minha reserva?',
      'Sim, até 48 horas antes da partida: data, horário, convidados ou adicionais, desde que o iate esteja livre. Ligue ou escreva, e confirmamos a alteração por e-mail.',
    ],
    cancellation: [
      'E se eu precisar cancelar?',
      '7 dias ou mais antes da partida: reembolso integral, menos taxas. De 3 a 6 dias antes: 50%. Menos de 72 horas: sem reembolso.',
    ],
    payment: [
      'Como posso pagar?',
      'Com os principais cartões, Zelle, transferência bancária, dinheiro ou criptomoedas.',
    ],
    reminders: [
      'Vou receber lembretes?',
      'Sim: uma semana antes e de novo 24 horas antes, com a marina e o horário de chegada.',
    ],
  },
  general: {
    arrival: [
      'A que horas devemos estar no píer?',
      'Cheguem 15 minutos antes, por favor. É o tempo do embarque e das instruções de segurança, e assim suas horas na água começam na hora certa.',
    ],
    gratuity: [
      'A gorjeta está incluída?',
      'A gorjeta da tripulação não faz parte do preço base. Recomenda-se de 15 a 20%; sua estimativa a mostra em uma linha própria.',
    ],
    guests: [
      'Quantos convidados vocês recebem?',
      'De 12 a 150 convidados, conforme o iate. A partir de 26 planejamos com você como grande evento. O limite de cada iate está na página dele; a Guarda Costeira conta todas as pessoas, inclusive bebês.',
    ],
    bring: [
      'O que devemos levar?',
      'Roupa de banho, protetor solar que não agrida os recifes e um casaco leve para a volta. Toalhas, gelo e água estão a bordo. No convés, sapatos de sola macia ou pés descalços.',
    ],
    weather: [
      'O que acontece se o tempo estiver ruim?',
      'O capitão decide, e a segurança é o único argumento. Uma pancada de chuva raramente nos para; raios ou um aviso para embarcações pequenas, sim. Nesse caso ligamos cedo e encontramos outro dia juntos.',
    ],
    pets: [
      'Podemos levar crianças ou um cachorro?',
      'Crianças, sempre: temos coletes salva-vidas a partir do tamanho de bebê. Cachorros, em muitos dos nossos iates: pergunte ao reservar, e escolhemos um em que eles sejam bem-vindos.',
    ],
  },
  'special-events': {
    deposit: [
      'O que é preciso para garantir a data?',
      'Um depósito de 30% reserva o iate, a tripulação e a data. O saldo vence 14 dias antes do evento.',
    ],
    guests: [
      'Quantos convidados podem vir?',
      'De 12 a 150 a bordo. A partir de 26 convidados é um grande evento, com alguém da nossa equipe ao seu lado no planejamento.',
    ],
    'how-early': [
      'Quando devemos começar a planejar?',
      'Reserve de 2 a 4 semanas antes, e de 4 a 6 na alta temporada. Casamentos pedem um pouco mais: floristas e celebrantes também têm agenda.',
    ],
    suppliers: [
      'Podemos levar nosso próprio bufê, DJ ou florista?',
      'Com prazer. Eles nos enviam o comprovante de seguro, e nós mostramos a cozinha, a energia e as escadas antes do dia.',
    ],
    modifications: [
      'Ainda podemos mudar a lista de convidados?',
      'Até 48 horas antes, dentro do limite do iate. Depois disso a cozinha já fez as compras e a lista da Guarda Costeira já está escrita.',
    ],
    cancellation: [
      'E se tivermos que cancelar?',
      '7 dias ou mais antes: reembolso integral, menos taxas. De 3 a 6 dias antes: 50%. Menos de 72 horas: sem reembolso.',
    ],
  },
  'book-charter': {
    'after-sending': [
      'O que acontece depois que envio meu pedido?',
      'Verificamos iate, tripulação e tempo, e entramos em contato em até 24 horas. Nada é cobrado até você aceitar um orçamento.',
    ],
    deposit: [
      'O que pago para confirmar?',
      'Um depósito de 50%; o saldo vence 24 horas antes da partida. Principais cartões, Zelle, transferência bancária, dinheiro ou criptomoedas.',
    ],
    summary: [
      'Por que o resumo não mostra o preço do iate?',
      'O resumo soma os adicionais e pacotes que você escolheu. Quando você escolher iate, data e horário, o valor estimado de todo o aluguel aparece ao lado, se os preços do iate estiverem publicados. O preço que vale é o do seu orçamento.',
    ],
    changes: [
      'Posso mudar de ideia depois?',
      'Adicionais, horário e convidados podem ser alterados até 48 horas antes da partida. Cancelando 7 dias ou mais antes, devolvemos tudo menos taxas; de 3 a 6 dias antes, 50%; com menos de 72 horas, nada.',
    ],
    'more-guests': [
      'Somos mais de 12. E agora?',
      'Peça um orçamento. Recebemos até 150 convidados e diremos quais iates podem levar todos.',
    ],
  },
  financing: {
    lender: [
      'São vocês que emprestam o dinheiro?',
      'Não. Preparamos e encaminhamos o seu pedido; as decisões de crédito são de instituições independentes. Taxas, condições e disponibilidade variam conforme o solicitante e o estado.',
    ],
    'credit-score': [
      'A pré-qualificação afeta minha pontuação de crédito?',
      'Não. Ela usa uma consulta de crédito que não afeta sua pontuação e que outras instituições não veem. Mais tarde uma instituição pode fazer uma consulta que a afeta (“hard inquiry”), e antes pede sua autorização.',
    ],
    where: [
      'Onde preciso morar para fazer um pedido?',
      'Pela internet recebemos pedidos da Flórida, da Califórnia, de Nova York e do Texas. Se você mora em outro lugar, escreva para nós.',
    ],
    'what-for': [
      'O que pode ser financiado?',
      'Um aluguel ou a compra de um iate. Você escolhe na primeira página do pedido.',
    ],
    documents: [
      'De quais documentos preciso?',
      'Um documento oficial de identidade, comprovante de renda e comprovante de endereço. Extratos bancários dos últimos 2 ou 3 meses ajudam, mas são opcionais. PDF, JPG ou PNG de até 10 MB cada; você pode incluí-los depois de enviar o pedido.',
    ],
    'how-long': [
      'Como acompanho meu pedido?',
      'Na página do seu pedido: a etapa, o que ainda falta e cada mensagem da análise de crédito. Também escrevemos a você a cada passo.',
    ],
    declined: [
      'E se eu não for aprovado?',
      'Não é o fim. Uma pontuação melhor, menos dívidas, um fiador ou outro tipo de financiamento podem mudar a resposta, e teremos prazer em conversar sobre isso.',
    ],
  },
};
