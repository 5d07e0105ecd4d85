/** Brand facts that staff do not edit. */
export const brand = {
  name: 'Miami Flow Yachts',
  shortName: 'Miami Flow',
  city: 'Miami',
} as const;

/** The networks the business may have an account with, in the order they are shown. */
export const SOCIAL_NETWORKS = ['instagram', 'facebook', 'youtube', 'tiktok'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** How to reach the business: staff edit these, every page shows them. */
export interface ContactSettings {
  /** As it is read: "+1 (305) 555-0142". */
  phone: string;
  email: string;
  /** One per line. */
  address: readonly string[];
  /** The chat program's deep link. */
  chatUrl: string;
  /** Full addresses; a network without an account is left out. */
  social: Readonly<Partial<Record<SocialNetwork, string>>>;
}

/** What an empty database starts with. Obviously fictional: a 555 number and `.example` addresses. */
export const DEFAULT_CONTACT: ContactSettings = {
  phone: '+1 (305) 555-0142',
  email: 'hello@miamiflowyachts.example',
  address: ['1 Fictional Marina Way, Pier C', 'Miami Beach, FL 33139'],
  chatUrl: 'https://wa.me/13055550142',
  social: {
    instagram: 'https://instagram.example/miamiflowyachts',
    facebook: 'https://facebook.example/miamiflowyachts',
    youtube: 'https://youtube.example/@miamiflowyachts',
    tiktok: 'https://tiktok.example/@miamiflowyachts',
  },
};

/** A phone number as a `tel:` address: "+1 (305) 555-0142" is dialled as +13055550142. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}

/** Phones hand this address to the map program their owner prefers; nothing is asked of it before it is pressed. */
export function mapLink(place: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`;
}
