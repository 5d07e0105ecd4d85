export const slots = {
  morning: 'Mañana',
  afternoon: 'Tarde',
  evening: 'Atardecer',
  'full-day': 'Día completo',
};
export const nextMonth = 'Mes siguiente';
export const previousMonth = 'Mes anterior';
export const weekdayLetters = 2;
export const beginsWhen = 'Elija a qué hora empieza.';
export const halfHours = 'Elija una hora en punto o media hora, como 18:30.';
export const hoursNumber = 'Indique las horas en cifras.';
export const wholeHours = 'Indique horas enteras.';
export const anHourAtLeast = 'Un alquiler dura al menos una hora.';
export const askForLonger = (days: number) => `Para más de ${days} días, consúltenos.`;
export const wholeDays = 'Indique días enteros si es más de una semana.';
export const withinHours = (yacht: string, from: string, until: string) =>
  `${yacht} se alquila de ${from} a ${until}; elija una hora dentro de ese horario.`;
export const beyondHours = (yacht: string, from: string, until: string) =>
  `${yacht} se alquila de ${from} a ${until}: esta hora queda fuera de su horario.`;
