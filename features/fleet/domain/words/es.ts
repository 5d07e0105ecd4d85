export const types = {
  '26-40ft': '26–40 pies (8–12 m)',
  '40-55ft': '40–55 pies (12–17 m)',
  '55ft+': '55 pies o más (17 m)',
};
export const feet = (feet: string, metres: string) => `${feet} pies (${metres} m)`;
export const from = (price: string) => `Desde ${price}`;
export const renderingOf = {
  layout: 'Imagen de una distribución gemela',
  yacht: 'Imagen de un yate gemelo',
  other: 'Imagen de otro yate',
};
