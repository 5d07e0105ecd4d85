export const axopar = {
  Wagtail:
    'Esbelta, verde oliva y ágil como el pájaro. Las puertas se levantan sobre el asiento de proa y dejan pasar el viento en los días de calor. Cala tan poco que el capitán la mete entre los manglares de Bear Cut, donde dormitan los manatíes. Cinco invitados, sin complicaciones ni cojines que cuidar. Lleve una caña: al amanecer, los róbalos están detrás de los pilotes.',
  'Northern Swift':
    'Dibujada en Helsinki para archipiélagos fríos, y aquí como en casa en una semana. El casco con escalones suaviza los golpes de una tarde ventosa. Una hora de dona inflable, otra en el banco de arena y un regreso lento frente al puerto: así es su día habitual, y es un buen día. Detrás del asiento de mando se despliegan fregadero y refrigerador. Un solo motor, una cuenta modesta.',
  Tallow:
    'Una pequeña casa de cristal que alcanza los cuarenta. Cuando llega la tormenta de las tres en julio, se cierran las puertas, se sirve café y se la mira pasar; después el techo vuelve a abrirse. Adentro se sientan seis alrededor de una mesa plegable. Recoge a sus invitados en muelles privados de Indian Creek, y es la que piden los fotógrafos cuando el cielo está indeciso.',
  'Silver Birch':
    'La lancha pequeña más nueva de la lista, todavía con ese olor. El techo de lona se corre de un solo tirón, y el sofá de popa gira para mirar a los bañistas. Sobre la cama hay una claraboya. Desde Alton Road se deja el muelle en cuatro minutos. Dos parejas, una bolsa de cangrejo moro, salsa de mostaza en hielo y nada por lo que apurarse a volver.',
  'Baltic Run':
    'Sin techo y sin disculpas. La Spyder es la descubierta, baja y negra, lo más parecido en la bahía a una motocicleta para ocho. Póngase una gorra que ajuste. Los fuera de borda de carreras suenan bien desde Bayside hasta el faro, y luego callan mientras usted nada. Hay protector solar en cada portavasos, porque hemos aprendido. No es para bebés; es perfecta para sus tíos.',
  Midsommar:
    'Azul pálido como el cielo de Finlandia a las once de la noche. El techo puede ir abierto, cerrado o a medias, y los costados quedan libres para el viento. Diez a bordo van cómodos, porque el cockpit llega muy atrás. En junio llevamos coronas de flores, solo por gusto. Las puertas de proa abren hacia arriba, y esa foto ha traído más reservas que cualquier anuncio.',
  'Granite Cove':
    'Tablas en el techo, bicicletas atrás y fuera del Grove a las siete. Duermen cuatro en dos camarotes acogedores, y la cabina de mando está refrigerada: se puede trabajar desde Boca Chita, si no hay más remedio. Las puertas a ambos lados facilitan el atraque a una sola persona con un cabo. El cruce a Elliott Key toma veinte minutos. Lleve botas para el sendero y repelente para las botas.',
  'Fjord Runner':
    'Cuarenta y seis pies, tres motores y tan estrecha que corta la ola donde otros golpean. La cocina está al aire libre, detrás del timón: dos hornillas, un fregadero y un capitán que prepara ceviche. Los sofás giran, así que todos miran algo interesante. En el camarote de proa puede cerrar la puerta y dormir los efectos de una boda. Ha ido y vuelto de West End entre el desayuno y los cócteles.',
  'Aurora Station':
    'Mitad nave espacial, mitad casa de fin de semana. Un techo de cristal cubre la cabina de mando, con persianas para el mediodía. El camarote de popa tiene cama doble bajo su propia escotilla, y una noche en Sands Key es un placer y no un desafío. Starlink llega hasta las Bahamas. Su dueño vive de escribir código y dejó once tomas para cargar; nadie se ha quejado.',
};
