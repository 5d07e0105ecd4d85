export const pershing = {
  Mercurio:
    'Um Pershing mais antigo, cuidado por um relojoeiro, e isso aparece nos detalhes. A janela entre salão e cockpit desce para dentro do piso, um truque que deu fama ao estaleiro. Ainda chega a trinta e oito nós num domingo calmo. Dez a bordo está bom; oito é melhor. Se você cresceu com um pôster de um destes na parede, esta é a entrada acessível.',
  'Quicksilver Lady':
    'A menor da família atual também tem as laterais em asa e o olhar de desafio. Vá à proa pelos degraus esculpidos e encontrará um solário plano, longe da música. Atrás do vidro do salão, a cozinha dá para o cockpit, e quem prepara os drinques continua na conversa. Os pods seguram o barulho e a conta do combustível. Dorme bem quatro pessoas, com dois banheiros.',
  Cinder:
    'As hélices de superfície jogam um penacho branco nove metros atrás da popa, e sempre há alguém filmando da Rickenbacker. O capitão Ruiz explica os flapes a quem pergunta e deixa os curiosos no segundo assento. Foi repintada em grafite metálico em 2024. No fundeio fica quieta e até caseira, com uma boa ducha na plataforma e almofadas cor de cinza.',
  Falcata:
    'Quarenta e oito nós, e o programa de navegação pensa por todos. Na primeira arrancada, os passageiros costumam rir alto ao passar por Fisher Island. O cockpit é baixo e abrigado, então o penteado sobrevive. Com a âncora no fundo, uma porta discreta se abre e saem dois Seabobs. A cabine principal ocupa toda a boca e tem um banco sob cada janela, ótimo para ler.',
  'Hard Bargain':
    'Pertence a um advogado, que escolheu o nome depois de um acordo. Ele mandou refazer o interior em couro creme e freixo claro, e ela parece mais nova que os documentos. Sessenta e cinco pés dão três cabines, cada uma com um chuveiro em que dá para se virar. Ao norte de Haulover ela se estica no oceano e volta pelo canal para almoçar no banco de areia.',
  'Sette Mari':
    'Cinquenta nós em sessenta e nove pés: almoço no Bimini Big Game Club e volta para uma reserva às seis. A tripulação cuida dos papéis da alfândega se você enviar os passaportes dois dias antes. A popa desce em degraus, como plateia de teatro: quem nada senta com os pés molhados e a taça seca. Por dentro, nogueira escura e um bom quadro da costa da Ligúria. Faz barulho ao sair e silencia no fundeio.',
};
