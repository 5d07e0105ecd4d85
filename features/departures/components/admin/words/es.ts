import type { MissingWords } from '#features/departures/domain/index.ts';
import { formatCents } from '#words/amounts.ts';
import { ended } from '#words/ended.ts';
import { theHour } from '#words/the-hour.ts';

const one = (count: number, noun: string, many: string) => `${count} ${count === 1 ? noun : many}`;

export const checks = {
  agreement: 'Contrato',
  guests: 'Invitados',
  waivers: 'Exenciones',
  captain: 'Capitán',
  papers: 'Yate',
  money: 'Pagos',
};
export const points = {
  agreement: 'Contrato',
  'too-many-guests': 'Número de invitados',
  'guests-unnamed': 'Invitados sin nombre',
  waiver: 'Exención de un invitado',
  'no-captain': 'Capitán',
  'captain-contract': 'Contrato del capitán',
  'captain-off': 'Capitán',
  'captain-out': 'Capitán',
  'license-ended': 'Licencia del capitán',
  'license-too-small': 'Licencia del capitán',
  'yacht-out': 'Yate',
  'certificate-ended': 'Certificado de inspección',
  'insurance-ended': 'Seguro',
  'livery-ended': 'Permiso de alquiler',
  unpaid: 'Pago',
  'no-hold': 'Depósito por daños',
};
export const bands = { adult: '18 o más', teen: '13 a 17', child: '3 a 12', infant: 'Menos de 3' };

// En el cajón.
export const sectionTitle = 'Salida';
export const notLoaded = 'No se pudo cargar la salida.';
export const noted = (by: string) => `, anotado por ${by}`;
export const neverNoted = 'Nadie anotó que zarpó.';
export const left = (at: string, by: string) => ended(`Zarpó el ${at}${by}`);
export const back = (at: string, by: string) => ended(`Volvió el ${at}${by}`);
export const overridden = 'Autorizado por excepción';
export const canLeaveFrom = (at: string) => `Puede zarpar desde el ${at}, hasta la hora en que debe volver.`;
export const depart = 'Zarpar';
export const departed = 'Zarpó';
export const returned = 'Volvió';
export const takenBack = 'Deshecho';
export const undoReturn = 'Deshacer el regreso';
export const undoDeparture = 'Deshacer la salida';
export const beforeItLeaves = 'Antes de zarpar';
export const checkStates = { done: 'Listo', missing: 'Falta', waits: 'Cuando estén los nombres' };
export const override = 'Autorizar';
export const overrideOf = (sentence: string) => `Autorizar: ${sentence}`;
export const overrideTitle = '¿Autorizar esto por excepción?';
export const why = 'Motivo';
export const whyHint = 'Se guarda con su nombre mientras se conserve el del cliente.';

// El capitán.
export const captain = 'Capitán';
export const captainIs = (captain: string) => `Capitán: ${captain}`;
export const until = (day: string) => `hasta ${day}`;
export const withoutDay = 'sin último día';
export const nobodyYet = 'Nadie todavía';
export const isBusy = (captain: string) => `${captain} (en otro alquiler)`;
export const assign = 'Asignar capitán';
export const listOfCaptains = 'La lista de capitanes';
export const clientChooses =
  'A casco desnudo el arrendatario elige al capitán en la página de su alquiler, y ambos firman un contrato. Nadie más puede elegirlo.';
export const choiceKinds = {
  listed: 'Elegido de la lista',
  named: 'Indicado por el arrendatario',
  self: 'El arrendatario está al mando del yate',
};
export const contractStates = {
  open: 'Contrato: firma primero el arrendatario',
  signed: 'Contrato: falta la firma del capitán',
  countersigned: 'Contrato: firmado, se está sellando',
  sealed: 'Contrato: firmado y sellado',
  refused: 'Contrato: devuelto sin firmar',
  void: 'Contrato: en preparación',
};
export const ownSigned = 'Declaración: firmada, se está sellando';
export const noContract = 'Contrato: en preparación';
export const needsLink = 'Este capitán no tiene correo. Pásele el enlace.';
export const isMailed = 'Este capitán recibe el enlace por correo. Si no le llega, páseselo usted.';
export const showLink = 'Mostrar el enlace del capitán';
export const captainLink = 'Enlace para el capitán';
export const copy = 'Copiar';

// La lista en el muelle.
export const listTitle = 'Salidas';
export const stillToLeave = (count: number) => one(count, 'salida pendiente', 'salidas pendientes');
export const listNotLoaded = 'No se pudieron cargar las salidas.';
export const outNow = 'Navegando ahora';
export const nobodyOut = 'Nadie está navegando.';
export const todayOn = (day: string) => `Hoy, ${day}`;
export const nobodyElse = 'Nadie más zarpa hoy.';
export const nobodyToday = 'Hoy no zarpa nadie.';
export const tomorrowOn = (day: string) => `Mañana, ${day}`;
export const nobodyTomorrow = 'Nadie zarpa mañana.';
export const more = (count: number) => `y ${count} más`;
export const guests = (count: number) => one(count, 'invitado', 'invitados');
export const captainOf = (name: string) => `Capitán ${name}`;
export const noCaptain = 'Sin capitán';
export const completed = 'Realizado';
export const backAt = (time: string) => `Volvió a ${theHour(time)}`;
export const leftAt = (time: string) => `Zarpó a ${theHour(time)}`;
export const doneOf = (done: number, all: number) => `${done} de ${all}`;
export const ready = 'Listo para zarpar';

