export const dear = (name: string) => `Hola, ${name}:`;
export const hello = 'Hola:';
