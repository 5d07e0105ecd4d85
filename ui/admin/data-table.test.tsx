import { renderToStaticMarkup } from 'react-dom/server';
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
