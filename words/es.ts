import { WRITTEN_AS } from '#core/language.ts';

export const writtenAs = WRITTEN_AS.es;
export const thousands = ',';
export const decimalMark = '.';
export const dollarSign = '$';
export const isOne = (count: number) => count === 1;
export const minutes = (count: number) => `${count} ${isOne(count) ? 'minuto' : 'minutos'}`;
export const hours = (count: number) => `${count} ${isOne(count) ? 'hora' : 'horas'}`;
export const days = (count: number) => `${count} ${isOne(count) ? 'día' : 'días'}`;
export const weeks = (count: number) => `${count} ${isOne(count) ? 'semana' : 'semanas'}`;
export const beforeNoon = '\u00a0a.\u00a0m.';
export const afterNoon = '\u00a0p.\u00a0m.';
export const untilDay = (from: string, day: string, time: string) => `${from} hasta el ${day}, ${time}`;
export const yes = 'sí';
export const no = 'no';
export const languages = { es: 'español', pt: 'portugués' };
