export const dear = (name: string) => `Dear ${name},`;
export const hello = 'Hello,';
