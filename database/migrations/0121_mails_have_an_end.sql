-- Some mails are of no use after a moment: a reminder after the departure, a link after its end. They are not sent then.
ALTER TABLE "outbox" ADD COLUMN "good_until" timestamp with time zone;
