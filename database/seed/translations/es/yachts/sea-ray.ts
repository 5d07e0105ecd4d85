export const seaRay = {
  'Salt Line':
    'El barco con camarote más pequeño que tenemos, y el que los locales piden un martes por la tarde. Pasa bajo los puentes Venetian sin esperar a que los levanten. Dos personas toman el sol en la proa mientras cuatro se sientan a la mesa del cockpit. Abajo hay un baño de verdad y una litera para el niño que se duerme de regreso. Traiga sándwiches; en el fregadero caben los mangos que hay que lavar.',
  'Second Wind':
    'Una lancha de proa abierta con torre de remolque y fuerza suficiente para levantar a un principiante nervioso. Desde Crandon son cuatro minutos hasta el agua plana detrás de Virginia Key, donde se dan las clases. Los padres suelen quedarse con la proa, donde caben cinco. El capitán lleva once veranos enseñando wakeboard y tiene la paciencia que eso exige. Bajo el banco de babor hay camisetas de neopreno en tallas pequeñas.',
  'Mango Season':
    'Amarilla, alegre y fácil de reconocer en el banco de arena cuando se vuelve nadando. Detrás del puesto de mando hay una pequeña parrilla, así que el almuerzo puede ser entraña en lugar de un sándwich. El escalón de baño se hunde con un botón y se convierte en piscina para los más pequeños. Las panaderías de Sunset Harbour quedan a dos minutos a pie. Con seis personas va completa; cuatro se estiran a gusto.',
  'Papaya Express':
    'La eligen las parejas que quieren sombra, un camarote fresco y un lugar para cambiarse. El techo se abre sobre el puesto de mando, y el sofá de al lado mira a quien navega. Los motores fuera de borda de cuatro tiempos permiten conversar a treinta nudos. Tiene su base en Edgewater: Stiltsville está a media hora y desde el Design District se llega caminando. De noche las luces de cortesía se vuelven ámbar, y eso favorece a todos.',
  'Jibber Jabber':
    'Su amarre está dentro de Haulover, a cinco minutos del banco de arena que todos han visto en el teléfono. El costado de babor se abre sobre el agua y se convierte en terraza con escalera. Diez amigos caben en un solo círculo, y de ahí su nombre. El almuerzo sale de una parrilla eléctrica, de modo que nadie huele a carbón en la cena. Pida el último horario de junio: la luz sobre Oleta lo vale.',
  'Calusa Moon':
    'Un giroestabilizador del tamaño de una pelota de playa la mantiene quieta en el fondeo, y quienes se marean son los primeros en notarlo. Azul medianoche por fuera, roble claro por dentro. La cocina del cockpit tiene un refrigerador a cada lado; uno está siempre lleno de limones. Le gusta Elliott Key, donde el amarre no cuesta nada entre semana y el sendero llega hasta el océano. Doce de día, dos para dormir.',
};
