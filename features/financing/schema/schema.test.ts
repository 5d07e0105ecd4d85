import { expect, test } from 'vitest';
import { anApplicationForm } from '#tests/builders/financing.ts';
import {
  applicationBody,
  documentsSchema,
  draftBody,
  step1Schema,
  step2Schema,
  step3Schema,
} from './index.ts';

type Judge = {
  safeParse(value: unknown): {
    success: boolean;
    error?: { issues: { path: PropertyKey[]; message: string }[] };
  };
};

/** The first thing said of each field. */
function faultsOf(schema: Judge, value: unknown): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
    faults[path.map(String).join('.')] ??= message;
  }
  return faults;
}

test('step 1: what it says of a form left empty', () => {
  const empty = { purpose: '', charterDate: '', serviceSelected: '', estimatedAmount: '' };
  const said = {
    purpose: 'Please choose charter or acquisition',
    charterDate: 'Charter date is required',
    serviceSelected: 'Service selection is required',
    estimatedAmount: 'Estimated amount is required',
  };
  expect(faultsOf(step1Schema, empty)).toEqual(said);
  expect(faultsOf(step1Schema, {})).toEqual(said);
});

test('step 2: what it says of a form left empty', () => {
  const said = {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Invalid email address',
    phone: 'Phone number must be at least 10 digits',
    streetAddress: 'Street address is required',
    city: 'City is required',
    state: 'State is required',
    zipCode: 'ZIP code must be at least 5 digits',
    dateOfBirth: 'Date of birth is required',
    ssnLast4: 'Last 4 digits of SSN required',
    citizenshipStatus: 'Citizenship status is required',
  };
  expect(faultsOf(step2Schema, Object.fromEntries(Object.keys(said).map((field) => [field, ''])))).toEqual(
    said,
  );
  expect(faultsOf(step2Schema, {})).toEqual(said);
});

test('step 3: what it says of a form left empty', () => {
  const said = {
    employmentStatus: 'Employment status is required',
    profession: 'Profession is required',
    employerName: 'Employer name is required',
    employerPhone: 'Employer phone is required',
    timeAtEmployer: 'Time at employer is required',
    monthlyNetIncome: 'Monthly net income is required',
    housingStatus: 'Housing status is required',
    monthlyHousingPayment: 'Monthly housing payment is required',
    estimatedCreditScore: 'Credit score range is required',
    softCreditInquiryConsent: 'Consent is required',
    tcpaConsent: 'TCPA consent is required',
    esignConsent: 'E-sign consent is required',
    fcraConsent: 'FCRA notice acknowledgment is required',
  };
  const empty = Object.fromEntries(
    Object.keys(said).map((field) => [field, /Consent/.test(field) ? false : '']),
  );
  expect(faultsOf(step3Schema, { ...empty, otherIncome: '' })).toEqual(said);
  expect(Object.keys(faultsOf(step3Schema, {}))).toEqual(Object.keys(said));
});

test.each([
  ['email', 'elena@', 'Invalid email address'],
  ['phone', '305555018', 'Phone number must be at least 10 digits'],
  ['zipCode', '3313', 'ZIP code must be at least 5 digits'],
  ['ssnLast4', '123', 'Last 4 digits of SSN required'],
  ['ssnLast4', '12345', 'Last 4 digits of SSN required'],
  ['ssnLast4', 'abcd', 'Last 4 digits of SSN required'],
  ['dateOfBirth', '1984-02-30', 'Please enter a date of birth that exists'],
  ['employerPhone', '12345', 'Employer phone is required'],
  ['state', 'WA', 'State is required'],
  ['serviceSelected', 'a-trip-to-mars', 'Service selection is required'],
  ['estimatedAmount', '1.2.3', 'Please enter an amount in dollars, such as $25,000'],
  ['estimatedAmount', 'a lot', 'Estimated amount is required'],
  ['estimatedAmount', -5, 'Please enter an amount in dollars, such as $25,000'],
  ['monthlyNetIncome', '12.345', 'Please enter an amount in dollars, such as $25,000'],
  ['otherIncome', '1.2.3', 'Please enter an amount in dollars, such as $25,000'],
  ['tcpaConsent', 'true', 'TCPA consent is required'],
  [
    'consentVersion',
    '2001-01',
    'The wording of the consents has changed. Please read them again and confirm.',
  ],
  ['firstName', 'E\u0000lena', 'Please remove the characters that cannot be read'],
  ['city', 'x'.repeat(121), 'Please keep this to 120 characters or fewer'],
])('%s %j: %s', (field, value, sentence) => {
  expect(faultsOf(applicationBody, anApplicationForm({ [field]: value }))).toEqual({ [field]: sentence });
});

test('takes the specification’s own body, and reads money as cents', () => {
  const read = applicationBody.parse({
    ...anApplicationForm({ estimatedAmount: '$25,000.50', otherIncome: '$1,200', monthlyNetIncome: 14500 }),
    documents: [{ type: 'Government ID', name: 'id.pdf', size: 12_345 }],
    status: 'approved',
    id: 'mine',
  });
  expect(read).toMatchObject({
    estimatedAmount: 2_500_050,
    otherIncome: 120_000,
    monthlyNetIncome: 1_450_000,
  });
  expect(read).not.toHaveProperty('status');
  expect(read).not.toHaveProperty('id');
  for (const otherIncome of [undefined, null, '']) {
    expect(applicationBody.parse(anApplicationForm({ otherIncome })).otherIncome).toBeNull();
  }
});

test('the documents schema, which no step applies', () => {
  expect(faultsOf(documentsSchema, [])).toEqual({ '': 'At least one document is required' });
  expect(faultsOf(documentsSchema, [{ name: 'id.pdf', size: 1 }])).toEqual({});
  expect(applicationBody.safeParse(anApplicationForm({ documents: [] })).success).toBe(true);
});

test('a draft takes what is typed, and neither date of birth nor SSN digits nor consents', () => {
  const read = draftBody.parse({
    step: 3,
    values: anApplicationForm({ tcpaConsent: undefined, fcraConsent: undefined }),
  });
  expect(read.values).toMatchObject({ firstName: 'Elena', estimatedAmount: '$25,000' });
  expect(JSON.stringify(read)).not.toMatch(/1984-03-07|4729|Consent/);
});
