import { Accordion } from '#ui/accordion.tsx';

interface FaqListProps {
  faqs: readonly { id: string; question: string; answer: string }[];
}

/** Questions that open to their answers, one at a time. */
export function FaqList({ faqs }: FaqListProps) {
  return (
    <Accordion
      items={faqs.map(({ id, question, answer }) => ({ id, title: question, content: <p>{answer}</p> }))}
    />
  );
}
