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
  // Load this after everything visible, but early, because it is needed when the network goes away.
  import('#ui/stay-while-offline.ts').then(
    ({ stayWhileOffline }) => stayWhileOffline(),
    () => undefined,
  );
});
