import { withThousands } from '#words/amounts.ts';
import { isOne } from '#words/es.ts';

export const activity = 'Actividad';
export const searchLog = 'Buscar quién, qué o cuál';
export const newest = 'Más recientes primero';
export const oldest = 'Más antiguas primero';
export const when = 'Cuándo';
export const who = 'Quién';
export const what = 'Qué';
export const details = 'Detalles';
export const anybody = 'Cualquiera';
export const kind = 'Tipo';
export const anyKind = 'Cualquier tipo';
export const anyAction = 'Cualquier acción';
export const from = 'Desde';
export const to = 'Hasta';
export const lines = (count: number) => `${withThousands(count)} ${isOne(count) ? 'línea' : 'líneas'}`;
export const logFailed = 'No se pudo cargar el registro.';
export const nothingHere = 'No hay nada aquí';
export const noneYet = 'Aún no hay actividad.';
export const yes = 'sí';
export const no = 'no';
export const entries = (count: number) => `${withThousands(count)} ${isOne(count) ? 'entrada' : 'entradas'}`;
export const changedIn = (said: string) => `${said}, con cambios`;
export const kinds = {
  yacht: 'Yate',
  block: 'Bloqueo',
  charter: 'Alquiler',
  captain: 'Capitán',
  customer: 'Cliente',
  financing: 'Financiamiento',
  lender: 'Institución de crédito',
  package: 'Paquete',
  'add-on': 'Adicional',
  event: 'Evento',
  inquiry: 'Consulta',
  faq: 'Pregunta',
  testimonial: 'Testimonio',
  crew: 'Tripulación',
  setting: 'Ajuste',
  team: 'Equipo',
  account: 'Cuenta',
  report: 'Informe',
  privacy: 'Solicitud de privacidad',
  mail: 'Correo',
  job: 'Tarea',
};
