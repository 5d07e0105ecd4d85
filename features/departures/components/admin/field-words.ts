import { sayInSpanish } from '#core/field-words.ts';
import { captainFields } from '../../fields.ts';

/** The Spanish texts of a captain's fields. */
sayInSpanish(captainFields, {
  name: { name: 'Nombre', required: 'Falta el nombre' },
  license: {
    name: 'Licencia',
    options: {
      oupv: 'OUPV',
      'master-25': 'Master, 25 toneladas',
      'master-50': 'Master, 50 toneladas',
      'master-100': 'Master, 100 toneladas',
      'master-200': 'Master, 200 toneladas',
      'master-500': 'Master, 500 toneladas',
      'master-1600': 'Master, 1,600 toneladas',
      master: 'Master, cualquier tonelaje',
    },
    wrong: 'Elija una licencia de la lista',
  },
  licenseNumber: 'Número de licencia',
  licenseValidUntil: {
    name: 'Licencia válida hasta',
    hint: 'Su último día. Sin él, ninguna salida zarpa con este capitán.',
  },
  phone: 'Teléfono',
  email: {
    name: 'Correo electrónico',
    hint: 'Allí se envía, para la firma, el contrato de un alquiler a casco desnudo.',
  },
  isActive: { name: 'Activo', hint: 'Se puede elegir para una salida.' },
});
