export const sectionTitle = 'Invitados a bordo';
export const notLoaded = 'No se pudieron cargar los invitados.';
export const named = (count: number, most: number) =>
  count > most ? `${count} con nombre, para ${most}` : `${count} de ${most} con nombre`;
export const waiversMissing = (count: number) =>
  count === 1 ? ', falta 1 exención' : `, faltan ${count} exenciones`;
export const allSigned = ', todos firmaron';
export const bands = { adult: '18 o más', teen: '13 a 17', child: '3 a 12', infant: 'Menos de 3' };
export const namedBy = {
  client: 'Agregado por el cliente',
  guest: 'Agregado al firmar',
  staff: 'Agregado por el equipo',
};
export const details = { allergies: 'Alergias', contact: 'Contacto de emergencia' };
export const addGuest = 'Agregar invitado';
export const guestAdded = 'Invitado agregado';
export const linkEnded = 'Enlace anulado';
export const endLink = 'Anular el enlace';
export const fullName = 'Nombre completo';
export const age = 'Edad';
export const encrypted = 'Cifrado.';
export const keptHint = 'Anotado y cifrado. Escriba aquí solo para reemplazarlo.';
export const addedHint = 'Anotado y cifrado. Lo que escriba aquí se le agrega.';
export const signed = 'Firmado';
export const waiverMissing = 'Falta la exención';
export const signedBy = (name: string, at: string) => `Firmado por ${name}, ${at}`;
export const alsoFor = (names: string) => `, también por ${names}`;
export const hashes = (text: string, record: string) => `SHA-256 del texto ${text}, del registro ${record}`;
export const edit = 'Editar';
export const editOf = (name: string) => `Editar a ${name}`;
export const save = 'Guardar';
export const guestChanged = 'Invitado cambiado';
export const remove = 'Quitar';
export const removeOf = (name: string) => `Quitar a ${name}`;
export const removeTitle = 'Quitar invitado';
export const removeQuestion = (name: string) => `¿Quitar a ${name} de la lista? Lo firmado se conserva.`;
export const guestRemoved = 'Invitado quitado';
export const cover = 'Ocultar';
export const show = 'Mostrar';
const whose = (detail: 'allergies' | 'contact', name: string) =>
  detail === 'allergies' ? `las alergias de ${name}` : `el contacto de emergencia de ${name}`;
export const coverOf = (detail: 'allergies' | 'contact', name: string) => `Ocultar ${whose(detail, name)}`;
export const showOf = (detail: 'allergies' | 'contact', name: string) => `Mostrar ${whose(detail, name)}`;
export const showHint =
  'Se registra quién lo abre, cuándo y por qué. Se vuelve a ocultar después de un minuto.';
export const fieldOpened = 'Campo abierto';
export const isRecorded = 'Quedó registrado.';
export const reason = 'Motivo';
export const endLinkQuestion =
  'Ya nadie podrá firmar con el enlace que compartió el cliente. Las firmas ya hechas siguen valiendo, y el cliente puede crear un enlace nuevo.';
export const languages = { en: 'inglés', es: 'español', pt: 'portugués' };
export const linkHasEnded = 'El enlace ya no funciona. El cliente puede crear uno nuevo.';
