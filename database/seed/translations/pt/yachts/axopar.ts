export const axopar = {
  Wagtail:
    'Esguia, verde-oliva e ágil como o pássaro. As portas se levantam sobre o banco de proa e deixam o vento passar nos dias quentes. Cala tão pouco que o capitão entra pelos mangues de Bear Cut, onde os peixes-boi gostam de cochilar. Cinco convidados, sem complicação nem almofadas para cuidar. Leve uma vara: ao amanhecer, os robalos estão atrás das estacas.',
  'Northern Swift':
    'Desenhada em Helsinque para arquipélagos frios, em casa aqui em uma semana. O casco em degraus tira as pancadas de uma tarde de vento. Uma hora na boia, uma hora no banco de areia, uma volta lenta diante do porto: é o dia típico dela, e é um bom dia. Atrás do assento de comando se abrem pia e geladeira. Um motor só, conta modesta.',
  Tallow:
    'Uma pequena casa de vidro que chega aos quarenta. Quando vem a tempestade das três em julho, você fecha as portas, serve um café e vê passar; depois o teto se abre de novo. Seis sentam lá dentro em volta de uma mesa dobrável. Busca convidados em píeres particulares do Indian Creek, e é a que os fotógrafos pedem quando o céu está indeciso.',
  'Silver Birch':
    'A lancha pequena mais nova da lista, ainda com aquele cheiro. O teto de lona corre num puxão só, e o sofá de popa gira para quem está nadando. Há uma claraboia sobre a cama. Da Alton Road, sai-se do píer em quatro minutos. Dois casais, um saco de caranguejo, molho de mostarda no gelo e nenhuma hora para voltar.',
  'Baltic Run':
    'Sem teto e sem desculpas. A Spyder é a descoberta, baixa e preta, o mais próximo na baía de uma moto para oito. Use um boné que fique firme. Os motores de corrida soam bem de Bayside ao farol, e depois se calam enquanto você nada. Há protetor solar em cada porta-copos, porque aprendemos. Não serve para bebês; é perfeita para os tios deles.',
  Midsommar:
    'Azul-claro como o céu da Finlândia às onze da noite. O teto pode ficar aberto, fechado ou no meio, e as laterais seguem livres para o vento. Dez a bordo ficam à vontade, porque o cockpit vai longe até a popa. Em junho levamos coroas de flores, só por gosto. As portas de proa abrem para cima, e essa foto já trouxe mais reservas do que qualquer anúncio.',
  'Granite Cove':
    'Pranchas no teto, bicicletas atrás e fora do Grove às sete. Dormem quatro em duas cabines aconchegantes, e a casa de comando tem ar, então dá para trabalhar de Boca Chita se for preciso. As portas dos dois lados facilitam a atracação para uma pessoa com um cabo. A travessia até Elliott Key leva vinte minutos. Leve botas para a trilha e repelente para as botas.',
  'Fjord Runner':
    'Quarenta e seis pés, três motores e tão estreita que corta onde outros batem. A cozinha fica ao ar livre, atrás do comando: duas bocas, uma pia e um capitão que faz ceviche. Os sofás giram, e todos olham para algo interessante. Na cabine de proa você fecha a porta e dorme depois de um casamento. Já foi a West End e voltou entre o café da manhã e os coquetéis.',
  'Aurora Station':
    'Metade nave espacial, metade casa de fim de semana. Um teto de vidro cobre o comando, com persianas para o meio do dia. A cabine de popa tem cama de casal sob a própria escotilha, e uma noite em Sands Key é prazer, não desafio. O Starlink funciona até as Bahamas. O dono vive de escrever código e deixou onze tomadas; ninguém reclamou.',
};
