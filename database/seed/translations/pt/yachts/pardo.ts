export const pardo = {
  Limoncello:
    'Um convés plano de popa a proa: ninguém tropeça e o cachorro pode dar voltas. Limão-claro com almofadas caramelo. Hastes de carbono seguram um grande toldo na popa, e o almoço fica todo na sombra. A cabine tem cama, lavatório e uma porta que tranca. No fim, servem-se duas taças do limoncello da casa a todos, menos ao capitão.',
  'Alba Chiara':
    'Verde-sálvia e teca: o barco que se vê na revista e depois no fundeadouro ao lado. As bordas altas tranquilizam os pais. A plataforma desce para tirar a prancha direto da água. Na mesa cabem oito para a massa, que o primo do capitão entrega quente no píer da Purdy Avenue. A hora dela é de manhã cedo, quando a baía está cor de estanho e ninguém mais acordou.',
  Tramontana:
    'O mesmo casco da irmã verde do outro lado da baía, só que mais escura, mais nova e com motores maiores. O dono trocou uma cama por um chuveiro maior. Duas churrasqueiras a bombordo: peixe em uma, legumes na outra. Com o giroscópio ligado ela fica parada em Nixon Beach enquanto os outros balançam. Dois Seabobs esperam você carregados.',
  Buonaventura:
    'Quase cinco metros de boca num barco aberto: daria para jogar em duplas. Duas mesas permitem um almoço longo e uma partida tranquila de gamão. Busca os convidados no Epic, vira à esquerda na ponte de Brickell e está em água aberta antes da segunda azeitona. Embaixo, as cabines têm colchões de verdade. Empresas a usam para retiros de diretoria de oito pessoas, com os celulares num cesto.',
  'Corso Como':
    'Um grã-turismo à moda antiga: bagagem para uma semana, boa mesa e velocidade de reserva. O salão se abre para o cockpit em três lados, e nunca se está totalmente dentro. Pintura moca e almofadas de bouclé, escolhidas por uma compradora de moda de Milão que só o usa em março. No resto do ano ele é seu. As duas suítes olham para a proa.',
  Passeggiata:
    'Leva o nome do passeio do fim da tarde, e é nesse ritmo que rende mais. A popa abre asas em três lados e vira uma praça cercada de mar. Os painéis solares tocam as geladeiras durante um almoço em silêncio. A dezoito nós o vinho fica na taça; a nove, daria para ir e voltar das Ábacos com um tanque. Quem já andou nos barcos rápidos vem para este depois.',
  Zafferano:
    'O maior da casa e o único dessa cor na Flórida. Terraços de cada lado alargam o cockpit até parecer uma pequena piazza. Na proa, um campo de almofadas fica diante de uma tela: filmes sob as estrelas, gerador desligado, pipoca da cozinha. As baterias de lítio seguram a noite sem barulho. É novo, então somos rigorosos com protetor solar no tecido.',
};
