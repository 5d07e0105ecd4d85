import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { AccountSecurity } from '#features/accounts/components/account-security.tsx';
import { OwnYachts } from '#features/accounts/components/own-yachts.tsx';
import { isNewProfile, ProfileDetails } from '#features/accounts/components/profile-details.tsx';
import { ProveIdentity } from '#features/accounts/components/prove-identity.tsx';
import { TO_SIGN_IN, useSessionOver } from '#features/accounts/components/session-over.ts';
import { useSignOut } from '#features/accounts/components/sign-out.ts';
import { userQuery } from '#features/accounts/queries/user.ts';
import { OwnRequests } from '#features/charters/components/own-requests.tsx';
import { OwnApplications } from '#features/financing/components/own-applications.tsx';
import { OwnQuotes } from '#features/inquiries/components/own-quotes.tsx';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { Said } from '#ui/said.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { words } from '../words/index.ts';
import { AccountSummary } from './account-summary.tsx';
import { FirstSteps } from './first-steps.tsx';
import { OwnData } from './own-data.tsx';

/**
 * The profile: everything that belongs to the signed-in client.
 *
 * @param failed whether the server could not read the session
 */
export function ProfileScreen({ failed }: { failed: boolean }) {
  const user = useQuery(userQuery());
  const signOut = useSignOut();
  useSessionOver();
  // Keep the order of sections while the page is open, so that nothing moves when the client has just completed the profile.
  const [wasNew, setWasNew] = useState<boolean>();
  if (user.data && wasNew === undefined) setWasNew(isNewProfile(user.data));

  if (user.data === undefined && (user.isError || failed))
    return <Said title={words.profile} text={words.profileFailed} role="alert" onRetry={user.refetch} />;
  if (!user.data) {
    return (
      <Container className="py-section">
        <h1>{words.profile}</h1>
        <p role="status" className="sr-only">
          {words.profileLoading}
        </p>
        <Skeleton className="mt-10 h-80" />
        {/* The session ended while the page was open, here or in another tab. */}
        {user.data === null && <Navigate to={TO_SIGN_IN} replace />}
      </Container>
    );
  }
  const { data } = user;
  const name = `${data.firstName} ${data.lastName}`.trim() || data.username;
  return (
    <Container className="grid gap-16 py-section">
      <header className="flex flex-wrap items-end justify-between gap-6">
        <div>
          <p className="text-muted">{name}</p>
          <h1>{words.profile}</h1>
        </div>
        <Button variant="secondary" onClick={() => void signOut()}>
          {words.logOut}
        </Button>
      </header>
      {wasNew && (
        <>
          <FirstSteps />
          <ProfileDetails user={data} />
        </>
      )}
      <AccountSummary user={data} />
      <OwnRequests />
      <OwnYachts />
      <OwnQuotes />
      <OwnApplications />
      {!wasNew && <ProfileDetails user={data} />}
      <AccountSecurity user={data} />
      <OwnData />
      <ProveIdentity />
    </Container>
  );
}
