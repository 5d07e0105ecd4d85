import { words } from '../words/index.ts';

/** A page of the site and its name in all links to it (product 1.11). */
export interface SiteLink {
  to: string;
  label: string;
}

export const headerLinks = (): readonly SiteLink[] => [
  { to: '/', label: words.home },
  { to: '/yachts', label: words.ourYachts },
  { to: '/packages', label: words.amenitiesAndPackages },
  { to: '/special-events', label: words.specialEvents },
  { to: '/about', label: words.aboutUs },
  { to: '/contact', label: words.getInTouch },
];

export const bookingLink = (): SiteLink => ({ to: '/book-charter', label: words.bookYourCharter });

/** The footer's links: every page, in two columns. */
export const footerLinks = (): readonly { title: string; links: readonly SiteLink[] }[] => [
  {
    title: words.onTheWater,
    links: [
      { to: '/', label: words.home },
      { to: '/yachts', label: words.ourYachts },
      { to: '/packages', label: words.amenitiesAndPackages },
      { to: '/special-events', label: words.specialEvents },
      bookingLink(),
    ],
  },
  {
    title: words.theCompany,
    links: [
      { to: '/about', label: words.aboutUs },
      { to: '/contact', label: words.getInTouch },
      { to: '/media', label: words.mediaGallery },
      { to: '/financing', label: words.yachtFinancing },
    ],
  },
];
