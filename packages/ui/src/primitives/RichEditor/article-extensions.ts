import { Mark, markInputRule, Node } from '@tiptap/core'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { kit } from './extensions.ts'
import { Footnote } from './footnote.ts'
import { FormulaDrawing } from './formula-drawing.ts'

/** Pictures of this site: one of another site would tell it who reads. */
const isOwn = (address: string | null | undefined) => /^\/files\/(?!.*\.\.)/.test(address ?? '')

const pictureOf = (element: HTMLElement) => (element.matches('img') ? element : element.querySelector('img'))

const attribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => pictureOf(element)?.getAttribute(name) ?? null,
})

/** A picture with the words under it. */
const Figure = Node.create({
  name: 'image',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: () => ({ src: attribute('src'), alt: attribute('alt') }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (element) => isOwn(pictureOf(element)?.getAttribute('src')) && null,
      contentElement: (element) =>
        (element as HTMLElement).querySelector<HTMLElement>('figcaption') ?? document.createElement('figcaption'),
    },
    { tag: 'img', getAttrs: (element) => isOwn(element.getAttribute('src')) && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', ['img', HTMLAttributes], ['figcaption', 0]],
})

/** LaTeX within a line: `$V_o$`. */
const Formula = Mark.create({
  name: 'formula',
  code: true,
  excludes: '_',
  parseHTML: () => [{ tag: 'code.language-math', priority: 60 }],
  renderHTML: () => ['code', { class: 'language-math' }, 0],
  addInputRules() {
    return [markInputRule({ find: /(?:^|[^$\w])(\$([^$\s][^$]*)\$)$/, type: this.type })]
  },
})

const script = (name: 'sub' | 'sup') =>
  Mark.create({ name, parseHTML: () => [{ tag: name }], renderHTML: () => [name, 0] })

/** All that an article may be made of: what the server keeps of it. */
export const articleExtensions = [
  StarterKit.configure({
    ...kit,
    underline: {},
    strike: {},
    horizontalRule: {},
    link: { ...kit.link, isAllowedUri: (address) => /^(?:https?:\/\/|\/(?!\/))/i.test(address) },
  }),
  Figure,
  Formula,
  FormulaDrawing,
  Footnote,
  script('sub'),
  script('sup'),
  TableKit,
]
