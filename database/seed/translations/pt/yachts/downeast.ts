export const downeast = {
  Penobscot:
    'Modos do Maine em água morna. Com jatos em vez de hélices, passa sobre bancos de areia que param os outros e encosta no píer com a leveza de uma canoa. Verniz como vidro, bancos em lona azul-marinho, sanduíches de lagosta na cesta. Oito pessoas de linho combinam com ela. O dono só pede que os cachorros lavem as patas, e oferece a toalha.',
  'Osprey Point':
    'Vermelho-vinho e cintura fina, com uma porta lateral baixa até para um labrador idoso. A construção em epóxi a deixa leve, e os motores trabalham folgados. É boa em planos pequenos: café em Cape Florida, um mergulho e casa a tempo da babá da uma. O giroscópio já convenceu mais de um marido relutante. As águias-pescadoras fazem ninho na baliza perto da vaga; em março se ouvem os filhotes.',
  'Summer Affair':
    'Verde-escura, popa arredondada: o tipo de barco que faz as pessoas baixarem a voz. As janelas se abrem a motor e você fica sob um toldo com o mar em três lados. Com a cozinha no convés, a anfitriã não perde a conversa. Deixa dez convidados de casamento na barca de pedra de Vizcaya sem um arranhão; o capitão já fez isso quarenta vezes, e ainda tira o chapéu.',
  'Casco Lady':
    'Um móvel de cerejeira que flutua, montado em Raymond, no Maine. Do cockpit ao sofá passa-se sem levantar o pé. Janela de trás aberta, brisa passando, alguém fatiando tomates. Os clubes de leitura a descobriram e enchem quase todo setembro. Com duas cabines, um feriado em Islamorada fica fácil, e ela vai por dentro do recife a vinte e seis nós com a chaleira no fogão.',
  'Clearwater Jack':
    'Clássico acima da água e muito moderno abaixo. O casco passa de afiado a plano, e a trinta e um nós daria para escrever uma carta. No cockpit, os sofás ficam frente a frente como numa lancha de passageiros dos anos trinta. Jack era o pai do dono e atravessou o canal a nado aos sessenta. Há uma placa, e o costume de brindar a ela com suco de toranja.',
  'Long Distance Call':
    'Teca da quilha ao armário e um dessalinizador que a deixa longe enquanto durarem os livros. Novecentos galões levam até Turks e Caicos e quase toda a volta. No convés coberto de popa há cadeiras de balanço, uma brincadeira que no segundo dia todos levam a sério. Perto de Miami, faz almoços sem pressa junto a Elliott Key, com um cochilo já no plano.',
  "Captain's Table":
    'A mesa em questão recebe oito sob uma claraboia, e o capitão janta com os convidados se pedirem. É um pequeno navio: portas estanques, uma casa de máquinas em que se fica de pé, um sino. Meninos de todas as idades pedem a visita. A vaga fica rio acima, entre os cargueiros, e essa primeira milha diante dos estaleiros é metade do passeio. Traga um suéter para a ponte portuguesa.',
  'Fathom & Found':
    'Os donos mergulham, e a plataforma tem suportes para doze cilindros como prova. Os naufrágios diante de Key Biscayne, afundados nos anos oitenta, ficam a dez minutos do cabo. Quem não mergulha tem um corredor coberto em toda a volta e um sofá ao lado do timoneiro com a melhor vista da carta. Quem cozinha é uma professora aposentada. Depois da torta de limão dela, onze nós parecem suficientes.',
};
