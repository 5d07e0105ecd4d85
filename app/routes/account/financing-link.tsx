import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#core/api-client.ts';
import { AskForLink } from '#features/financing/components/ask-for-link.tsx';
import { APPLICATIONS, openMailedLink } from '#features/financing/queries.ts';
import { words as financing } from '#features/financing/words/index.ts';
import { ButtonLink } from '#ui/button.tsx';
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

/** Where a mailed link leads: the browser is given the application, and goes on to it. */
function FinancingLink() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<'over' | 'spent'>();
  const [token, setToken] = useState('');
  const isSpent = refusal !== undefined;

  useEffect(() => {
    const token = window.location.hash.slice(1);
    setToken(token);
    void openMailedLink(token).then(
      ({ id }) => {
        queries.removeQueries({ predicate: isBelow(APPLICATIONS) });
        return navigate(`/account/financing?app=${id}`, { replace: true });
      },
      (error: unknown) => {
        const isOver = error instanceof ApiError && error.refusal.code === 'application-link-over';
        setRefusal(isOver ? 'over' : 'spent');
      },
    );
  }, [navigate, queries]);

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
