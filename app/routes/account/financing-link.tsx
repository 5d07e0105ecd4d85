import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#core/api-client.ts';
import { useMailedToken } from '#features/accounts/components/mailed-token.ts';
import { AskForLink } from '#features/financing/components/ask-for-link.tsx';
import { APPLICATIONS, openMailedLink } from '#features/financing/queries.ts';
import { words as financing } from '#features/financing/words/index.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { Queries } from '#ui/queries.tsx';
import { isBelow } from '#ui/reading.ts';
import { personalPage } from '../../page-handle.ts';
import { pageMeta } from '../../page-meta.ts';
import { words } from '../../words/index.ts';
import type { Route } from './+types/financing-link.ts';

export const handle = { ...personalPage, isTranslated: true };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: words.yourFinancing,
    description: words.financingLinkDescription,
  });
}

type Refusal = 'over' | 'spent' | 'failed' | 'cookies';

class CookiesRefused extends Error {}

/** A lost connection, a server error or too many calls say nothing about the link, so the visitor can try again. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof CookiesRefused) return 'cookies';
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return 'failed';
  return error.refusal.code === 'application-link-over' ? 'over' : 'spent';
}

/** Opens the link, unless the browser refuses cookies: access is kept in one, and the application would not be found. */
async function open(token: string) {
  if (!navigator.cookieEnabled) throw new CookiesRefused();
  return openMailedLink(token);
}

/** The page of a mailed link. Another link in the same tab, or another attempt, starts it anew. */
function FinancingLink() {
  const token = useMailedToken();
  const [tries, setTries] = useState(1);
  return <Opened key={`${tries} ${token}`} token={token} onRetry={() => setTries(tries + 1)} />;
}

/** Exchanges the link's token for access to its application in this browser, and goes on to the application. */
function Opened({ token, onRetry }: { token: string | undefined; onRetry: () => void }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<Refusal>();
  const isSpent = refusal === 'over' || refusal === 'spent';

  useEffect(() => {
    if (token === undefined) return;
    let isLeft = false;
    void open(token).then(
      ({ id }) => {
        if (isLeft) return;
        queries.removeQueries({ predicate: isBelow(APPLICATIONS) });
        return navigate(`/account/financing?app=${id}`, { replace: true });
      },
      (error: unknown) => isLeft || setRefusal(refusalOf(error)),
    );
    return () => {
      isLeft = true;
    };
  }, [token, navigate, queries]);

  return (
    <main>
      <Container width="narrow" className="flex min-h-[60svh] flex-col justify-center py-section">
        <h1>{isSpent ? financing.linkSpent : words.yourFinancing}</h1>
        {isSpent ? (
          <>
            <p className="mt-5 max-w-text text-lg text-muted" role="alert">
              {refusal === 'over' ? financing.linkOver : financing.linkBroken}
            </p>
            <div className="mt-8">
              <AskForLink token={refusal === 'over' ? token : undefined} />
            </div>
            <p className="mt-8">
              <ButtonLink to="/contact" variant="secondary">
                {words.getInTouch}
              </ButtonLink>
            </p>
          </>
        ) : refusal ? (
          <>
            <p className="mt-5 max-w-text text-lg text-muted" role="alert">
              {refusal === 'cookies' ? financing.cookiesRefused : financing.notLoaded}
            </p>
            <p className="mt-8">
              <Button onClick={onRetry}>{financing.tryAgain}</Button>
            </p>
          </>
        ) : (
          <p className="mt-5 text-lg text-muted" role="status">
            {financing.loading}
          </p>
        )}
      </Container>
    </main>
  );
}

export default function FinancingLinkPage() {
  return (
    <Queries>
      <FinancingLink />
    </Queries>
  );
}
