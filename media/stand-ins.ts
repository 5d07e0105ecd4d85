/**
 * Pictures the site refers to by name. Each has the master of that name once it is rendered; until then it shows the
 * master named here.
 */
export const standIns: Readonly<Record<string, string>> = {
  // Shown when a yacht's own picture is broken, by brand (public-area §2).
  'default-azimut': 'flybridge-golden-hour',
  'default-sea-ray': 'cruiser-under-way',
  'default-pardo': 'day-boat-under-way',
  'default-axopar': 'aerial-open-yacht',
  'default-beneteau': 'stern-platform-jet-ski',
  'default-pershing': 'coupe-turquoise-noon',
  'default-generic': 'flybridge-profile',

  'home-weddings': 'wedding-on-deck',
  'home-lifestyle-vacation': 'flybridge-golden-hour',
  'home-dockside-parties': 'night-dock-party',
  'featured-azimut': 'flybridge-golden-hour',
  'top-blue-hour': 'flybridge-profile',
  'top-salt-and-silver': 'coupe-turquoise-noon',
  'top-grand-cay': 'tri-deck-dusk',

  'special-lifestyle': 'aerial-open-yacht',
  'special-weddings': 'wedding-on-deck',
  'special-night': 'night-dock-party',
  'event-lifestyle': 'aerial-open-yacht',
  'event-weddings': 'wedding-on-deck',
  'event-night-parties': 'night-dock-party',
  'event-day-parties': 'day-boat-under-way',
  'signature-lifestyle-week': 'flybridge-golden-hour',
  'signature-wedding': 'wedding-on-deck',
  'signature-party': 'night-dock-party',
  'signature-day': 'coupe-turquoise-noon',

  'packages-hero': 'flybridge-golden-hour',
  'large-networking': 'flybridge-profile',
  'large-trade-show': 'tri-deck-dusk',
  'large-team-building': 'stern-platform-jet-ski',
  'large-appreciation': 'day-boat-under-way',
  'large-holiday': 'night-dock-party',
  'large-wedding': 'wedding-on-deck',
  'package-wedding-bar': 'wedding-on-deck',
  'package-on-deck-dining': 'flybridge-golden-hour',
  'package-platters': 'day-boat-under-way',
  'package-water-sports': 'stern-platform-jet-ski',

  'extra-jet-ski': 'stern-platform-jet-ski',
  'extra-fly-board': 'aerial-open-yacht',
  'extra-water-slide': 'coupe-turquoise-noon',
  'extra-chef': 'wedding-on-deck',
  'extra-massage': 'flybridge-golden-hour',
  'extra-saxophonist': 'night-dock-party',
  'extra-photographer': 'aerial-open-yacht',
  'extra-drinks': 'day-boat-under-way',
  'extra-lunch': 'coupe-turquoise-noon',

  'about-hero': 'flybridge-profile',
  'about-story': 'tri-deck-dusk',
  'about-crew': 'stern-platform-jet-ski',
  'media-hero': 'night-dock-party',
  'contact-hero': 'coupe-turquoise-noon',
  'financing-hero': 'flybridge-profile',
  'home-financing': 'coupe-turquoise-noon',
  'open-graph': 'flybridge-golden-hour',

  'film-hero': 'flybridge-golden-hour',
  'film-day-at-sea': 'day-boat-under-way',
  'film-night-at-the-dock': 'night-dock-party',
};
