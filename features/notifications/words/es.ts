export const dear = (name: string) => `Hola, ${name}:`;
export const hello = 'Hola:';
export const mailFailures = {
  signIn: 'el servidor de correo no aceptó nuestro acceso',
  full: 'su buzón está lleno',
  unknown: 'esa dirección no existe',
  refused: 'su servidor de correo lo rechazó',
  putOff: 'su servidor de correo lo aplazó una y otra vez',
  away: 'no se pudo llegar al servidor de correo',
  nobody: 'ningún servidor de correo lo aceptó',
  late: 'esperó hasta que ya no servía',
  corrected: 'la dirección se corrigió antes de que saliera',
};
export const withheld =
  'la dirección ya había recibido tantos correos de este tipo como enviamos en una hora';
export const onItsWay = 'El correo está de nuevo en camino.';
