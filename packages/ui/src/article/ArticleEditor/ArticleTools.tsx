import { useEditorState, type Editor } from '@tiptap/react'
import { BookImage, Cpu, Import, Sigma, Superscript, type LucideIcon } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Tooltip } from '../../primitives/Tooltip/Tooltip.tsx'

interface ArticleToolsProps {
  editor: Editor
  /** Asks for an article of elsewhere. */
  onImport: () => void
  /** Asks for a figure of a datasheet. */
  onFigure: () => void
}

/** What only articles have: formulas, notes, part numbers, figures of datasheets, and articles of elsewhere. */
export function ArticleTools({ editor, onImport, onFigure }: ArticleToolsProps) {
  const { isFormula, isNote } = useEditorState({
    editor,
    selector: ({ editor }) => ({ isFormula: editor.isActive('formula'), isNote: editor.isActive('footnote') }),
  })
  const toggle = (mark: string) => editor.chain().focus().toggleMark(mark).run()

  return (
    <>
      <Tool
        name="公式"
        hint="公式（LaTeX），也可以键入 $V_o$"
        icon={Sigma}
        isOn={isFormula}
        onPress={() => toggle('formula')}
      />
      <Tool
        name="脚注"
        hint="脚注：写在要注的地方，也可以键入 ^[…]；读者在文末看到"
        icon={Superscript}
        isOn={isNote}
        onPress={() => toggle('footnote')}
      />
      <Tool
        name="型号"
        hint="型号，也可以直接键入 @"
        icon={Cpu}
        onPress={() => editor.chain().focus().insertContent(' @').run()}
      />
      <Tool name="引用手册图" icon={BookImage} onPress={onFigure} />
      <Tool name="导入公众号文章" icon={Import} onPress={onImport} />
    </>
  )
}

interface ToolProps {
  name: string
  /** @default the name */
  hint?: string
  icon: LucideIcon
  isOn?: boolean
  onPress: () => void
}

const Tool = ({ name, hint = name, icon, isOn, onPress }: ToolProps) => (
  <Tooltip text={hint}>
    <Button tone="quiet" size="sm" shape="icon" aria-label={name} isPressedOn={isOn} onPress={onPress}>
      <Icon of={icon} isLine />
    </Button>
  </Tooltip>
)
