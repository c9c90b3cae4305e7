/** Facts for search engines. `<` is written as an escape, so that no text of ours can end the script. */
export const jsonLd = (facts: Record<string, unknown>) => ({
  type: 'application/ld+json',
  children: JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c'),
})
