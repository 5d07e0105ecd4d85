export const azimutFrom60 = {
  'Lunga Vita':
    'Para quem prefere chegar na quinta a chegar na hora exata. O casco vai tranquilo a nove nós e confortável a dezesseis. Uma vez levou uma família de seis às Exumas por três semanas e voltou com o freezer ainda meio cheio de pargo. No salão há quadros, não telas. Em casa, em Key Biscayne, ela faz almoços longos, de três pratos, com café na proa.',
  Settebello:
    'A carta vencedora da scopa, e uma boa resposta à dúvida entre cupê e flybridge: tem um pequeno convés superior escondido atrás da linha do teto. Lá cabem seis, com a melhor vista de Star Island. As quatro cabines permitem que duas famílias passem o fim de semana. A popa se abre para lançar o bote e depois vira bar. O prateado mostra cada marca de dedo; o imediato dá polimento enquanto você nada.',
  'Gran Paradiso':
    'Na jacuzzi do convés superior cabem cinco; seis, se forem amigos. Na proa, um toldo branco sobe em hastes de carbono sobre os sofás, e é ali que o almoço deve acontecer. A chef Marisol cozinha sob encomenda e faz compras na feira de sábado da Lincoln Road. Embaixo, a suíte principal tem a banheira ao lado da janela. O toboágua vai do flybridge até a água.',
  Serenata:
    'A primeira dona era soprano, e o piano ficou quando o iate foi vendido. É de um quarto de cauda, afinado todo mês, e sim, você pode tocar. A cabine principal ocupa toda a parte de proa do convés, com janelas em três lados. Dez jantam lá dentro sob um lustre de Murano. No flybridge, o bar tem seis banquetas e vista para os fundos da Ocean Drive.',
  'Aurelia Grande':
    'Certificado para trinta, o que é raro num italiano do seu tipo e bom saber se a sua lista não encolhe. Os convidados se espalham por quatro conveses, e a festa nunca parece uma fila. A suíte do proprietário abre uma varanda sobre a água. Seis tripulantes, um deles barman que trabalhou no Delano. Quem organiza eventos de empresa gosta da copa escondida: os pratos aparecem e ninguém vê como.',
  Altamarea:
    'O carro-chefe do estaleiro, em frente ao hotel que poderia substituir sem esforço. Um terraço elevado entre os conveses é o canto preferido de todos, meio dentro, meio fora. Há uma academia ao nível da água, com uma porta que desce e vira plataforma de banho. O chef se formou em Módena e não discute creme na carbonara. Cada dia a bordo recebe orçamento conforme o grupo, a rota e o cardápio.',
};
