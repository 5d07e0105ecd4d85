import { afterEach, describe, expect, test } from 'vitest';
import { anApplicationForm } from '#tests/builders/financing.ts';
import * as schemas from './index.ts';
import { contactSchema, draftBody, step3Schema } from './index.ts';

let today = '2027-01-15';
const step1Schema = schemas.step1Schema(() => today);
const step2Schema = schemas.step2Schema(() => today);
const applicationBody = schemas.applicationBody(() => today);
afterEach(() => {
  today = '2027-01-15';
});

type Judge = {
  safeParse(value: unknown): {
    success: boolean;
    error?: { issues: { path: PropertyKey[]; message: string }[] };
  };
};

/** The first message for each field. */
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
  ['phone', 'abcdefghij', 'Phone number must be at least 10 digits'],
  ['phone', '(305) 555-018', 'Phone number must be at least 10 digits'],
  ['phone', '305 555 0188 or mail', 'Phone number must be at least 10 digits'],
  ['phone', '1234567890123456', 'Phone number must be at least 10 digits'],
  ['zipCode', 'abcde', 'ZIP code must be at least 5 digits'],
  ['zipCode', '3313 9', 'ZIP code must be at least 5 digits'],
  ['employerPhone', 'abcdefghij', 'Employer phone is required'],
  ['dateOfBirth', '2099-01-01', 'Applicants must be 18 or older'],
  ['dateOfBirth', '2027-01-08', 'Applicants must be 18 or older'],
  ['dateOfBirth', '2009-01-16', 'Applicants must be 18 or older'],
  ['dateOfBirth', '1905-12-31', 'Please check the year of birth'],
  ['dateOfBirth', 'last week', 'Please enter a date of birth that exists'],
  ['estimatedAmount', '$0', 'Estimated amount is required'],
  ['estimatedAmount', 0, 'Estimated amount is required'],
  ['estimatedAmount', '1e5', 'Please enter an amount in dollars, such as $25,000'],
  ['estimatedAmount', '-5', 'Please enter an amount in dollars, such as $25,000'],
  ['estimatedAmount', '25 000', 'Please enter an amount in dollars, such as $25,000'],
  ['estimatedAmount', '25,00', 'Please enter an amount in dollars, such as $25,000'],
  ['estimatedAmount', 1e21, 'Please enter an amount in dollars, such as $25,000'],
  ['monthlyNetIncome', '0', 'Monthly net income is required'],
  ['monthlyNetIncome', '-1', 'Please enter an amount in dollars, such as $25,000'],
  ['monthlyHousingPayment', '-1', 'Please enter an amount in dollars, such as $25,000'],
  ['monthlyHousingPayment', '', 'Monthly housing payment is required'],
  ['otherIncome', '-1', 'Please enter an amount in dollars, such as $25,000'],
  ['otherIncome', 'some', 'Please enter an amount in dollars, such as $25,000'],
  ['charterDate', '2020-05-08', 'Please choose a charter date that has not passed'],
  ['charterDate', '2027-01-14', 'Please choose a charter date that has not passed'],
  ['charterDate', 'May 2020', 'Please choose a charter date that has not passed'],
  ['charterDate', '2027-02-30', 'Please choose a date that exists'],
  ['serviceSelected', 'acquisition', 'Please choose a service that goes with the purpose'],
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

test.each([
  ['what JSON makes of browser files', [{}, {}]],
  ['file names', ['license.pdf', 'stub.jpg']],
  ['what is known of each', [{ name: 'id.pdf' }, { type: 'Government ID', size: 12_345 }]],
])('the files to come may be announced as %s', (_, documents) => {
  expect(faultsOf(applicationBody, anApplicationForm({ documents }))).toEqual({});
});

test('an application may announce no files at all', () => {
  expect(faultsOf(applicationBody, anApplicationForm({ documents: [] }))).toEqual({});
});

