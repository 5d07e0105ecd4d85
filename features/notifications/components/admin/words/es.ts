export const notEmailed = 'Correos no enviados';
export const asManyAsAllowed =
  'La dirección ya había recibido tantos correos de este tipo como enviamos en una hora.';
