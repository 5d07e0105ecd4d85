-- Reminders of what is missing are known by their mode, too, if bareboat: those that were sent are not sent again.
UPDATE "outbox" SET "cause" = "cause" || ':bareboat' FROM "charter_requests" c
WHERE "outbox"."cause" LIKE 'charter-missing:%' AND "outbox"."about" = c.id::text AND c.mode = 'bareboat';
