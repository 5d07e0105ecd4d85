export const types = { '26-40ft': '26-40ft', '40-55ft': '40-55ft', '55ft+': '55ft+' };
export const feet = (feet: string, _metres: string) => `${feet} ft`;
export const from = (price: string) => `From ${price}`;
export const renderingOf = {
  layout: 'Rendering of a sister layout',
  yacht: 'Rendering of a sister yacht',
  other: 'Rendering of another yacht',
};