test('a draft takes what is typed, and neither date of birth nor SSN digits nor consents', () => {
  const read = draftBody.parse({
    step: 3,
    values: anApplicationForm({ tcpaConsent: undefined, fcraConsent: undefined }),
  });
  expect(read.values).toMatchObject({ firstName: 'Elena', estimatedAmount: '$25,000' });
  expect(JSON.stringify(read)).not.toMatch(/1984-03-07|4729|Consent/);
});

test.each([
  ['phone', '13055550188'],
  ['phone', '+1 305.555.0188 ext. 12'],
  ['zipCode', '33139-1234'],
  ['dateOfBirth', '2009-01-15'],
  ['dateOfBirth', '1907-01-16'],
  ['charterDate', '2027-01-15'],
  ['charterDate', 'Next spring'],
  ['charterDate', 'Winter 2026 or 2027'],
  ['estimatedAmount', '0.01'],
  ['monthlyHousingPayment', '$0'],
  ['monthlyHousingPayment', 0],
  ['otherIncome', '0'],
  ['serviceSelected', 'to-confirm'],
])('%s %j is believed', (field, value) => {
  expect(faultsOf(applicationBody, anApplicationForm({ [field]: value }))).toEqual({});
});

describe('form and API judge alike', () => {
  test('a purpose and a service that do not belong together, whatever else is wrong', () => {
    const said = 'Please choose a service that goes with the purpose';
    const wrong = {
      purpose: 'charter',
      charterDate: '',
      serviceSelected: 'acquisition',
      estimatedAmount: '',
    };
    expect(faultsOf(step1Schema, wrong)).toMatchObject({ serviceSelected: said });
    for (const service of ['weekend-charter', 'week-charter', 'special-event']) {
      const form = anApplicationForm({ purpose: 'acquisition', serviceSelected: service });
      expect(faultsOf(applicationBody, form)).toEqual({ serviceSelected: said });
    }
    for (const service of ['acquisition', 'to-confirm']) {
      const form = anApplicationForm({ purpose: 'acquisition', serviceSelected: service });
      expect(faultsOf(applicationBody, form)).toEqual({});
    }
  });

  test('a birthday that comes tomorrow, and today, also of February 29', () => {
    const judged = (dateOfBirth: string) =>
      Object.values(faultsOf(step2Schema, anApplicationForm({ dateOfBirth })));
    today = '2026-02-28';
    expect(judged('2008-02-29')).toEqual(['Applicants must be 18 or older']);
    today = '2026-03-01';
    expect(judged('2008-02-29')).toEqual([]);
    today = '2028-02-28';
    expect(judged('2010-02-28')).toEqual([]);
    expect(judged('2010-02-29')).toEqual(['Please enter a date of birth that exists']);
  });

  test('what is changed later is judged like step 2', () => {
    const contact = { streetAddress: '12 Bayshore Drive', city: 'Miami', state: 'FL' };
    const wrong = { ...contact, email: 'elena@', phone: 'abcdefghij', zipCode: 'abcde' };
    expect(faultsOf(contactSchema, wrong)).toEqual({
      email: 'Invalid email address',
      phone: 'Phone number must be at least 10 digits',
      zipCode: 'ZIP code must be at least 5 digits',
    });
  });
});

test('a draft may be unfinished and never impossible', () => {
  const judged = (values: Record<string, string>) => Object.keys(faultsOf(draftBody, { values }));
  expect(
    judged({
      phone: '305',
      zipCode: '33',
      estimatedAmount: '$',
      monthlyNetIncome: '$2,',
      charterDate: '2020',
    }),
  ).toEqual(['values.monthlyNetIncome']);
  expect(judged({ phone: '', purpose: '', serviceSelected: '', email: 'elena@' })).toEqual([]);
  expect(
    judged({
      purpose: 'mars',
      serviceSelected: 'a-trip',
      estimatedAmount: '1e5',
      otherIncome: '-5',
      phone: 'abcdefghij',
      zipCode: 'abcde',
      housingStatus: 'boat',
    }),
  ).toHaveLength(7);
});
