import { Overview } from '#features/reporting/components/admin/overview.tsx';
import { ADMIN_MENU } from '../../layout/admin-tabs.ts';

export default function Page() {
  return <Overview morePages={ADMIN_MENU} />;
}
