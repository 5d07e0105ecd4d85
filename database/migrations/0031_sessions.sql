-- Sessions' tokens are kept as hashes from now on; nobody is signed out by it.
UPDATE "sessions" SET "token" = rtrim(translate(encode(sha256(convert_to("token", 'UTF8')), 'base64'), '+/', '-_'), '=');--> statement-breakpoint
ALTER TABLE "sessions" RENAME COLUMN "token" TO "token_hash";
