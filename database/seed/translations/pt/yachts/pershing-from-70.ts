export const pershingFrom70 = {
  Ombra:
    'Ombra quer dizer sombra, e ela tem bastante: um teto longo, asas profundas nas laterais, um cockpit de costas para o sol da tarde. A cozinha fica embaixo, com fogão, forno e espaço para um chef particular que prefira trabalhar sem plateia. No pequeno flybridge cabem três para subir o Indian Creek. Os convidados de Nova York costumam perguntar quem fez a iluminação.',
  Vertigine:
    'Aperte um botão e o comando superior sobe do teto como um periscópio. As crianças querem ver três vezes. As quatro cabines deixam dois casais trazerem os filhos, e o terceiro tripulante é salva-vidas certificado. Começa o dia em Marine Stadium, sob a arquibancada grafitada, fundo de foto melhor que qualquer painel. Nosso conselho: almoço diante de Soldier Key.',
  "Kestrel's Dive":
    'Mais de cinco mil cavalos, usados com moderação. Quase sempre passa devagar diante da piscina do Fontainebleau e deixa o pessoal das espreguiçadeiras imaginar. Quando você pede, a aceleração é um empurrão longo e constante, sem drama. Há ducha a vapor na cabine principal para depois do mergulho. Oito podem comer no cockpit em louça de verdade, e a comissária dobra os guardanapos de um jeito novo a cada semana.',
  Aquilone:
    'Pintura bronze que puxa para o verde quando o sol cai atrás do centro. Os designers conhecem as asas das laterais; de perto, elas escondem as escadas. Um convés de sol corre sobre o salão com comando próprio, e em dias calmos o capitão pilota de lá para que você possa fazer perguntas. Quatro suítes, cada banheiro com uma pedra diferente. A tripulação passa camisas sem que ninguém peça.',
  'Pegaso Nero':
    'Noventa e dois pés que giram como cinquenta. Fica em Watson Island entre vizinhos bem maiores e não parece pequeno. As casas de moda o alugam em dezembro, quando chegam as feiras de arte: pergunte cedo por essa semana. No convés há espaço para um jantar de catorze com vista para os guindastes do porto iluminados de laranja. O barman tem um caderno com o drinque preferido de cada convidado.',
  Grecale:
    'Jatos em vez de hélices: um iate de cento e dezesseis pés que flutua em um metro e meio de água nas Berry Islands. A popa é uma praia: piscina, degraus, sofás e depois o mar. As paredes de vidro do salão deslizam e o vento atravessa. Chegou a Miami direto de Ancona e passou aqui um inverno. A tarifa depende da semana e da distância.',
};
