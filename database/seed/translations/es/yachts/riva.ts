export const riva = {
  Signorina:
    'Veinte manos de barniz y una bocina que parece pedir permiso. Cinco invitados, sin camarote ni baño: se alquila para dos vueltas a las islas y una pedida de mano, o para llevar a una novia hasta un muelle. Cojines turquesa y marfil. El capitán viste suéter azul marino y ayuda con el anillo si el mar está inquieto. El Franciacorta va incluido; el arroz y los pétalos, no.',
  Cipria:
    'Alguien la encargó en rosa empolvado para un cumpleaños, y el Miami art déco nunca se ha visto mejor detrás de un barco. Cubierta de caoba, franjas de arce y un volante de Ferrari de los años cincuenta. Un camarote del tamaño de un armario esconde lo esencial. Seis como máximo. La buscan mucho para sesiones de fotos, así que las mañanas se van pronto; las tardes, en cambio, suelen conseguirse con poco aviso.',
  'Riviera Days':
    'Un bronce que se vuelve más cálido al atardecer. La escalera de popa se despliega en tres movimientos que fascinan a los ingenieros, y en el solárium de arriba se tienden cuatro adultos. Abajo, una cama doble, una cafetera y espejos. Ocho para el día. Desde el club va al canal de Stiltsville y se detiene donde el agua tiene seis pies y se podría leer un plato en el fondo.',
  Gattopardo:
    'Gris tiburón con caoba por dentro, como un buen abrigo y su forro. Ninguna puerta separa el timón de la popa: toda la cubierta es una larga sala al aire libre. Cuando planea, planea plano. Dos camarotes, mármol en ambos baños. Nuestra azafata siciliana prepara granita por encargo y lee la novela que le dio nombre a quien se queda a dormir.',
  'Isola Bella':
    'El techo se levanta, avanza y se acuesta sobre la proa: quedan setenta y siete pies de Riva descubierta. Tarda cincuenta segundos y reúne público en cada marina. Debajo hay cuatro camarotes en palisandro y níquel. Tiene una gemela en Mónaco con la misma tapicería. Para un cliente llenamos toda la cubierta de limoneros; la tripulación todavía encuentra hojas.',
  'Contessa Vera':
    'La condesa existe, vive en Bérgamo y cada Navidad le escribe una tarjeta a la tripulación. Puertas lacadas, caoba, tiradores de cuero negro cosidos como guantes. En el flybridge hay una plancha teppan dentro de la barra, con el chef a un lado y diez invitados al otro. El yate se ofrece por semana y en días escogidos, y cada cotización es del propio capitán.',
};
