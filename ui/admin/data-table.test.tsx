import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import { DataTable } from './data-table.tsx';
import type { ListState } from './list-state.ts';

test.each([
  ['name', 'Name', 'ascending', '↑'],
  ['oldest', 'Asked', 'ascending', '↑'],
  ['newest', 'Asked', 'descending', '↓'],
  ['total', 'Total', 'descending', '↓'],
])('in the order %s, the heading %s says %s', (sort, heading, said, arrow) => {
  const list: ListState = {
    page: 1,
    get: (name) => (name === 'sort' ? sort : ''),
    set: () => undefined,
    open: () => undefined,
    show: () => undefined,
    setPage: () => undefined,
    clear: () => undefined,
    query: () => ({ sort }),
  };
  const table = inLanguage('en', () =>
    renderToStaticMarkup(
      <DataTable
        label="Bookings"
        list={list}
        rows={[{ id: 'a' }]}
        rowId={({ id }) => id}
        columns={[
          { id: 'name', header: 'Name', cell: ({ id }) => id, sort: ['name'] },
          { id: 'asked', header: 'Asked', cell: ({ id }) => id, sort: ['oldest', 'newest'] },
          { id: 'total', header: 'Total', cell: ({ id }) => id, sort: [undefined, 'total'] },
        ]}
      />,
    ),
  );
  const sorted = table.match(/<th[^>]* aria-sort="(\w+)".*?>(\w+)<span[^>]*>(.)<\/span>/u);
  expect(sorted?.slice(1)).toEqual([said, heading, arrow]);
  expect(table.match(/aria-sort/g)).toHaveLength(1);
});

test('where no column has actions, a link in its first cell opens a row; a row that opens nothing has none', () => {
  const table = inLanguage('en', () =>
    renderToStaticMarkup(
      <MemoryRouter>
        <DataTable
          label="Payments"
          rows={[{ id: 'kept' }, { id: 'gone' }]}
          rowId={({ id }) => id}
          rowLabel={({ id }) => `Open ${id}`}
          onOpen={() => undefined}
          addressOf={({ id }) => (id === 'kept' ? `/admin/bookings?open=${id}` : undefined)}
          columns={[
            { id: 'client', header: 'Client', cell: ({ id }) => `Client ${id}` },
            { id: 'what', header: 'What', cell: () => 'Deposit' },
          ]}
        />
      </MemoryRouter>,
    ),
  );
  const [kept = '', gone = ''] = table.match(/<tr data-row.*?<\/tr>/gu) ?? [];
  expect(kept.match(/<a[^>]* href="([^"]*)"[^>]*>(.*?)<\/a>/u)?.slice(1)).toEqual([
    '/admin/bookings?open=kept',
    'Client kept',
  ]);
  expect(kept.match(/<a /gu)).toHaveLength(1);
  expect(kept).toContain('aria-label="Open kept"');
  expect(gone).toContain('Client gone');
  expect(gone).not.toMatch(/<a |aria-label|staff-row/u);
});
