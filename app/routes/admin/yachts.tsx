import { YachtCalendar } from '#features/charters/components/admin/yacht-calendar.tsx';
import { YachtsTab } from '#features/fleet/components/admin/yachts-tab.tsx';
import { PricesDialog } from '#features/pricing/components/admin/prices-dialog.tsx';

export default function Page() {
  return <YachtsTab prices={PricesDialog} calendar={YachtCalendar} />;
}
