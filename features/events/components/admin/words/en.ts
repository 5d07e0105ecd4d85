export const featured = 'Featured';
