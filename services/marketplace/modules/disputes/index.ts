export { disputeAfter, disputeAllows, disputeAnswerBy, type Dispute } from './dispute.domain.ts';
export { disputeCommands, type DisputeCommand, type DisputeStage } from './dispute.process.ts';
