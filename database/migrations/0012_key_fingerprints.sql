-- Which keys this database belongs to, by their fingerprints: a process with others could not open what is sealed in it.
CREATE TABLE "key_fingerprints" (
	"kind" text NOT NULL,
	"fingerprint" text NOT NULL,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "key_fingerprints_pk" PRIMARY KEY ("kind", "fingerprint"),
	CONSTRAINT "key_fingerprints_kind" CHECK ("kind" in ('data', 'session'))
);