// Registro de invitados.
export const aboard = (count: number, named: number) => `${count} de ${named} a bordo`;
export const checkGuests = (client: string) => `Registrar a los invitados de ${client}`;
export const isAboard = 'A bordo';
export const checkedBy = (by: string, at: string) => `${by}, ${at}`;
export const waiverMissing = 'Falta la exención';
export const nobodyNamed = 'Todavía no hay ningún invitado en la lista.';
export const checkedIn = 'Registrado';
export const checkInTitle = 'Registro';
export const checkInFailed = 'No se pudo leer este código.';
export const checkInUnknown = 'Ese código no es de ningún invitado esperado.';
export const checkIn = (name: string) => `Registrar a ${name}`;
export const notNow =
  'Ahora no se puede registrar a nadie: el yate ya zarpó, el alquiler terminó o se canceló, o faltan más de tres horas.';
export const openBooking = 'Abrir la reserva';
export const allDepartures = 'Todas las salidas';

// Lo que falta antes de zarpar.
const validUntil = (what: string, until: string | null) =>
  until ? `${what} vale solo hasta el ${until}.` : `${what} no tiene vencimiento registrado.`;
export const whatIsMissing: MissingWords = {
  noAgreement: 'Aún no hay contrato.',
  otherAgreement: {
    crewed: 'El contrato no es de un alquiler con capitán y tripulación.',
    bareboat: 'El contrato no es de un alquiler a casco desnudo.',
  },
  agreementUnsigned: 'El contrato no está firmado por ambos.',
  agreementOutdated: 'El contrato ya no dice lo que está acordado.',
  tooManyGuests: {
    crewed: (aboard, most) =>
      `${aboard} invitados son más que los ${most} que puede llevar con capitán y tripulación.`,
    bareboat: (aboard, most) =>
      `${aboard} invitados son más que los ${most} que puede llevar a casco desnudo.`,
  },
  guestsUnnamed: (unnamed, of) => `Faltan nombres: ${unnamed} de ${one(of, 'invitado', 'invitados')}.`,
  waiverUnsigned: (guest) => `${guest} no ha firmado la exención.`,
  noContract: (captain) => `Aún no hay contrato con el capitán ${captain}.`,
  contractOutdated: (captain) => `El contrato con el capitán ${captain} ya no dice lo que está acordado.`,
  contractUnsigned: (captain) => `El contrato con el capitán ${captain} aún no está firmado.`,
  noCaptain: {
    crewed: 'No hay capitán asignado.',
    bareboat: 'El arrendatario no ha elegido capitán.',
  },
  captainOff: {
    crewed: (captain) => `El capitán ${captain} ya no está en la lista. Por favor, elija a otro.`,
    bareboat: (captain) =>
      `El capitán ${captain} ya no está en la lista. El arrendatario tiene que elegir a otro.`,
  },
  captainOut: (captain) => `El capitán ${captain} aún está fuera con otro alquiler.`,
  yachtOut: 'El yate aún está fuera con otro alquiler.',
  licenseEnded: (captain, until) => validUntil(`La licencia del capitán ${captain}`, until),
  licenseTooSmall: (captain) =>
    `La licencia del capitán ${captain} no alcanza para su tonelaje y tantos invitados.`,
  certificateEnded: (until) => validUntil('Su certificado de inspección', until),
  insuranceEnded: (until) => validUntil('Su seguro', until),
  liveryEnded: (until) => validUntil('Su permiso de alquiler', until),
  unpaid: (cents) => `Faltan por pagar ${formatCents(cents)}.`,
  noHold: (cents) => `El depósito por daños de ${formatCents(cents)} no está autorizado.`,
};

// Lo que dice una llamada que hizo algo.
export const steps = {
  assigned: 'El capitán está asignado.',
  unassigned: 'No hay nadie asignado.',
  overridden: 'Autorizado por excepción. El motivo queda guardado.',
  left: (aboard: number, named: number) =>
    named === 0
      ? 'El yate zarpó.'
      : aboard >= named
        ? `El yate zarpó con ${aboard} de ${named} a bordo.`
        : named === 1
          ? 'El yate zarpó. Su único invitado no se registró a bordo.'
          : `El yate zarpó. Solo ${aboard} de ${named} invitados se registraron a bordo.`,
  backAndCompleted: 'El yate volvió y el alquiler está realizado.',
  back: 'El yate volvió. El alquiler se da por realizado cuando termine su horario.',
  takenBack: 'Se deshizo.',
};
