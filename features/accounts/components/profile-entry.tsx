import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useChangeAddress } from '#ui/change-address.ts';
import { useDeferred } from '#ui/deferred.ts';
import { ProfileIcon } from '#ui/icons.tsx';

/** Where a guest was going who was sent to the home page to sign in: `/?sign-in=profile`. */
const ASKED = 'sign-in';

const loadDialog = () => import('./sign-in-dialog.tsx').then((module) => module.SignInDialog);

/** The header's profile icon. On home it opens the sign-in dialog; on other pages it leads to /profile. */
export function ProfileEntry() {
  const { pathname } = useLocation();
  return pathname === '/' ? <DialogButton /> : <ProfileLink />;
}

function ProfileLink() {
  return (
    <Link to="/profile" aria-label="Profile" className="header-icon">
      <ProfileIcon size={22} />
    </Link>
  );
}

function DialogButton() {
  const [params] = useSearchParams();
  const change = useChangeAddress();
  const asked = params.get(ASKED);
  const [open, setOpen] = useState(false);
  const Dialog = useDeferred(loadDialog, open);

  useEffect(() => {
    if (asked !== null) setOpen(true);
  }, [asked]);

  const onOpenChange = (next: boolean) => {
    setOpen(next);
    if (next || asked === null) return;
    change({ [ASKED]: null, next: null });
  };
  return (
    <>
      <button
        type="button"
        aria-label="Profile"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="header-icon scripts-off:hidden"
      >
        <ProfileIcon size={22} />
      </button>
      {Dialog && <Dialog open={open} onOpenChange={onOpenChange} />}
    </>
  );
}
