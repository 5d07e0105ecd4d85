import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#core/api-client.ts';
import { AskForLink } from '#features/financing/components/ask-for-link.tsx';
import { APPLICATIONS, openMailedLink } from '#features/financing/queries.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { Queries } from '#ui/queries.tsx';
import { isBelow } from '#ui/reading.ts';
import { personalPage } from '../../page-handle.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/financing-link.ts';

export const handle = personalPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Your financing application',
    description: 'Opens your financing application in this browser.',
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
        <h1>{isSpent ? 'This link no longer works' : 'Your financing application'}</h1>
        {isSpent ? (
          <>
            <p className="mt-5 max-w-text text-lg text-muted" role="alert">
              {refusal === 'over'
                ? 'Links work for 14 days, and this one has expired. We can email a new one to the address on your application.'
                : 'It may not have been copied in full, or your email address has changed since. We can email a new one to the address on your application.'}
            </p>
            <div className="mt-8">
              <AskForLink token={refusal === 'over' ? token : undefined} />
            </div>
            <p className="mt-8">
              <ButtonLink to="/contact" variant="secondary">
                Get in touch
              </ButtonLink>
            </p>
          </>
        ) : (
          <p className="mt-5 text-lg text-muted" role="status">
            Loading your application...
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
