import { useQuery } from '@tanstack/react-query';
import { pictureAddress } from '#core/pictures.ts';
import { pictureControls } from '#features/fleet/components/admin/picture-controls.tsx';
import { KeptForm } from '#ui/admin/kept-form.tsx';
import { KeptTab } from '#ui/admin/kept-tab.tsx';
import { useListState } from '#ui/admin/list-state.ts';
import { formatDollars } from '#words/amounts.ts';
import { inWords } from '#words/fields.ts';
import { packageFields } from '../../fields.ts';
import { packageBody, type StaffPackageAnswer } from '../../schema.ts';
import { keptPackages } from './calls.ts';

export const CARD_WIDTH = 640;
export const KEPT_PARTS = ['q', 'status'] as const;

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
        badges: [inWords(packageFields.category, category)],
        fact: formatDollars(price),
        text: description,
      })}
      onArrange={kept.arrange}
      onShow={({ id, version }, isActive) => kept.show(id, { isActive, version })}
      onDelete={({ id }) => kept.remove(id)}
      form={({ item, ...dialog }) => (
        <KeptForm
          {...dialog}
          noun="package"
          title={item ? `Edit ${item.name}` : 'Add Package'}
          item={item}
          schema={packageBody}
          fields={packageFields}
          pictures={pictureControls}
          queryKey={kept.key}
          save={(values, version) => kept.save(item?.id, { ...values, version })}
        />
      )}
    />
  );
}
