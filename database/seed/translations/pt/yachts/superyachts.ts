export const superyachts = {
  'Halcyon Hours':
    'Sem casa de comando embaixo, todo o convés principal é um loft ensolarado, dezoito metros de ponta a ponta. A ioga do café da manhã acontece no convés de popa, na altura da escada de banho. Casco verde-sálvia, tapetes de lã sem tingir, e os celulares costumam ficar nas gavetas. Quatro pods a mantêm no lugar sem âncora, e as algas agradecem. Dezesseis convidados; nunca parecem mais de oito.',
  'Thousand Islands':
    'Doze nós é o máximo que lhe pedimos: foi feita para vagar. Três conveses permitem um trio de cordas em um, pôquer no seguinte e um cochilo acima dos dois. Vinte e oito para um dia inteiro. A cabine do proprietário tem terraço privativo na proa, com duas cadeiras e um telescópio de latão. Os convidados reservam quatro horas e depois ligam de bordo para o escritório para somar duas.',
  'Gulf Stream Gala':
    'Cinquenta cadeiras menos uma: é o que a Guarda Costeira permite, e nossa equipe de eventos sabe onde pôr todas. No lounge superior há pista de dança com luzes que esperam sob o tapete. Lançamentos de produtos, discursos de aposentadoria e um memorável bar mitzvah com um camelo no píer. As rampas de Bayside permitem chegar de cadeira de rodas. Os bufês adoram a cozinha, que tem dois fornos.',
  Cavaliere:
    'Arquitetos sobem a bordo e medem com passos. O corredor de bombordo sobe pelo teto para que o salão chegue até a borda, e depois disso todo outro iate parece desperdiçar um corredor. Nesse nível se abre um terraço para seis cadeiras. A garagem se enche de água e o bote sai flutuando sozinho. Vinte e quatro de dia, dez à noite e um capitão muito orgulhoso.',
  'Fast Money Fran':
    'Fran fez fortuna com transporte de carga e gosta de ir depressa. Cento e quatro pés a trinta e cinco nós deixam uma onda que surfistas já seguiram. Na proa há uma piscina rasa: esvazia-se, põem-se as almofadas e vira cama para cinco. O convés de sol ocupa todo o teto. Dezoito a bordo, e deixe o sobrinho de Fran preparar os daiquiris.',
  'Spruce Harbor':
    'Construído no estado de Washington e confortável como um chalé de montanha, com painéis de cerejeira e uma cozinha onde os convidados sentam para conversar com o cozinheiro. Com dois botes, os pescadores saem ao amanhecer e os dorminhocos dormem. O limite de dia é trinta e quatro. Com um dono anterior foi ao Alasca; junto à escada, uma foto diante de uma geleira ajuda a refrescar.',
  'Pacific Standard':
    'Quarenta e cinco para coquetéis, dez para dormir e um piso de pedra morno sob os pés descalços. O lounge superior serve de sala de reuniões, com uma tela que sobe de um aparador. No convés mais alto, o mesmo filme passa para dezesseis espreguiçadeiras com mantas. Quatro escritórios de advocacia têm data fixa na primavera. O estacionamento em Watson Island está incluído para seus convidados.',
  'Mille Miglia':
    'A lista de brinquedos ocupa duas páginas, de pranchas com foil a uma torre inflável de escalada. Quarenta convidados podem estar a bordo, e os oito tripulantes lembram quem toma leite de aveia. Há uma sala de massagem com escotilha rente à água. A varanda do proprietário se abre sozinha. Ao pôr do sol sobe devagar o Government Cut, com todas as luzes acesas, e quem corre em South Pointe para.',
  "Ponce's Fountain":
    'O maior iate da nossa lista. Um elevador liga os três conveses, e até a bisavó chega à festa da piscina. Sessenta convidados para uma noite, uma banda no convés superior e duas cozinhas trabalhando ao mesmo tempo. Passa o inverno no rio Miami e desce com a maré, com as duas pontes abertas e os carros acenando. Os aluguéis são planejados pessoalmente; o capitão gosta de conhecer você antes.',
};
