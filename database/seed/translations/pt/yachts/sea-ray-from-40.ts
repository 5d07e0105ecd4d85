export const seaRayFrom40 = {
  'Brass Button':
    'Dez anos de aniversários e continua impecável. O solário tem encostos de verdade, então ninguém enrola toalha sob a nuca. Embaixo há uma cama queen e uma cozinha com forno, usado sobretudo para croissants. Os degraus de Bayside levam direto à popa. Para um primeiro aluguel com avós, adolescentes e aquele primo que traz a caixa de som, é a escolha segura.',
  'Lucky Pelican':
    'Os dois lados do cockpit se abrem, e ela vira uma ilha com motores. Grupos de doze se espalham por três áreas de assentos e ainda assim se ouvem. Três motores de popa de dez cilindros tornam fácil o Government Cut num dia agitado. Um pelicano passou o primeiro passeio inteiro pousado na proa, e o nome ficou. A máquina de gelo dá conta de agosto.',
  'Blue Jacaranda':
    'Com a porta de popa fechada, todo o convés de comando vira uma sala de vidro fresca, que os convidados de agosto lembram com gratidão. Há dois quartos de verdade, então Bimini no fim de semana é um bom plano. Ela espera em frente ao Fontainebleau, do outro lado da Collins Avenue, a dez passos do manobrista. Com a propulsão por pods, o capitão a leva de lado até o píer de restaurante mais apertado. Encomende cedo os sanduíches cubanos.',
  'Harbor Light':
    'Sai da foz do rio, com as torres de Brickell de um lado e a baía aberta do outro. O lounge de proa, com mesa própria, pega a brisa que não chega ao cockpit. O posicionamento por satélite a mantém parada diante da cidade enquanto alguém faz o pedido de casamento; já foram nove. Embaixo, o salão fica sob longas janelas. Jantar para oito dá certo se você não se importa com cotovelos.',
  Tequesta:
    'Leva o nome do povo que vivia na foz do rio Miami muito antes dos condomínios. O dono refez o salão em nogueira e verde suave em 2023. Quatro banquetas ficam de frente para o balcão do cockpit, e ali a conversa costuma durar mais que o passeio. Marine Stadium é um lugar calmo para embarcar, com estacionamento gratuito. As crianças adoram deitar na plataforma enquanto ela afunda.',
  'Alder & Oak':
    'Marcenaria americana no seu melhor: carvalho com veios casados, puxadores de couro, nenhum rangido. O salão é cercado de vidro, e a baía acompanha você até o sofá. As três cabines convidam a uma semana sem pressa pelo parque nacional Biscayne até Key Largo. Fica em Dinner Key e pode buscar você em qualquer ponto entre Coral Gables e Aventura. Os dois tripulantes estão com ela desde o lançamento.',
  "Neptune's Daughter":
    'A Sea Ray fez poucas como esta, que passou a vida toda em South Beach. Na churrasqueira do flybridge, a esposa do capitão, que é também a comissária, prepara espetinhos de camarão. O vidro entre cozinha e cockpit desliza, e quem cozinha divide o espaço com os convidados. Os Seabobs moram na plataforma. As famílias voltam em todo Dia de Ação de Graças e reservam o mesmo sábado com um ano de antecedência.',
};
