import { useMatches } from 'react-router';
import { DataBlock } from '#ui/data-block.tsx';
import { type PageMeta, pageMeta } from './page-meta.ts';

/**
 * Title, description, canonical address, Open Graph and structured data of a page that knows them only with its data. React
 * moves them into the document's head, even when the visitor came by a link inside the site.
 */
export function PageHead(meta: PageMeta) {
  const matches = useMatches();
  return pageMeta(matches, meta).map((item) => {
    if ('title' in item) return <title key="title">{item.title}</title>;
    if ('tagName' in item)
      return (
        <link
          key={`${item.rel}${'hrefLang' in item ? item.hrefLang : ''}`}
          rel={item.rel}
          {...('hrefLang' in item ? { hrefLang: item.hrefLang } : {})}
          href={item.href}
        />
      );
    if ('property' in item)
      return <meta key={item.property} property={item.property} content={item.content} />;
    if ('script:ld+json' in item) {
      const data = item['script:ld+json'];
      return <DataBlock key={String(data['@type'])} data={data} />;
    }
    return <meta key={item.name} name={item.name} content={item.content} />;
  });
}
