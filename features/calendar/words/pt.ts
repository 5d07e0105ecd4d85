export const slots = {
  morning: 'Manhã',
  afternoon: 'Tarde',
  evening: 'Entardecer',
  'full-day': 'Dia inteiro',
};
export const nextMonth = 'Próximo mês';
export const previousMonth = 'Mês anterior';
export const weekdayLetters = 3;
export const beginsWhen = 'Escolha a que horas começa.';
export const halfHours = 'Escolha uma hora cheia ou meia hora, como 18:30.';
export const hoursNumber = 'Informe as horas em números.';
export const wholeHours = 'Informe horas inteiras.';
export const anHourAtLeast = 'Um aluguel dura pelo menos uma hora.';
export const askForLonger = (days: number) => `Para mais de ${days} dias, fale conosco.`;
export const wholeDays = 'Informe dias inteiros se for mais de uma semana.';
export const withinHours = (yacht: string, from: string, until: string) =>
  `${yacht} é alugado entre ${from} e ${until}. Escolha um horário dentro desse período.`;
export const beyondHours = (yacht: string, from: string, until: string) =>
  `${yacht} é alugado entre ${from} e ${until}: este horário vai além disso.`;
