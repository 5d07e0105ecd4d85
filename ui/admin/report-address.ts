/** The address of a list as a CSV file, with the filters and the order of the list's own address. */
export function reportAddress(path: string, query: Readonly<Record<string, string>>): string {
  const { page: _page, ...filter } = query;
  const parts = new URLSearchParams(filter);
  return `${path}${parts.size > 0 ? `?${parts}` : ''}`;
}
