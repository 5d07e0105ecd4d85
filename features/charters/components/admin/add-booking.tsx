import type { ComponentType } from 'react';
import { useChange } from '#ui/admin/use-change.ts';
import type { NewBookingInput } from '../../schema/index.ts';
import { BookingForm } from './booking-form.tsx';
import { addBooking } from './calls.ts';
import type { ClientFinderProps } from './known-client.ts';
import { words } from './words/index.ts';

export interface AddBookingProps {
  open: boolean;
  /** What is known already: the yacht and day pressed on the calendar, the hold of which it is made, a client, or their charter. */
  given: Partial<
    Pick<
      NewBookingInput,
      | ('yachtId' | 'startDate' | 'duration' | 'startTime' | 'hours' | 'guestCount' | 'language' | 'hold')
      | ('billedAs' | 'specialRequests' | 'sameClientAs')
      | `contact${'Name' | 'Email' | 'Phone'}`
    >
  >;
  /** Absent when the client is given. */
  finder?: ComponentType<ClientFinderProps>;
  onClose: () => void;
}

/** The dialog in which staff write down a charter that a client asked for at the dock or on the phone. */
export function AddBooking({ open, given, finder, onClose }: AddBookingProps) {
  const { create } = useChange();
  return (
    <BookingForm
      open={open}
      onClose={onClose}
      title={words.addBookingTitle}
      submit={words.addBookingButton}
      finder={finder}
      values={{
        yachtId: '',
        startDate: '',
        contactName: '',
        contactEmail: '',
        duration: 'afternoon',
        guestCount: 2,
        ...given,
      }}
      onSave={(typed) =>
        create(words.bookingAdded, ['booking', typed], (options) => addBooking(typed, options))
      }
    />
  );
}
