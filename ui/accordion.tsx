import { type ReactNode, useId } from 'react';

interface AccordionProps {
  items: readonly { id: string; title: string; content: ReactNode }[];
}

/** Questions that open to their answers, one at a time: the browser's own disclosure, so it works without scripts and in a search of the page. */
export function Accordion({ items }: AccordionProps) {
  const group = useId();
  return (
    <div className="accordion">
      {items.map((item) => (
        <details key={item.id} className="accordion-item" name={group}>
          <summary className="accordion-title">
            <h3 className="accordion-words">{item.title}</h3>
            <span className="accordion-mark" aria-hidden="true" />
          </summary>
          <div className="accordion-body">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
