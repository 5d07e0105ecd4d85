import { sayInSpanish } from '#core/field-words.ts';
import { sheetFields } from '../../fields.ts';

/** The Spanish labels and hints of a price sheet's fields. */
sayInSpanish(sheetFields, {
  price3Hours: '3 horas',
  price4Hours: '4 horas',
  price5Hours: '5 horas',
  price6Hours: '6 horas',
  price8Hours: '8 horas',
  price10Hours: '10 horas',
  price12Hours: '12 horas',
  price24Hours: '24 horas',
  priceWeekly: 'Por semana',
  gratuityPercent: { name: 'Propina', wrong: 'La propina debe estar entre 0 y 100' },
  salesTaxPercent: {
    name: 'Impuesto sobre las ventas',
    required: 'Falta el impuesto sobre las ventas: 0 si no se debe',
    wrong: 'El impuesto sobre las ventas debe estar entre 0 y 100',
  },
  apaPercent: { name: 'APA', wrong: 'El APA debe estar entre 0 y 100' },
  amenitiesIncluded: { name: 'Servicios incluidos', hint: 'Uno por línea' },
  specialTerms: 'Condiciones especiales',
});
