import type { PricingType } from '#features/pricing/domain/index.ts';
import { PRICING_TYPES, pricingTypeName } from '#features/pricing/domain/sheets.ts';
import { Radio } from '#ui/choice.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { words } from '../words/index.ts';

interface CharterTypeFieldProps {
  /** The field's props from the form. */
  field: { id: string; error: string | undefined; required: boolean };
  /** The initial value. */
  chosen: PricingType;
}

/** The choice of a charter with or without amenities. */
export function CharterTypeField({ field, chosen }: CharterTypeFieldProps) {
  return (
    <FieldGroup label={words.charterType} {...field} className="sm:col-span-2">
      <div className="grid gap-2 sm:grid-cols-2">
        {PRICING_TYPES.map(({ id }) => (
          <Radio
            key={id}
            tile
            value={id}
            label={pricingTypeName(id)}
            defaultChecked={chosen === id}
            name="pricingType"
          />
        ))}
      </div>
    </FieldGroup>
  );
}
