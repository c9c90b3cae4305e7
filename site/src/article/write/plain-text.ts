import type { ArticleValues } from '@xinpu/ui/article'

const blocks = 'p, h2, h3, li, tr, pre, figcaption, blockquote'

/** An article as lines of words, for comparing two of them. */
export function linesOf({ title, summary, content }: ArticleValues): string {
  const text = new DOMParser().parseFromString(content, 'text/html')
  const leaves = [...text.body.querySelectorAll(blocks)].filter((block) => !block.querySelector(blocks))
  const lines = leaves.map((block) => (block.textContent ?? '').replace(/\s+/g, ' ').trim())
  return [title, summary, ...lines].filter(Boolean).join('\n')
}
