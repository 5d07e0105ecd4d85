// The Spanish texts of the staff's fields. The API needs them for refusals, and for an import's headings and preview.
import '#features/content/components/admin/field-words.ts';
import '#features/departures/components/admin/field-words.ts';
import '#features/events/components/admin/field-words.ts';
import '#features/extras/components/admin/field-words.ts';
import '#features/financing/components/admin/field-words.ts';
import '#features/fleet/components/admin/field-words.ts';
import '#features/pricing/components/admin/field-words.ts';
