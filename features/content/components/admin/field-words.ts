import { sayInSpanish } from '#core/field-words.ts';
import {
  crewFields,
  faqFields,
  filmFields,
  showcaseFields,
  specFields,
  testimonialFields,
} from '../../fields/lists.ts';
import {
  channelFields,
  chatFields,
  contactFields,
  homePictureFields,
  moneyFields,
  policyFields,
  ratingFields,
  slideFields,
  statisticFields,
} from '../../fields/settings.ts';

// The Spanish texts of the content's fields, for staff.

sayInSpanish(faqFields, {
  list: {
    name: 'Lista',
    options: {
      booking: 'Reservas',
      general: 'General',
      'special-events': 'Eventos especiales',
      'book-charter': 'Reserve su yate',
      financing: 'Financiamiento',
    },
    required: 'Elija una lista',
  },
  question: { name: 'Pregunta', required: 'Falta la pregunta' },
  answer: { name: 'Respuesta', required: 'Falta la respuesta' },
  isActive: 'Activo',
});

sayInSpanish(testimonialFields, {
  text: { name: 'Texto', required: 'Falta el texto' },
  author: { name: 'Autor', required: 'Falta el autor' },
  avatar: { name: 'Iniciales', hint: 'Si quedan vacías, son las del autor.' },
  rating: { name: 'Estrellas', wrong: 'Indique de 1 a 5 estrellas' },
  page: {
    name: 'Página',
    options: { home: 'Página de inicio', 'special-events': 'Eventos especiales' },
    wrong: 'Elija una página',
  },
  isActive: 'Activo',
});

sayInSpanish(crewFields, {
  name: { name: 'Nombre', required: 'Falta el nombre' },
  role: { name: 'Función', required: 'Falta la función' },
  license: {
    name: 'Licencia',
    label: 'Licencia o certificado',
    hint: 'Como deben leerla los invitados: “Master, 100 toneladas”.',
  },
  imageUrl: 'Retrato',
  isActive: 'Activo',
});

sayInSpanish(showcaseFields, {
  name: {
    name: 'Nombre',
    hint: 'Como en la flota, igual que la marca: la tarjeta solo se muestra mientras ese yate se ofrece.',
    required: 'Falta el nombre',
  },
  brand: { name: 'Marca', required: 'Falta la marca' },
  model: 'Modelo',
  length: { name: 'Eslora', label: 'Eslora, con su unidad', required: 'Falta la eslora' },
  pricePerHour: {
    name: 'Precio por hora',
    label: 'Precio por hora en dólares',
    required: 'Falta el precio',
  },
  capacity: 'Invitados',
  year: 'Año',
  description: 'Descripción',
  image: 'Imagen',
});

sayInSpanish(specFields, { icon: 'Icono', value: 'Valor', label: 'Etiqueta' });

sayInSpanish(filmFields, { title: 'Título', description: 'Descripción' });

const number = { required: 'Indique un número' } as const;
const share = { ...number, wrong: 'Indique de 0 a 100' } as const;

sayInSpanish(contactFields, {
  phone: { name: 'Teléfono', required: 'Falta el teléfono' },
  email: { name: 'Correo electrónico', required: 'Falta el correo electrónico' },
  address: { name: 'Dirección', hint: 'Una línea en cada renglón.', required: 'Falta la dirección' },
});

sayInSpanish(channelFields, {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
});

sayInSpanish(chatFields, {
  url: { name: 'Enlace', required: 'Indique una dirección completa, como https://example.com' },
});

sayInSpanish(ratingFields, {
  value: { name: 'Estrellas', ...number, wrong: 'Indique de 0 a 5' },
  reviews: { name: 'Reseñas', ...number },
  isShown: { name: 'Visible', label: 'Mostrar a los buscadores y en la página de inicio' },
});

sayInSpanish(moneyFields, {
  charterDepositPercent: { name: 'Alquileres: depósito, %', ...share },
  charterBalanceHoursBefore: { name: 'Alquileres: saldo, horas antes', ...number },
  eventDepositPercent: { name: 'Eventos: depósito, %', ...share },
  eventBalanceDaysBefore: { name: 'Eventos: saldo, días antes', ...number },
  holdHours: { name: 'Una cotización aparta su horario, horas', ...number },
  cancellationFeePercent: { name: 'Cancelación con una semana o más: cargo, %', ...share },
  reversalLimit: 'Quien registró un pago puede anularlo hasta, $',
  holdReleaseHours: 'Un depósito por daños se libera después del regreso, horas',
  bankTransferTo: {
    name: 'Las transferencias bancarias van a',
    hint: 'Como se les dice a los clientes, con banco, cuenta y número de ruta.',
  },
  zelleTo: 'Zelle va a',
});

sayInSpanish(policyFields, {
  modificationHoursBefore: { name: 'Cambios posibles hasta, horas antes', ...number },
  arriveMinutesEarly: { name: 'Llegar antes, minutos', ...number },
  gratuityPercentFrom: { name: 'Propina desde, %', ...share },
  gratuityPercentTo: { name: 'Propina hasta, %', ...share },
  payments: { name: 'Formas de pago', hint: 'Una por línea.' },
});

sayInSpanish(statisticFields, {
  value: { name: 'Cifra', required: 'Falta la cifra' },
  label: { name: 'Etiqueta', required: 'Falta la etiqueta' },
});

sayInSpanish(slideFields, {
  title: { name: 'Título', required: 'Falta el título' },
  subtitle: 'Subtítulo',
  description: 'Descripción',
  image: 'Imagen',
  focus: {
    name: 'Punto visible en pantallas angostas, %',
    hint: '0 es el borde izquierdo; 100, el derecho.',
    ...share,
  },
  color: 'Color detrás de la imagen',
});

sayInSpanish(homePictureFields, {
  about: 'Imagen de Quiénes somos',
  fleet: 'Imagen de Nuestros yates',
  financing: 'Imagen de Financiamiento',
});
