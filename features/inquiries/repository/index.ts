export {
  assignQuoteRequests,
  countUnclaimedQuoteRequests,
  deleteQuoteRequestsOf,
  findQuoteRequestsOf,
  insertContactMessage,
  insertQuoteRequest,
} from './arrivals.ts';
export { findInquiries, findInquiry, findReplies, insertReply, updateInquiry } from './desk.ts';
