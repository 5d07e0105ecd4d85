interface DataBlockProps {
  /** What the page says of itself in schema.org's words, with its context. */
  data: object;
}

/** A page's facts as search engines read them (JSON-LD). */
export function DataBlock({ data }: DataBlockProps) {
  // `<` written as an escape can't close the script, whatever a yacht is called.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
