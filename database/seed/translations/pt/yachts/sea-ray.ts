export const seaRay = {
  'Salt Line':
    'O menor barco com cabine que temos, e o que os moradores pedem numa tarde de terça. Passa sob as pontes Venetian sem esperar que se levantem. Duas pessoas tomam sol na proa enquanto quatro ficam em volta da mesa do cockpit. Embaixo há um banheiro de verdade e um beliche para a criança que dorme na volta. Traga sanduíches; na pia cabem as mangas que é preciso lavar.',
  'Second Wind':
    'Uma lancha de proa aberta com torre de reboque e força de sobra para levantar um iniciante nervoso. De Crandon são quatro minutos até a água lisa atrás de Virginia Key, onde são dadas as aulas. Os pais costumam ficar na proa, onde cabem cinco. O capitão ensina wakeboard há onze verões e tem a paciência que isso pede. Sob o banco de bombordo há camisetas de neoprene em tamanhos pequenos.',
  'Mango Season':
    'Amarela, alegre e fácil de achar no banco de areia quando se volta nadando. Atrás do posto de comando há uma pequena churrasqueira, então o almoço pode ser fraldinha em vez de sanduíche. O degrau de banho afunda com um toque e vira piscininha para os pequenos. As padarias de Sunset Harbour ficam a dois minutos a pé. Com seis pessoas fica completa; quatro se esticam à vontade.',
  'Papaya Express':
    'Escolhida por casais que querem sombra, uma cabine fresca e um lugar para trocar de roupa. O teto se abre sobre o comando, e o sofá ao lado fica de frente para quem pilota. Os motores de popa de quatro tempos deixam conversar a trinta nós. Fica em Edgewater: Stiltsville está a meia hora e do Design District se chega a pé. À noite as luzes de cortesia ficam âmbar, o que favorece todo mundo.',
  'Jibber Jabber':
    'Sua vaga fica dentro de Haulover, a cinco minutos do banco de areia que todos já viram no celular. O bordo esquerdo se abre sobre a água e vira terraço com escada. Dez amigos cabem numa roda só, e daí o nome. O almoço sai de uma churrasqueira elétrica, e ninguém chega ao jantar cheirando a carvão. Peça o último horário de junho: a luz sobre Oleta vale a pena.',
  'Calusa Moon':
    'Um giroscópio do tamanho de uma bola de praia a mantém nivelada no fundeio, e quem enjoa é o primeiro a notar. Azul-noite por fora, carvalho claro por dentro. A cozinha do cockpit tem uma geladeira de cada lado; uma delas vive cheia de limões. Gosta de Elliott Key, onde a amarração não custa nada durante a semana e a trilha vai até o oceano. Doze durante o dia, dois para dormir.',
};
