interface DataBlockProps {
  /**
   * The page's facts in schema.org's terms, one or a graph of several, with `@context`. The browser may leave it out: what the
   * server rendered stays.
   */
  data: object | undefined;
}

/** A page's facts as search engines read them (JSON-LD). */
export function DataBlock({ data }: DataBlockProps) {
  // Escape `<`, so that no text, such as a yacht's name, can close the script element.
  const text = data ? JSON.stringify(data).replaceAll('<', '\\u003c') : '';
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {text}
    </script>
  );
}
