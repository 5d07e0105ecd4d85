import type { BadgeColour } from '#ui/badge.tsx';
import type { InquiryKind, InquiryState } from '../../domain.ts';

export const STATE_NAMES: Readonly<Record<InquiryState, string>> = {
  new: 'New',
  answered: 'Answered',
  closed: 'Closed',
};

export const STATE_COLOURS: Readonly<Record<InquiryState, BadgeColour>> = {
  new: 'yellow',
  answered: 'green',
  closed: 'grey',
};

export const KIND_NAMES: Readonly<Record<InquiryKind, string>> = {
  contact: 'Message',
  quote: 'Quote request',
};
