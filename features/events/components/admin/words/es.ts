export const featured = 'Destacado';
