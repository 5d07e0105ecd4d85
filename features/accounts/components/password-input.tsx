import { Eye, EyeOff } from 'lucide';
import { type ComponentProps, useState } from 'react';
import { drawn } from '#ui/icons.tsx';
import { Input } from '#ui/input.tsx';
import { words } from '../words/index.ts';

const EyeIcon = drawn(Eye, 'even');
const EyeOffIcon = drawn(EyeOff, 'even');

/** A password field with a button that shows the password. */
export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type'>) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOffIcon : EyeIcon;
  return (
    <div className="relative">
      <Input
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="pr-14"
      />
      <button
        type="button"
        aria-label={isShown ? words.hidePassword : words.showPassword}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="absolute top-0.5 right-0.5 grid size-11 place-items-center text-muted hover:text-ink"
      >
        <Icon size={20} />
      </button>
    </div>
  );
}
