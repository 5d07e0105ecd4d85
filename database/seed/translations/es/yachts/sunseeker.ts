export const sunseeker = {
  Brightwater:
    'Un crucero de Poole, soleado y sin complicaciones. Lona arriba, vinilo abajo y una parrilla que se enciende con una perilla. El arco enmarca las fotos de grupo, y todos lo descubren con el segundo trago. Diez invitados caben en el cockpit; cuatro pueden quedarse. Su capitán creció en Hialeah y sabe dónde comen los delfines con la marea alta, casi siempre junto a las boyas de Norris Cut.',
  'Racing Stripe':
    'Verde de carreras británico con una línea crema, y sí, en tierra hay un convertible a juego. Mitad barco abierto, mitad cupé; el bar del medio atiende a ambas mitades. La plataforma se hunde hasta la rodilla para nadar y sube a nivel para los zapatos de cena. En la semana de las carreras de mayo se agota el viernes anterior al mediodía. Cualquier otro viernes, hay esperanza.',
  "Predator's Ball":
    'Los bailes de máscaras no están en el contrato, pero ya se han dado dos. Techo y ventanas desaparecen con un interruptor y el salón se vuelve terraza. Los banqueros de Brickell lo toman los jueves de cinco a nueve. Bote a chorro en el garaje, flores por encargo, bocinas ajustadas por alguien con gusto. Bajo la fiesta hay un barco muy marinero, y el capitán lo lleva a Bimini cada mes.',
  Marigold:
    'La parrilla de popa se despliega a la altura de los tobillos sobre el mar, así que quien cocina puede chapotear. Arriba hay otra, por si surge la rivalidad. Cuatro camarotes para ocho, cada uno con un ventanal. Los quince años y las bodas de oro llegan a este yate por igual. Se baila en el flybridge, y para las horas previas lleva un toldo del color de su nombre.',
  Ravenscourt:
    'Casco negro, cuero canela y un puente que no se nota hasta que alguien saluda desde él. Lleva dos juguetes en un mismo garaje, sin turnos. Los músicos lo alquilan porque la noche puede ser privada: vidrios oscuros, un capitán que olvida los nombres y un amarre lejos del paseo. El techo panorámico se abre para los fuegos del 4 de julio, y los sofás de abajo son los mejores asientos de la ciudad.',
  'Lady Evergreen':
    'Sesenta botellas esperan tras un cristal junto a la mesa, y el sommelier de la tripulación habla con gusto de cualquiera. Su certificado admite dieciocho de día. Fondeados, las puertas del balcón se abren al lado de la mesa. Ha llevado familias a Harbour Island cada Pascua desde que es nuevo. La tina de arriba es caliente, y en febrero eso lo es todo.',
  'Constellation Street':
    'Un montaplatos va de la cocina a la cubierta de sol para que el helado sobreviva al viaje. Arriba: piscina para seis, bar, un óvalo de sofás y sombra con control remoto. De día lleva treinta y seis invitados; diez pueden dormir. En la oficina del armador se han firmado tres acuerdos que salieron en los periódicos. El karaoke se guarda detrás de un cuadro, por equilibrio.',
};
