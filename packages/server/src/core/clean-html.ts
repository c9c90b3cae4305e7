/** The elements that people's texts are made of, with the attributes that are kept. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [
      ['p', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'ul', 'ol', 'li', 'br', 'hr'],
      ['strong', 'b', 'em', 'i', 'u', 's', 'code', 'sub', 'sup'],
      ['table', 'thead', 'tbody', 'tr'],
    ]
      .flat()
      .map((name) => [name, []]),
  ),
  a: ['href'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
}

/** What each attribute must be to be kept: it is written as it was read, so nothing in it ends the quotes. */
const values: Readonly<Record<string, RegExp>> = {
  href: /^https?:\/\/[^\s"'<>`]+$/i,
  colspan: /^\d{1,2}$/,
  rowspan: /^\d{1,2}$/,
}

/** Dropped with all that is in them; any other element that is not allowed leaves its words. */
const hidden = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'title',
  'iframe',
  'object',
  'svg',
  'math',
  'select',
])
const empty = new Set(['br', 'hr'])

interface Writing {
  made: string
  /** Elements that wait for their end, the innermost last. */
  open: string[]
  /** The element whose end is waited for before anything is written again. */
  skipping?: string | undefined
}

/**
 * HTML from people, written anew from what the list allows: elements and addresses of the web; nothing of the text
 * itself reaches the result unread. Empty where nothing is left to read. What is clean stays as it is.
 */
export function cleanHtml(html: string): string {
  const writing: Writing = { made: '', open: [] }
  for (const [piece, inside] of withoutComments(html).matchAll(/<([^<>]*)>|[^<]+|</g)) {
    const tag = /^(\/?)([a-z][a-z0-9]*)(?![\w-])(.*)$/is.exec(inside ?? '')
    if (tag) writeTag(writing, { isEnd: tag[1] === '/', name: (tag[2] ?? '').toLowerCase(), rest: tag[3] ?? '' })
    else if (writing.skipping === undefined && !/^[!?]/.test(inside ?? '')) writing.made += escaped(piece)
  }
  closeTo(writing, 0)
  return isBlank(writing.made) ? '' : writing.made
}

/** A comment that does not end takes the rest with it. */
function withoutComments(html: string): string {
  const [first = '', ...pieces] = html.split('<!--')
  return first + pieces.map((piece) => piece.split('-->').slice(1).join('-->')).join('')
}

interface Tag {
  isEnd: boolean
  name: string
  rest: string
}

function writeTag(writing: Writing, { isEnd, name, rest }: Tag) {
  if (writing.skipping !== undefined) {
    if (isEnd && name === writing.skipping) writing.skipping = undefined
    return
  }
  if (isEnd) return closeTo(writing, writing.open.lastIndexOf(name))
  if (hidden.has(name)) writing.skipping = name
  if (!Object.hasOwn(allowed, name)) return
  writing.made += `<${name}${attributesOf(name, rest)}>`
  if (!empty.has(name)) writing.open.push(name)
}

/** Ends what is open from a place on; an end without a beginning, at -1, is none. */
function closeTo(writing: Writing, place: number) {
  if (place === -1) return
  while (writing.open.length > place) writing.made += `</${writing.open.pop()}>`
}

function attributesOf(name: string, rest: string): string {
  const kept = (allowed[name] ?? []).flatMap((attribute) => {
    const found = new RegExp(`(?:^|\\s)${attribute}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`, 'i').exec(rest)
    const value = found?.[1] ?? found?.[2] ?? found?.[3]
    return value !== undefined && values[attribute]?.test(value) ? [` ${attribute}="${escaped(value)}"`] : []
  })
  return kept.join('')
}

/** Entities that stand there already stay what they are. */
const escaped = (text: string): string =>
  text
    .replaceAll(/&(?!#?\w{1,31};)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const isBlank = (html: string): boolean =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', '')
    .trim() === ''
