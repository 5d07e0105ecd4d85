export const azimut = {
  'Piccola Luce':
    'La prueba de que los italianos saben dibujar un barco pequeño. Líneas puras de Atlantis: parabrisas bajo, proa larga, una popa que parece cortada por un sastre. Ocho invitados se sientan afuera en dos grupos enfrentados, y en el solárium de popa caben tres. Dos camarotes diminutos se mantienen frescos para la siesta. Gasta poco diésel, así que un día en Boca Chita cuesta menos de lo que usted teme. Estacione en Purdy, tome un café y suba a bordo.',
  Scirocco:
    'El viento cálido del sur le dio el nombre, y la pintura grafito hace el resto. Al fondear, sus amuradas se abren a ambos lados. Los tres fuera de borda la levantan con rapidez, y nadie derrama la copa mientras gana velocidad. Abajo hay un camarote despejado con cama doble, que sirve sobre todo para cambiarse. En una mañana de mar plano, Bimini queda a cincuenta y cinco minutos de su amarre.',
  'Marea Lenta':
    'Marea lenta, dice su nombre, y la tripulación lo toma como una orden. Fondea temprano frente a Cape Florida, abre el techo y pone la mesa. Ocho personas pueden comer juntas afuera, a la sombra. El garaje esconde un pequeño bote a chorro para ir al restaurante de playa de Crandon. Los dos camarotes tienen baño propio, y con eso una noche en No Name Harbor resulta de lo más civilizada.',
  'Vento Rosso':
    'Hecha para esta costa: diseño italiano, fuera de borda estadounidenses y un rojo que se ve desde la carretera. Corre a treinta y ocho nudos sin esfuerzo, y a cuarenta y nueve cuando se le pide amablemente al capitán. Cuatro van sentados lado a lado junto al timón. Bajo el banco de atrás se esconden parrilla y fregadero: los camarones se ponen mientras baja el ancla. Después de las ocho, las luces bajo el agua brillan en carmesí.',
  Belladonna:
    'Tres camarotes en cincuenta y tres pies son un pequeño milagro italiano. De día, el tercero se vuelve vestidor para las damas de honor. El techo se abre tanto que se puede estar de pie al sol mientras el cockpit sigue en sombra. Desde Sea Isle se llega por agua a Brickell en diez minutos, sin esperar ningún puente. La cafetera de espresso es de las buenas.',
  'Donna Chiara':
    'Todos terminan en su flybridge, doce escalones por encima del agua, donde corre la brisa. La cocina queda a popa, junto a la puerta: los platos viajan seis pies y llegan calientes. Los ventanales junto a la cama principal están apenas por encima de la línea de agua; se mira el fondeadero desde la almohada. Ideal para bautizos y primeras comuniones, que en Key Biscayne no faltan.',
  Nerissima:
    'Negra de proa a popa, con un techo de carbono que mantiene el peso abajo. Tres propulsores orientables la sostienen en un punto con el joystick, aun cuando la corriente tira fuerte bajo el puente MacArthur. Por dentro todo es piedra y roble ahumado. A la gente de la música le gusta: podemos poner una mesa de DJ en la barra del cockpit, y la batería dura hasta la hora de silencio de la marina.',
};
