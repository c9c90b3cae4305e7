/** A page of documents, for search engines. */
export const specsFacts = (name: string, sheets: readonly { id: number; title: string }[], origin: string) => ({
  '@type': 'ItemList',
  name,
  itemListElement: sheets.map(({ id, title }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    url: `${origin}/specification_detail/${id}`,
  })),
})
