/** `Link` as RFC 8288 has it, for the call's own address: previous and next page; '' where there is neither. */
export function pageLinks(url: URL, page: number, pages: number): string {
  const at = (to: number) => {
    const address = new URL(url);
    address.searchParams.set('page', String(to));
    return address.pathname + address.search;
  };
  return [
    page > 1 ? `<${at(page - 1)}>; rel="prev"` : '',
    page < pages ? `<${at(page + 1)}>; rel="next"` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
