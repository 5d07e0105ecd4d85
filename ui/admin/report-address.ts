/** The address of a list as a CSV file, for the same filter and order as the list's own address has. */
export function reportAddress(path: string, query: Readonly<Record<string, string>>): string {
  const { page: _page, ...filter } = query;
  const parts = new URLSearchParams(filter);
  return `${path}${parts.size > 0 ? `?${parts}` : ''}`;
}
