interface DataBlockProps {
  /** What the page says of itself in schema.org's words, with its context. In a browser it may be left out: what the server
   * wrote stays. */
  data: object | undefined;
}

/** A page's facts as search engines read them (JSON-LD). */
export function DataBlock({ data }: DataBlockProps) {
  // `<` written as an escape can't close the script, whatever a yacht is called.
  const text = data ? JSON.stringify(data).replaceAll('<', '\\u003c') : '';
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {text}
    </script>
  );
}
