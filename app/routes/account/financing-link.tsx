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

type Refusal = 'over' | 'spent' | 'failed';

/** Nothing is said of a link by a line that is gone, a server in trouble, or one that is asked too often. */
function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return 'failed';
  return error.refusal.code === 'application-link-over' ? 'over' : 'spent';
}

/** Where a mailed link leads: the browser is given the application, and goes on to it. */
function FinancingLink() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const token = useMailedToken();
  const [refusal, setRefusal] = useState<Refusal>();
  const [attempt, setAttempt] = useState(0);
  const isSpent = refusal === 'over' || refusal === 'spent';

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it anew
  useEffect(() => {
    if (token === undefined) return;
    let isLeft = false;
    setRefusal(undefined);
    void openMailedLink(token).then(
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
  }, [token, attempt, navigate, queries]);

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
                {financing.getInTouch}
              </ButtonLink>
            </p>
          </>
        ) : refusal ? (
          <>
            <p className="mt-5 max-w-text text-lg text-muted" role="alert">
              {financing.notLoaded}
            </p>
            <p className="mt-8">
              <Button onClick={() => setAttempt(attempt + 1)}>{financing.tryAgain}</Button>
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
