/** The sentences of the special terms; `{usd}` is a placeholder for an amount. */
export const terms = {
  'Fuel, dockage away from the home berth and provisions are paid from the APA; what is left is returned within five days.':
    'El combustible, el atraque fuera del amarre habitual y las provisiones se pagan con el APA; lo que sobra se devuelve en cinco días.',
  'Fuel for cruising inside Biscayne Bay is included; the APA covers provisions and anything beyond the bay.':
    'El combustible para navegar dentro de la bahía de Biscayne está incluido; el APA cubre las provisiones y todo lo que pase de la bahía.',
  'The APA pays for fuel, food and drink at cost, with an itemized account after the charter.':
    'El APA paga combustible, comida y bebida al costo, con una cuenta detallada después del alquiler.',
  'Two hours of cruising at 12 knots are in the price; further fuel is drawn from the APA.':
    'El precio incluye dos horas de navegación a 12 nudos; el combustible adicional sale del APA.',
  'Fuel is included within Biscayne Bay.': 'El combustible está incluido dentro de la bahía de Biscayne.',
  'Fuel included between Haulover and Stiltsville; runs further out are charged at the pump price.':
    'Combustible incluido entre Haulover y Stiltsville; más allá se cobra al precio de la bomba.',
  'Up to three hours of engine time included, then fuel at cost.':
    'Hasta tres horas de motor incluidas; después, combustible al costo.',
  'Fuel for bay cruising is in the price; Bimini and the Keys are quoted with fuel.':
    'El combustible para pasear por la bahía está en el precio; Bimini y los Cayos se cotizan con combustible.',
  'Includes fuel at displacement speed; fast running is settled at the dock.':
    'Incluye combustible a velocidad de desplazamiento; la navegación rápida se liquida en el muelle.',
  'Fuel included from Key Biscayne to Indian Creek.': 'Combustible incluido de Key Biscayne a Indian Creek.',
  'Overtime {usd} for each started hour, if the calendar allows.':
    'Tiempo extra: {usd} por cada hora iniciada, si el calendario lo permite.',
  'A late return is charged at {usd} an hour.': 'El regreso tardío se cobra a {usd} por hora.',
  'Extra hours on the day: {usd} each, agreed with the captain.':
    'Horas extra el mismo día: {usd} cada una, de acuerdo con el capitán.',
  'Past the booked return, {usd} per hour in half-hour steps.':
    'Pasada la hora de regreso reservada, {usd} por hora en tramos de media hora.',
  'No glass on the swim platform.': 'Sin vidrio en la plataforma de baño.',
  'Cleaning fee {usd}, waived when the boat comes back tidy.':
    'Cargo de limpieza de {usd}, que no se cobra si el barco vuelve ordenado.',
  'Small-craft advisory: new date or full refund.':
    'Con aviso para embarcaciones pequeñas: nueva fecha o reembolso completo.',
  'Shoes off on teak.': 'Sin zapatos sobre la teca.',
  'Guests under 21 sail with a parent or guardian.':
    'Los menores de 21 años navegan con su padre, madre o tutor.',
  'Pick-up at another marina on request, dockage at cost.':
    'Embarque en otra marina a pedido, con el atraque al costo.',
  'Smoking aft only.': 'Se fuma solo a popa.',
  'Amplified music ends at 11:00 PM in the marina. Cleaning fee {usd}.':
    'En la marina, la música amplificada termina a las 11:00 p. m. Cargo de limpieza de {usd}.',
  'Dockage at restaurants and hotels is charged at cost.':
    'El atraque en restaurantes y hoteles se cobra al costo.',
  'Outside caterers and DJs need insurance papers 48 hours before.':
    'El catering y los DJ externos presentan su seguro 48 horas antes.',
  'Red wine is poured on the aft deck only.': 'El vino tinto se sirve solo en la cubierta de popa.',
  'Bareboat agreement: you choose a captain from our list and pay the captain directly.':
    'Contrato a casco desnudo: usted elige un capitán de nuestra lista y le paga directamente.',
  'Let as a bareboat charter; captain hired separately from three we propose.':
    'Se alquila a casco desnudo; el capitán se contrata por separado entre tres que proponemos.',
  'Bareboat terms, captain not included; the tax on the lease is settled in the agreement.':
    'Alquiler a casco desnudo, sin capitán incluido; el impuesto se liquida en el contrato.',
  'Returned with a full tank.': 'Se devuelve con el tanque lleno.',
  'Fuel by the gauge, settled at return.': 'Combustible según el medidor, liquidado al regreso.',
  'Fuel billed at the pump price.': 'Combustible cobrado al precio de la bomba.',
  'Damage hold {usd}, released within 48 hours of the return.':
    'Depósito por daños de {usd}, que se libera en las 48 horas siguientes al regreso.',
  'All fuel is drawn from the APA.': 'Todo el combustible sale del APA.',
  'The APA covers fuel and dockage; provisions are yours.':
    'El APA cubre combustible y atraque; las provisiones corren por su cuenta.',
  'Fuel from the APA at cost, with an account at the end of the day.':
    'Combustible del APA al costo, con la cuenta al final del día.',
  'Fuel is extra and settled at the dock.': 'El combustible va aparte y se liquida en el muelle.',
  'Fuel is billed for the hours run.': 'El combustible se cobra por las horas navegadas.',
  'One hour of engine time included, then fuel at cost.':
    'Una hora de motor incluida; después, combustible al costo.',
  'Fuel surcharge by distance, agreed before departure.':
    'Recargo de combustible según la distancia, acordado antes de zarpar.',
  'Bring your own food and drink; no corkage.': 'Traiga su comida y bebida; sin cargo por descorche.',
  'Your own catering is welcome, red wine excepted.': 'Puede traer su propio catering, excepto vino tinto.',
  'Outside caterers by arrangement with the crew.': 'Catering externo de acuerdo con la tripulación.',
  'Guests bring what they eat and drink; the crew serves it.':
    'Los invitados traen lo que comen y beben; la tripulación lo sirve.',
  'Cleaning fee {usd}.': 'Cargo de limpieza de {usd}.',
};
