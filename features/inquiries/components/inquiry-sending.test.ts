import { expect, test } from 'vitest';
import { aContactForm, aQuoteForm } from '#tests/builders/inquiries.ts';
import { checkInquiry } from './inquiry-sending.ts';

const checked = (fields: Record<string, string>) =>
  checkInquiry('contact', { ...aContactForm({ date: '' }), ...fields });

test.each(['phone', 'whatsapp'])(
  'whoever wants to be answered by %s is asked for a number',
  (contactMethod) => {
    const phone = 'Please give us the number to answer you at';
    expect(checked({ contactMethod, phone: ' ' })).toEqual({ phone });
    expect(checked({ contactMethod })).toEqual({});
    expect(checked({ contactMethod, phone: '305' }).phone).toMatch(/area code/);
  },
);

test('nobody else is, nor on the quote form, which does not ask how', () => {
  for (const contactMethod of ['email', '']) expect(checked({ contactMethod, phone: '' })).toEqual({});
  expect(checkInquiry('quote', { ...aQuoteForm({ eventDate: '', phone: '' }), guests: '60' })).toEqual({});
});
