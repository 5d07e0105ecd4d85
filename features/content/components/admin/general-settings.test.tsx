import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import { RolesProvider } from '#ui/admin/rights.tsx';
import { DEFAULT_SETTINGS, type SettingsGroup } from '../../domain/index.ts';
import { GeneralSettings } from './general-settings.tsx';

test.each([
  ['en', 'policies', /How early to arrive .* texts of the questions/],
  ['es', 'policies', /Con cuánta anticipación llegar .* textos de las preguntas/],
  ['en', 'rating', /search engines are told, and the stars on the home page/],
  ['es', 'rating', /buscadores, y las estrellas de las tarjetas/],
] as const)('in %s the card of %s says where its values are shown', (language, group, said) => {
  const groups = [{ group: group as SettingsGroup, settings: DEFAULT_SETTINGS[group], version: 1 }];
  const shown = inLanguage(language, () =>
    renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <RolesProvider value={['administrator']}>
          <GeneralSettings groups={groups} />
        </RolesProvider>
      </QueryClientProvider>,
    ),
  );
  expect(shown).toMatch(said);
});
