export const riva = {
  Signorina:
    'Vinte demãos de verniz e uma buzina que parece pedir licença. Cinco convidados, sem cabine nem banheiro: é alugada para duas voltas pelas ilhas e um pedido de casamento, ou para levar uma noiva a um píer. Almofadas turquesa e marfim. O capitão usa suéter azul-marinho e ajuda com o anel se o mar estiver animado. O Franciacorta está incluído; arroz e pétalas, não.',
  Cipria:
    'Alguém a encomendou em rosa-claro para um aniversário, e a Miami art déco nunca ficou tão bem atrás de um barco. Convés de mogno, faixas de bordo e um volante de Ferrari dos anos cinquenta. Uma cabine do tamanho de um armário esconde o essencial. Seis no máximo. É muito pedida para ensaios de moda, então as manhãs somem cedo; os fins de tarde costumam sair com pouco aviso.',
  'Riviera Days':
    'Um bronze que esquenta no fim da tarde. A escada de popa se abre em três movimentos que encantam engenheiros, e no solário acima deitam quatro adultos. Embaixo, uma cama de casal, uma cafeteira e espelhos. Oito para o dia. Do clube vai ao canal de Stiltsville e para onde a água tem menos de dois metros e dá para ler um prato no fundo.',
  Gattopardo:
    'Cinza-tubarão com mogno por dentro, como um bom casaco e seu forro. Não há portas entre o comando e a popa, e todo o convés é uma longa sala ao ar livre. Quando plana, plana nivelada. Duas cabines, mármore nos dois banheiros. Nossa comissária siciliana faz granita sob encomenda e lê o romance que deu nome ao barco a quem passa a noite.',
  'Isola Bella':
    'O teto se levanta, avança e se deita na proa, e restam setenta e sete pés de Riva descoberta. Leva cinquenta segundos e junta gente em toda marina. Embaixo há quatro cabines em jacarandá e níquel. Tem uma gêmea em Mônaco com o mesmo estofado. Para um cliente enchemos o convés de limoeiros; a tripulação ainda acha folhas.',
  'Contessa Vera':
    'A condessa existe, mora em Bérgamo e manda um cartão de Natal à tripulação. Portas laqueadas, mogno, puxadores de couro preto costurados como luvas. No flybridge há uma chapa teppan no balcão, com o chef de um lado e dez convidados do outro. O iate é oferecido por semana e em dias escolhidos, e cada orçamento é feito pelo próprio capitão.',
};
