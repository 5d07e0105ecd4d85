import { WhatsappIcon } from '#ui/icons.tsx';
import { words } from '../words/index.ts';

/** The way into a chat, on every page: of the header, from which a wide page lets it float. */
export function ChatLink({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" aria-label={words.chatWithUs} className="chat-link">
      <WhatsappIcon size={24} />
    </a>
  );
}
