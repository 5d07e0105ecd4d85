export const princess = {
  'Plymouth Hoe':
    'Os hidrofólios sob o casco se ajustam cem vezes por segundo e a baía fica lisa. É essa a sensação, pelo menos, a cinquenta nós. O limite é de seis convidados e o ideal são quatro: dois ao lado do capitão, dois no solário. Carbono por toda parte, laranja queimado onde importa. Quem gosta de motor a reserva sem rota: uma hora para ir e uma para voltar.',
  'Devonshire Cream':
    'Pintura marfim, teca cor de mel e um cockpit aberto como um conversível. Foi lançada em Devon e vendida a um confeiteiro de Miami, que enche o freezer de sorvete de nata para os convidados. Embaixo, duas cabines mantêm as bolsas secas e os bebês dormindo. Rápida sem exagero. Gostamos dela para voltas ao pôr do sol pelas Venetian Islands com seis ou oito pessoas.',
  'Little Armada':
    'O primeiro flybridge que a maioria das famílias aluga conosco, e muitas vezes o motivo para parar de procurar. Os avós ficam no cockpit, na sombra; quem tem menos de trinta sobe. Uma janela desce entre a cozinha e a mesa, e quem cozinha recebe os elogios. A rampa de Crandon é suave, o que conta com um carrinho de bebê. Fundeia tão perto da praia de Cape Florida que dá para ir nadando buscar um sorvete.',
  'Fair Isle':
    'Um interior britânico e calmo de nogueira acetinada e lã, com o ar na temperatura de Devon, se você quiser. Três cabines para seis. No flybridge, uma pequena churrasqueira prepara linguiças, e a tripulação sabe pôr metade da mostarda. A saída de Haulover fica a minutos: meio dia basta para o oceano e o banco de areia. Em novembro, o giroscópio faz por merecer.',
  'Queen of Tarts':
    'Vermelho-escuro, baixa e um pouco atrevida. As despedidas de solteira a descobrem primeiro, e depois lembram que o salão fecha bem e gela de verdade. Atrás do comando há um sofá em ferradura com mesa dobrável, onde o carteado costuma passar da meia-noite. Garagem, bote a jato, fuga rápida até Joia Beach. A dona faz doces de verdade, e cada aluguel de fim de semana vem com uma caixa de tortinhas.',
  'Kingfisher Blue':
    'Uma cor entre o verde-azulado e o azul-marinho, que muda com a profundidade da água. A cozinha fica no convés, ao lado do cockpit, e o café da manhã a caminho de Elliott Key cheira a bacon. Teto aberto e janelas baixas, é quase um barco descoberto; fechada, é silêncio. Os motores diesel de treze litros lhe dão boa passada em mar aberto. Os sócios do iate clube vão reconhecer o cachorro do dono.',
  'Wren & Company':
    'Duas irmãs de sobrenome Wren têm uma empresa de eventos e o compraram para os próprios clientes. Está preparado para isso: ganchos para flores, um armário escondido de vasos, uma segunda geladeira para o bolo. Casamentos pequenos, de dez, ficam lindos na proa, com os votos diante do monumento a Flagler. A suíte do proprietário tem escada própria, e o vestido fica em segredo até o último minuto.',
};
