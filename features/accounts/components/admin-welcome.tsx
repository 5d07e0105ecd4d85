import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { userQuery } from '../queries/user.ts';
import { words } from '../words/index.ts';
import { AccountSecurity } from './account-security.tsx';

/** A staff member's own account: password and second factor, which a new one sets up first. */
export function AdminWelcome() {
  const { data: user } = useQuery(userQuery());
  if (user === null) return <Navigate to="/?sign-in=admin" replace />;
  if (!user) return null;
  return (
    <div className="grid max-w-narrow gap-8">
      {user.mustChoosePassword && (
        <p role="status" className="border-l-2 border-brass bg-foam px-5 py-4">
          {words.chooseYourOwn}
        </p>
      )}
      <AccountSecurity user={user} />
    </div>
  );
}
