-- How deep a yacht lies: much of Biscayne Bay is shallow.
ALTER TABLE "yachts" ADD COLUMN "draft_ft" numeric(5, 1);
