import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// In a task of its own: evaluating the scripts has just held the page for as long as a touch may have to wait.
setTimeout(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
  // Behind all that is seen, and yet before the network can go away.
  import('#ui/stay-while-offline.ts').then(
    ({ stayWhileOffline }) => stayWhileOffline(),
    () => undefined,
  );
});
