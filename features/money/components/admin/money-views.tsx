import { ViewSwitch } from '#ui/admin/view-switch.tsx';

/** The money of all charters line by line, as the bank has it, or account by account. */
export function MoneyViews({ view }: { view: 'lists' | 'bank' | 'accounts' }) {
  return (
    <ViewSwitch
      choices={[
        { label: 'Payments', to: '/admin/payments', isShown: view === 'lists' },
        { label: 'Bank statement', to: '/admin/payments?view=bank', isShown: view === 'bank' },
        { label: 'Trial balance', to: '/admin/payments?view=accounts', isShown: view === 'accounts' },
      ]}
    />
  );
}
