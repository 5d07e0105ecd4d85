import { sayInSpanish } from '#core/field-words.ts';
import { decisionFields, lenderFields } from '../../fields.ts';

/** The Spanish texts of a decision's fields. */
sayInSpanish(decisionFields, {
  lenderId: { name: 'Institución de crédito', required: 'Indique la institución de crédito' },
  note: 'Condiciones',
});

/** The Spanish texts of a lender's fields. */
sayInSpanish(lenderFields, {
  name: { name: 'Nombre', required: 'Falta el nombre' },
  contact: { name: 'Contacto', hint: 'Con quién hablar allí y cómo.' },
  notes: { name: 'Notas', hint: 'Solo para el personal.' },
  isActive: { name: 'Activo', hint: 'Se puede elegir al registrar una decisión.' },
});
