export const princess = {
  'Plymouth Hoe':
    'Los hidroalas bajo el casco se ajustan cien veces por segundo y la bahía se aplana. Así se siente, al menos, a cincuenta nudos. El límite es de seis invitados y lo ideal son cuatro: dos junto al capitán y dos en el solárium. Carbono por todas partes, naranja quemado donde importa. Los amantes de la velocidad la reservan sin ruta: una hora de ida y una de vuelta.',
  'Devonshire Cream':
    'Pintura marfil, teca color miel y un cockpit tan abierto como un convertible. Se botó en Devon y se vendió a un pastelero de Miami, que llena el congelador de helado de nata para los invitados. Abajo, dos camarotes mantienen secas las bolsas y dormidos a los bebés. Rápida sin estridencias. Nos gusta para vueltas al atardecer por las Venetian Islands con seis u ocho personas.',
  'Little Armada':
    'El primer flybridge que alquilan casi todas las familias, y muchas veces el motivo por el que dejan de buscar. Los abuelos se quedan en el cockpit a la sombra; los menores de treinta suben. Una ventana baja entre cocina y mesa, así que quien cocina recibe las gracias. La rampa de Crandon es suave, y eso importa con un cochecito. Fondea tan cerca de la playa de Cape Florida que se puede ir nadando por un helado.',
  'Fair Isle':
    'Un sereno interior británico de nogal satinado y lana, con aire acondicionado a la temperatura de Devon si usted quiere. Tres camarotes para seis. En el flybridge, una pequeña parrilla dora salchichas, y la tripulación sabe poner la mitad de mostaza. La salida de Haulover está a minutos: medio día alcanza para el océano y el banco de arena. En noviembre, el giroestabilizador se gana el sueldo.',
  'Queen of Tarts':
    'Rojo sangre, baja y un poco traviesa. Las despedidas de soltera la encuentran primero, y luego recuerdan que el salón se cierra por completo y enfría bien. Detrás del timón hay un sofá en herradura con mesa plegable, donde la partida de cartas suele pasar de la medianoche. Garaje, bote a chorro, escapada a Joia Beach. Su dueña hornea de verdad, y cada alquiler de fin de semana trae una caja de tartas.',
  'Kingfisher Blue':
    'Un color entre turquesa oscuro y azul marino que cambia con la profundidad del agua. La cocina está en cubierta, junto al cockpit, así que el desayuno camino a Elliott Key huele a tocino. Con el techo abierto y las ventanas bajas es casi un barco descubierto; cerrada, es silencio. Sus motores diésel de trece litros le dan buen paso mar adentro. Los socios del club náutico reconocerán al perro de su dueño.',
  'Wren & Company':
    'Dos hermanas de apellido Wren tienen una empresa de eventos y lo compraron para sus clientes. Está equipado en consecuencia: ganchos para flores, un armario oculto de jarrones, un segundo refrigerador para el pastel. Las bodas pequeñas, de diez, quedan preciosas en la proa, con los votos frente al monumento a Flagler. La suite del armador tiene escalera propia, y así el vestido es secreto hasta el último minuto.',
};
