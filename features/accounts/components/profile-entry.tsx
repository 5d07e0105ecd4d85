import { type ComponentProps, type ComponentType, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useChangeAddress } from '#ui/change-address.ts';
import { useDeferred } from '#ui/deferred.ts';
import { ProfileIcon } from '#ui/icons.tsx';
import type { SignInDialog } from './sign-in-dialog.tsx';

/** The query parameter on the home page that opens the sign-in dialog, with where the guest wanted to go: `/?sign-in=profile`. */
const ASKED = 'sign-in';

interface ProfileEntryProps {
  /** The accessible name of the icon. */
  label: string;
  /** Loads the sign-in dialog and all it needs; must be the same function on every render. */
  loadDialog: () => Promise<ComponentType<ComponentProps<typeof SignInDialog>>>;
}

/** The header's profile icon. On home it opens the sign-in dialog; on other pages it leads to /profile. */
export function ProfileEntry(props: ProfileEntryProps) {
  const { pathname } = useLocation();
  return pathname === '/' ? <DialogButton {...props} /> : <ProfileLink label={props.label} />;
}

function ProfileLink({ label }: Pick<ProfileEntryProps, 'label'>) {
  return (
    <Link to="/profile" aria-label={label} className="header-icon">
      <ProfileIcon size={22} />
    </Link>
  );
}

function DialogButton({ label, loadDialog }: ProfileEntryProps) {
  const [params] = useSearchParams();
  const change = useChangeAddress();
  const asked = params.get(ASKED);
  const [open, setOpen] = useState(false);
  const [lastAsked, setLastAsked] = useState<string | null>(null);
  if (asked !== lastAsked) {
    setLastAsked(asked);
    if (asked !== null) setOpen(true);
  }
  const Dialog = useDeferred(loadDialog, open);

  const onOpenChange = (next: boolean) => {
    setOpen(next);
    if (next || asked === null) return;
    change({ [ASKED]: null, next: null });
  };
  return (
    <>
      <button
        type="button"
        aria-label={label}
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
