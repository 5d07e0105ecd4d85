import { brand, type ContactSettings } from '#core/brand.ts';
import { Wordmark } from './wordmark.tsx';

/** Replaces the header on a printed page: the business's name and how to reach it. */
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
