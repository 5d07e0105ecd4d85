import { toast } from '#ui/toast-store.ts';
import { words } from '../words/index.ts';
import { areSavedOnAccount, isKept, toggleSavedYacht, useSavedYachts } from './saved-yachts.ts';

/** Whether a yacht is saved, and the handler that saves or removes it. */
export function useSaving({ id, name }: { readonly id: string; readonly name: string }) {
  const isSaved = useSavedYachts().includes(id);
  const press = () => {
    if (!toggleSavedYacht(id)) return toast({ title: words.noLongerSaved, description: words.letGo(name) });
    const kept = isKept(id) ? words.keptInBrowser : words.keptOnPage;
    const description = (areSavedOnAccount() ? words.keptOnAccount : kept)(name);
    return toast({ title: words.saved, description });
  };
  return { isSaved, press };
}
