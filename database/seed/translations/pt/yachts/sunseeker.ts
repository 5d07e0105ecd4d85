export const sunseeker = {
  Brightwater:
    'Um cruzeiro feito em Poole, ensolarado e sem complicação. Lona em cima, vinil embaixo e uma churrasqueira que acende com um botão. O arco emoldura bem as fotos de grupo, e todos descobrem isso no segundo drinque. Dez convidados cabem no cockpit; quatro podem ficar. O capitão cresceu em Hialeah e sabe onde os golfinhos comem na maré cheia, quase sempre perto das boias de Norris Cut.',
  'Racing Stripe':
    'Verde de corrida britânico com um friso creme, e sim, há um conversível combinando na garagem em terra. Metade barco aberto, metade cupê; o bar do meio atende as duas. A plataforma afunda até o joelho para nadar e sobe nivelada para os sapatos do jantar. Na semana de corrida, em maio, lota até o meio-dia da sexta anterior. Em qualquer outra sexta, há chance.',
  "Predator's Ball":
    'Bailes de máscaras não estão no contrato, mas já houve dois. Teto e janelas somem num toque e o salão vira terraço. Os banqueiros de Brickell o reservam às quintas, das cinco às nove. Bote a jato na garagem, flores sob encomenda, caixas de som ajustadas por quem entende. Por baixo da festa há um barco de mar de verdade, e o capitão o leva a Bimini todo mês.',
  Marigold:
    'A churrasqueira da popa se abre na altura dos tornozelos sobre o mar, e quem cozinha pode molhar os pés. Em cima há outra, em caso de rivalidade. Quatro cabines para oito, cada uma com janela alta. Festas de quinze anos e bodas de ouro chegam em igual número. Dança-se no flybridge; para as horas antes, leva um toldo da cor do nome.',
  Ravenscourt:
    'Casco preto, couro caramelo e um flybridge que não se nota até alguém acenar de lá. Leva dois brinquedos na mesma garagem, sem revezar. Músicos o alugam porque a noite pode ser reservada: vidros escuros, um capitão que esquece nomes e uma vaga longe do calçadão. O teto panorâmico se abre para os fogos de 4 de julho, e os sofás embaixo são os melhores lugares da cidade.',
  'Lady Evergreen':
    'Sessenta garrafas ficam atrás do vidro ao lado da mesa, e o sommelier da tripulação conversa sobre qualquer uma. O certificado permite dezoito durante o dia. No fundeio, as portas da varanda se abrem junto à mesa. Leva famílias a Harbour Island toda Páscoa desde que era novo. A banheira de cima é aquecida, e em fevereiro é isso que conta.',
  'Constellation Street':
    'Um monta-pratos vai da cozinha ao convés de sol para que o sorvete sobreviva à viagem. Lá em cima: piscina para seis, bar, um oval de sofás e sombra por controle remoto. De dia leva trinta e seis convidados; dez podem dormir. O escritório do proprietário já recebeu três assinaturas que saíram nos jornais. O karaokê fica atrás de um quadro, para equilibrar.',
};
