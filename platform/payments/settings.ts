import { z } from 'zod';

/** How the provider of cards is reached. */
export type StripeSettings = {
  readonly secretKey: string;
  /** What its notices are signed with. */
  readonly webhookSecret: string;
  /** Undefined: Stripe itself. */
  readonly apiBase: string | undefined;
};

/** What can be set of cards, beside the address of the stand-in. */
export const cardKeys = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, {
      error: 'STRIPE_SECRET_KEY must be a secret or restricted key of Stripe, sk_… or rk_….',
    })
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, {
      error: 'STRIPE_WEBHOOK_SECRET must be the secret of a webhook endpoint, whsec_….',
    })
    .optional(),
};

type Given = {
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_API_BASE?: string | undefined;
  readonly PRACTICE_PAYMENTS?: 'on' | 'off' | undefined;
  readonly SAMPLE_BUSINESS?: 'on' | 'off' | undefined;
  readonly NODE_ENV: string;
};

/** What is wrong with the settings of cards as a whole. None of them is repeated: they are secrets. */
export function cardProblems(given: Given): string[] {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_BASE: base } = given;
  const isOn = given.PRACTICE_PAYMENTS === 'on';
  const problems: readonly (readonly [boolean, string])[] = [
    [
      /^.k_live_/.test(key ?? '') && (base !== undefined || isOn),
      'STRIPE_API_BASE and PRACTICE_PAYMENTS are for practice: they cannot be set beside a live STRIPE_SECRET_KEY.',
    ],
    [
      (key === undefined) !== (secret === undefined),
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both, or neither.',
    ],
    [
      base !== undefined && key === undefined,
      'STRIPE_API_BASE needs a STRIPE_SECRET_KEY, such as sk_test_practice.',
    ],
    [key !== undefined && isOn, 'PRACTICE_PAYMENTS is for a site without a STRIPE_SECRET_KEY.'],
  ];
  return problems.flatMap(([isSo, problem]) => (isSo ? [problem] : []));
}

const isOwnMachine = (publicOrigin: string) =>
  ['localhost', '127.0.0.1'].includes(new URL(publicOrigin).hostname);

/** Whether a new site opens with charters and clients that are none: on one's own machine unless told otherwise, elsewhere where told to. */
export const hasSampleBusiness = (
  { SAMPLE_BUSINESS: told }: Pick<Given, 'SAMPLE_BUSINESS'>,
  publicOrigin: string,
): boolean => (told ? told === 'on' : isOwnMachine(publicOrigin));

/** How cards are taken: by Stripe, for practice, or not at all. */
export function cardsOf(given: Given, publicOrigin: string) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given;
  // Whoever tries the site on their own machine may pay, too: with money that is none.
  const isTriedOut =
    hasSampleBusiness(given, publicOrigin) &&
    given.NODE_ENV !== 'test' &&
    secretKey === undefined &&
    isOwnMachine(publicOrigin);
  const stripe: StripeSettings | undefined =
    secretKey === undefined || webhookSecret === undefined
      ? undefined
      : { secretKey, webhookSecret, apiBase: given.STRIPE_API_BASE };
  return {
    /** Undefined: nobody pays by card, unless it is for practice. */
    stripe,
    /** Cards are taken by a stand-in that the site brings along, and no money moves. */
    practicePayments: given.PRACTICE_PAYMENTS ? given.PRACTICE_PAYMENTS === 'on' : isTriedOut,
  };
}
