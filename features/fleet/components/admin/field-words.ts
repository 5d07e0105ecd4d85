import { sayInSpanish } from '#core/field-words.ts';
import { EARLIEST_DEPARTURES, LATEST_RETURNS } from '#features/calendar/domain/operating-hours.ts';
import { yachtFields } from '../../fields/index.ts';

/** The Spanish names of times of the day, by id, with "any" first. */
const inSpanish = (times: readonly string[]): Readonly<Record<string, string>> => ({
  any: 'Cualquier hora',
  ...Object.fromEntries(
    times.map((time) => {
      const hour = Number(time.slice(0, 2));
      return [time, `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'a. m.' : 'p. m.'}`];
    }),
  ),
});

/** The Spanish names of a yacht's fields. */
sayInSpanish(
  yachtFields,
  {
    name: { name: 'Nombre del yate', required: 'Falta el nombre del yate' },
    brand: { name: 'Marca', required: 'Falta la marca' },
    model: 'Modelo',
    year: { name: 'Año', label: 'Año de construcción' },
    category: {
      name: 'Categoría',
      options: { luxury: 'Lujo', sport: 'Deportivo', cruise: 'Crucero', premium: 'Premium' },
      wrong: 'La categoría debe ser lujo, deportivo, crucero o premium',
    },
    price: { name: 'Precio por día', label: 'Precio base por día ($)' },
    damageHold: {
      name: 'Depósito por daños',
      label: 'Depósito por daños reembolsable ($)',
      hint: 'Se retiene en la tarjeta del cliente antes de zarpar. Vacío: ninguno.',
    },
    isFeatured: { name: 'Destacado', label: 'Destacado (primero en la lista)' },
    length: { name: 'Eslora', unit: 'pies' },
    beam: { name: 'Manga', unit: 'pies' },
    draft: { name: 'Calado', unit: 'pies' },
    capacity: {
      name: 'Capacidad',
      label: 'Capacidad (invitados)',
      required: 'Falta la capacidad',
      tooLittle: 'Falta la capacidad',
    },
    cabins: 'Camarotes',
    bathrooms: 'Baños',
    crew: 'Tripulación',
    location: { name: 'Lugar', options: {} },
    marina: 'Marina',
    earliestDeparture: {
      name: 'Salida más temprana',
      hint: 'Para alquileres por horas. Elija también el regreso más tarde o deje ambos abiertos.',
      options: inSpanish(EARLIEST_DEPARTURES),
      wrong: 'La salida más temprana debe ser una media hora de 5:00 a. m. a 9:00 a. m., o cualquier hora',
    },
    latestReturn: {
      name: 'Regreso más tarde',
      options: inSpanish(LATEST_RETURNS),
      wrong: 'El regreso más tarde debe ser una media hora de 8:00 p. m. a 4:00 a. m., o cualquier hora',
    },
    turnaroundMinutes: { name: 'Preparación entre alquileres', unit: 'minutos' },
    charterMode: {
      name: 'Se alquila',
      options: {
        either: 'De ambas formas',
        crewed: 'Con capitán y tripulación',
        bareboat: 'A casco desnudo',
      },
      wrong: 'Se alquila debe ser con capitán y tripulación, a casco desnudo o de ambas formas',
    },
    grossTons: 'Arqueo bruto',
    registrationNumber: 'Número de documentación o matrícula',
    certificateNumber: {
      name: 'Certificado de inspección',
      label: 'Certificado de inspección, número',
    },
    certificatePassengers: {
      name: 'Pasajeros del certificado',
      label: 'Pasajeros según el certificado',
    },
    certificateValidUntil: 'Certificado válido hasta',
    insuranceValidUntil: 'Seguro válido hasta',
    liveryValidUntil: 'Permiso de embarcación de alquiler válido hasta',
    enginesCount: 'Número de motores',
    engineBrand: 'Marca del motor',
    engineModel: 'Modelo del motor',
    engineType: 'Tipo de motor',
    engineHpTotal: 'Potencia de los motores',
    cruisingSpeedKn: { name: 'Velocidad de crucero', unit: 'nudos' },
    maxSpeedKn: { name: 'Velocidad máxima', unit: 'nudos' },
    fuelCapacity: { name: 'Capacidad de combustible', unit: 'galones' },
    waterCapacity: { name: 'Capacidad de agua', unit: 'galones' },
    description: 'Descripción',
    features: { name: 'Características', hint: 'Una por línea.' },
    galleryImages: 'Fotos',
  },
  {
    Yacht: 'Yate',
    'Size and berths': 'Medidas y plazas',
    Home: 'Base',
    Papers: 'Documentos',
    'Engines and tanks': 'Motores y tanques',
  },
);
