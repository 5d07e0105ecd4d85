import { ResetPassword } from '#features/accounts/components/link-pages.tsx';
import { Queries } from '#ui/queries.tsx';
import { personalPage } from '../../page-handle.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/reset-password.ts';

export const handle = personalPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Choose a new password',
    description: 'For links from our emails.',
  });
}

export default function ResetPasswordPage() {
  return (
    <main>
      <Queries>
        <ResetPassword />
      </Queries>
    </main>
  );
}
