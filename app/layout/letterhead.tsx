import { brand, type ContactSettings } from '#core/brand.ts';
import { Wordmark } from './wordmark.tsx';

/** What stands at the head of a printed page in place of the header: whose it is, and how to reach us. */
export function Letterhead({ contact }: { contact: ContactSettings }) {
  return (
    <div className="print-only letterhead" aria-hidden="true">
      <Wordmark />
      <p>
        {[brand.name, contact.phone, contact.email].join(' · ')}
        <br />
        {contact.address.join(', ')}
      </p>
    </div>
  );
}
