-- Counted anew each minute: nobody misses it after a crash, and nothing is written twice for it.
CREATE UNLOGGED TABLE "call_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
