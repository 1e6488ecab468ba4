-- Where a problem with a booking stands: {stage, answerBy, offeredMinor, providerNote}. dispute.process.ts decides the stage.
alter table bookings add column dispute jsonb check (jsonb_typeof(dispute) = 'object');
-- What was reported before has waited for an admin, and goes on so.
update bookings
set dispute = '{"stage": "escalated", "answerBy": null, "offeredMinor": null, "providerNote": null}'
where status = 'disputed';
