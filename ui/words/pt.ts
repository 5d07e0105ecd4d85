export const previous = 'Anterior';
export const next = 'Próxima';
export const slide = 'Imagem ';
export const page = 'Página ';
export const pageOf = (page: number, pages: number) => `${page} de ${pages}`;
export const close = 'Fechar';
export const ratedAs = (rating: string) => `Avaliação: ${rating} de 5`;
export const fewer = (counted: string) => `Menos ${counted}`;
export const more = (counted: string) => `Mais ${counted}`;
export const checkFields = 'Confira estes campos.';
export const tryAgain = 'Tentar de novo';
export const unreached = 'Não conseguimos falar com o site. Verifique sua conexão e tente de novo.';
export const offline = 'Você está sem conexão';
export const offlineText = 'Não dá para abrir essa página agora. Tente de novo quando a conexão voltar.';
export const sessionEnded = 'Sua sessão terminou.';
export const notice = 'Aviso';
/** @param key the key that moves the focus to the notifications */
export const notices = (key: string) => `Avisos (${key})`;
export const copied = 'Copiado';
