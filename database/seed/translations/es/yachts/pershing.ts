export const pershing = {
  Mercurio:
    'Un Pershing veterano al cuidado de un relojero, y se nota en los detalles. La ventana entre salón y cockpit se hunde en el piso, un truco que hizo famoso al astillero. Todavía alcanza los treinta y ocho nudos un domingo en calma. Diez a bordo está bien; ocho, mejor. Si usted creció con un afiche de uno de estos en la pared, esta es la entrada accesible.',
  'Quicksilver Lady':
    'La más pequeña de la familia actual también tiene los costados alados y la mirada desafiante. Suba a proa por escalones esculpidos y encontrará un solárium plano, lejos de la música. Tras el cristal del salón, la cocina mira al cockpit, y quien prepara los tragos sigue en la conversación. Sus propulsores orientables moderan el ruido y la cuenta de combustible. Duermen bien cuatro personas, con dos baños.',
  Cinder:
    'Las hélices de superficie levantan un penacho blanco a treinta pies de la popa, y siempre hay alguien que lo filma desde el Rickenbacker. El capitán Ruiz explica los flaps a quien pregunte y deja que los curiosos ocupen el segundo asiento. Se repintó en gris acero en 2024. Fondeada se vuelve tranquila y hasta hogareña, con buena ducha en la plataforma y cojines color ceniza.',
  Falcata:
    'Cuarenta y ocho nudos, y el programa de navegación piensa por todos. En la primera corrida, los pasajeros suelen reír a carcajadas al pasar Fisher Island. El cockpit es bajo y abrigado, así que el peinado sobrevive. Con el ancla abajo, se abre una puerta disimulada y salen dos Seabobs. El camarote principal ocupa toda la manga y tiene un banco bajo cada ventana, perfecto para leer.',
  'Hard Bargain':
    'Pertenece a un abogado litigante, que eligió el nombre después de un acuerdo. Mandó rehacer el interior en cuero crema y fresno claro, así que parece más joven que sus papeles. En sesenta y cinco pies hay tres camarotes, cada uno con una ducha en la que se puede girar. Al norte de Haulover se estira en el océano y vuelve por el canal para almorzar en el banco de arena.',
  'Sette Mari':
    'Cincuenta nudos en sesenta y nueve pies: almuerzo en el Bimini Big Game Club y de vuelta para una mesa a las seis. La tripulación se ocupa de los papeles de aduana si usted envía los pasaportes dos días antes. La popa baja por gradas, como un teatro: los bañistas se sientan con los pies mojados y la copa seca. Adentro, nogal oscuro y un buen cuadro de la costa de Liguria. Hace ruido al salir y calla al fondear.',
};
