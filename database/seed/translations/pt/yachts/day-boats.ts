export const dayBoats = {
  'Dutch Courage':
    'Tudo nela é rente, reto ou escondido, até os cunhos. O preto fosco queima em julho, então as defensas usam meias brancas. É um barco para ser visto chegando: ao Kiki, ao banco de areia, ao aniversário que você quase perdeu. Na cama de popa cabem cinco lado a lado. Uma cabine, um banheiro e um ótimo sistema de som. Peça o horário do pôr do sol e uma volta lenta por Star Island.',
  'Palm Reader':
    'O sofá de popa dá meia-volta a motor: para a mesa no almoço, para a esteira no passeio, para quem nada depois. Feita em Michigan e bem aparafusada. A proa tem para-brisa próprio e um baú de mantas. Não se lê a sorte, embora o imediato adivinhe o signo e não cobre nada quando erra.',
  Skagen:
    'Cor de areia e honesta, como um bom par de sapatos náuticos. As mesas se movem e se juntam: bar antes do almoço, sala de jantar à uma. A proa reta corta a marola de Bear Cut com vento nordeste quando outros voltam. Os toldos se estendem na proa e na popa. Um grupo de desenho a reserva todo mês, por causa da luz entre quatro e seis.',
  'Rhythm Section':
    "Doce caixas de som e um dono que tocou baixo em três discos que você conhece. De um lado se abre um terraço com duas banquetas, na altura do drinque, pés na espuma. Azul-cobalto até a linha d'água. Quem toca bateria escolhe a primeira música; é regra da casa. O casco corre limpo a quarenta e sete nós e, devagar, ronca em algo perto do mi bemol.",
  'Amber Coast':
    'Um botão, e as paredes do cockpit se deitam e dão quase dois metros a mais de largura; outro, e um balcão sai pela janela. Os engenheiros poloneses pensam em tudo e depois acrescentam um porta-copos. Grupos de doze nunca ficam parados. Por baixo, é um sólido iate de família, com três cabines e uma geladeira que abasteceria uma mercearia.',
  'Night Orchid':
    'De dia parece preta; depois das sete, sob as luzes do Epic, aparece o berinjela. Os corrimãos brilham de leve por toda a extensão. A cozinha externa tem duas geladeiras, uma só para as guarnições. Um jantar para oito some em um minuto, e a mesa desce e vira um campo de almofadas. Os frequentadores chegam tarde, de salto, e saem com os sapatos na mão.',
};
