import { sayInSpanish } from '#core/field-words.ts';
import { addOnFields, packageFields } from '../../fields.ts';

const named = { name: 'Nombre', required: 'Falta el nombre' } as const;
const price = { name: 'Precio', label: 'Precio en dólares', required: 'Falta el precio' } as const;
const isActive = { name: 'Activo', hint: 'Se ve en el sitio en cuanto se guarda.' } as const;

/** The Spanish labels and hints of an add-on's fields. */
sayInSpanish(addOnFields, {
  name: named,
  price,
  description: 'Descripción',
  imageUrl: 'Imagen',
  videoUrl: {
    name: 'Video',
    label: 'Video (opcional)',
    hint: 'La dirección de un video, como /films/jet-ski.mp4. No se muestra en el sitio, que tiene sus propios videos.',
  },
  isActive,
});

/** The Spanish labels and hints of a package's fields. */
sayInSpanish(
  packageFields,
  {
    name: named,
    price,
    category: {
      name: 'Categoría',
      options: {
        entertainment: 'Entretenimiento',
        crew: 'Tripulación',
        luxury: 'Lujo',
        dining: 'Gastronomía',
      },
    },
    description: 'Descripción',
    imageUrl: 'Imagen',
    onBookCharter: 'Reserve su yate',
    onPackagesPage: 'Página de paquetes',
    cardLink: {
      name: 'La tarjeta lleva a',
      hint: 'Una ruta de este sitio, como /book-charter. Vacía abre el formulario de cotización.',
    },
    isActive,
  },
  { 'Offered on': 'Se ofrece en' },
);
