import { RestoreEmail } from '#features/accounts/components/link-pages.tsx';
import { Queries } from '#ui/queries.tsx';
import { personalPage } from '../../page-handle.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/restore-email.ts';

export const handle = personalPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Take your address back',
    description: 'For links from our emails.',
  });
}

export default function RestoreEmailPage() {
  return (
    <main>
      <Queries>
        <RestoreEmail />
      </Queries>
    </main>
  );
}
