import type Stripe from 'stripe';
import { type PageWords, pageWords } from './words.ts';

// The stand-in's own pages, on its own address. They use nothing of the site or of Stripe.

const escaped = (words: string) => words.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const dollars = (cents: number | null) =>
  `$${((cents ?? 0) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;

const STYLE = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #0b1b2b; background: #f3f7f7; }
body { margin: 0; } main { max-width: 30rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
.note { background: #0d3b4f; color: #fff; padding: .6rem 1.25rem; text-align: center; }
h1 { font-size: 1.1rem; font-weight: 600; margin: 0; } .sum { font-size: 2.5rem; font-weight: 650; margin: .2rem 0 0; }
form, section { background: #fff; border: 1px solid #d5dfe0; border-radius: 6px; padding: 1.25rem; margin-top: 1.5rem; }
label { display: block; font-weight: 600; margin-top: 1rem; } label:first-of-type { margin-top: 0; }
input { box-sizing: border-box; width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: .5rem .75rem; font: inherit;
  border: 1px solid #6b7c85; border-radius: 4px; } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; margin-top: 1rem; }
.two label { margin: 0; } button { min-height: 2.75rem; font: inherit; font-weight: 600; border: 0; border-radius: 4px; cursor: pointer;
  padding: .5rem 1rem; background: #0d3b4f; color: #fff; } .wide { width: 100%; margin-top: 1.25rem; }
.plain { background: none; color: #0d3b4f; text-decoration: underline; padding: 0; min-height: 2.75rem; white-space: nowrap; }
ul { list-style: none; margin: .5rem 0 0; padding: 0; } li { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0 1rem;
  border-top: 1px solid #d5dfe0; } li span { color: #44565f; text-align: right; } [role=alert] { color: #a32f1d; font-weight: 600; }
:focus-visible { outline: 3px solid #0f8b8d; outline-offset: 2px; } a { color: #0d3b4f; }
`;

const sheet = (
  words: PageWords,
  title: string,
  content: string,
) => `<!doctype html><html lang="${words.language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><header class="note">${words.note}</header><main>${content}</main></body></html>`;

const spaced = (number: string) => number.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The page on which a client pays. */
export function payPage(session: Stripe.Checkout.Session, trouble?: 'declined' | 'noTestCard'): string {
  const { title = '', description = '', isHold } = session.metadata ?? {};
  const words = pageWords(session.locale);
  const verb = isHold ? words.authorize : words.pay;
  const isCardAlone = !session.payment_method_types.includes('us_bank_account');
  const sum = dollars(session.amount_total);
  const cards = Object.entries(words.cards)
    .map(
      ([number, said]) =>
        `<li><button class="plain" name="number" value="${number}">${spaced(number)}</button><span>${said}</span></li>`,
    )
    .join('');
  return sheet(
    words,
    `${verb} ${sum}`,
    `<h1>${escaped(title)}</h1><p class="sum">${sum}</p><p style="margin:.2rem 0 0">${escaped(description)}</p>
<form method="post" aria-label="${words.payByCard}">${trouble ? `<p role="alert">${words[trouble]}</p>` : ''}
<label>${words.cardNumber} <input name="number" inputmode="numeric" autocomplete="cc-number" required></label>
<div class="two"><label>${words.expires} <input name="expires" placeholder="${words.expiresAs}" autocomplete="cc-exp"></label>
<label>${words.securityCode} <input name="code" inputmode="numeric" autocomplete="cc-csc"></label></div>
<button class="wide">${verb} ${sum}</button></form>
<form method="post" aria-label="${words.testCards}"><strong>${words.orTestCard}</strong><ul>${cards}
${isCardAlone ? '' : `<li><button class="plain" name="method" value="bank">${words.bankAccount}</button><span>${words.settlesLater}</span></li>`}</ul></form>
<p><a href="${escaped(session.cancel_url ?? '/')}">${words.goBack}</a></p>`,
  );
}

/** The page on which a card's bank asks the card holder. */
export function bankPage(session: Stripe.Checkout.Session): string {
  const words = pageWords(session.locale);
  return sheet(
    words,
    words.bankAsks,
    `<h1>${words.bankAsks}</h1><p class="sum">${dollars(session.amount_total)}</p>
<form method="post"><p style="margin-top:0">${words.isYours}</p><button name="bank" value="yes">${words.complete}</button>
<button class="plain" name="bank" value="no" style="margin-left:1rem">${words.fail}</button></form>`,
  );
}

/** The page shown after a payment page was paid or closed. */
export function closedPage(locale: string | null | undefined): string {
  const words = pageWords(locale);
  return sheet(words, words.nothingTitle, `<h1>${words.nothing}</h1><p>${words.whereFrom}</p>`);
}
