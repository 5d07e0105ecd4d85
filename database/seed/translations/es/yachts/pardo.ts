export const pardo = {
  Limoncello:
    'Una sola cubierta plana de popa a proa: nadie tropieza y el perro puede dar vueltas. Limón pálido con cojines color canela. Unos postes de carbono sostienen un gran toldo a popa, y el almuerzo queda del todo a la sombra. El camarote tiene cama, lavabo y una puerta con llave. Al final se sirven dos copas del limoncello de la casa para todos menos el capitán.',
  'Alba Chiara':
    'Verde salvia y teca: el barco que se ve en la revista y luego en el fondeadero de al lado. Las bordas altas tranquilizan a los padres. La plataforma baja para sacar la tabla de remo directo del agua. En la mesa caben ocho para la pasta, que el primo del capitán lleva caliente al muelle de Purdy Avenue. Su hora es la mañana temprano, cuando la bahía es de peltre y nadie más se ha levantado.',
  Tramontana:
    'El mismo casco que su hermana verde del otro lado de la bahía, pero más oscura, más nueva y con motores más grandes. El dueño cedió una litera a cambio de una ducha mayor. Dos parrillas a babor: pescado en una y verduras en la otra. Con el giroestabilizador en marcha se queda quieta en Nixon Beach mientras los demás se balancean. Dos Seabobs lo esperan cargados.',
  Buonaventura:
    'Dieciséis pies de manga en un barco abierto: casi una cancha de dobles. Dos mesas permiten un almuerzo largo y una tranquila partida de backgammon. Recoge a los invitados en el Epic, dobla a la izquierda en el puente de Brickell y está en aguas abiertas antes de la segunda aceituna. Abajo, los camarotes tienen colchones de verdad. Las empresas la usan para retiros de directorio de ocho personas, con los teléfonos en una cesta.',
  'Corso Como':
    'Gran turismo a la antigua: equipaje para una semana, buena mesa y velocidad en reserva. El salón se abre al cockpit por tres lados, así que nunca se está del todo adentro. Pintura moca y cojines de bouclé, elegidos por una compradora de moda milanesa que solo lo usa en marzo. El resto del año es suyo. Las dos suites miran hacia la proa.',
  Passeggiata:
    'Lleva el nombre del paseo de la tarde, y a esa velocidad luce más. La popa abre alas por tres lados y se convierte en una plaza rodeada de mar. Los paneles solares mantienen los refrigeradores durante un almuerzo en silencio. A dieciocho nudos el vino se queda en la copa; a nueve podría ir y volver de los Ábacos con un tanque. Quienes ya probaron los barcos rápidos vienen después a este.',
  Zafferano:
    'El más grande de la casa y el único de su color en Florida. Las terrazas de cada costado ensanchan el cockpit hasta parecer una pequeña piazza. En la proa, un campo de cojines mira a una pantalla: cine bajo las estrellas, generador apagado y palomitas de la cocina. Las baterías de litio sostienen la noche sin ruido. Es nuevo, así que somos estrictos con el protector solar sobre la tela.',
};
