export const dayBoats = {
  'Dutch Courage':
    'Todo en ella está al ras, en ángulo recto o escondido, hasta las cornamusas. El negro mate quema en julio, así que las defensas llevan calcetines blancos. Es un barco para que lo vean llegar: a Kiki, al banco de arena, al cumpleaños que casi se pierde. En la cama de popa caben cinco lado a lado. Un camarote, un baño y un excelente equipo de sonido. Pida el horario del atardecer y una vuelta lenta a Star Island.',
  'Palm Reader':
    'Su sofá de popa da media vuelta a motor: hacia la mesa para almorzar, hacia la estela para navegar, hacia los bañistas después. Hecha en Michigan y bien atornillada. La proa tiene su propio parabrisas y un cofre para mantas. No se lee la suerte, aunque el primer oficial adivina el signo y no cobra nada por equivocarse.',
  Skagen:
    'Color arena y honesta, como un buen par de zapatos náuticos. Las mesas se mueven y se unen: bar antes del almuerzo, comedor a la una. Su proa recta parte la ola corta de Bear Cut con viento del noreste cuando otros regresan. Los toldos se tienden a proa y a popa. Un grupo de dibujo la reserva cada mes, por la luz entre las cuatro y las seis.',
  'Rhythm Section':
    'Doce bocinas y un dueño que tocó el bajo en tres discos que usted conoce. De un lado se abre una terraza con dos taburetes a la altura de la copa y los pies en la espuma. Azul cobalto hasta la línea de agua. La primera canción la elige quien toca la batería; es regla de la casa. El casco corre limpio a cuarenta y siete nudos y, despacio, ronronea en algo parecido a mi bemol.',
  'Amber Coast':
    'Un botón, y las paredes del cockpit se acuestan y dan seis pies más de ancho; otro, y una barra sale por la ventana. Los ingenieros polacos piensan en todo y después agregan un portavasos. Los grupos de doce nunca se quedan quietos. Por debajo es un sólido yate familiar, con tres camarotes y un refrigerador que abastecería una tienda de barrio.',
  'Night Orchid':
    'De día parece negra; pasadas las siete, bajo los faroles del Epic, asoma el berenjena. Las barandas brillan suavemente a todo lo largo. La cocina exterior tiene dos refrigeradores, uno solo para las guarniciones. Una cena para ocho se recoge en un minuto, y la mesa baja hasta ser un campo de cojines. Sus habituales llegan tarde, de tacones, y se van con los zapatos en la mano.',
};
