import { WhatsappIcon } from '#ui/icons.tsx';

/** The floating way into a chat, on every page. */
export function ChatLink({ href }: { href: string }) {
  return (
    <aside aria-label="Chat" className="screen-only">
      <a
        href={href}
        target="_blank"
        rel="noopener"
        aria-label="Chat with us on WhatsApp"
        className="chat-link on-dark"
      >
        <WhatsappIcon size={26} />
      </a>
    </aside>
  );
}
