/** The `Link` header (RFC 8288) with the previous and next page at the call's own address; '' when there is neither. */
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
