export const film = 'Video';
