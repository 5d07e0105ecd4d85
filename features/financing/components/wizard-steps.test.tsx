import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import { PersonalStep } from './wizard-steps.tsx';
import { EMPTY } from './wizard-values.ts';

test('whoever lives in none of the four states reads beside them what to do', () => {
  const nothing = () => {};
  const step = (
    <PersonalStep
      values={EMPTY.two}
      fill={{ current: undefined }}
      latest={() => EMPTY.two}
      onTyped={nothing}
      onBack={nothing}
      onNext={nothing}
    />
  );
  const router = createMemoryRouter([{ path: '/', element: step }]);
  const drawn = inLanguage('en', () => renderToStaticMarkup(<RouterProvider router={router} />));
  const [, describedBy] = /<select[^>]* aria-describedby="([^"]*)"[^>]*name="state"/.exec(drawn) ?? [];
  expect(describedBy).toBeTruthy();
  expect(drawn).toMatch(
    new RegExp(`id="${describedBy}"[^>]*>Online, we take applications from these four\\.`),
  );
});
