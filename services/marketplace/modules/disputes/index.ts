export { disputeAfter, disputeAllows, disputeAnswerBy, type Dispute } from './dispute.domain.ts';
export { disputeCommands, type DisputeCommand } from './dispute.process.ts';
