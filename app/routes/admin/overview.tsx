import { useQuery } from '@tanstack/react-query';
import { userQuery } from '#features/accounts/queries/user.ts';
import { Overview } from '#features/reporting/components/admin/overview.tsx';
import { ADMIN_MENU, placesFor } from '../../layout/admin-tabs.ts';

export default function Page() {
  const { data: user } = useQuery(userQuery());
  return <Overview morePages={placesFor(user?.staffRoles ?? [], ADMIN_MENU)} />;
}
