-- btree_gist lets the exclusion constraint compare a yacht's id beside its ranges; pg_trgm carries the text search.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "calendar_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"yacht_id" text NOT NULL,
	"kind" text NOT NULL,
	"occupied" "tstzrange" NOT NULL,
	"charter_id" uuid,
	"expires_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_entries_not_empty" CHECK (not isempty("calendar_entries"."occupied")),
	CONSTRAINT "calendar_entries_half_open" CHECK (lower_inc("calendar_entries"."occupied") and not upper_inc("calendar_entries"."occupied")),
	CONSTRAINT "calendar_entries_bounded" CHECK (not lower_inf("calendar_entries"."occupied") and not upper_inf("calendar_entries"."occupied")),
	CONSTRAINT "calendar_entries_hold_expires" CHECK (("calendar_entries"."kind" = 'hold') = ("calendar_entries"."expires_at" is not null)),
	CONSTRAINT "calendar_entries_kind" CHECK ("calendar_entries"."kind" in ('charter', 'hold', 'block'))
);
--> statement-breakpoint
CREATE TABLE "charter_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charter_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"changed_by" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "charter_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_type" text NOT NULL,
	"yacht_id" text NOT NULL,
	"yacht_name" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text NOT NULL,
	"start_on" date NOT NULL,
	"slot" text NOT NULL,
	"guest_count" integer NOT NULL,
	"pricing_type" text DEFAULT 'with_amenities' NOT NULL,
	"extra_ids" text[] DEFAULT '{}' NOT NULL,
	"special_requests" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"suspected_spam" boolean DEFAULT false NOT NULL,
	"sent_quickly" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "charter_requests_guests" CHECK ("charter_requests"."guest_count" >= 1)
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" text PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "showcase_yachts" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"length" text NOT NULL,
	"capacity" integer NOT NULL,
	"year" integer,
	"price_per_hour_cents" integer NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"specs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_hot_rental" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"author" text NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"rating" integer DEFAULT 5 NOT NULL,
	"page" text DEFAULT 'home' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "testimonials_rating" CHECK ("testimonials"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"long_description" text DEFAULT '' NOT NULL,
	"image_url" text DEFAULT '' NOT NULL,
	"category" text DEFAULT 'lifestyle' NOT NULL,
	"min_price_cents" integer,
	"max_price_cents" integer,
	"duration" text DEFAULT 'full-day' NOT NULL,
	"max_guests" integer,
	"features" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"placement" text DEFAULT 'none' NOT NULL,
	"quote_event_type" text DEFAULT 'Custom Event' NOT NULL,
	"price_note" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_price_not_negative" CHECK (least("events"."min_price_cents", "events"."max_price_cents", 0) >= 0),
	CONSTRAINT "events_price_range" CHECK ("events"."min_price_cents" <= "events"."max_price_cents")
);
--> statement-breakpoint
CREATE TABLE "add_ons" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price_cents" integer NOT NULL,
	"image_url" text DEFAULT '' NOT NULL,
	"video_url" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "add_ons_price_not_negative" CHECK ("add_ons"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price_cents" integer NOT NULL,
	"image_url" text DEFAULT '' NOT NULL,
	"category" text DEFAULT 'entertainment' NOT NULL,
	"on_book_charter" boolean DEFAULT false NOT NULL,
	"on_packages_page" boolean DEFAULT false NOT NULL,
	"card_link" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "packages_price_not_negative" CHECK ("packages"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "yachts" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"brand_slug" text GENERATED ALWAYS AS (trim(both '-' from regexp_replace(lower(brand), '[^a-z0-9]+', '-', 'g'))) STORED NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"category_id" text DEFAULT 'luxury' NOT NULL,
	"location" text DEFAULT 'Miami' NOT NULL,
	"marina" text DEFAULT '' NOT NULL,
	"length_ft" integer,
	"beam_ft" numeric(5, 1),
	"capacity" integer NOT NULL,
	"cabins" integer,
	"bathrooms" integer,
	"crew" integer,
	"year" integer,
	"cruising_speed_kn" integer,
	"max_speed_kn" integer,
	"engine_type" text,
	"engine_brand" text,
	"engine_model" text,
	"engine_hp_total" integer,
	"engines_count" integer,
	"fuel_capacity_gal" integer,
	"water_capacity_gal" integer,
	"features" text[] DEFAULT '{}' NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"price_per_day_cents" integer,
	"turnaround_minutes" integer DEFAULT 0 NOT NULL,
	"primary_image" text,
	"gallery_images" text[] DEFAULT '{}' NOT NULL,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "yachts_capacity_positive" CHECK ("yachts"."capacity" >= 1),
	CONSTRAINT "yachts_length_positive" CHECK ("yachts"."length_ft" > 0),
	CONSTRAINT "yachts_price_not_negative" CHECK ("yachts"."price_per_day_cents" >= 0),
	CONSTRAINT "yachts_turnaround_not_negative" CHECK ("yachts"."turnaround_minutes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"suspected_spam" boolean DEFAULT false NOT NULL,
	"sent_quickly" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"number_of_guests" integer,
	"occasion" text,
	"contact_method" text,
	"preferred_on" date,
	"duration" text,
	"preferred_time" text,
	"message" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"suspected_spam" boolean DEFAULT false NOT NULL,
	"sent_quickly" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"event_type" text,
	"event_on" date,
	"guests" integer,
	"message" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"message_id" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outbox_cause_unique" UNIQUE("cause"),
	CONSTRAINT "outbox_status" CHECK ("outbox"."status" in ('queued', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "yacht_pricing" (
	"id" uuid PRIMARY KEY NOT NULL,
	"yacht_id" text NOT NULL,
	"pricing_type" text NOT NULL,
	"price3_hours_cents" integer,
	"price4_hours_cents" integer,
	"price5_hours_cents" integer,
	"price6_hours_cents" integer,
	"price8_hours_cents" integer,
	"price10_hours_cents" integer,
	"price12_hours_cents" integer,
	"price24_hours_cents" integer,
	"price_weekly_cents" integer,
	"amenities_included" text[] DEFAULT '{}' NOT NULL,
	"gratuity_percent" numeric(5, 2) NOT NULL,
	"sales_tax_percent" numeric(5, 2) DEFAULT 0 NOT NULL,
	"apa_percent" numeric(5, 2),
	"special_terms" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "yacht_pricing_one_of_a_type" UNIQUE("yacht_id","pricing_type"),
	CONSTRAINT "yacht_pricing_not_negative" CHECK (least(price3_hours_cents, price4_hours_cents, price5_hours_cents, price6_hours_cents, price8_hours_cents,
        price10_hours_cents, price12_hours_cents, price24_hours_cents, price_weekly_cents, 0) >= 0),
	CONSTRAINT "yacht_pricing_percents" CHECK (gratuity_percent between 0 and 100 and sales_tax_percent between 0 and 100
        and coalesce(apa_percent, 0) between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"route" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_route_key_pk" PRIMARY KEY("route","key")
);
--> statement-breakpoint
CREATE INDEX "calendar_entries_of_charter" ON "calendar_entries" USING btree ("charter_id");--> statement-breakpoint
CREATE INDEX "charter_history_of_charter" ON "charter_history" USING btree ("charter_id","changed_at");--> statement-breakpoint
CREATE INDEX "charter_requests_by_age" ON "charter_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "charter_requests_of_yacht" ON "charter_requests" USING btree ("yacht_id","start_on");--> statement-breakpoint
CREATE INDEX "yachts_listing" ON "yachts" USING btree ("is_featured","length_ft","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "yachts_brand" ON "yachts" USING btree ("brand_slug");--> statement-breakpoint
CREATE INDEX "yachts_search" ON "yachts" USING gin ((lower(name || ' ' || brand || ' ' || model)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_messages_by_age" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "quote_requests_by_age" ON "quote_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_unsent" ON "outbox" USING btree ("created_at") WHERE status <> 'sent';--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");
--> statement-breakpoint
-- A yacht can't be promised twice: the database itself refuses two overlapping entries of one yacht.
ALTER TABLE "calendar_entries" ADD CONSTRAINT "calendar_entries_no_overlap"
	EXCLUDE USING gist ("yacht_id" WITH =, "occupied" WITH &&);
--> statement-breakpoint
ALTER TABLE "yacht_pricing" ADD CONSTRAINT "yacht_pricing_of_yacht"
	FOREIGN KEY ("yacht_id") REFERENCES "yachts"("id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "calendar_entries" ADD CONSTRAINT "calendar_entries_of_yacht"
	FOREIGN KEY ("yacht_id") REFERENCES "yachts"("id") ON DELETE RESTRICT;
--> statement-breakpoint
ALTER TABLE "charter_requests" ADD CONSTRAINT "charter_requests_of_yacht"
	FOREIGN KEY ("yacht_id") REFERENCES "yachts"("id") ON DELETE RESTRICT;
--> statement-breakpoint
ALTER TABLE "calendar_entries" ADD CONSTRAINT "calendar_entries_of_charter"
	FOREIGN KEY ("charter_id") REFERENCES "charter_requests"("id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "charter_history" ADD CONSTRAINT "charter_history_of_charter"
	FOREIGN KEY ("charter_id") REFERENCES "charter_requests"("id") ON DELETE CASCADE;
--> statement-breakpoint
-- Kept pages and answers are dropped when what they show changes, whoever changes it: each public table tells its topic.
CREATE FUNCTION "tell_public_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('public_change', TG_ARGV[0]);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "yachts_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "yachts"
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_public_change"('fleet');
--> statement-breakpoint
CREATE TRIGGER "yacht_pricing_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "yacht_pricing"
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_public_change"('pricing');
--> statement-breakpoint
CREATE TRIGGER "calendar_entries_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "calendar_entries"
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_public_change"('calendar');
--> statement-breakpoint
CREATE TRIGGER "add_ons_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "add_ons"
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_public_change"('extras');
--> statement-breakpoint
CREATE TRIGGER "packages_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "packages"
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_public_change"('extras');
--> statement-breakpoint
CREATE TRIGGER "events_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "events"
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_public_change"('events');
--> statement-breakpoint
CREATE TRIGGER "testimonials_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "testimonials"
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_public_change"('content');
--> statement-breakpoint
CREATE TRIGGER "faqs_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "faqs"
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_public_change"('content');
--> statement-breakpoint
CREATE TRIGGER "showcase_yachts_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "showcase_yachts"
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_public_change"('content');
--> statement-breakpoint
CREATE TRIGGER "site_settings_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "site_settings"
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_public_change"('content');
