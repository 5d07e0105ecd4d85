import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { words } from '../words/index.ts';

/** Shown on staff pages to clients, and to staff who lost their role while the tab was open. */
export function StaffOnly() {
  return (
    <main>
      <Container className="flex min-h-[70svh] flex-col justify-center py-section">
        <h1>{words.forOurStaff}</h1>
        <p className="mt-5 max-w-text text-lg text-muted">{words.signedInAsClient}</p>
        <p className="mt-10">
          <ButtonLink to="/profile">{words.myProfile}</ButtonLink>
        </p>
      </Container>
    </main>
  );
}
