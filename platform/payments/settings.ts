import { z } from 'zod';

/** How the card provider is reached. */
export type StripeSettings = {
  readonly secretKey: string;
  /** The secret that signs the provider's notices. */
  readonly webhookSecret: string;
  /** Undefined: Stripe itself. */
  readonly apiBase: string | undefined;
};

/** The settings of cards, other than the stand-in's address. */
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

/** The problems of the card settings together. No sentence repeats a value, because the values are secrets. */
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

/** Whether a new site opens with invented charters and clients. By default only on the user's own machine. */
export const hasSampleBusiness = (
  { SAMPLE_BUSINESS: told }: Pick<Given, 'SAMPLE_BUSINESS'>,
  publicOrigin: string,
): boolean => (told ? told === 'on' : isOwnMachine(publicOrigin));

/** How cards are taken: by Stripe, by the stand-in for practice, or not at all. */
export function cardsOf(given: Given, publicOrigin: string) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given;
  // Somebody who tries the site on their own machine can pay too: with practice money.
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
    /** Undefined: no real cards are taken. */
    stripe,
    /** Cards are taken by the site's own stand-in, and no money moves. */
    practicePayments: given.PRACTICE_PAYMENTS ? given.PRACTICE_PAYMENTS === 'on' : isTriedOut,
  };
}
