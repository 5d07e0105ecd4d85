import { ActivityScreen } from '#features/activity/components/admin/activity-screen.tsx';
import { SavedViews } from '#features/views/components/admin/saved-views.tsx';
import { LOGGED_FIELDS } from '../../layout/admin-log.ts';

export default function Page() {
  return (
    <ActivityScreen
      fields={LOGGED_FIELDS}
      views={(list, parts) => <SavedViews list="activity" state={list} parts={parts} />}
    />
  );
}
