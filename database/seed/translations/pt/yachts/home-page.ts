export const homePage = {
  'Blue Hour':
    'Pintado da cor do céu vinte minutos depois do pôr do sol, que é quando o capitão gosta de sair. Quem quer companhia senta na popa; quem não quer caminha até a proa, e entre os dois o salão fica quieto com as portas fechadas. O jantar é servido quando as torres se acendem. Depois do túnel do porto, os motores baixam a um murmúrio, e você ouve o gelo na taça.',
  'Salt & Silver':
    'Doze minutos até o banco de areia, se o operador da ponte estiver de bom humor. Foi refeita como barco de passeio: duas cabines para cochilos e trocas de roupa, e todo o resto para assentos. Cabem dezesseis sem encostar os cotovelos. O imediato prepara uma margarita com sal que já tem seguidores. Oferecem-se protetores de ouvido aos cachorros, que em geral recusam.',
  'Grand Cay':
    'Uma só mesa acomoda todos a bordo, e isso decidiu o resto. Os avós sobem por escadas suaves como um elevador; as crianças não largam o terraço de banho, do tamanho de uma varanda de hotel. O chef cozinha o que o barco de Bimini trouxe de manhã. Peça o fundeadouro diante dos mangues, onde os únicos vizinhos são pelicanos.',
  'Azimut 40':
    'Nossos clientes de sempre pedem por ele antes de escolher a data. Cinquenta pessoas se acomodam sem fila na escada, porque há duas. Os barmen trabalham de costas para a cidade para que você a veja por cima dos ombros deles. À noite dormem dez em cinco suítes, e o café da manhã sobe ao convés mais alto assim que aparecem os primeiros pés descalços.',
};
