export const admin = 'Admin';
export const forOurTeam = 'For our team.';
export const backToWebsite = 'Back to Website';
export const viewWebsite = 'View Website';
export const keys = 'Keys';
export const signOut = 'Sign out';
export const menu = 'Menu';
export const more = 'More';
export const goTo = (label: string) => `Go to ${label}`;
export const setSecondFactorUp = 'Every administrator needs a second factor. Set yours up to continue.';
export const notYourRole = 'Not part of your role';
/** @param roles the names of the staff member's roles, joined */
export const yourRoleIs = (roles: string) =>
  `Your role is ${roles || 'not set yet'}. An administrator can give you one that this page is part of, under Team.`;

// The screens.
export const overview = 'Overview';
export const yachts = 'Yachts';
export const bookings = 'Bookings';
export const customers = 'Customers';
export const financing = 'Financing';
export const packages = 'Packages';
export const addOns = 'Add-Ons';
export const events = 'Events';
export const departures = 'Departures';
export const inquiries = 'Inquiries';
export const payments = 'Payments';
export const captains = 'Captains';
export const lenders = 'Lenders';
export const activity = 'Activity';
export const security = 'Security';
export const settings = 'Settings';
export const team = 'Team';
export const health = 'Health';
export const yourAccount = 'Your account';
export const fleetCalendar = 'Fleet calendar';
export const financingApplication = 'Financing application';

// Actions that can be started from any screen.
export const addBooking = 'Add Booking';
export const addYacht = 'Add Yacht';
export const importYachts = 'Import Yachts';
export const addCustomer = 'Add Customer';
export const addPackage = 'Add Package';
export const addAddOn = 'Add Add-On';
export const addEvent = 'Add Event';
export const addCaptain = 'Add Captain';
export const addLender = 'Add Lender';
