import { Wizard } from '#features/financing/components/wizard.tsx';
import { Queries } from '#ui/queries.tsx';
import { personalPage } from '../../page-handle.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/apply.ts';

export const handle = personalPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Apply for financing',
    description: 'Four short steps, a soft credit inquiry, and a decision by an independent lender.',
  });
}

export default function Apply() {
  return (
    <main>
      <Queries>
        <Wizard />
      </Queries>
    </main>
  );
}
