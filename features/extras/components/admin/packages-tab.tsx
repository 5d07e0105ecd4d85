import { useQuery } from '@tanstack/react-query';
import { pictureAddress } from '#core/pictures.ts';
import { PictureField } from '#features/fleet/components/admin/picture-field.tsx';
import { fieldOf } from '#ui/admin/form-dialog.tsx';
import { KeptForm } from '#ui/admin/kept-form.tsx';
import { KeptTab } from '#ui/admin/kept-tab.tsx';
import { useListState } from '#ui/admin/list-state.ts';
import { Checkbox } from '#ui/choice.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { formatDollars } from '#words/amounts.ts';
import { PACKAGE_CATEGORIES, type PackageCategory } from '../../domain.ts';
import { packageBody, type StaffPackageAnswer } from '../../schema.ts';
import { keptPackages } from './calls.ts';

export const CARD_WIDTH = 640;
export const KEPT_PARTS = ['q', 'status'] as const;

const CATEGORY_NAMES: Record<PackageCategory, string> = {
  entertainment: 'Entertainment',
  crew: 'Crew',
  luxury: 'Luxury',
  dining: 'Dining',
};

/** The Packages tab. */
export function PackagesTab() {
  const list = useListState();
  const kept = keptPackages();
  const packages = useQuery(kept.query(list.query(KEPT_PARTS)));
  return (
    <KeptTab<StaffPackageAnswer>
      title="Packages"
      add="Add Package"
      noun="package"
      many="packages"
      items={packages.data}
      isError={packages.isError}
      onRetry={() => void packages.refetch()}
      queryKey={kept.key}
      cardOf={({ name, picture, category, price, description }) => ({
        name,
        picture: pictureAddress(picture.src, CARD_WIDTH),
        badges: [CATEGORY_NAMES[category]],
        fact: formatDollars(price),
        text: description,
      })}
      onArrange={kept.arrange}
      onShow={({ id, version }, isActive) => kept.show(id, { isActive, version })}
      onDelete={({ id }) => kept.remove(id)}
      form={({ item, ...dialog }) => <PackageForm {...dialog} item={item} />}
    />
  );
}

type Values = {
  name: string;
  description: string;
  price: string;
  imageUrl: string;
  category: PackageCategory;
  isActive: boolean;
  onBookCharter: boolean;
  onPackagesPage: boolean;
  cardLink: string;
};

const LABELS: Record<keyof Values, string> = {
  name: 'Name',
  description: 'Description',
  price: 'Price in dollars',
  imageUrl: 'Picture',
  category: 'Category',
  isActive: 'Active',
  onBookCharter: 'Book your charter',
  onPackagesPage: 'Packages page',
  cardLink: 'Card leads to',
};

function valuesOf(item: StaffPackageAnswer | undefined): Values {
  return {
    name: item?.name ?? '',
    description: item?.description ?? '',
    price: item ? String(item.price) : '',
    imageUrl: item?.imageUrl ?? '',
    category: item?.category ?? 'entertainment',
    isActive: item?.isActive ?? true,
    onBookCharter: item?.onBookCharter ?? true,
    onPackagesPage: item?.onPackagesPage ?? false,
    cardLink: item?.cardLink ?? '',
  };
}

function PackageForm({
  item,
  ...dialog
}: {
  item: StaffPackageAnswer | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const kept = keptPackages();
  return (
    <KeptForm<StaffPackageAnswer, Values>
      {...dialog}
      noun="package"
      title={item ? `Edit ${item.name}` : 'Add Package'}
      item={item}
      schema={packageBody}
      valuesOf={valuesOf}
      labels={LABELS}
      queryKey={kept.key}
      save={(values, version) => kept.save(item?.id, { ...values, version })}
    >
      {(form) => (
        <>
          <div className="desk-form-row">
            <Field label={LABELS.name} required {...fieldOf(form, 'name')}>
              <Input className="desk-control" autoComplete="off" {...form.register('name')} />
            </Field>
            <Field label={LABELS.price} required {...fieldOf(form, 'price')}>
              <Input
                type="number"
                min={0}
                step={1}
                className="desk-control tabular"
                {...form.register('price')}
              />
            </Field>
            <Field label={LABELS.category} {...fieldOf(form, 'category')}>
              <Select
                className="desk-control"
                options={PACKAGE_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] }))}
                {...form.register('category')}
              />
            </Field>
          </div>
          <Field label={LABELS.description} {...fieldOf(form, 'description')}>
            <Textarea rows={4} {...form.register('description')} />
          </Field>
          <PictureField
            {...fieldOf(form, 'imageUrl')}
            value={form.watch('imageUrl')}
            onChange={(next) => form.setValue('imageUrl', next, { shouldDirty: true })}
          />
          <FieldGroup label="Offered on" id="field-onBookCharter">
            <Checkbox label={LABELS.onBookCharter} {...form.register('onBookCharter')} />
            <Checkbox label={LABELS.onPackagesPage} {...form.register('onPackagesPage')} />
          </FieldGroup>
          {form.watch('onPackagesPage') && (
            <Field
              label={LABELS.cardLink}
              hint="A path of this site, such as /book-charter. Empty opens the quote form."
              {...fieldOf(form, 'cardLink')}
            >
              <Input className="desk-control" autoComplete="off" {...form.register('cardLink')} />
            </Field>
          )}
          <Checkbox
            label={LABELS.isActive}
            note="Shown on the site as soon as it is saved."
            {...form.register('isActive')}
          />
        </>
      )}
    </KeptForm>
  );
}
