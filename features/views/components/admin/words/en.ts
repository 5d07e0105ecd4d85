export const views = 'Views';
export const viewsNotRead = 'Your views could not be loaded. Try again';
export const viewNamed = (name: string) => `View: ${name}`;
export const renameView = 'Rename this view';
export const deleteView = 'Delete this view';
export const saveInto = (name: string) => `Save filters and order in “${name}”`;
export const saveFilters = 'Save filters and order as a view';
export const saveThisView = 'Save this view';
export const yoursAlone = 'Your own name for these filters and this order. Nobody else sees it.';
export const deleteAsked = 'Delete this view?';
/** @param name undefined while the dialog closes */
export const deleteQuestion = (name: string | undefined) =>
  `“${name}” is removed from your views. The list itself stays as it is.`;
export const deleteIt = 'Delete view';
export const saved = 'View saved';
export const renamed = 'View renamed';
export const deleted = 'View deleted';
export const saveView = 'Save view';
export const name = 'Name';

// The API's messages about saved views.
export const atMost = (most: number) => `A list keeps ${most} views. Please delete one first.`;
export const nameTaken = 'You have a view of that name already.';
export const isKept = (name: string) => `“${name}” is kept.`;
export const calledNow = (name: string) => `It is called “${name}” now.`;
export const isDeleted = 'The view is deleted.';
