import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { openMailedLink } from '#features/financing/queries.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/financing-link.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Your financing application',
    description: 'Opens your financing application in this browser.',
  });
}

/** Where a mailed link leads: the browser is given the application, and goes on to it. */
export default function FinancingLink() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isSpent, setSpent] = useState(false);

  useEffect(() => {
    const token = window.location.hash.slice(1);
    void openMailedLink(token).then(
      ({ id }) => {
        queries.removeQueries({ queryKey: ['/api/financing/applications'] });
        return navigate(`/account/financing?app=${id}`, { replace: true });
      },
      () => setSpent(true),
    );
  }, [navigate, queries]);

  return (
    <main>
      <Container width="narrow" className="flex min-h-[60svh] flex-col justify-center py-section">
        <h1>{isSpent ? 'This link no longer opens' : 'Your financing application'}</h1>
        {isSpent ? (
          <>
            <p className="mt-5 max-w-text text-lg text-muted" role="alert">
              It has expired, or your e-mail address was changed since. The newest mail about your application
              has a link that works; or write to us, and we send you one.
            </p>
            <p className="mt-8">
              <ButtonLink to="/contact">Get in touch</ButtonLink>
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
