/** The texts of the events, by their ids. */
export const events = {
  lifestyle: {
    title: 'Vacaciones a bordo',
    description: 'Una semana en la que el único plan es el próximo fondeadero.',
    longDescription:
      'Despierte frente a Key Biscayne, almuerce en un banco de arena y llegue a Bimini al anochecer. Usted elige el ritmo; el capitán, el chef y la tripulación se ocupan del resto, desde el primer café hasta la última luz en cubierta.',
    features: [
      'Capitán y tripulación con chef durante toda la estadía',
      'Rutas a los Cayos y las Bahamas',
      'Jet ski con tablas de remo y snorkels a bordo',
      'Provisiones compradas según su lista',
    ],
  },
  weddings: {
    title: 'Bodas en el mar',
    description: 'Diga que sí con la ciudad a su espalda y nadie más a la vista.',
    longDescription:
      'Una ceremonia en la cubierta de proa a la hora dorada, cena bajo las luces y el primer baile al ancla. Una sola persona de nuestro equipo le acompaña desde la primera llamada hasta que desembarca el último invitado, y tiene listo un amarre resguardado por si cambia el tiempo.',
    features: [
      'La misma persona a cargo desde la primera llamada hasta el último baile',
      'Flores con arco y arreglos de mesa',
      'Oficiante y trío de cuerdas a pedido',
      'Un amarre resguardado por si hay mal tiempo',
    ],
  },
  'night-parties': {
    title: 'Fiestas nocturnas en yate',
    description: 'Zarpe al anochecer y vuelva cuando la ciudad duerma.',
    longDescription:
      'Las torres de Brickell se encienden, el DJ encuentra el bajo y la bahía es su pista de baile. Luces, sonido y bar se prueban antes de que usted suba; la tripulación mantiene las copas llenas y a todos a salvo.',
    features: [
      'DJ con sonido y luces en dos cubiertas',
      'Barra libre con dos bármanes',
      'Ruta frente a la ciudad por Brickell y Star Island',
      'Autos coordinados para volver a casa',
    ],
  },
  'day-parties': {
    title: 'Fiestas de día en yate',
    description: 'Banco de arena, sol y tobogán: un cumpleaños que nadie olvida.',
    longDescription:
      'Fondee en el banco de arena de Haulover o de Nixon, en agua donde se hace pie. La parrilla está encendida, el tobogán armado, y lo único que tiene que traer es una toalla.',
    features: [
      'Fondeados en el banco de arena que usted elija',
      'Tobogán acuático con jet ski y flotadores',
      'Almuerzo a la parrilla y bebidas frías',
      'Marinero con formación de salvavidas en el agua',
    ],
  },
  'signature-lifestyle-week': {
    title: 'Semana exclusiva a bordo',
    priceNote: 'desde $15,000 (7 días, hasta 12 invitados)',
    description: 'Siete días, una tripulación, ningún horario.',
    longDescription:
      'De Miami Beach a las Exumas y de regreso, con un chef que conoce a los pescadores por su nombre. Cada noche, otra bahía.',
    features: [
      'Siete días con capitán, tripulación y chef',
      'Itinerario trazado con usted',
      'Todos los juguetes acuáticos a bordo',
    ],
  },
  'romantic-wedding-package': {
    title: 'Paquete de boda romántica',
    priceNote: '$8,500 (4 h, 50 invitados)',
    description: 'Cuatro horas, cincuenta invitados, un atardecer.',
    longDescription:
      'Ceremonia, champán y cena a bordo, calculados para que el sol se ponga en la frase precisa.',
    features: [
      'Montaje de la ceremonia y flores',
      'Brindis con champán y cena',
      'Fotógrafo por cuatro horas',
    ],
  },
  'ultimate-party-experience': {
    title: 'La gran fiesta a bordo',
    priceNote: '$6,200 (5 h, 75 invitados)',
    description: 'Cinco horas de música sobre las luces de Brickell.',
    longDescription:
      'Un DJ en el flybridge, un bar en cada cubierta y una ruta frente a todas las torres que vale la pena ver de noche.',
    features: [
      'DJ con equipo de sonido completo',
      'Barra libre y bocados de madrugada',
      'Seguridad y lista de invitados en el muelle',
    ],
  },
  'luxury-day-charter': {
    title: 'Día de lujo en yate',
    priceNote: '$4,800 (6 h, 60 invitados)',
    description: 'Seis horas entre el desayuno y el último baño.',
    longDescription:
      'Stiltsville con la luz de la mañana, almuerzo al ancla frente a Key Biscayne y el banco de arena por la tarde.',
    features: [
      'Capitán y tripulación con combustible incluido',
      'Almuerzo en cubierta',
      'Jet ski y tobogán acuático',
    ],
  },
  'corporate-networking': {
    title: 'Encuentros de negocios',
    description:
      'Conversaciones que duran más que una credencial. Dos cubiertas, rincones tranquilos y nadie se va temprano.',
    features: ['Mesa de acreditación en la pasarela', 'Cena de pie y bar', 'Micrófono y pantalla'],
  },
  'trade-shows': {
    title: 'Ferias comerciales',
    description:
      'Muestre su producto donde los clientes lo recuerdan: un stand flotante, a minutos del centro de convenciones.',
    features: [
      'Amarrado cerca del centro de convenciones',
      'Su marca, del mástil al menú',
      'Salas de reuniones por hora',
    ],
  },
  'team-building': {
    title: 'Integración de equipos',
    description:
      'Regatas junto a la cubierta, un concurso de cocina a bordo y una tarde sin una sola diapositiva.',
    features: [
      'Juegos guiados por nuestra tripulación',
      'Deportes acuáticos con instructores',
      'Entrega de premios al atardecer',
    ],
  },
  'employee-appreciation': {
    title: 'Reconocimiento a empleados',
    description:
      'Dé las gracias con un día en la bahía. Las familias son bienvenidas y hay chalecos para los niños.',
    features: [
      'Embarque familiar y chalecos de talla infantil',
      'Almuerzo tipo bufé',
      'Fotografías para todos',
    ],
  },
  'holiday-parties': {
    title: 'Fiestas de temporada',
    description:
      'Luces del desfile de barcos en diciembre, fuegos artificiales en julio: los mejores asientos de la ciudad están en el agua.',
    features: ['Menú de temporada', 'DJ o banda en vivo', 'Decoración de proa a popa'],
  },
  'large-weddings': {
    title: 'Bodas',
    description:
      'Todos los que usted quiere, en una cubierta. Ceremonia, cena y baile para hasta 150 invitados.',
    features: ['Organizador de bodas dedicado', 'Cena en mesas servidas', 'Pista de baile bajo las luces'],
  },
};
