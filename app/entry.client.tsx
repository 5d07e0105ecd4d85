import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// Hydrate in a task of its own: evaluating the scripts has just blocked the page for as long as a touch may wait.
setTimeout(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
  // Load this after everything visible, but early: it is needed when the network goes away or the browser translates the page.
  import('#ui/for-the-visit.ts').then(
    ({ prepareForVisit }) => prepareForVisit(),
    () => undefined,
  );
});
