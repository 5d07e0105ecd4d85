export const beneteau = {
  'Petit Bleu':
    'O ar entra sob o casco por uma fenda, e a lancha flutua sobre ele como um disco de hóquei. Os franceses puseram a cozinha do lado de fora e encostos na proa para ler. Seis convidados, um deles encarregado do queijo. Pesa pouco no bolso para meio dia entre as ilhas. As manhãs de quarta costumam estar livres.',
  'Belle Rive':
    'Fácil é a palavra que os donos usam. O assento do piloto gira para a mesa, a mesa desce e vira cama, e a cama é maior do que parece. De Crandon chega ao farol de Cape Florida antes que a playlist esquente. Mais de um aniversário de casamento começou aqui com uma garrafa térmica de sopa de cebola, em janeiro, de suéter. Uma vez por ano faz frio.',
  'Saint-Gilles':
    'Um pesqueiro da Vendeia que fez um bom casamento. Janelas em toda a volta, uma porta lateral para os cabos e um forno, que em trinta e sete pés é uma declaração. Duas cabines. Combina com quem observa aves, e temos a lista do que se viu dela: colhereiros em Matheson, uma fragata sobre Stiltsville, um flamingo perdido. Os binóculos ficam no gancho ao lado do comando.',
  'Cap Ferret':
    'O dono vendia ostras em Arcachon, e com um dia de aviso se consegue uma dúzia no gelo. O banco de popa vira para o mar, que é onde convém estar quando elas chegam. Casco cor de estanho e debrum azul-marinho. Duas cabines para quatro. O preço é para quem aluga sempre, e é o que fazem.',
  Papillon:
    'No fundeio, uma asa desce a bombordo, e daí o nome de borboleta. Nela cabem duas cadeiras e um balde. A cozinha é ao ar livre, com chapa, e você sente o cheiro das vieiras antes de vê-las. Doze por uma tarde, quatro por uma noite. Sai de Bayside e é mais feliz nas ilhas de piquenique, junto a um banco de areia e com a música baixa.',
  'Vieux Port':
    'Não tem pressa, e você também não deveria ter. Os corredores cobertos protegem da chuva, o salão tem cortinas que uma avó escolheria e o flybridge leva um botinho com guindaste. As crianças aprendem a remar com ele. De Coconut Grove a Key Largo por dentro é um dia preguiçoso, com um sanduíche de peixe no meio do caminho. Traga um livro, e mais um.',
  Sandrine:
    'Entregue em 2024, cinza-carvão com madeira clara, e leva o nome da tia do dono, que ensinou metade de Cannes a nadar. As asas dos dois lados da popa dão lugar a quatro pessoas rente à água. A cozinha fica no convés, e dela sai uma torta de limão muito boa. Está em frente ao Fontainebleau, tão perto que o serviço de quarto é uma tentação.',
  'Grande Ourse':
    'Aluguéis de uma semana ou mais são a especialidade, com a Ursa Maior no alto e o celular sem sinal. Três cabines, dois banheiros, tanques para quinhentas milhas. Um painel da amurada se abre e faz um terraço ao lado do sofá. Nossas noites de estrelas saem de Marine Stadium ao anoitecer e derivam no escuro ao sul de Soldier Key, com guia e telescópio.',
  'Jolie Brise':
    'Uma brisa na medida para ser agradável: é o que o nome quer dizer entre marinheiros. O terraço no alto tem teto rígido, churrasqueira e uma mesa redonda para dez. Quatro cabines, cada uma com chuveiro, e estabilizadores que tiram o balanço com mar de lado. Atravessa a noite até Nassau a dez nós enquanto você dorme. O café da manhã é servido diante de água de outra cor.',
};
