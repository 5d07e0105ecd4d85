import { useQuery } from '@tanstack/react-query';
import { pictureAddress } from '#core/pictures.ts';
import { PictureField } from '#features/fleet/components/admin/picture-field.tsx';
import { fieldOf } from '#ui/admin/form-dialog.tsx';
import { KeptForm } from '#ui/admin/kept-form.tsx';
import { KeptTab } from '#ui/admin/kept-tab.tsx';
import { useListState } from '#ui/admin/list-state.ts';
import { Checkbox } from '#ui/choice.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { formatDollars } from '#words/amounts.ts';
import { addOnBody, type StaffAddOnAnswer } from '../../schema.ts';
import { keptAddOns } from './calls.ts';
import { CARD_WIDTH, KEPT_PARTS } from './packages-tab.tsx';

/** The Add-Ons tab. */
export function AddOnsTab() {
  const list = useListState();
  const kept = keptAddOns();
  const addOns = useQuery(kept.query(list.query(KEPT_PARTS)));
  return (
    <KeptTab<StaffAddOnAnswer>
      title="Add-Ons"
      add="Add Add-On"
      noun="add-on"
      many="add-ons"
      items={addOns.data}
      isError={addOns.isError}
      onRetry={() => void addOns.refetch()}
      queryKey={kept.key}
      cardOf={({ name, picture, price, description, videoUrl }) => ({
        name,
        picture: pictureAddress(picture.src, CARD_WIDTH),
        badges: videoUrl ? ['Film'] : [],
        fact: formatDollars(price),
        text: description,
      })}
      onArrange={kept.arrange}
      onShow={({ id, version }, isActive) => kept.show(id, { isActive, version })}
      onDelete={({ id }) => kept.remove(id)}
      form={({ item, ...dialog }) => <AddOnForm {...dialog} item={item} />}
    />
  );
}

type Values = {
  name: string;
  description: string;
  price: string;
  imageUrl: string;
  videoUrl: string;
  isActive: boolean;
};

const LABELS: Record<keyof Values, string> = {
  name: 'Name',
  description: 'Description',
  price: 'Price in dollars',
  imageUrl: 'Picture',
  videoUrl: 'Film (optional)',
  isActive: 'Active',
};

function valuesOf(item: StaffAddOnAnswer | undefined): Values {
  return {
    name: item?.name ?? '',
    description: item?.description ?? '',
    price: item ? String(item.price) : '',
    imageUrl: item?.imageUrl ?? '',
    videoUrl: item?.videoUrl ?? '',
    isActive: item?.isActive ?? true,
  };
}

function AddOnForm({
  item,
  ...dialog
}: {
  item: StaffAddOnAnswer | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const kept = keptAddOns();
  return (
    <KeptForm<StaffAddOnAnswer, Values>
      {...dialog}
      noun="add-on"
      title={item ? `Edit ${item.name}` : 'Add Add-On'}
      item={item}
      schema={addOnBody}
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
          </div>
          <Field label={LABELS.description} {...fieldOf(form, 'description')}>
            <Textarea rows={4} {...form.register('description')} />
          </Field>
          <PictureField
            {...fieldOf(form, 'imageUrl')}
            value={form.watch('imageUrl')}
            onChange={(next) => form.setValue('imageUrl', next, { shouldDirty: true })}
          />
          <Field
            label={LABELS.videoUrl}
            hint="The address of a film, such as /films/jet-ski.mp4."
            {...fieldOf(form, 'videoUrl')}
          >
            <Input className="desk-control" autoComplete="off" {...form.register('videoUrl')} />
          </Field>
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
