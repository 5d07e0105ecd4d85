export const pershingFrom70 = {
  Ombra:
    'Ombra significa sombra, y le sobra: un techo largo, alas profundas a los costados, un cockpit de espaldas al sol de la tarde. La cocina está abajo, con placa, horno y espacio para un chef privado que prefiera trabajar sin público. En el pequeño puente alto caben tres para subir por Indian Creek. Los invitados de Nueva York suelen preguntar quién hizo la iluminación.',
  Vertigine:
    'Con un botón, el timón superior sale del techo como un periscopio. Los niños quieren verlo tres veces. Sus cuatro camarotes permiten que dos parejas traigan a los suyos, y el tercer oficial es salvavidas certificado. Empieza el día en Marine Stadium, bajo las gradas cubiertas de grafiti, mejor fondo para fotos que cualquier panel. Nuestro consejo: almuerzo frente a Soldier Key.',
  "Kestrel's Dive":
    'Más de cinco mil caballos, usados con moderación. Casi siempre pasa despacio frente a la piscina del Fontainebleau y deja que la gente de las tumbonas se pregunte quién será. Cuando usted lo pide, la aceleración es un empuje largo y parejo, sin drama. El camarote principal tiene ducha de vapor para después del baño. Ocho pueden comer en el cockpit con vajilla de porcelana, y la azafata dobla las servilletas de otra manera cada semana.',
  Aquilone:
    'Pintura bronce que vira al verde cuando el sol cae detrás del centro. Los diseñadores reconocen las alas de sus costados; de cerca, esconden las escaleras. Sobre el salón hay una cubierta de sol con timón propio, y en días tranquilos el capitán navega desde allí para que usted pueda hacerle preguntas. Cuatro suites, cada una con una piedra distinta en el baño. La tripulación plancha las camisas sin que nadie lo pida.',
  'Pegaso Nero':
    'Noventa y dos pies que giran como cincuenta. Está amarrado en Watson Island entre vecinos mucho más grandes y no se ve pequeño. Las casas de moda lo alquilan en diciembre, cuando llegan las ferias de arte: pregunte temprano por esa semana. En cubierta hay lugar para una cena de catorce con vista a las grúas del puerto iluminadas de naranja. El barman lleva una libreta con el trago favorito de cada invitado.',
  Grecale:
    'Chorros en lugar de hélices: un yate de ciento dieciséis pies que puede flotar en cinco pies de agua en las Berry Islands. La popa es una playa: piscina, escalones, sofás y luego el mar. Las paredes de cristal del salón se deslizan y el viento lo atraviesa. Llegó a Miami directo desde Ancona y lleva aquí un invierno. La tarifa depende de la semana y la distancia.',
};
