export {
  answerInquiry,
  bookInquiry,
  changeInquiry,
  type KeptInquiry,
  listInquiries,
  openInquiry,
} from './desk.ts';
export {
  claimQuoteRequests,
  countClaimableQuoteRequests,
  listOwnQuoteRequests,
  receiveContactMessage,
  receiveQuoteRequest,
  releaseInquiries,
} from './receive.ts';
