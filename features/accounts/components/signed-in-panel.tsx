import { Button, ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import type { UserAnswer } from '../schema.ts';
import { words } from '../words/index.ts';
import { useSignOut } from './sign-out.ts';

/** Shown instead of the fields if the visitor is signed in already. */
export function SignedInPanel({ user, onLeave }: { user: UserAnswer; onLeave: () => void }) {
  const signOut = useSignOut();
  return (
    <div className="grid gap-3">
      {user.role === 'administrator' ? (
        <ButtonAnchor href="/admin" wide>
          {words.adminDashboard}
        </ButtonAnchor>
      ) : (
        <ButtonLink to="/profile" wide onClick={onLeave}>
          {words.myProfile}
        </ButtonLink>
      )}
      <Button
        variant="secondary"
        wide
        onClick={() => {
          onLeave();
          void signOut();
        }}
      >
        {words.logOut}
      </Button>
    </div>
  );
}
