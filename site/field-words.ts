// How staff's fields are called in Spanish, for what the API says of them: refusals, an import's headings and its preview.
import '#features/content/components/admin/field-words.ts';
import '#features/departures/components/admin/field-words.ts';
import '#features/events/components/admin/field-words.ts';
import '#features/extras/components/admin/field-words.ts';
import '#features/financing/components/admin/field-words.ts';
import '#features/fleet/components/admin/field-words.ts';
import '#features/pricing/components/admin/field-words.ts';
