import type { InquiryKind } from '../../domain.ts';

export const KIND_NAMES: Readonly<Record<InquiryKind, string>> = {
  contact: 'Message',
  quote: 'Quote request',
};
