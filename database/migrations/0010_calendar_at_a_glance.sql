-- Which of the whole fleet is taken, kept beside the calendar for a search by date: one bit a yacht, one row for each part of a
-- day (its three slots and the night). The entries and their exclusion constraint stay the truth; a promise never looks here.
-- Nobody who books waits for another: a booking only notes whose calendar changed (by trigger, in its own transaction), a
-- search looks at those yachts' entries themselves, and now and then "fold_calendar" takes the notes into the rows. Holds, which
-- lapse by themselves, are in no row: each search reads those that stand.
ALTER TABLE "yachts" ADD COLUMN "number" integer GENERATED ALWAYS AS IDENTITY CONSTRAINT "yachts_number" UNIQUE;
--> statement-breakpoint
-- With the number beside the order, a search by date still reads no row of the table.
DROP INDEX "yachts_listing";
--> statement-breakpoint
CREATE INDEX "yachts_listing" ON "yachts" USING btree ("is_featured" DESC, coalesce("length_ft", 40) DESC, "id") INCLUDE ("length_ft", "number") WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX "calendar_entries_held" ON "calendar_entries" USING gist ("occupied") INCLUDE ("yacht_id", "expires_at") WHERE expires_at is not null;
--> statement-breakpoint
-- No two rows overlap, so that rows which add up to the length of a time are all of it.
CREATE TABLE "calendar_parts" (
	"during" tstzrange NOT NULL,
	"taken" bit varying NOT NULL,
	CONSTRAINT "calendar_parts_no_overlap" EXCLUDE USING gist ("during" WITH &&)
);
--> statement-breakpoint
CREATE TABLE "calendar_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"yacht_id" text NOT NULL,
	"during" tstzrange NOT NULL
);
--> statement-breakpoint
CREATE INDEX "calendar_changes_by_time" ON "calendar_changes" USING gist ("during") INCLUDE ("yacht_id");
--> statement-breakpoint
CREATE FUNCTION "note_calendar_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM calendar_parts;
		RETURN NULL;
	END IF;
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO calendar_changes (yacht_id, during)
		SELECT yacht_id, range_merge(range_agg(occupied)) FROM old_entries WHERE expires_at IS NULL GROUP BY yacht_id;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO calendar_changes (yacht_id, during)
		SELECT yacht_id, range_merge(range_agg(occupied)) FROM new_entries WHERE expires_at IS NULL GROUP BY yacht_id;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "calendar_entries_note_insert" AFTER INSERT ON "calendar_entries"
	REFERENCING NEW TABLE AS new_entries FOR EACH STATEMENT EXECUTE FUNCTION "note_calendar_change"();
--> statement-breakpoint
CREATE TRIGGER "calendar_entries_note_update" AFTER UPDATE ON "calendar_entries"
	REFERENCING OLD TABLE AS old_entries NEW TABLE AS new_entries FOR EACH STATEMENT EXECUTE FUNCTION "note_calendar_change"();
--> statement-breakpoint
CREATE TRIGGER "calendar_entries_note_delete" AFTER DELETE ON "calendar_entries"
	REFERENCING OLD TABLE AS old_entries FOR EACH STATEMENT EXECUTE FUNCTION "note_calendar_change"();
--> statement-breakpoint
CREATE TRIGGER "calendar_entries_note_truncate" AFTER TRUNCATE ON "calendar_entries"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_calendar_change"();
--> statement-breakpoint
-- How many bits: more than any yacht's number, and seldom another, because rows of another width have to be made anew.
CREATE FUNCTION "calendar_width"() RETURNS integer LANGUAGE sql STABLE AS $$
	SELECT coalesce((SELECT max(number) FROM yachts), 0) / 1024 * 1024 + 1024
$$;
--> statement-breakpoint
-- Read from the entries themselves: who has one in that time that does not lapse.
CREATE FUNCTION "read_calendar"(wanted tstzrange, width integer) RETURNS bit varying LANGUAGE sql STABLE AS $$
	SELECT string_agg(CASE WHEN taken.number IS NULL THEN '0' ELSE '1' END, '' ORDER BY place)::bit varying
	FROM generate_series(0, width - 1) place
	LEFT JOIN (
		SELECT DISTINCT yacht.number
		FROM calendar_entries entry JOIN yachts yacht ON yacht.id = entry.yacht_id
		WHERE entry.occupied && wanted AND entry.expires_at IS NULL
	) taken ON taken.number = place
$$;
--> statement-breakpoint
-- Who is taken anywhere in that time, as of a moment: from the rows kept where they are all of it, else from the entries.
-- (A cast of "known" to bit would be one to bit(1): get_bit and set_bit take it as it is.)
CREATE FUNCTION "calendar_taken"(wanted tstzrange, moment timestamp with time zone) RETURNS bit varying LANGUAGE plpgsql STABLE AS $$
DECLARE
	width integer := calendar_width();
	known bit varying;
	covered interval;
	yacht record;
BEGIN
	SELECT bit_or(part.taken), sum(upper(part.during) - lower(part.during)) INTO known, covered
	FROM calendar_parts part WHERE part.during <@ wanted AND length(part.taken) = width;
	IF covered IS DISTINCT FROM upper(wanted) - lower(wanted) THEN
		known := read_calendar(wanted, width);
	ELSE
		FOR yacht IN
			SELECT changed.number, EXISTS (
				SELECT FROM calendar_entries entry
				WHERE entry.yacht_id = changed.id AND entry.occupied && wanted AND entry.expires_at IS NULL
			)::integer AS taken
			FROM yachts changed
			WHERE changed.id IN (SELECT change.yacht_id FROM calendar_changes change WHERE change.during && wanted)
		LOOP
			known := set_bit(known, yacht.number, yacht.taken);
		END LOOP;
	END IF;
	FOR yacht IN
		SELECT held.number FROM yachts held WHERE held.id IN (
			SELECT entry.yacht_id FROM calendar_entries entry
			WHERE entry.occupied && wanted AND entry.expires_at IS NOT NULL AND entry.expires_at > moment
		)
	LOOP
		known := set_bit(known, yacht.number, 1);
	END LOOP;
	RETURN known;
END
$$;
--> statement-breakpoint
-- Takes what was noted into the rows, and makes those that are missing, the first ones first: at most so many at once. Answers how
-- many it made. What is noted meanwhile stays noted; two at once would undo each other, so that there is only ever one.
CREATE FUNCTION "fold_calendar"(parts tstzrange[], most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	width integer;
	noted bigint[];
	made integer;
BEGIN
	IF NOT pg_try_advisory_xact_lock(hashtext('fold_calendar')) THEN
		RETURN 0;
	END IF;
	width := calendar_width();
	SELECT coalesce(array_agg(id), '{}') INTO noted FROM calendar_changes;
	DELETE FROM calendar_parts part
	WHERE length(part.taken) <> width
		OR part.during NOT IN (SELECT unnest(parts))
		OR EXISTS (SELECT FROM calendar_changes change WHERE change.during && part.during);
	DELETE FROM calendar_changes WHERE id = ANY (noted);
	INSERT INTO calendar_parts (during, taken)
	SELECT missing, read_calendar(missing, width)
	FROM (
		SELECT unnest(parts) EXCEPT SELECT during FROM calendar_parts ORDER BY 1 LIMIT most
	) wanted (missing);
	GET DIAGNOSTICS made = ROW_COUNT;
	RETURN made;
END
$$;
