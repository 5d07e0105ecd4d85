export const types = {
  '26-40ft': '26–40 pés (8–12 m)',
  '40-55ft': '40–55 pés (12–17 m)',
  '55ft+': '55 pés ou mais (17 m)',
};
export const feet = (feet: string, metres: string) => `${feet} pés (${metres} m)`;
export const from = (price: string) => `A partir de ${price}`;
export const renderingOf = {
  layout: 'Imagem de um layout gêmeo',
  yacht: 'Imagem de um iate gêmeo',
  other: 'Imagem de outro iate',
};
