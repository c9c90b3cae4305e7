import { useEditorState, type Editor } from '@tiptap/react'
import { Bold, Code, Heading2, Heading3, ImagePlus, Italic, List, ListOrdered } from 'lucide-react'
import { Quote, Redo2, SquareCode, Table, Undo2, type LucideIcon } from 'lucide-react'
import { FileTrigger, Separator } from 'react-aria-components'
import { Button } from '../Button/Button.tsx'
import { TriggerButton } from '../Button/TriggerButton.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { LinkTool } from './LinkTool.tsx'
import * as S from './RichEditor.styles.ts'
import { imageTypes } from './useImages.ts'

type Chain = ReturnType<Editor['chain']>

interface Tool {
  label: string
  icon: LucideIcon
  run: (chain: Chain) => Chain
  /** What is under the cursor when it is pressed in; a tool without it does not stay pressed. */
  mark?: [name: string, attributes?: Record<string, unknown>]
}

const history: Tool[] = [
  { label: '撤销', icon: Undo2, run: (chain) => chain.undo() },
  { label: '重做', icon: Redo2, run: (chain) => chain.redo() },
]
const headings: Tool[] = [
  {
    label: '二级标题',
    icon: Heading2,
    run: (chain) => chain.toggleHeading({ level: 2 }),
    mark: ['heading', { level: 2 }],
  },
  {
    label: '三级标题',
    icon: Heading3,
    run: (chain) => chain.toggleHeading({ level: 3 }),
    mark: ['heading', { level: 3 }],
  },
]
const words: Tool[] = [
  { label: '加粗', icon: Bold, run: (chain) => chain.toggleBold(), mark: ['bold'] },
  { label: '斜体', icon: Italic, run: (chain) => chain.toggleItalic(), mark: ['italic'] },
  { label: '行内代码', icon: Code, run: (chain) => chain.toggleCode(), mark: ['code'] },
]
const blocks: Tool[] = [
  { label: '无序列表', icon: List, run: (chain) => chain.toggleBulletList(), mark: ['bulletList'] },
  { label: '有序列表', icon: ListOrdered, run: (chain) => chain.toggleOrderedList(), mark: ['orderedList'] },
  { label: '引用', icon: Quote, run: (chain) => chain.toggleBlockquote(), mark: ['blockquote'] },
  { label: '代码块', icon: SquareCode, run: (chain) => chain.toggleCodeBlock(), mark: ['codeBlock'] },
]
const inserts: Tool[] = [
  { label: '插入表格', icon: Table, run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }) },
]
const tools = [...history, ...headings, ...words, ...blocks, ...inserts]

interface EditorToolsProps {
  editor: Editor
  isDisabled: boolean
  /** Images were chosen; without it there is no tool for them. */
  onImages?: (files: readonly File[]) => void
  isSending: boolean
  /**
   * Whether it stands alone in a bar of its page instead of over its box.
   *
   * @default false
   */
  isBare?: boolean
  /** Tools of one kind of text, at the end. */
  children?: React.ReactNode
}

/** What can be done with the text. Arrow keys go from tool to tool, Tab goes on into the text. */
export function EditorTools({ editor, isDisabled, onImages, isSending, isBare, children }: EditorToolsProps) {
  const states = useEditorState({
    editor,
    selector: ({ editor }) => ({
      on: tools.filter(({ mark }) => mark && editor.isActive(...mark)).map(({ label }) => label),
      able: tools.filter(({ mark, run }) => mark || run(editor.can().chain() as Chain).run()).map(({ label }) => label),
    }),
  })
  const draw = (group: readonly Tool[]) =>
    group.map(({ label, icon, run, mark }) => (
      <Tooltip key={label} text={label}>
        <Button
          tone="quiet"
          size="sm"
          shape="icon"
          aria-label={label}
          isPressedOn={mark && states.on.includes(label)}
          isDisabled={isDisabled || !states.able.includes(label)}
          onPress={(event) => run(chainAfter(event, editor)).run()}
        >
          <Icon of={icon} isLine />
        </Button>
      </Tooltip>
    ))

  return (
    <S.Tools aria-label="文字格式" data-bare={isBare || undefined}>
      {draw(history)}
      <Separator orientation="vertical" />
      {draw(headings)}
      <Separator orientation="vertical" />
      {draw(words)}
      <LinkTool editor={editor} isDisabled={isDisabled} />
      <Separator orientation="vertical" />
      {draw(blocks)}
      <Separator orientation="vertical" />
      {onImages && (
        <FileTrigger acceptedFileTypes={imageTypes} allowsMultiple onSelect={(files) => files && onImages([...files])}>
          <TriggerButton
            tone="quiet"
            size="sm"
            shape="icon"
            aria-label="插入图片"
            isDisabled={isDisabled}
            isPending={isSending}
          >
            <Icon of={ImagePlus} />
          </TriggerButton>
        </FileTrigger>
      )}
      {draw(inserts)}
      {children}
    </S.Tools>
  )
}

/** The mouse goes back to the text; keys stay among the tools. */
const chainAfter = ({ detail: clicks }: React.MouseEvent, editor: Editor): Chain =>
  clicks === 0 ? editor.chain() : editor.chain().focus()
