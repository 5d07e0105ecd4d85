import type { ComponentProps } from 'react';
import { SignInDialog } from '#features/accounts/components/sign-in-dialog.tsx';
import { Queries } from '#ui/queries.tsx';

/** The sign-in dialog with a query client, for pages that have none. */
export function SignIn(props: ComponentProps<typeof SignInDialog>) {
  return (
    <Queries>
      <SignInDialog {...props} />
    </Queries>
  );
}
