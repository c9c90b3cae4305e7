import type { Schema } from 'hast-util-sanitize'

/** What the ids of content begin with: they cannot stand for ours. */
export const idPrefix = 'user-content-'

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const blocks = ['p', 'div', 'section', 'blockquote', 'pre', 'hr', 'figure', 'figcaption', 'details', 'summary']
const lists = ['ul', 'ol', 'li', 'dl', 'dt', 'dd']
const tables = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
const words = [
  'a',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'del',
  'ins',
  'mark',
  'small',
  'sub',
  'sup',
  'span',
  'br',
  'img',
]
const terms = ['abbr', 'cite', 'code', 'kbd', 'q', 'samp', 'time', 'var', 'ruby', 'rt', 'rp']

/** Dropped with all that is in them; any other element that is not allowed leaves its words. */
const hidden = ['script', 'style', 'template', 'noscript', 'head', 'title', 'iframe', 'frameset', 'noframes', 'svg']
const players = ['object', 'applet', 'embed', 'marquee', 'video', 'audio', 'canvas', 'map']
const controls = ['form', 'button', 'select', 'textarea', 'input', 'dialog']

/** Formulas as they are drawn at saving: what they look like, and nothing that leads or runs. */
const formulas = [
  ['math', 'mrow', 'mi', 'mn', 'mo', 'ms', 'mtext', 'mspace', 'mstyle', 'mpadded', 'mphantom', 'menclose'],
  ['mfrac', 'msqrt', 'mroot', 'msup', 'msub', 'msubsup', 'mover', 'munder', 'munderover', 'mmultiscripts'],
  ['mtable', 'mtr', 'mtd'],
].flat()

const cell = ['colSpan', 'rowSpan', ['align', 'left', 'center', 'right'] as [string, ...string[]]]
const inTable = Object.fromEntries(tables.slice(1).map((name) => [name, ['table']]))

/** All that content may be made of. A list of what is allowed: what nobody thought of is not. */
export const schema: Schema = {
  tagNames: [headings, blocks, lists, tables, words, terms, formulas].flat(),
  strip: [hidden, players, controls].flat(),
  attributes: {
    '*': ['id', 'lang', 'dir'],
    a: ['href', 'title', 'dataPart', 'dataPartId'],
    abbr: ['title'],
    code: [['className', /^language-[a-z0-9+#-]{1,20}$/]],
    col: ['span'],
    details: ['open'],
    div: [['className', 'formula']],
    img: ['src', 'alt', 'title', 'width', 'height'],
    li: ['value'],
    math: ['display'],
    mi: ['mathvariant'],
    mo: ['stretchy', 'fence', 'separator', 'form', 'lspace', 'rspace'],
    mspace: ['width'],
    ol: ['start', 'reversed'],
    span: [['className', 'formula', /^hljs-[a-z_-]{1,30}$/]],
    td: cell,
    th: [...cell, ['scope', 'col', 'row', 'colgroup', 'rowgroup']],
    time: ['dateTime'],
  },
  ancestors: inTable,
  protocols: { href: ['http', 'https'], src: ['http', 'https'] },
  clobber: ['id'],
  clobberPrefix: idPrefix,
  required: {},
  allowComments: false,
  allowDoctypes: false,
}
