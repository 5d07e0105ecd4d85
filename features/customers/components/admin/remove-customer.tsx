import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { isBelow } from '#ui/reading.ts';
import { useSending } from '#ui/sending.ts';
import type { CustomerDetailAnswer } from '../../schema.ts';
import { CUSTOMERS, removeCustomer } from './calls.ts';
import { words } from './words/index.ts';

interface RemoveCustomerProps {
  open: boolean;
  customer: CustomerDetailAnswer;
  onOpenChange: (open: boolean) => void;
  onRemoved: () => void;
}

/** Asks before a customer whom only staff know is taken off the list, because the notes go too. */
export function RemoveCustomer({ open, customer, onOpenChange, onRemoved }: RemoveCustomerProps) {
  const queries = useQueryClient();
  const removing = useSending(removeCustomer, {
    onDone: async () => {
      // Not the customer, whose drawer is still open: it would say that there is no such customer before it closes.
      await queries.invalidateQueries({ predicate: ({ queryKey: [address] }) => address === CUSTOMERS });
      onRemoved();
    },
    onRefused: () => queries.invalidateQueries({ predicate: isBelow(CUSTOMERS) }),
    says: ({ message }) => ({ title: words.removed, description: message }),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.removeTitle(customer.name || customer.email)}
      question={words.removeQuestion}
      confirm={words.remove}
      onConfirm={() => removing.mutateAsync(customer)}
    />
  );
}
