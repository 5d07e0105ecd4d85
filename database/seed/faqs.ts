import type { FaqList } from '#features/content/domain/index.ts';

type Question = { readonly slug: string; readonly question: string; readonly answer: string };

/** The questions of each accordion. The rules and figures in them are those of product 3.6 and 4.7. */
export const faqLists: { readonly [List in FaqList]: { list: List; questions: readonly Question[] } } = {
  booking: {
    list: 'booking',
    questions: [
      {
        slug: 'deposit',
        question: 'How much do I pay, and when?',
        answer:
          'A deposit of 50% holds your yacht and date. The balance is due 24 hours before departure. You see the whole amount, fees named, before you pay anything.',
      },
      {
        slug: 'how-early',
        question: 'How far ahead should I book?',
        answer:
          'Book 2–4 weeks ahead for the widest choice, and 4–6 weeks ahead in peak season (December to April, and holiday weekends).',
      },
      {
        slug: 'modifications',
        question: 'Can I change my booking?',
        answer:
          'Yes, up to 48 hours before departure: date, time, guests or extras, as long as the yacht is free. Call or write, and we confirm the change by email.',
      },
      {
        slug: 'cancellation',
        question: 'What if I have to cancel?',
        answer:
          '7 or more days before departure: full refund minus fees. 3–6 days before: 50%. Under 72 hours: no refund.',
      },
      {
        slug: 'payment',
        question: 'How can I pay?',
        answer: 'All major cards, Zelle, bank transfer, cash or crypto.',
      },
      {
        slug: 'reminders',
        question: 'Will I be reminded?',
        answer: 'Yes: 1 week before and again 24 hours before, with the marina and the time to be there.',
      },
    ],
  },
  general: {
    list: 'general',
    questions: [
      {
        slug: 'arrival',
        question: 'When should we be at the dock?',
        answer:
          'Please arrive 15 minutes early. Boarding and the safety talk take that long, and your hours on the water start on time.',
      },
      {
        slug: 'gratuity',
        question: 'Is gratuity included?',
        answer:
          'Gratuity for the crew is not part of the base price. 15–20% is recommended; your estimate shows it as a line of its own.',
      },
      {
        slug: 'guests',
        question: 'How many guests can you host?',
        answer:
          'From 12 to 150 guests, depending on the yacht. From 26 guests we plan it with you as a large event. The yacht’s own limit is on its page; the Coast Guard counts every person, infants included.',
      },
      {
        slug: 'bring',
        question: 'What should we bring?',
        answer:
          'Swimwear, sunscreen that is kind to reefs, and a light jacket for the way back. Towels, ice and water are aboard. Soft shoes or bare feet on deck.',
      },
      {
        slug: 'weather',
        question: 'What happens in bad weather?',
        answer:
          'The captain decides, and safety is the only argument. A shower rarely stops us; lightning or a small-craft warning does. Then we call you early and find another day together.',
      },
      {
        slug: 'pets',
        question: 'May we bring children or a dog?',
        answer:
          'Children always; we have life vests from infant size up. Dogs on many of our yachts: ask when you book, and we will choose one that welcomes them.',
      },
    ],
  },
  'special-events': {
    list: 'special-events',
    questions: [
      {
        slug: 'deposit',
        question: 'What does it take to hold the date?',
        answer: 'A deposit of 30% holds yacht, crew and date. The balance is due 14 days before the event.',
      },
      {
        slug: 'guests',
        question: 'How many guests can come?',
        answer:
          '12 to 150 on board. 26 or more guests count as a large event, with a planner of ours at your side.',
      },
      {
        slug: 'how-early',
        question: 'When should we start planning?',
        answer:
          'Book 2–4 weeks ahead, and 4–6 weeks ahead in peak season. Weddings like a little longer: flowers and officiants have calendars too.',
      },
      {
        slug: 'suppliers',
        question: 'Can we bring our own caterer, DJ or florist?',
        answer:
          'Gladly. They send us proof of insurance, and we show them galley, power and stairs before the day.',
      },
      {
        slug: 'modifications',
        question: 'Can we still change the guest list?',
        answer:
          'Up to 48 hours before, within the yacht’s limit. After that the kitchen has shopped and the Coast Guard list is written.',
      },
      {
        slug: 'cancellation',
        question: 'And if we have to cancel?',
        answer:
          '7 or more days before: full refund minus fees. 3–6 days before: 50%. Under 72 hours: no refund.',
      },
    ],
  },
  'book-charter': {
    list: 'book-charter',
    questions: [
      {
        slug: 'after-sending',
        question: 'What happens after I send my request?',
        answer:
          'We check yacht, crew and weather, and contact you within 24 hours. Nothing is charged until you have agreed to a quote.',
      },
      {
        slug: 'deposit',
        question: 'What do I pay to confirm?',
        answer:
          'A 50% deposit; the balance is due 24 hours before departure. Major cards, Zelle, bank transfer, cash or crypto.',
      },
      {
        slug: 'summary',
        question: 'Why does the summary not show the yacht’s price?',
        answer:
          'The summary adds up the add-ons and packages you chose. Once you have chosen yacht, date and time, the whole charter is estimated beside it, if her prices are listed. The price that counts is the one in your quote.',
      },
      {
        slug: 'changes',
        question: 'Can I change my mind later?',
        answer:
          'Extras, time and guests can be changed up to 48 hours before departure. Cancelling 7 or more days before returns everything minus fees; 3–6 days before, 50%; under 72 hours, nothing.',
      },
      {
        slug: 'more-guests',
        question: 'We are more than 12. What now?',
        answer: 'Ask for a quote. We host up to 150 guests and will name the yachts that may carry you all.',
      },
    ],
  },
  financing: {
    list: 'financing',
    questions: [
      {
        slug: 'lender',
        question: 'Are you the lender?',
        answer:
          'No. We prepare and pass on your application; credit decisions are made by independent lenders. Rates, terms and availability vary by applicant and state.',
      },
      {
        slug: 'credit-score',
        question: 'Does pre-qualification affect my credit score?',
        answer:
          'No. It uses a soft inquiry, which other lenders do not see. A lender may make a hard inquiry later, which can affect it, and asks you first.',
      },
      {
        slug: 'where',
        question: 'Where must I live to apply?',
        answer:
          'Online we take applications from Florida, California, New York and Texas. If you live elsewhere, please write to us.',
      },
      {
        slug: 'what-for',
        question: 'What can be financed?',
        answer: 'A charter, or the purchase of a yacht. You choose on the first page of the application.',
      },
      {
        slug: 'documents',
        question: 'Which documents do I need?',
        answer:
          'A government ID, proof of income and proof of address. Bank statements of the last 2–3 months help, but are optional. PDF, JPG or PNG, up to 10 MB each; you can add them after you apply.',
      },
      {
        slug: 'how-long',
        question: 'How do I follow my application?',
        answer:
          'On your application’s own page: its stage, what is still missing, and every message from underwriting. We also write to you at each step.',
      },
      {
        slug: 'declined',
        question: 'What if I am declined?',
        answer:
          'It is not the end. A better credit score, less debt, a co-signer or another kind of financing can change the answer, and we are glad to talk it through.',
      },
    ],
  },
};
