import { WRITTEN_AS } from '#core/language.ts';

export const writtenAs = WRITTEN_AS.pt;
export const thousands = '.';
export const decimalMark = ',';
export const dollarSign = 'US$\u00a0';
export const isOne = (count: number) => Math.abs(count) < 2;
export const minutes = (count: number) => `${count} ${isOne(count) ? 'minuto' : 'minutos'}`;
export const hours = (count: number) => `${count} ${isOne(count) ? 'hora' : 'horas'}`;
export const days = (count: number) => `${count} ${isOne(count) ? 'dia' : 'dias'}`;
export const weeks = (count: number) => `${count} ${isOne(count) ? 'semana' : 'semanas'}`;
export const beforeNoon = '';
export const afterNoon = '';
export const untilDay = (from: string, day: string, time: string) => `${from} até ${day}, ${time}`;
export const yes = 'sim';
export const no = 'não';
export const languages = { es: 'espanhol', pt: 'português' };
