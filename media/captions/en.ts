/**
 * Alternative texts: what the pictures of pages, events, packages, extras and films show, for people who cannot see them. The
 * scenes of these are in media/scenes/editorial and media/scenes/films; the texts of yachts' pictures in media/scenes/fleet.
 */
export const captions = {
  'home-weddings': 'Flower arch at the bow at sunset, rows of chairs and lanterns along the aisle',
  'home-lifestyle-vacation': 'White flybridge yacht under way at golden hour, the Miami skyline behind her',
  'home-dockside-parties':
    'Yacht lit up at a palm-lined dock after dark, bulbs strung above candlelit tables and their light on the water',
  'home-financing':
    'Papers, a pen and a yacht’s keys on their cork float, laid on teak with a yacht out of focus behind them',
  'featured-azimut': 'Large white yacht of three decks lying off the skyline in the last sun',
  'top-blue-hour': 'Dark blue flybridge yacht with her lights on, at blue hour off the city',
  'top-salt-and-silver': 'Silver coupé yacht at speed on a bright day, white water along her hull',
  'top-grand-cay': 'White yacht of three decks at anchor off a palm-covered cay',
  'open-graph': 'White flybridge yacht gliding past the Miami skyline at golden hour',

  'special-lifestyle': 'Yacht at anchor on turquoise water off a cay, a jet ski and swim rings around her',
  'special-weddings': 'White roses over a ceremony arch on deck, the sun low over the sea beside it',
  'special-night': 'Lit dance floor under strings of bulbs on deck, a DJ desk against the city at night',
  'event-lifestyle': 'Loungers with rolled towels under a parasol on a teak deck, an island ahead',
  'event-weddings':
    'Round tables with flowers and candles on deck at blue hour, bulbs above, the city lit behind',
  'event-night-parties': 'Yacht of three decks lit from stem to stern at night, the skyline behind her',
  'event-day-parties':
    'Three yachts side by side on clear shallow water, seen from above, with swim rings and boards astern',
  'signature-lifestyle-week':
    'Breakfast laid on a shaded aft deck in the morning, palms on an island across the water',
  'signature-wedding': 'Wedding cake with roses, two glasses of champagne and candles on deck at sunset',
  'signature-party': 'DJ desk on deck at blue hour, high tables beyond it against the lights of the city',
  'signature-day': 'Bar and high tables with fresh drinks under parasols on a sunny deck, pennants above',

  'large-networking': 'High tables with champagne and canapés on deck as the sun sets behind the skyline',
  'large-trade-show': 'Dock beside three yachts with screens, flowers and parasols in the afternoon',
  'large-team-building': 'Four paddle boards and two swim rings off the stern of a yacht at anchor',
  'large-appreciation': 'Long table on deck with fruit, seafood, cheese and flowers under pennants',
  'large-holiday': 'Aft deck dressed for the holidays: two lit trees, a laid table and the city at dusk',
  'large-wedding':
    'Ceremony on deck from above: rows of chairs and an aisle with petals to an arch of flowers',

  'fleet-hero': 'Three yachts running side by side, their wakes white on a turquoise sea',
  'packages-hero': 'Yacht at anchor with her water slide out, a jet ski beside it and a board astern',
  'package-wedding-bar': 'Bar on deck with pink cocktails in a row, champagne on ice and roses, at blue hour',
  'package-on-deck-dining':
    'Long table laid for ten on a lit aft deck, candles and white flowers, the city beyond',
  'package-platters': 'Fruit, seafood on ice, cheese and canapés on a table on deck, seen from above',
  'package-water-sports':
    'Swim platform with sea scooters, fins and masks, paddle boards and jet skis in the water beside it',

  'extra-jet-ski': 'Two jet skis, red and blue, waiting on the water, a yacht at anchor behind them',
  'extra-fly-board': 'Fly board with its boots and coiled hose on a swim platform, a jet ski beside it',
  'extra-water-slide':
    'Water slide from a yacht’s upper deck down into turquoise water, swim rings beside it',
  'extra-chef': 'Plates of seared fish and tuna tartare with white wine on a varnished table at sunset',
  'extra-massage': 'Massage table in the shade of a sun deck, towels and oils beside it, the sea all around',
  'extra-saxophonist': 'Saxophone on its stand on deck as the sun goes down behind the city',
  'extra-photographer': 'Camera on a tripod and a drone in the air, both turned to a yacht at golden hour',
  'extra-drinks': 'Champagne on ice, three full flutes and two cocktails on teak, the skyline out of focus',
  'extra-lunch': 'Lunch laid on deck: seafood, salads, rosé on ice and lemons, the sea behind',

  'about-hero': 'Three yachts lying off the skyline on a clear morning',
  'about-story': 'Bow of a yacht in the morning, a coiled line on the teak, the sun just above the horizon',
  'about-crew': 'Coiled lines on a dock beside a yacht in the afternoon light',
  'media-hero': 'Yacht of three decks under way at golden hour, seen from above and astern',
  'contact-hero': 'Marina with palms and yachts stern to the dock, towers across the water',
  'financing-hero': 'Three yachts at their berths in the evening sun, palms and the city behind',

  'default-azimut': 'White flybridge yacht under way in the afternoon light',
  'default-sea-ray': 'White sport cruiser running on a bright day',
  'default-pardo': 'Blue-gray walkaround boat at rest on calm water in the evening sun',
  'default-axopar': 'Open boat with outboards running fast, seen from above and astern',
  'default-beneteau': 'Trawler-like yacht at rest on a clear morning',
  'default-pershing': 'Low silver coupé yacht at speed',
  'default-generic': 'White flybridge yacht in profile on calm water at golden hour',

  'film-base': 'White flybridge yacht at anchor off the Miami skyline',
  'film-jet-ski': 'Jet ski passing a yacht at anchor',
  'film-fly-board': 'Rider on a fly board above the water astern of a yacht',
  'film-water-slide': 'Yacht at anchor, a water slide running from her upper deck into the bay',
  'film-jet-ski-fly-board': 'Jet ski passing and a fly board rider astern of a yacht at anchor',
  'film-jet-ski-water-slide': 'Jet ski passing a yacht with her water slide out',
  'film-fly-board-water-slide': 'Fly board rider astern of a yacht with her water slide out',
  'film-all-addons': 'Yacht at anchor with her slide out, a jet ski passing and a fly board rider astern',
  'film-hero': 'Yacht of three decks lying off the skyline at golden hour',
  'film-day-at-sea': 'Yacht at anchor off a cay at noon, her slide out and a jet ski passing',
  'film-night-at-the-dock': 'Yacht at a dock at night, strings of bulbs and their light on the water',

  'crew-malcolm-reyes':
    'Drawn portrait of a man with a gray beard in a captain’s white cap and shirt, the sea behind him',
  'crew-ines-duarte':
    'Drawn portrait of a woman in a captain’s white cap and shirt with four stripes, dark sea behind her',
  'crew-june-castellanos':
    'Drawn portrait of a woman with brown curls, sunglasses pushed up, in a white polo shirt',
  'crew-rafael-benoit': 'Drawn portrait of a bald man with a short black beard in a chef’s jacket',
  'crew-adaeze-whitfield': 'Drawn portrait of a woman in a navy polo shirt, her hair in a high knot',
  'crew-tomas-lindqvist': 'Drawn portrait of a man with a red beard in a green knitted cap and gray overalls',
} as const satisfies Readonly<Record<string, string>>;
