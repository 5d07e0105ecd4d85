import { Accordion } from '#ui/accordion.tsx';

interface FaqListProps {
  faqs: readonly { id: string; question: string; answer: string }[];
}

/** A list of questions; pressing one opens its answer and closes the others. */
export function FaqList({ faqs }: FaqListProps) {
  return (
    <Accordion
      items={faqs.map(({ id, question, answer }) => ({ id, title: question, content: <p>{answer}</p> }))}
    />
  );
}
