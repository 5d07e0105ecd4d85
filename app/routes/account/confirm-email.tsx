import { ConfirmEmail } from '#features/accounts/components/link-pages.tsx';
import { words } from '#features/accounts/words/index.ts';
import { Queries } from '#ui/queries.tsx';
import { inEveryLanguage, personalPage } from '../../page-handle.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/confirm-email.ts';

export const handle = inEveryLanguage(personalPage);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: words.confirmEmail,
    description: words.linksDescription,
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
