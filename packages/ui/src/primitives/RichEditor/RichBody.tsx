import { EditorContent, useEditorState, type Editor } from '@tiptap/react'
import { Counter } from '../Field/Field.styles.ts'
import { Coming } from './Coming.tsx'
import { EditorTools } from './EditorTools.tsx'
import type { RichEditorProps } from './RichEditor.tsx'
import * as S from './RichEditor.styles.ts'
import { TableTools } from './TableTools.tsx'
import { useRichEditor } from './useRichEditor.ts'

export interface RichBodyProps extends Omit<RichEditorProps, 'label' | 'help' | 'error' | 'name'> {
  labelledBy: string
  describedBy?: string
  isInvalid: boolean
}

/** The editor and its tools. Loaded late. */
export function RichBody(props: RichBodyProps) {
  const { editor, images } = useRichEditor(props)
  return editor ? <Writing key={editor.instanceId} {...props} {...{ editor, images }} /> : <Coming />
}

interface WritingProps extends RichBodyProps {
  editor: Editor
  images: ReturnType<typeof useRichEditor>['images']
}

function Writing({
  editor,
  images,
  placeholder,
  maxLength,
  isDisabled = false,
  isInvalid,
  onUploadImage,
}: WritingProps) {
  const { isEmpty, isInTable, length } = useEditorState({
    editor,
    selector: ({ editor }) => ({
      isEmpty: editor.isEmpty,
      isInTable: editor.isActive('table'),
      length: editor.getText({ blockSeparator: '' }).length,
    }),
  })

  return (
    <S.Box data-invalid={isInvalid || undefined} data-disabled={isDisabled || undefined}>
      <EditorTools
        editor={editor}
        isDisabled={isDisabled}
        onImages={onUploadImage && ((files) => images.add(files, editor))}
        isSending={images.percent !== undefined}
      />
      {isInTable && !isDisabled && <TableTools editor={editor} />}
      <S.Page $size="md">
        {placeholder && isEmpty && <S.Placeholder aria-hidden>{placeholder}</S.Placeholder>}
        <EditorContent editor={editor} />
      </S.Page>
      <S.Foot>
        <span role="status" data-wrong={images.fault ? true : undefined}>
          {images.percent === undefined ? images.fault : `正在上传图片 ${Math.round(images.percent)}%`}
        </span>
        <Counter data-full={(maxLength !== undefined && length > maxLength) || undefined}>
          {maxLength === undefined ? `${length} 字` : `${length} / ${maxLength}`}
        </Counter>
      </S.Foot>
    </S.Box>
  )
}
