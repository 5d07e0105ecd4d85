import { type ReactNode, useId } from 'react';

interface AccordionProps {
  items: readonly { id: string; title: string; content: ReactNode }[];
}

/**
 * A list of questions; pressing one opens its answer and closes the others. Built on the browser's `<details>`, so it works
 * without scripts, and the browser's search in the page finds closed answers.
 */
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
