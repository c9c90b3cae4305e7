import { useEditorState, type Editor } from '@tiptap/react'
import { Eye } from 'lucide-react'
import { formatNumber } from '@xinpu/sdk/format'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { EditorTools } from '../../primitives/RichEditor/EditorTools.tsx'
import type { useRichEditor } from '../../primitives/RichEditor/useRichEditor.ts'
import type { ArticleEditorProps } from './ArticleEditor.tsx'
import { ArticleTools } from './ArticleTools.tsx'
import * as S from './ArticleEditor.styles.ts'
import { Count } from './page.styles.ts'
import { Saved } from './Saved.tsx'

interface WriteBarProps extends ArticleEditorProps {
  editor: Editor
  images: ReturnType<typeof useRichEditor>['images']
  /** Asks for a figure of a datasheet. */
  onFigure: () => void
}

/** The tools, where the text is kept, and the two ways on. Stays in sight. */
export function WriteBar({ editor, images, save, onImport, onFigure, onPreview, onSubmit, busy }: WriteBarProps) {
  const length = useEditorState({
    editor,
    selector: ({ editor }) => editor.getText({ blockSeparator: '' }).length,
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
          <ArticleTools editor={editor} onImport={onImport} onFigure={onFigure} />
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
