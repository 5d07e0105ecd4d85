export const film = 'Film';
