import { OnwardLink } from '#ui/link.tsx';

const STEPS = [
  {
    to: '#profile-details',
    name: 'Tell us how to reach you',
    why: 'Then every request is filled in for you.',
  },
  { to: '/yachts', name: 'Look at yachts', why: 'Save the ones you like; they stand here afterwards.' },
  {
    to: '/book-charter',
    name: 'Ask for a date',
    why: 'It costs nothing, and you have a quote within 24 hours.',
  },
] as const;

/** What a new client can do here, while there is nothing else to show. */
export function FirstSteps() {
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps" className="text-2xl">
        First steps
      </h2>
      <ol className="mt-6 grid gap-x-12 border-t border-line sm:grid-cols-3">
        {STEPS.map(({ to, name, why }) => (
          <li key={to} className="border-b border-line py-4">
            <OnwardLink to={to}>{name}</OnwardLink>
            <p className="mt-1 text-sm text-muted">{why}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
