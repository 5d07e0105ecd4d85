import type { terms as spanish } from '../es/terms.ts';

/** The sentences of the special terms; `{usd}` is a placeholder for an amount. */
export const terms: Readonly<Record<keyof typeof spanish, string>> = {
  'Fuel, dockage away from the home berth and provisions are paid from the APA; what is left is returned within five days.':
    'Combustível, atracação fora da vaga habitual e mantimentos são pagos com o APA; o que sobra é devolvido em cinco dias.',
  'Fuel for cruising inside Biscayne Bay is included; the APA covers provisions and anything beyond the bay.':
    'O combustível para navegar dentro da baía de Biscayne está incluído; o APA cobre os mantimentos e tudo o que for além da baía.',
  'The APA pays for fuel, food and drink at cost, with an itemized account after the charter.':
    'O APA paga combustível, comida e bebida a preço de custo, com prestação de contas detalhada depois do aluguel.',
  'Two hours of cruising at 12 knots are in the price; further fuel is drawn from the APA.':
    'O preço inclui duas horas de navegação a 12 nós; o combustível adicional sai do APA.',
  'Fuel is included within Biscayne Bay.': 'O combustível está incluído dentro da baía de Biscayne.',
  'Fuel included between Haulover and Stiltsville; runs further out are charged at the pump price.':
    'Combustível incluído entre Haulover e Stiltsville; além disso, cobra-se o preço da bomba.',
  'Up to three hours of engine time included, then fuel at cost.':
    'Até três horas de motor incluídas; depois, combustível a preço de custo.',
  'Fuel for bay cruising is in the price; Bimini and the Keys are quoted with fuel.':
    'O combustível para passear na baía está no preço; Bimini e os Keys são orçados com combustível.',
  'Includes fuel at displacement speed; fast running is settled at the dock.':
    'Inclui combustível em velocidade de deslocamento; a navegação rápida é acertada no píer.',
  'Fuel included from Key Biscayne to Indian Creek.': 'Combustível incluído de Key Biscayne a Indian Creek.',
  'Overtime {usd} for each started hour, if the calendar allows.':
    'Hora extra: {usd} por hora iniciada, se o calendário permitir.',
  'A late return is charged at {usd} an hour.': 'A volta com atraso é cobrada a {usd} por hora.',
  'Extra hours on the day: {usd} each, agreed with the captain.':
    'Horas extras no dia: {usd} cada, combinadas com o capitão.',
  'Past the booked return, {usd} per hour in half-hour steps.':
    'Depois do horário de volta reservado, {usd} por hora em frações de meia hora.',
  'No glass on the swim platform.': 'Sem vidro na plataforma de banho.',
  'Cleaning fee {usd}, waived when the boat comes back tidy.':
    'Taxa de limpeza de {usd}, dispensada se o barco voltar arrumado.',
  'Small-craft advisory: new date or full refund.':
    'Com aviso para embarcações pequenas: nova data ou reembolso integral.',
  'Shoes off on teak.': 'Sem sapatos sobre a teca.',
  'Guests under 21 sail with a parent or guardian.':
    'Menores de 21 anos navegam com pai, mãe ou responsável.',
  'Pick-up at another marina on request, dockage at cost.':
    'Embarque em outra marina sob pedido, com atracação a preço de custo.',
  'Smoking aft only.': 'Fuma-se apenas na popa.',
  'Amplified music ends at 11:00 PM in the marina. Cleaning fee {usd}.':
    'Na marina, a música amplificada termina às 23h. Taxa de limpeza de {usd}.',
  'Dockage at restaurants and hotels is charged at cost.':
    'A atracação em restaurantes e hotéis é cobrada a preço de custo.',
  'Outside caterers and DJs need insurance papers 48 hours before.':
    'Bufês e DJs externos apresentam o seguro 48 horas antes.',
  'Red wine is poured on the aft deck only.': 'Vinho tinto só é servido no convés de popa.',
  'Bareboat agreement: you choose a captain from our list and pay the captain directly.':
    'Contrato a casco nu: você escolhe um capitão da nossa lista e paga a ele diretamente.',
  'Let as a bareboat charter; captain hired separately from three we propose.':
    'Alugado a casco nu; o capitão é contratado à parte entre três que indicamos.',
  'Bareboat terms, captain not included; the tax on the lease is settled in the agreement.':
    'Aluguel a casco nu, sem capitão incluído; o imposto é acertado no contrato.',
  'Returned with a full tank.': 'Devolvido com o tanque cheio.',
  'Fuel by the gauge, settled at return.': 'Combustível pelo marcador, acertado na volta.',
  'Fuel billed at the pump price.': 'Combustível cobrado ao preço da bomba.',
  'Damage hold {usd}, released within 48 hours of the return.':
    'Caução por danos de {usd}, liberada em até 48 horas depois do retorno.',
  'All fuel is drawn from the APA.': 'Todo o combustível sai do APA.',
  'The APA covers fuel and dockage; provisions are yours.':
    'O APA cobre combustível e atracação; os mantimentos são por sua conta.',
  'Fuel from the APA at cost, with an account at the end of the day.':
    'Combustível do APA a preço de custo, com prestação de contas no fim do dia.',
  'Fuel is extra and settled at the dock.': 'O combustível é à parte e acertado no píer.',
  'Fuel is billed for the hours run.': 'O combustível é cobrado pelas horas navegadas.',
  'One hour of engine time included, then fuel at cost.':
    'Uma hora de motor incluída; depois, combustível a preço de custo.',
  'Fuel surcharge by distance, agreed before departure.':
    'Adicional de combustível por distância, combinado antes da partida.',
  'Bring your own food and drink; no corkage.': 'Traga sua comida e bebida; sem taxa de rolha.',
  'Your own catering is welcome, red wine excepted.': 'Você pode trazer seu bufê, exceto vinho tinto.',
  'Outside caterers by arrangement with the crew.': 'Bufês externos, combinados com a tripulação.',
  'Guests bring what they eat and drink; the crew serves it.':
    'Os convidados trazem o que comem e bebem; a tripulação serve.',
  'Cleaning fee {usd}.': 'Taxa de limpeza de {usd}.',
};
