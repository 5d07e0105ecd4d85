import { OnwardLink } from '#ui/link.tsx';
import { words } from '../words/index.ts';

const steps = () => [
  { to: '#profile-details', name: words.tellUs, why: words.tellUsWhy },
  { to: '/yachts', name: words.lookAtYachts, why: words.lookAtYachtsWhy },
  { to: '/book-charter', name: words.askForDate, why: words.askForDateWhy },
];

/** Suggestions for a new client whose account is still empty. */
export function FirstSteps() {
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps" className="text-2xl">
        {words.firstSteps}
      </h2>
      <ol className="mt-6 grid gap-x-12 border-t border-line sm:grid-cols-3">
        {steps().map(({ to, name, why }) => (
          <li key={to} className="border-b border-line py-4">
            <OnwardLink to={to}>{name}</OnwardLink>
            <p className="mt-1 text-sm text-muted">{why}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
