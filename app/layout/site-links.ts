/** A page of the site and what it is called wherever it is linked (product 1.11). */
export interface SiteLink {
  to: string;
  label: string;
}

export const HEADER_LINKS: readonly SiteLink[] = [
  { to: '/', label: 'Home' },
  { to: '/yachts', label: 'Our Yachts' },
  { to: '/packages', label: 'Amenities & Packages' },
  { to: '/special-events', label: 'Special Events' },
  { to: '/about', label: 'About Us' },
  { to: '/contact', label: 'Get In Touch' },
];

export const BOOKING_LINK: SiteLink = { to: '/book-charter', label: 'Book Your Charter' };

/** The footer leads to every page, in two columns. */
export const FOOTER_LINKS: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: 'On the water',
    links: [
      { to: '/', label: 'Home' },
      { to: '/yachts', label: 'Our Yachts' },
      { to: '/packages', label: 'Amenities & Packages' },
      { to: '/special-events', label: 'Special Events' },
      BOOKING_LINK,
    ],
  },
  {
    title: 'The company',
    links: [
      { to: '/about', label: 'About Us' },
      { to: '/contact', label: 'Get In Touch' },
      { to: '/media', label: 'Media Gallery' },
      { to: '/financing', label: 'Yacht Financing' },
    ],
  },
];
