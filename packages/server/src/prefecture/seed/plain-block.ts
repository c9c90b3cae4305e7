/** A piece of a plain text, which pages and documents set in their own ways. */
export type PlainBlock =
  | { kind: 'formula' | 'heading' | 'text'; text: string }
  | { kind: 'points'; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] }

const rule = /^\|[\s|:-]+\|$/

/** Reads plain text: `# ` begins a heading, `- ` a point, `= ` a formula, `|` a row of a table; the rest is paragraphs. */
export function blocksOf(lines: readonly string[]): PlainBlock[] {
  const blocks: PlainBlock[] = []
  for (const line of lines.map((each) => each.trim())) if (line !== '' && !rule.test(line)) take(blocks, line)
  return blocks
}

function take(blocks: PlainBlock[], line: string): void {
  const last = blocks.at(-1)
  const [sign, rest] = [line.slice(0, 2), line.slice(2).trim()]
  if (sign === '# ') blocks.push({ kind: 'heading', text: rest })
  else if (sign === '= ') blocks.push({ kind: 'formula', text: rest })
  else if (sign === '- ' && last?.kind === 'points') last.items.push(rest)
  else if (sign === '- ') blocks.push({ kind: 'points', items: [rest] })
  else if (line.startsWith('|') && last?.kind === 'table') last.rows.push(cellsOf(line))
  else if (line.startsWith('|')) blocks.push({ kind: 'table', head: cellsOf(line), rows: [] })
  else blocks.push({ kind: 'text', text: line })
}

const cellsOf = (line: string): string[] =>
  line
    .replaceAll(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

/** The same as HTML. */
export const htmlOf = (blocks: readonly PlainBlock[]): string => blocks.map(elementOf).join('')

function elementOf(block: PlainBlock): string {
  if (block.kind === 'table') return tableOf(block)
  if (block.kind === 'points') return `<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`
  const text = escaped(block.text)
  if (block.kind === 'formula') return `<pre><code>${text}</code></pre>`
  return block.kind === 'heading' ? `<h2>${text}</h2>` : `<p>${text}</p>`
}

function tableOf({ head, rows }: Extract<PlainBlock, { kind: 'table' }>): string {
  const row = (cells: readonly string[], tag: 'td' | 'th') =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`
  return `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
