import { ConfirmEmail } from '#features/accounts/components/link-pages.tsx';
import { Queries } from '#ui/queries.tsx';
import { personalPage } from '../../page-handle.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/confirm-email.ts';

export const handle = personalPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Confirm your email',
    description: 'For links from our emails.',
  });
}

export default function ConfirmEmailPage() {
  return (
    <main>
      <Queries>
        <ConfirmEmail />
      </Queries>
    </main>
  );
}
