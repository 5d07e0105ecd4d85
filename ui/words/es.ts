export const previous = 'Anterior';
export const next = 'Siguiente';
export const slide = 'Imagen ';
export const page = 'Página ';
export const pageOf = (page: number, pages: number) => `${page} de ${pages}`;
export const close = 'Cerrar';
export const ratedAs = (rating: string) => `Calificación: ${rating} de 5`;
export const fewer = (counted: string) => `Menos ${counted}`;
export const more = (counted: string) => `Más ${counted}`;
export const checkFields = 'Revise estos campos.';
export const tryAgain = 'Intentar de nuevo';
export const partFailed = 'No se pudo cargar.';
export const unreached = 'No pudimos comunicarnos con el sitio. Revise su conexión e inténtelo de nuevo.';
export const offline = 'No tiene conexión';
export const offlineText =
  'Esa página no se puede abrir ahora. Inténtelo de nuevo cuando vuelva la conexión.';
export const leaveTyped = 'Lo que escribió aquí no se ha enviado y se perdería. ¿Salir de esta página?';
export const sessionEnded = 'Su sesión terminó.';
export const notice = 'Aviso';
/** @param key the key that moves the focus to the notifications */
export const notices = (key: string) => `Avisos (${key})`;
export const copied = 'Copiado';
export const carousel = 'carrusel';
