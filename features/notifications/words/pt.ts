export const dear = (name: string) => `Olá, ${name}!`;
export const hello = 'Olá!';
