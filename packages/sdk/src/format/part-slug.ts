// chunk: page
/** A model as a part of an address: letters, digits and dashes. */
export const slugOf = (model: string): string =>
  model
    .replaceAll(/[^A-Za-z0-9.]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase() || 'part'
