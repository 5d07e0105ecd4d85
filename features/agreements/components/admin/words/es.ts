export const states = {
  open: 'Enviado para firmar',
  signed: 'Falta su firma',
  countersigned: 'Se está sellando',
  sealed: 'Firmado por ambas partes',
  refused: 'Devuelto',
  void: 'Sin efecto',
};
export const captainSigns = 'Falta la firma del capitán';
export const sealedAlone = 'Firmado';
export const signedByClient = 'Firmado solo por el cliente';
export const steps = {
  made: 'Creado',
  sent: 'Enviado',
  'page-seen': 'Página de firma vista',
  opened: 'Documento abierto',
  consented: 'Aceptó registros electrónicos',
  signed: 'Firmado',
  countersigned: 'Firmado por la otra parte',
  refused: 'Devuelto',
  voided: 'Retirado',
  sealed: 'Sellado',
  ended: 'Terminado',
};
export const endings = {
  'another-captain': 'Terminado: se eligió a otro capitán',
  'asked-anew': 'Terminado: se le pide al capitán que firme de nuevo',
  'called-off': 'Terminado: el alquiler se canceló',
  'not-bareboat': 'Terminado: el alquiler ya no es a casco desnudo',
  'captain-lost': 'Terminado: el capitán ya no está libre',
};
export const sectionTitle = 'Contrato';
export const notLoaded = 'No se pudieron cargar los contratos.';
export const isAwaited = 'Se está preparando.';
export const isMissing = 'No se preparó ninguno.';
export const lacks = {
  price: 'El alquiler aún no tiene precio. En cuanto indique uno, se preparará el contrato.',
  'lawful-guests':
    'Ahora no se puede firmar nada: el yate no puede llevar tantos invitados. Corríjalo primero.',
};
export const outdated = 'Ya no es lo acordado';
export const isLater = 'Se prepara cuando se acepta la cotización o se confirma el alquiler.';
export const agreement = (number: number) => `Contrato ${number}`;
export const amendment = (number: number) => `Modificación ${number}`;
export const contract = (number: number) => `Contrato del capitán ${number}`;
export const languages = { en: 'inglés', es: 'español', pt: 'portugués' };
export const pages = (count: number) => `${count} ${count === 1 ? 'página' : 'páginas'}`;
export const openDocument = 'Abrir el documento (PDF)';
export const checkIt = 'Verificarlo';
export const whatWasDone = 'Lo que se hizo';
export const nameMissing = 'Escriba su nombre completo.';
export const signedBy = 'Firmado por';
export const pleaseRead = 'Lea el documento y fírmelo por el propietario.';
export const yourName = 'Su nombre completo';
export const countersign = 'Firmar por el propietario';
export const drawUpTitle = 'Prepararlo de nuevo o en otro idioma';
export const language = 'Idioma';
export const drawUp = 'Prepararlo';
