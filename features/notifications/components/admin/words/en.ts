export const notEmailed = 'Not emailed';
export const asManyAsAllowed =
  'The address had already had as many emails of this kind as we send within an hour.';
