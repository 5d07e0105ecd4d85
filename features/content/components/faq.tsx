import { Accordion } from '#ui/accordion.tsx';

interface FaqListProps {
  faqs: readonly { id: string; question: string; answer: string }[];
  level?: 'h3' | 'h4';
}

/** Questions that open to their answers, one at a time. */
export function FaqList({ faqs, level }: FaqListProps) {
  return (
    <Accordion
      level={level}
      items={faqs.map(({ id, question, answer }) => ({ id, title: question, content: <p>{answer}</p> }))}
    />
  );
}
