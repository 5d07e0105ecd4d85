import { Wizard } from '#features/financing/components/wizard.tsx';
import { Queries } from '#ui/queries.tsx';
import { personalPage } from '../../page-handle.ts';
import { pageMeta } from '../../page-meta.ts';
import { words } from '../../words/index.ts';
import type { Route } from './+types/apply.ts';

export const handle = { ...personalPage, isTranslated: true };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: words.applyForFinancing,
    description: words.applyDescription,
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
