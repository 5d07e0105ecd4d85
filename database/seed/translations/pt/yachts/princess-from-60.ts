export const princessFrom60 = {
  'Golden Hind':
    "Drake teria aprovado a pintura. Ouro suave sobre branco, sem brilho, e muito elegante diante do porto ao entardecer. Um par de V8 lhe dá trinta e oito nós com um ronco agradável. A garagem se esvazia em quatro minutos: bote, dois Seabobs e uma caixa de nadadeiras. Dormem seis, e a cabine de proa tem claraboia para contar estrelas. É a vaga mais perto das ostras do Monty's.",
  Marchioness:
    'Quatro cabines de tamanho quase igual, e ninguém tira a sorte. Por isso é a favorita de grupos de casais, que a levam por três noites aos Keys do norte. Lá em cima, o bar em curva tem oito lugares. Os estabilizadores a mantêm firme quando chegam as ondas de domingo. Dentro há uma mesa de jantar como se deve e um garçom que sabe trinchar.',
  'Sovereign Hill':
    'Cinza-tempestade e oitenta e um pés, com modos de sedã e ritmo bem diferente. Som de cinema no salão e uma tela que desce diante das portas de popa para um filme no fundeio. Em cima, seis podem se deitar. O capitão Beckett é da Cornualha e sabe qual maré as pontes do rio preferem.',
  "Admiral's Rest":
    'Nos corredores laterais passam duas bandejas, e isso resume o cuidado com que foi pensado. Uma varanda se abre ao lado do sofá do salão. Os donos são oficiais aposentados da Marinha: conte com metais brilhando e sino às oito. Catorze jantam em cima, sob o teto rígido, com as luzes de Miami do outro lado da água. Há berços e banheira de bebê a bordo.',
  'Theodora Rex':
    'Quebra as regras de sempre: o convés superior corre quase todo o comprimento, e se ganha praticamente um segundo iate. Lá em cima, na parte fechada, há um lounge com bar e mesa de jogo; ao ar livre, uma sala de jantar sem paredes. Vinte e dois convidados podem vir durante o dia e dez passar a noite. Na proa há uma piscina de hidromassagem. Até a lavanderia tem escotilha.',
};
