import { SecurityScreen } from '#features/security/components/admin/security-screen.tsx';
import { SavedViews } from '#features/views/components/admin/saved-views.tsx';

export default function Page() {
  return (
    <SecurityScreen views={(list, parts) => <SavedViews list="security" state={list} parts={parts} />} />
  );
}
