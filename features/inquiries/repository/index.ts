export {
  assignQuoteRequests,
  countUnclaimedQuoteRequests,
  deleteContactMessagesFrom,
  deleteQuoteRequestsOf,
  findQuoteRequestsOf,
  insertContactMessage,
  insertQuoteRequest,
} from './arrivals.ts';
export { findInquiries, findInquiry, findReplies, insertReply, updateInquiry } from './staff.ts';
