-- What a client comes to owe after confirming: an addition, named by a label. It is settled after what was agreed, or before the
-- balance, where it was added before anything of that was due or paid.
ALTER TABLE "money_obligations" ADD COLUMN "label" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "money_obligations" ADD COLUMN "is_before_balance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "money_obligations" DROP CONSTRAINT "money_obligations_kind";--> statement-breakpoint
ALTER TABLE "money_obligations" ADD CONSTRAINT "money_obligations_kind" CHECK ("kind" in ('deposit', 'balance', 'apa', 'addition', 'cancellation', 'allowance', 'damage-hold'));--> statement-breakpoint
ALTER TABLE "money_obligations" ADD CONSTRAINT "money_obligations_label" CHECK (("kind" = 'addition') = ("label" <> ''));--> statement-breakpoint
ALTER TABLE "money_obligations" ADD CONSTRAINT "money_obligations_before_balance" CHECK (NOT "is_before_balance" OR "kind" = 'addition');--> statement-breakpoint
ALTER TABLE "money_checkouts" DROP CONSTRAINT "money_checkouts_kind";--> statement-breakpoint
ALTER TABLE "money_checkouts" ADD CONSTRAINT "money_checkouts_kind" CHECK ("kind" in ('deposit', 'balance', 'apa', 'addition', 'cancellation', 'allowance', 'damage-hold'));
