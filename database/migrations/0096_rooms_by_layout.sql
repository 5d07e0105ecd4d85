-- Twelve kinds of yachts had one saloon and one cabin, recolored. Whoever shows one shows a room of her own layout instead.
UPDATE "yachts" SET "gallery_images" = ARRAY(
	SELECT coalesce(rooms.now, shown.picture)
	FROM unnest("yachts"."gallery_images") WITH ORDINALITY AS shown (picture, place)
	LEFT JOIN (
		SELECT pairs.before || '-' || pairs.room AS before, pairs.now || '-' || pairs.room AS now FROM (VALUES
			('catamaran-40-to-60', 'saloon', 'catamaran-walnut'), ('catamaran-40-to-60', 'cabin', 'catamaran-walnut'),
			('catamaran-60-up', 'saloon', 'catamaran-oak'), ('catamaran-60-up', 'cabin', 'catamaran-oak'),
			('fast-coupe-60-to-80', 'saloon', 'sport-oak'), ('fast-coupe-60-to-80', 'cabin', 'sport-walnut'),
			('fast-coupe-80-up', 'saloon', 'sport-teak'), ('fast-coupe-80-up', 'cabin', 'sport-oak'),
			('hardtop-coupe-54-up', 'saloon', 'sport-ebony'), ('hardtop-coupe-54-up', 'cabin', 'sport-ebony'),
			('flybridge-mid-all', 'saloon', 'flybridge-oak'), ('flybridge-mid-all', 'cabin', 'flybridge-oak'),
			('flybridge-large-under-84', 'saloon', 'flybridge-lacquer'), ('flybridge-large-under-84', 'cabin', 'flybridge-lacquer'),
			('flybridge-large-84-up', 'saloon', 'superyacht-teak'), ('flybridge-large-84-up', 'cabin', 'superyacht-ebony'),
			('superyacht-pilothouse', 'saloon', 'superyacht-walnut'), ('superyacht-pilothouse', 'cabin', 'superyacht-oak'),
			('superyacht-tri-deck', 'saloon', 'superyacht-lacquer'), ('superyacht-tri-deck', 'cabin', 'superyacht-lacquer'),
			('pilothouse-ocean', 'saloon', 'trawler-cream'), ('pilothouse-ocean', 'cabin', 'trawler-white'),
			('trawler-all', 'saloon', 'trawler-cream'), ('trawler-all', 'cabin', 'trawler-white')
		) pairs (before, room, now)
	) rooms ON rooms.before = shown.picture
	ORDER BY shown.place
);
