/** The questions and answers of each list, by their slugs. */
export const faqs = {
  booking: {
    deposit: [
      '¿Cuánto pago y cuándo?',
      'Un depósito del 50% reserva su yate y su fecha. El saldo vence 24 horas antes de zarpar. Usted ve el monto completo, con cada cargo por su nombre, antes de pagar nada.',
    ],
    'how-early': [
      '¿Con cuánta anticipación debo reservar?',
      'De 2 a 4 semanas antes para tener más opciones, y de 4 a 6 semanas en temporada alta (de diciembre a abril, y fines de semana festivos).',
    ],
    modifications: [
      '¿Puedo cambiar mi reserva?',
      'Sí, hasta 48 horas antes de zarpar: fecha, hora, invitados o adicionales, siempre que el yate esté libre. Llame o escriba, y confirmamos el cambio por correo.',
    ],
    cancellation: [
      '¿Y si tengo que cancelar?',
      '7 días o más antes de zarpar: reembolso completo menos cargos. De 3 a 6 días antes: 50%. Menos de 72 horas: sin reembolso.',
    ],
    payment: [
      '¿Cómo puedo pagar?',
      'Con las principales tarjetas, Zelle, transferencia bancaria, efectivo o criptomonedas.',
    ],
    reminders: [
      '¿Recibiré recordatorios?',
      'Sí: una semana antes y otra vez 24 horas antes, con la marina y la hora a la que debe estar allí.',
    ],
  },
  general: {
    arrival: [
      '¿A qué hora debemos estar en el muelle?',
      'Lleguen 15 minutos antes, por favor. Eso toman el embarque y la charla de seguridad, y así sus horas en el agua empiezan a tiempo.',
    ],
    gratuity: [
      '¿La propina está incluida?',
      'La propina de la tripulación no forma parte del precio base. Se recomienda entre el 15 y el 20%; su estimación la muestra en una línea propia.',
    ],
    guests: [
      '¿Cuántos invitados pueden recibir?',
      'De 12 a 150 invitados, según el yate. Desde 26 lo planeamos con usted como evento grande. El límite de cada yate está en su página; la Guardia Costera cuenta a todas las personas, bebés incluidos.',
    ],
    bring: [
      '¿Qué debemos llevar?',
      'Traje de baño, protector solar que no dañe los arrecifes y una chaqueta ligera para el regreso. Las toallas, el hielo y el agua están a bordo. En cubierta, zapatos de suela blanda o pies descalzos.',
    ],
    weather: [
      '¿Qué pasa si hace mal tiempo?',
      'Decide el capitán, y la seguridad es el único argumento. Un aguacero rara vez nos detiene; los rayos o un aviso para embarcaciones pequeñas, sí. En ese caso le llamamos temprano y buscamos juntos otro día.',
    ],
    pets: [
      '¿Podemos llevar niños o un perro?',
      'Niños, siempre: tenemos chalecos salvavidas desde talla de bebé. Perros, en muchos de nuestros yates: pregunte al reservar y elegiremos uno donde sean bienvenidos.',
    ],
  },
  'special-events': {
    deposit: [
      '¿Qué hace falta para apartar la fecha?',
      'Un depósito del 30% reserva el yate, la tripulación y la fecha. El saldo vence 14 días antes del evento.',
    ],
    guests: [
      '¿Cuántos invitados pueden venir?',
      'De 12 a 150 a bordo. Desde 26 invitados es un evento grande, con una persona de nuestro equipo a su lado para organizarlo.',
    ],
    'how-early': [
      '¿Cuándo conviene empezar a planear?',
      'Reserve de 2 a 4 semanas antes, y de 4 a 6 en temporada alta. Las bodas piden un poco más: floristas y oficiantes también tienen agenda.',
    ],
    suppliers: [
      '¿Podemos llevar nuestro propio catering, DJ o florista?',
      'Con gusto. Nos envían su comprobante de seguro, y nosotros les mostramos la cocina, la electricidad y las escaleras antes del día.',
    ],
    modifications: [
      '¿Todavía podemos cambiar la lista de invitados?',
      'Hasta 48 horas antes, dentro del límite del yate. Después, la cocina ya hizo las compras y la lista para la Guardia Costera ya está escrita.',
    ],
    cancellation: [
      '¿Y si tenemos que cancelar?',
      '7 días o más antes: reembolso completo menos cargos. De 3 a 6 días antes: 50%. Menos de 72 horas: sin reembolso.',
    ],
  },
  'book-charter': {
    'after-sending': [
      '¿Qué pasa después de enviar mi solicitud?',
      'Revisamos yate, tripulación y tiempo, y nos comunicamos con usted en menos de 24 horas. No se cobra nada hasta que usted acepte una cotización.',
    ],
    deposit: [
      '¿Qué pago para confirmar?',
      'Un depósito del 50%; el saldo vence 24 horas antes de zarpar. Principales tarjetas, Zelle, transferencia bancaria, efectivo o criptomonedas.',
    ],
    summary: [
      '¿Por qué el resumen no muestra el precio del yate?',
      'El resumen suma los adicionales y paquetes que usted eligió. En cuanto elija yate, fecha y hora, junto a él verá el precio estimado de todo el alquiler, si los precios del yate están publicados. El precio que vale es el de su cotización.',
    ],
    changes: [
      '¿Puedo cambiar de opinión más adelante?',
      'Los adicionales, la hora y los invitados se pueden cambiar hasta 48 horas antes de zarpar. Si cancela 7 días o más antes, se devuelve todo menos cargos; de 3 a 6 días antes, el 50%; con menos de 72 horas, nada.',
    ],
    'more-guests': [
      'Somos más de 12. ¿Qué hacemos?',
      'Pida una cotización. Recibimos hasta 150 invitados y le diremos qué yates pueden llevarlos a todos.',
    ],
  },
  financing: {
    lender: [
      '¿Son ustedes quienes prestan el dinero?',
      'No. Preparamos y transmitimos su solicitud; las decisiones de crédito las toman instituciones independientes. Las tasas, las condiciones y la disponibilidad varían según el solicitante y el estado.',
    ],
    'credit-score': [
      '¿La precalificación afecta mi puntaje de crédito?',
      'No. Usa una consulta de crédito que no afecta su puntaje y que otras instituciones no ven. Más adelante una institución puede hacer una consulta que sí lo afecta (“hard inquiry”), y antes le pide permiso.',
    ],
    where: [
      '¿Dónde debo vivir para presentar una solicitud?',
      'En línea recibimos solicitudes de Florida, California, Nueva York y Texas. Si vive en otro lugar, escríbanos.',
    ],
    'what-for': [
      '¿Qué se puede financiar?',
      'Un alquiler o la compra de un yate. Usted lo elige en la primera página de la solicitud.',
    ],
    documents: [
      '¿Qué documentos necesito?',
      'Una identificación oficial, comprobante de ingresos y comprobante de domicilio. Los estados de cuenta de los últimos 2 o 3 meses ayudan, pero son opcionales. PDF, JPG o PNG de hasta 10 MB cada uno; puede agregarlos después de enviar la solicitud.',
    ],
    'how-long': [
      '¿Cómo sigo mi solicitud?',
      'En la página de su solicitud: la etapa, lo que todavía falta y cada mensaje de quienes la evalúan. También le escribimos en cada paso.',
    ],
    declined: [
      '¿Y si no me aprueban?',
      'No es el final. Un mejor puntaje de crédito, menos deudas, un aval u otro tipo de financiamiento pueden cambiar la respuesta, y con gusto lo conversamos con usted.',
    ],
  },
};
