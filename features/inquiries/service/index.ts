export {
  claimQuoteRequests,
  countClaimableQuoteRequests,
  listOwnQuoteRequests,
  receiveContactMessage,
  receiveQuoteRequest,
  releaseInquiries,
} from './receive.ts';
export {
  answerInquiry,
  bookInquiry,
  changeInquiry,
  type KeptInquiry,
  listInquiries,
  openInquiry,
} from './staff.ts';
