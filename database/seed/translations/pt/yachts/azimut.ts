export const azimut = {
  'Piccola Luce':
    'A prova de que os italianos sabem desenhar um barco pequeno. As linhas são puro Atlantis: para-brisa baixo, proa longa, uma popa que parece feita por alfaiate. Oito convidados sentam ao ar livre em dois grupos frente a frente, e o solário de popa recebe três. Duas cabines minúsculas ficam frescas para o cochilo. Gasta pouco diesel, então um dia em Boca Chita custa menos do que você teme. Estacione na Purdy, tome um café e suba a bordo.',
  Scirocco:
    'O vento quente do sul lhe deu o nome, e a pintura grafite faz o resto. No fundeio, as amuradas se abrem dos dois lados. Os três motores de popa a levantam depressa, e ninguém derrama a taça enquanto ela ganha velocidade. Embaixo há uma cabine limpa com cama de casal, usada mais para trocar de roupa. Numa manhã de mar liso, Bimini fica a cinquenta e cinco minutos da vaga.',
  'Marea Lenta':
    'Maré lenta, diz o nome, e a tripulação leva como instrução. Fundeia cedo diante de Cape Florida, abre o teto e põe a mesa. Oito pessoas podem comer juntas do lado de fora, na sombra. A garagem esconde um pequeno bote a jato para ir ao restaurante de praia de Crandon. As duas cabines têm banheiro próprio, e com isso uma noite em No Name Harbor fica muito civilizada.',
  'Vento Rosso':
    'Feita para esta costa: desenho italiano, motores de popa americanos e um vermelho que se vê da via expressa. Corre a trinta e oito nós sem esforço, e a quarenta e nove quando se pede com jeito ao capitão. Quatro sentam lado a lado no comando. Churrasqueira e pia se escondem sob o banco de trás, e os camarões vão ao fogo enquanto a âncora desce. Depois das oito, as luzes subaquáticas brilham em carmim.',
  Belladonna:
    'Três cabines em cinquenta e três pés são um pequeno milagre italiano. De dia, a terceira vira camarim das madrinhas. O teto corre tanto que dá para ficar de pé ao sol enquanto o cockpit continua na sombra. De Sea Isle se chega por água a Brickell em dez minutos, sem esperar ponte nenhuma. A máquina de espresso é das boas.',
  'Donna Chiara':
    "Todo mundo acaba no flybridge, doze degraus acima da água, onde está a brisa. A cozinha fica na popa, ao lado da porta: os pratos andam dois metros e chegam quentes. As janelas junto à cama principal ficam logo acima da linha d'água; vê-se o fundeadouro do travesseiro. Boa para batizados e primeiras comunhões, que não faltam em Key Biscayne.",
  Nerissima:
    'Preta de proa a popa, com um teto de carbono que mantém o peso embaixo. Três pods a seguram num ponto pelo joystick, mesmo quando a corrente puxa forte sob a ponte MacArthur. Por dentro tudo é pedra e carvalho defumado. O pessoal da música gosta dela: podemos montar uma mesa de DJ no balcão do cockpit, e a bateria dura até a hora do silêncio da marina.',
};
