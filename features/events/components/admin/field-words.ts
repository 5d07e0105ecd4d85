import { sayInSpanish } from '#core/field-words.ts';
import { eventFields } from '../../fields.ts';

/** The Spanish labels and hints of an event's fields. */
sayInSpanish(eventFields, {
  title: { name: 'Título', required: 'Falta el título' },
  category: {
    name: 'Categoría',
    options: { lifestyle: 'Estilo de vida', wedding: 'Boda', party: 'Fiesta', corporate: 'Corporativo' },
  },
  duration: {
    name: 'Duración',
    hint: 'No se muestra en el sitio.',
    options: { 'half-day': 'Medio día', 'full-day': 'Día completo', 'multi-day': 'Varios días' },
  },
  maxGuests: 'Invitados como máximo',
  minPrice: 'Precio desde, en dólares',
  maxPrice: 'Precio hasta, en dólares',
  priceNote: {
    name: 'Precio como lo dice la página',
    hint: 'Vacío dice los precios o, sin ellos, “Precio a consultar”.',
  },
  description: 'Descripción corta',
  longDescription: 'Descripción larga',
  features: { name: 'Características', hint: 'Separadas por comas.' },
  imageUrl: 'Imagen',
  placement: {
    name: 'Se muestra como',
    options: {
      section: 'Sección de Eventos especiales',
      signature: 'Paquete exclusivo de Eventos especiales',
      'large-event': 'Gran evento de Paquetes',
      none: 'Aún en ninguna parte',
    },
  },
  quoteEventType: {
    name: 'El formulario de cotización se abre con',
    options: {
      'Signature Lifestyle Week': 'Semana exclusiva a bordo',
      'Romantic Wedding Package': 'Paquete de boda romántica',
      'Ultimate Party Experience': 'La gran fiesta a bordo',
      'Luxury Day Charter': 'Día de lujo en yate',
      'Lifestyle Vacation': 'Vacaciones a bordo',
      'Wedding at Sea': 'Boda en el mar',
      'Night Boat Party': 'Fiesta nocturna en yate',
      'Day Boat Party': 'Fiesta de día en yate',
      'Custom Event': 'Evento a la medida',
    },
  },
  isActive: { name: 'Activo', hint: 'Se ve en el sitio en cuanto se guarda.' },
  isFeatured: { name: 'Destacado', hint: 'No se muestra en el sitio.' },
});
