import type { captions as english } from './en.ts';

/** The captions in Portuguese. */
export const captions: Readonly<Record<keyof typeof english, string>> = {
  'home-weddings':
    'Arco de flores na proa ao pôr do sol, com fileiras de cadeiras e lanternas ao longo do corredor',
  'home-lifestyle-vacation':
    'Iate branco com flybridge navegando na hora dourada, com os prédios de Miami ao fundo',
  'home-dockside-parties':
    'Iate iluminado à noite em um píer com palmeiras, cordões de luzes sobre mesas à luz de velas e o reflexo na água',
  'home-financing':
    'Papéis, uma caneta e as chaves de um iate no chaveiro de cortiça, sobre teca, com um iate desfocado ao fundo',
  'featured-azimut': 'Grande iate branco de três conveses diante da cidade, no último sol',
  'top-blue-hour': 'Iate azul-escuro com flybridge e as luzes acesas, na hora azul diante da cidade',
  'top-salt-and-silver':
    'Iate cupê prateado em velocidade em um dia claro, com espuma branca ao longo do casco',
  'top-grand-cay': 'Iate branco de três conveses fundeado diante de uma ilhota coberta de palmeiras',
  'open-graph': 'Iate branco com flybridge deslizando diante dos prédios de Miami na hora dourada',

  'special-lifestyle':
    'Iate fundeado em águas turquesa diante de uma ilhota, com um jet ski e boias em volta',
  'special-weddings':
    'Rosas brancas sobre um arco de cerimônia no convés, com o sol baixo sobre o mar ao lado',
  'special-night':
    'Pista de dança iluminada sob cordões de luzes no convés, com uma mesa de DJ diante da cidade à noite',
  'event-lifestyle':
    'Espreguiçadeiras com toalhas enroladas sob um guarda-sol no convés de teca, com uma ilha adiante',
  'event-weddings':
    'Mesas redondas com flores e velas no convés na hora azul, luzes acima e a cidade iluminada ao fundo',
  'event-night-parties': 'Iate de três conveses iluminado da proa à popa à noite, com os prédios ao fundo',
  'event-day-parties':
    'Três iates lado a lado em águas claras e rasas, vistos de cima, com boias e pranchas na popa',
  'signature-lifestyle-week':
    'Café da manhã servido em um convés de popa à sombra, com palmeiras em uma ilha do outro lado da água',
  'signature-wedding': 'Bolo de casamento com rosas, duas taças de champanhe e velas no convés ao pôr do sol',
  'signature-party': 'Mesa de DJ no convés na hora azul, com mesas altas diante das luzes da cidade',
  'signature-day':
    'Bar e mesas altas com bebidas frescas sob guarda-sóis em um convés ensolarado, com bandeirolas',

  'large-networking': 'Mesas altas com champanhe e canapés no convés enquanto o sol se põe atrás da cidade',
  'large-trade-show': 'Píer ao lado de três iates com telas, flores e guarda-sóis à tarde',
  'large-team-building': 'Quatro pranchas de stand-up paddle e duas boias na popa de um iate fundeado',
  'large-appreciation': 'Mesa comprida no convés com frutas, frutos do mar, queijos e flores sob bandeirolas',
  'large-holiday':
    'Convés de popa enfeitado para as festas: duas árvores iluminadas, uma mesa posta e a cidade ao anoitecer',
  'large-wedding':
    'Cerimônia no convés vista de cima: fileiras de cadeiras, um corredor com pétalas e um arco de flores',

  'fleet-hero': 'Três iates navegando lado a lado, com esteiras brancas sobre um mar turquesa',
  'packages-hero': 'Iate fundeado com o toboágua montado, um jet ski ao lado e uma prancha na popa',
  'package-wedding-bar':
    'Bar no convés com uma fileira de coquetéis cor-de-rosa, champanhe no gelo e rosas, na hora azul',
  'package-on-deck-dining':
    'Mesa comprida posta para dez em um convés de popa iluminado, com velas e flores brancas e a cidade ao fundo',
  'package-platters':
    'Frutas, frutos do mar no gelo, queijos e canapés em uma mesa no convés, vistos de cima',
  'package-water-sports':
    'Plataforma de banho com propulsores, nadadeiras e máscaras, e pranchas de stand-up paddle e jet skis na água ao lado',

  'extra-jet-ski': 'Dois jet skis, um vermelho e um azul, parados na água, com um iate fundeado ao fundo',
  'extra-fly-board':
    'Flyboard com suas botas e a mangueira enrolada em uma plataforma de banho, com um jet ski ao lado',
  'extra-water-slide': 'Toboágua do convés superior de um iate até águas turquesa, com boias ao lado',
  'extra-chef':
    'Pratos de peixe selado e tartare de atum com vinho branco em uma mesa envernizada ao pôr do sol',
  'extra-massage': 'Maca de massagem à sombra de um convés, com toalhas e óleos ao lado e o mar em volta',
  'extra-saxophonist': 'Saxofone no suporte no convés enquanto o sol se põe atrás da cidade',
  'extra-photographer': 'Câmera em um tripé e um drone no ar, ambos voltados para um iate na hora dourada',
  'extra-drinks':
    'Champanhe no gelo, três taças cheias e dois coquetéis sobre teca, com a cidade desfocada ao fundo',
  'extra-lunch':
    'Almoço servido no convés: frutos do mar, saladas, rosé no gelo e limões, com o mar ao fundo',

  'about-hero': 'Três iates diante da cidade em uma manhã clara',
  'about-story': 'Proa de um iate de manhã, um cabo enrolado sobre a teca e o sol logo acima do horizonte',
  'about-crew': 'Cabos enrolados em um píer ao lado de um iate na luz da tarde',
  'media-hero': 'Iate de três conveses navegando na hora dourada, visto de cima e pela popa',
  'contact-hero': 'Marina com palmeiras e iates de popa para o píer, com torres do outro lado da água',
  'financing-hero': 'Três iates em suas vagas ao sol da tarde, com palmeiras e a cidade ao fundo',

  'default-azimut': 'Iate branco com flybridge navegando na luz da tarde',
  'default-sea-ray': 'Lancha esportiva branca em velocidade em um dia claro',
  'default-pardo': 'Lancha de passeio cinza-azulada em repouso em água calma ao sol da tarde',
  'default-axopar': 'Lancha aberta com motores de popa em alta velocidade, vista de cima e pela popa',
  'default-beneteau': 'Iate do tipo trawler em repouso em uma manhã clara',
  'default-pershing': 'Iate cupê prateado e baixo em velocidade',
  'default-generic': 'Iate branco com flybridge de perfil em água calma na hora dourada',

  'film-base': 'Iate branco com flybridge fundeado diante dos prédios de Miami',
  'film-jet-ski': 'Jet ski passando por um iate fundeado',
  'film-fly-board': 'Pessoa em um flyboard acima da água, atrás de um iate',
  'film-water-slide': 'Iate fundeado com um toboágua que desce do convés superior até a baía',
  'film-jet-ski-fly-board': 'Um jet ski passando e uma pessoa em um flyboard atrás de um iate fundeado',
  'film-jet-ski-water-slide': 'Um jet ski passa por um iate com o toboágua montado',
  'film-fly-board-water-slide': 'Pessoa em um flyboard atrás de um iate com o toboágua montado',
  'film-all-addons':
    'Iate fundeado com o toboágua montado, um jet ski passando e uma pessoa em um flyboard na popa',
  'film-hero': 'Iate de três conveses diante da cidade na hora dourada',
  'film-day-at-sea':
    'Iate fundeado diante de uma ilhota ao meio-dia, com o toboágua montado e um jet ski passando',
  'film-night-at-the-dock': 'Iate em um píer à noite, com cordões de luzes e o reflexo na água',

  'crew-malcolm-reyes':
    'Retrato desenhado de um homem de barba grisalha com quepe e camisa brancos de capitão, o mar ao fundo',
  'crew-ines-duarte':
    'Retrato desenhado de uma mulher com quepe e camisa brancos de capitã, quatro divisas e o mar escuro ao fundo',
  'crew-june-castellanos':
    'Retrato desenhado de uma mulher de cachos castanhos, óculos de sol no cabelo e camisa polo branca',
  'crew-rafael-benoit': 'Retrato desenhado de um homem calvo de barba preta curta com dólmã de chef',
  'crew-adaeze-whitfield': 'Retrato desenhado de uma mulher de camisa polo azul-marinho e coque alto',
  'crew-tomas-lindqvist':
    'Retrato desenhado de um homem de barba ruiva com gorro de tricô verde e macacão cinza',
};
