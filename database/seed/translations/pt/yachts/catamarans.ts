export const catamarans = {
  'Conch Fritter':
    'Dois cascos finos e quase nenhum balanço, ideal para avós, crianças pequenas e quem leva uma xícara cheia. Na proa, dois sofás frente a frente deixam um vão até a água. Dá para fritar: há uma estação com tampa, e na temporada o cooler leva caramujo-do-mar. Uma porta lateral recebe quem nada no meio do caminho.',
  'Sea Grape':
    'Um banheiro em cada casco acaba com a única discussão que há num barco de passeio. Uma porta central no para-brisa leva aos assentos de proa, sem equilibrismo pela borda. Largo como uma sala. Traga os doze, o bolo, o cooler e a prima com o joelho ruim: há um só degrau, e ele tem corrimão.',
  'Petite Martinique':
    'Mais de cinco metros de largura em onze de comprimento: o salão parece um apartamento de praia. Dá para pilotar do teto. Os motores bebem pouco e os painéis solares cuidam do gelo. A casa dele é o Grove; o brunch de domingo vem da feira numa cesta. Entra em menos de um metro de água diante de Matheson e fica ali enquanto as crianças procuram estrelas-do-mar.',
  'Cuatro Vientos':
    'As escadas vão do convés superior direto à proa, e uma festa de vinte circula em vez de se amontoar atrás. A janela traseira do salão se levanta e vira balcão para passar mojitos. Foi certificado para esse número em 2022. As empresas gostam dele porque o brinde se ouve de todos os lugares. A música de Bayside some depois da primeira ponte.',
  'Tortuga Club':
    'No verão o dono guarda um casco para si: cama, escritório, banheiro, silêncio. Na temporada é seu. Dezoito convidados de dia dividem um flybridge tão largo quanto o barco, e a plataforma entre os cascos desce para mandar o bote buscar mais pão. As tartarugas sobem nas algas perto da poita. Biólogos marinhos da Rosenstiel o pegam emprestado uma vez por mês e deixam as cartas.',
  'Ibis Rising':
    'Uma porta na frente do salão dá para uma pequena varanda de proa, com sombra a partir das duas. É o melhor lugar de Haulover para ler o jornal. Quatro cabines, quatro chuveiros, dois freezers: uma família de nove passou três semanas nas Ábacos sem refazer as compras. No banco de areia, com mais de sete metros de largura, é o vizinho a que todos se amarram.',
  'Guava & Lime':
    'Do balcão, um só barman atende dois conveses ao mesmo tempo, o que explica o nome e a maioria das reservas. Vinte e oito convidados, três tripulantes. A proa tem um lounge próprio, e os do charuto e os do bebê não precisam se encontrar. Sai a oeste da Alton e logo está entre as ilhas. Diga a cor do traje: os guardanapos vão combinar.',
  'Flor de Sal':
    'Mais espaço que muitas casas de The Roads. Quarenta convidados se espalham pelos terraços e é preciso sair à procura deles. Nos casamentos, a proa fica com a cerimônia, o convés de popa com o jantar e o flybridge com a banda. Vai a doze nós sem tremer: os saltos ficam seguros e os arranjos, de pé. Há uma escada privativa, caso a noiva precise de ar.',
  'Big Tent':
    'Um catamarã de trabalho de St. Croix, com palco, dois bares e certificado para cento e vinte. Encontros de ex-alunos, bailes de formatura e um clube de samba a cada dois meses. As escadas de proa descem direto na praia. Não tem quartos nem pretensões. Com mesas, oitenta jantam sentados, e os bufês dirão que não há montagem mais fácil na baía.',
  'Lagoon Parade':
    'Na semana de arte, uma galeria pendura quadros no salão e vende a maioria antes de soltar as amarras. Nos outros meses recebe quarenta e cinco, com lugar para os casacos. Manjericão e hortelã crescem na parede da cozinha. A garagem engole dois jet skis e um bote sem que se perceba. Nas suítes ao nível do mar você acorda cara a cara com uma tainha.',
  'White Heron':
    'Mais de dez metros de largura, com uma piscininha no teto e varandas que se abrem dos dois lados. Foi terminado em Gdańsk em madeira clara, como uma casa à beira do Báltico. Trinta e seis para o dia. Retiros de bem-estar o reservam por semana: meditação ao amanhecer, uma cozinheira que entende de missô e mergulhos frios da popa. As garças pousam mesmo nas amarras.',
};
