import type { Catalog } from '#core/catalog.ts';
import type { Fields } from '#core/field-kinds.ts';
import { LICENSES } from './domain/licenses.ts';

/** A captain's fields, in the order of the form. */
export const captainFields = {
  name: { kind: 'text', name: 'Name', most: 120, required: 'Name is required' },
  license: {
    kind: 'choice',
    name: 'License',
    options: LICENSES,
    otherwise: 'oupv',
    wrong: 'Please choose a license from the list',
  },
  licenseNumber: { kind: 'text', name: 'License number', most: 40, beside: true },
  licenseValidUntil: {
    kind: 'day',
    name: 'License valid until',
    hint: 'Its last day. Without it no charter leaves under this captain.',
    isNullable: true,
    told: 'The license’s last day, as 2027-03-06',
  },
  phone: { kind: 'phone', name: 'Phone', most: 40, beside: true },
  email: {
    kind: 'email',
    name: 'Email',
    hint: 'Where the contract of a bareboat charter is sent to be signed.',
  },
  isActive: {
    kind: 'flag',
    name: 'Active',
    hint: 'Can be chosen for a charter.',
    otherwise: true,
  },
} as const satisfies Fields;

/** The catalog of captains that staff keep up; charters with crew are assigned one of them. */
export const captainCatalog = {
  path: '/api/admin/captains',
  param: 'captainId',
  area: 'charters',
  tag: 'Departures',
  kind: 'captain',
  noun: 'captain',
  many: 'captains',
  inSpanish: { noun: 'capitán', many: 'capitanes', active: 'Disponible para elegir' },
  fields: captainFields,
  named: 'name',
  text: 'phone',
  fact: 'licenseValidUntil',
  active: 'Can be chosen',
} as const satisfies Catalog<typeof captainFields>;
