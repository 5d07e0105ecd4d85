import { ViewSwitch } from '#ui/admin/view-switch.tsx';
import { words } from './words/index.ts';

/** The switch between the three views of all money: the lists, the bank's lines, the ledger accounts. */
export function MoneyViews({ view }: { view: 'lists' | 'bank' | 'accounts' }) {
  return (
    <ViewSwitch
      choices={[
        { label: words.views.lists, to: '/admin/payments', isShown: view === 'lists' },
        { label: words.views.bank, to: '/admin/payments?view=bank', isShown: view === 'bank' },
        { label: words.views.accounts, to: '/admin/payments?view=accounts', isShown: view === 'accounts' },
      ]}
    />
  );
}
