// The frame around every page.
export const skipToContent = 'Skip to content';
export const home = 'Home';
export const ourYachts = 'Our Yachts';
export const amenitiesAndPackages = 'Amenities & Packages';
export const specialEvents = 'Special Events';
export const aboutUs = 'About Us';
export const getInTouch = 'Get In Touch';
export const bookYourCharter = 'Book Your Charter';
export const mediaGallery = 'Media Gallery';
export const yachtFinancing = 'Yacht Financing';
export const onTheWater = 'On the water';
export const theCompany = 'The company';
export const homeOf = (business: string) => `${business}, home`;
export const main = 'Main';
export const menu = 'Menu';
export const language = 'Language';
export const profile = 'Profile';
export const chatWithUs = 'Chat with us on WhatsApp';
export const footerInvitation = 'Your day on the water starts here';
export const footerPromise = 'Tell us the day and who is coming. We answer within 24 hours.';
export const embarkNow = 'Embark now';
export const footerBusiness =
  'Yachts for a day, a celebration or for good, from Miami Beach to Key Biscayne.';
export const allRightsReserved = 'All rights reserved.';

// About us.
export const aboutDescription =
  'A Miami team of captains, chefs and hosts: more than 100 yachts, 5000+ charters, a 4.9 rating and a person on the line at any hour.';
export const aboutPicture = 'A long white yacht at rest on the bay, the city pale behind her';
export const aboutLead = 'We were guests before we were hosts. That is still how we run a boat.';
export const achievements = 'Achievements';
export const comeAndSee = 'Come and see for yourself';
export const seeOurYachts = 'See our yachts';
export const getInTouchLink = 'Get in touch';
export const seenFromOurDecks = 'Seen from our decks';
export const filmsLead = 'Nobody here can describe the light. So we film it.';
export const mediaGalleryLink = 'Media gallery';
export const ourVideoChannel = 'Our video channel';
