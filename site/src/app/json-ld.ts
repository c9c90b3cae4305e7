// chunk: page
/** Facts for search engines. `<` is written as an escape, so that no text of ours can end the script. */
export const jsonLd = (facts: Record<string, unknown>) => ({
  type: 'application/ld+json',
  children: JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c'),
})

/** The way to a page, for search engines: names and addresses from the top. */
export const breadcrumbs = (origin: string, crumbs: readonly { name: string; path: string }[]) =>
  jsonLd({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: crumb.name,
      item: `${origin}${crumb.path}`,
    })),
  })
