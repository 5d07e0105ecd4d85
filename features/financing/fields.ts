import type { Catalog } from '#core/catalog.ts';
import type { Fields } from '#core/field-kinds.ts';

/** The fields of a lender's decision besides the decision and its reasons. */
export const decisionFields = {
  lenderId: {
    kind: 'text',
    name: 'Lender',
    required: 'Please name the lender',
    told: 'The id of one of the lenders that staff keep up',
  },
  note: {
    kind: 'longText',
    name: 'Conditions or terms',
    most: 2_000,
    told: 'For the applicant: conditions or terms; needed when the lender approves on conditions',
  },
} as const satisfies Fields;

/** The fields of a lender, in the order of its form. */
export const lenderFields = {
  name: { kind: 'text', name: 'Name', most: 200, required: 'Name is required' },
  contact: {
    kind: 'text',
    name: 'Contact',
    hint: 'Who to reach there, and how.',
    most: 300,
  },
  notes: { kind: 'longText', name: 'Notes', hint: 'For staff only.', most: 2_000 },
  isActive: {
    kind: 'flag',
    name: 'Active',
    hint: 'Can be chosen when a decision is recorded.',
    otherwise: true,
  },
} as const satisfies Fields;

/** The catalog of lenders that staff keep up; each decision on an application names one of them. */
export const lenderCatalog = {
  path: '/api/admin/lenders',
  param: 'lenderId',
  area: 'financing',
  tag: 'Financing pipeline',
  kind: 'lender',
  noun: 'lender',
  many: 'lenders',
  inSpanish: {
    noun: 'institución de crédito',
    many: 'instituciones de crédito',
    active: 'Disponible para elegir',
  },
  fields: lenderFields,
  named: 'name',
  text: 'notes',
  fact: 'contact',
  active: 'Can be chosen',
} as const satisfies Catalog<typeof lenderFields>;
