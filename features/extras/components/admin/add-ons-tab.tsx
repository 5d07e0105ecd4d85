import { useQuery } from '@tanstack/react-query';
import { pictureAddress } from '#core/pictures.ts';
import { pictureControls } from '#features/fleet/components/admin/picture-controls.tsx';
import { KeptForm } from '#ui/admin/kept-form.tsx';
import { KeptTab } from '#ui/admin/kept-tab.tsx';
import { useListState } from '#ui/admin/list-state.ts';
import { formatDollars } from '#words/amounts.ts';
import { addOnFields } from '../../fields.ts';
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
      form={({ item, ...dialog }) => (
        <KeptForm
          {...dialog}
          noun="add-on"
          title={item ? `Edit ${item.name}` : 'Add Add-On'}
          item={item}
          schema={addOnBody}
          fields={addOnFields}
          pictures={pictureControls}
          queryKey={kept.key}
          save={(values, version) => kept.save(item?.id, { ...values, version })}
        />
      )}
    />
  );
}
