-- The log is narrowed by what was done as it is by who did it; and by both indexes it is found what there is to narrow it by.
CREATE INDEX "activity_of_action" ON "activity" USING btree ("action","at");
