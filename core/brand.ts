/** Facts about the business that staff cannot edit. */
export const brand = {
  name: 'Miami Flow Yachts',
  shortName: 'Miami Flow',
  city: 'Miami',
} as const;

/** The social networks that the business may have an account with, in the order of display. */
export const SOCIAL_NETWORKS = ['instagram', 'facebook', 'youtube', 'tiktok'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** How to reach the business. Staff edit this, every page shows it. */
export interface ContactSettings {
  /** As people read it: "+1 (305) 555-0142". */
  phone: string;
  email: string;
  /** The lines of the address. */
  address: readonly string[];
  /** The address that opens a chat with the business. */
  chatUrl: string;
  /** Full addresses; a network without an account is absent. */
  social: Readonly<Partial<Record<SocialNetwork, string>>>;
}

/** The contact data of a new database. Clearly fictional: a 555 number and `.example` addresses. */
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

/**
 * A phone number as a `tel:` address: "+1 (305) 555-0142 ext. 12" becomes tel:+13055550142,12. A phone dials what follows the
 * comma after a pause. Every page has one, so this does not use the longer pattern of `phone.ts`.
 */
export function telephoneLink(phone: string): string {
  const [number] = /^\D*[^a-z#]*/i.exec(phone) ?? [''];
  const extension = phone.slice(number.length).replaceAll(/\D/g, '');
  return `tel:${number.replaceAll(/[^+\d]/g, '')}${extension && `,${extension}`}`;
}

/** A link to a place on a map. Phones open it in the owner's map app; nothing is loaded from it before it is pressed. */
export function mapLink(place: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`;
}
