import { ViewSwitch } from '#ui/admin/view-switch.tsx';

/** The money of all charters line by line, or account by account. */
export function MoneyViews({ view }: { view: 'lists' | 'accounts' }) {
  return (
    <ViewSwitch
      choices={[
        { label: 'Payments', to: '/admin/payments', isShown: view === 'lists' },
        { label: 'Trial balance', to: '/admin/payments?view=accounts', isShown: view === 'accounts' },
      ]}
    />
  );
}
