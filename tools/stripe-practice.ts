import { parseArgs } from 'node:util';
import { openBooks } from '#platform/payments/practice/books.ts';
import { sendNotices } from '#platform/payments/practice/notices.ts';
import { PRACTICE_SECRETS } from '#platform/payments/practice/open.ts';
import { type Fault, servePractice } from '#platform/payments/practice/server.ts';

/**
 * `npm run stripe:practice`: runs the stand-in for Stripe on its own, for a site started with the settings that it prints.
 * `--fault lost` or `--fault error` does every third changing call but does not answer it properly. `--repeat 3` sends each
 * notice three times, `--repeat 0` never. `--held-hours 1` releases holds after an hour. `--kept asks` or `--kept declines` makes
 * the bank of every kept card ask for its holder's confirmation, or decline.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '12111' },
    site: { type: 'string', default: 'http://127.0.0.1:3000' },
    fault: { type: 'string', default: 'none' },
    repeat: { type: 'string', default: '1' },
    'held-hours': { type: 'string', default: '168' },
    kept: { type: 'string', default: 'pays' },
  },
});
const faults: readonly string[] = ['none', 'lost', 'error'] satisfies Fault[];
const isFault = (word: string): word is Fault => faults.includes(word);
const { fault } = values;
if (!isFault(fault)) throw new Error(`--fault is one of ${faults.join(', ')}.`);

const KEPT: Readonly<Record<string, 'authentication_required' | 'card_declined'>> = {
  asks: 'authentication_required',
  declines: 'card_declined',
};

const to = `${values.site}/api/webhooks/stripe`;
const notices = sendNotices({ to, secret: PRACTICE_SECRETS.webhookSecret });
const books = openBooks({
  now: () => new Date(),
  heldForHours: Number(values['held-hours']),
  onChange: (event) => {
    for (let sent = 0; sent < Number(values.repeat); sent += 1) notices.send(event);
  },
});
let calls = 0;
const server = await servePractice(books, {
  port: Number(values.port),
  hostname: 'localhost',
  fault: () => {
    calls += 1;
    const said = KEPT[values.kept];
    if (said && books.answers.length === 0) books.answers.push(said);
    return calls % 3 === 0 ? fault : 'none';
  },
});
console.log(`Practice payments are taken at ${server.base}, and told to ${to}. Start the site with:`);
console.log(`STRIPE_SECRET_KEY=${PRACTICE_SECRETS.secretKey} \\`);
console.log(`STRIPE_WEBHOOK_SECRET=${PRACTICE_SECRETS.webhookSecret} \\`);
console.log(`STRIPE_API_BASE=${server.base.replace('localhost', '127.0.0.1')} npm start`);
