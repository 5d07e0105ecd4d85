export const homePage = {
  'Blue Hour':
    'Pintado del color del cielo veinte minutos después del atardecer, que es cuando a su capitán le gusta salir. Quien busca compañía se sienta a popa; quien no, camina hacia proa, y entre ambos el salón queda en silencio con las puertas cerradas. La cena se sirve cuando se encienden las torres. Pasado el túnel del puerto, los motores bajan a un murmullo y se oye el hielo en la copa.',
  'Salt & Silver':
    'Doce minutos hasta el banco de arena, si el encargado del puente está de buen humor. Se rehízo como barco de día: dos camarotes para siestas y cambios de ropa, y todo lo demás para asientos. Caben dieciséis sin rozarse los codos. El primer oficial prepara una margarita con sal que ya tiene seguidores. A los perros se les ofrecen protectores de oídos; por lo general los rechazan.',
  'Grand Cay':
    'Una sola mesa sienta a todos a bordo, y eso decidió lo demás. Los abuelos suben por escaleras tan suaves como un ascensor; los niños no dejan la terraza de baño, del tamaño de un balcón de hotel. El chef cocina lo que el barco de Bimini trajo esa mañana. Pida el fondeadero frente a los manglares, donde los únicos vecinos son pelícanos.',
  'Azimut 40':
    'Nuestros clientes habituales lo piden antes de elegir la fecha. Cincuenta personas se acomodan sin hacer fila en la escalera, porque hay dos. Los bármanes trabajan de espaldas a la ciudad para que usted la mire por encima de sus hombros. De noche duermen diez en cinco camarotes, y el desayuno sube a la cubierta más alta en cuanto aparecen los primeros pies descalzos.',
};
