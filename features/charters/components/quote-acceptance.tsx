import { useState } from 'react';
import { ApiError } from '#core/api-client.ts';
import { languageNow } from '#core/language.ts';
import type { TimeOfDay } from '#features/calendar/domain/times.ts';
import { AskBeforeLeaving } from '#ui/ask-before-leaving.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { useForm } from '#ui/form.tsx';
import { Input } from '#ui/input.tsx';
import { TextLink } from '#ui/link.tsx';
import { SentForm } from '#ui/sent-form.tsx';
import type { TypedValues } from '#ui/typed-values.ts';
import { CHARTER_LINKS, sendAcceptance } from '../queries/booking.ts';
import { words } from '../words/index.ts';
import { tellOutdated } from './outdated.ts';
import { offerText } from './slot-words.ts';
import { readOffers } from './trip-words.ts';

/** The only rule is that a name is typed, so no schema has to load. */
const hasName = async () => (typed: TypedValues) =>
  nameIn(typed) === '' ? { name: words.fullNameMissing } : {};
const nameIn = ({ name = '' }: TypedValues) => name.trim();

interface QuoteAcceptanceProps {
  token: string;
  quote: { readonly id: string };
  /** As text for the client. */
  heldUntil: string;
  isHeld: boolean;
  onAccepted: () => void;
  /** Called when the charter has changed meanwhile, with the sentence that says why nothing was done. */
  onOutdated: (sentence: string) => void;
}

type Refusal = { readonly sentence: string; readonly offers: readonly TimeOfDay[] };

/** The form to accept a quote: the client types their name, which is kept with time, address and browser. */
export function QuoteAcceptance({
  token,
  quote,
  heldUntil,
  isHeld,
  onAccepted,
  onOutdated,
}: QuoteAcceptanceProps) {
  // What is sent names the quote that was there when the form came: one that comes in while the client is on another tab stands
  // far above the form, and may not have been seen. So the server refuses once, and says that there is a newer one.
  const [readId, setReadId] = useState(quote.id);
  const [replacedId, setReplacedId] = useState<string>();
  if (replacedId === readId && quote.id !== readId) setReadId(quote.id);
  const form = useForm(
    (typed) => sendAcceptance(token, { quoteId: readId, name: nameIn(typed), language: languageNow() }),
    {
      id: 'accept',
      check: hasName,
      readAgain: [CHARTER_LINKS],
      readAgainWhenRefused: true,
      onDone: onAccepted,
      onRefused: (error) => {
        if (error instanceof ApiError && error.refusal.code === 'quote-replaced') setReplacedId(readId);
        tellOutdated(onOutdated)(error);
      },
    },
  );
  const refusal = form.refusal === undefined ? undefined : refusalOf(form.refusal);

  const held = isHeld ? words.heldUntil(heldUntil) : words.holdOver;
  return (
    <>
      {/* The printed page has no form, but needs the end of the hold too. */}
      <p className="print-only mt-4">{held}</p>
      <SentForm
        {...form.props}
        aria-labelledby="accept-title"
        className="screen-only mt-12 grid max-w-form gap-5 rounded-md bg-foam p-6 sm:p-8"
      >
        <AskBeforeLeaving />
        <h2 id="accept-title" className="text-xl">
          {words.acceptQuote}
        </h2>
        <p className="text-muted">{held}</p>
        <Field label={words.fullName} {...form.field('name', true)} hint={words.fullNameHint}>
          <Input name="name" autoComplete="name" maxLength={200} />
        </Field>
        {refusal && (
          <div className="grid gap-3">
            <ErrorSummary title={refusal.sentence} />
            {refusal.offers.length > 0 && (
              <p>
                {words.offersClose(refusal.offers.map(offerText).join('; '))}
                <TextLink to="/contact">{words.callOrWriteOffer}</TextLink>
                {words.oneIsYours}
              </p>
            )}
          </div>
        )}
        <noscript>
          <p>{words.acceptNeedsScripts}</p>
        </noscript>
        <Button type="submit" busy={form.busy} className="justify-self-start scripts-off:hidden">
          {words.agreeAndAccept}
        </Button>
      </SentForm>
    </>
  );
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { sentence: words.unreached, offers: [] };
  const { error: sentence = words.unreached, alternatives = [] } = error.refusal;
  return {
    sentence,
    offers: readOffers(alternatives),
  };
}
