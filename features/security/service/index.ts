export { chainEvents, verifyChain } from './chain.ts';
export { forwardEvents } from './forward.ts';
export { listSecurityEvents, listSecurityKinds } from './list.ts';
export { limitRecorder, recordSecurityEvents } from './record.ts';
