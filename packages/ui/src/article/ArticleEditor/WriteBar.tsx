import { useEditorState, type Editor } from '@tiptap/react'
import {
  CircleCheck,
  CloudOff,
  CloudUpload,
  Cpu,
  Eye,
  Import,
  PenLine,
  Sigma,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'
import { formatNumber } from '@xinpu/sdk/format'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { EditorTools } from '../../primitives/RichEditor/EditorTools.tsx'
import type { useRichEditor } from '../../primitives/RichEditor/useRichEditor.ts'
import { Tooltip } from '../../primitives/Tooltip/Tooltip.tsx'
import type { ArticleEditorProps, SaveNews } from './ArticleEditor.tsx'
import * as S from './ArticleEditor.styles.ts'
import { Count } from './page.styles.ts'

interface WriteBarProps extends ArticleEditorProps {
  editor: Editor
  images: ReturnType<typeof useRichEditor>['images']
}

/** The tools, where the text is kept, and the two ways on. Stays in sight. */
export function WriteBar({ editor, images, save, onImport, onPreview, onSubmit, busy }: WriteBarProps) {
  const { length, isFormula } = useEditorState({
    editor,
    selector: ({ editor }) => ({
      length: editor.getText({ blockSeparator: '' }).length,
      isFormula: editor.isActive('formula'),
    }),
  })

  return (
    <S.Bar>
      <S.BarTools>
        <EditorTools
          editor={editor}
          isDisabled={false}
          isBare
          onImages={(files) => images.add(files, editor)}
          isSending={images.percent !== undefined}
        >
          <Tooltip text="公式（LaTeX）">
            <Button
              tone="quiet"
              size="sm"
              shape="icon"
              aria-label="公式"
              isPressedOn={isFormula}
              onPress={() => editor.chain().focus().toggleMark('formula').run()}
            >
              <Icon of={Sigma} isLine />
            </Button>
          </Tooltip>
          <Tooltip text="型号，也可以直接键入 @">
            <Button
              tone="quiet"
              size="sm"
              shape="icon"
              aria-label="型号"
              onPress={() => editor.chain().focus().insertContent(' @').run()}
            >
              <Icon of={Cpu} isLine />
            </Button>
          </Tooltip>
          <Tooltip text="导入公众号文章">
            <Button tone="quiet" size="sm" shape="icon" aria-label="导入公众号文章" onPress={onImport}>
              <Icon of={Import} isLine />
            </Button>
          </Tooltip>
        </EditorTools>
      </S.BarTools>
      <S.BarWays>
        <Saved save={save} />
        <Count>{formatNumber(length)} 字</Count>
        <Button onPress={onPreview} isPending={busy === 'previewing'}>
          <Icon of={Eye} />
          预览
        </Button>
        <Button tone="primary" onPress={onSubmit} isPending={busy === 'submitting'}>
          提交发布
        </Button>
      </S.BarWays>
    </S.Bar>
  )
}

const news: Record<SaveNews['state'], { icon: LucideIcon; words: (at: string) => string }> = {
  new: { icon: PenLine, words: () => '写下的内容会自动保存' },
  typing: { icon: PenLine, words: (at) => (at ? `已保存 ${at}，有改动` : '有改动') },
  saving: { icon: CloudUpload, words: () => '正在保存' },
  saved: { icon: CircleCheck, words: (at) => `已保存 ${at}` },
  device: { icon: CloudOff, words: (at) => `仅保存在本机 ${at}` },
  conflict: { icon: TriangleAlert, words: () => '另一窗口已修改' },
}

/** Where what was typed is kept. */
export function Saved({ save: { state, at, why } }: { save: SaveNews }) {
  const { icon, words } = news[state]
  return (
    <S.Saved role="status" data-state={state}>
      <Icon of={icon} />
      {words(at)}
      {why && `：${why}`}
    </S.Saved>
  )
}
