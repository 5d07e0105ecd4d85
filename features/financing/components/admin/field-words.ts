import { sayInSpanish } from '#core/field-words.ts';
import { decisionFields, lenderFields } from '../../fields.ts';

/** What staff write of a lender's decision, in Spanish. */
sayInSpanish(decisionFields, {
  lenderId: { name: 'Institución de crédito', required: 'Indique la institución de crédito' },
  note: 'Condiciones',
});

/** What is kept of a lender, in Spanish. */
sayInSpanish(lenderFields, {
  name: { name: 'Nombre', required: 'Falta el nombre' },
  contact: { name: 'Contacto', hint: 'Con quién hablar allí y cómo.' },
  notes: { name: 'Notas', hint: 'Solo para el personal.' },
  isActive: { name: 'Activo', hint: 'Se puede elegir al registrar una decisión.' },
});
