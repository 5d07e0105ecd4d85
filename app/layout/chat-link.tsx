import { WhatsappIcon } from '#ui/icons.tsx';
import { words } from '../words/index.ts';

/** The link to a chat, on every page. It is in the header; on a wide screen it floats. */
export function ChatLink({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" aria-label={words.chatWithUs} className="chat-link">
      <WhatsappIcon size={24} />
    </a>
  );
}
