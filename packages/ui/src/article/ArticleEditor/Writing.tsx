import { EditorContent, useEditorState, type Editor } from '@tiptap/react'
import { useMemo, useState } from 'react'
import { articleExtensions } from '../../primitives/RichEditor/article-extensions.ts'
import { Coming } from '../../primitives/RichEditor/Coming.tsx'
import { footnotesInPlace } from '../../primitives/RichEditor/footnote.ts'
import { partAsking } from '../../primitives/RichEditor/part-asking.ts'
import { TableTools } from '../../primitives/RichEditor/TableTools.tsx'
import { useRichEditor } from '../../primitives/RichEditor/useRichEditor.ts'
import { PageFigureDialog, type PageFigure } from '../PageFigureDialog/PageFigureDialog.tsx'
import type { ArticleEditorProps } from './ArticleEditor.tsx'
import * as S from './ArticleEditor.styles.ts'
import * as P from './page.styles.ts'
import { LedeField, TitleField } from './HeadFields.tsx'
import { Outline } from './Outline.tsx'
import { PartList } from './PartList.tsx'
import { PublishPanel } from './PublishPanel.tsx'
import { usePartAsking } from './use-part-asking.ts'
import { WriteBar } from './WriteBar.tsx'

/** Milliseconds of rest before what was typed is written out. */
const rest = 250

/** The editor itself. */
export function Writing(props: ArticleEditorProps) {
  const { values, onChange, uploadImage, findParts } = props
  const asking = usePartAsking(findParts)
  const [isQuoting, setQuoting] = useState(false)
  const html = useMemo(() => footnotesInPlace(values.content), [values.content])
  const [made] = useState(() => [...articleExtensions, partAsking(asking.port)])
  const { editor, images, tellNow } = useRichEditor({
    label: '正文',
    html,
    onChange: (content) => onChange({ content }),
    onUploadImage: uploadImage,
    made,
    rest,
  })
  if (!editor) return <Coming />

  return (
    <S.Root hidden={props.isHidden} onKeyDown={(event) => onKeys(event, tellNow, props)}>
      <WriteBar {...props} editor={editor} images={images} onFigure={() => setQuoting(true)} />
      <S.Columns>
        <Outline editor={editor} />
        <S.Middle>
          <S.Notice>{props.notice}</S.Notice>
          <TitleField {...props} onEnter={() => editor.commands.focus('start')} />
          <LedeField {...props} />
          <Page editor={editor} images={images} {...props} />
        </S.Middle>
        <PublishPanel {...props} />
      </S.Columns>
      <PartList asking={asking} editor={editor} />
      {isQuoting && (
        <PageFigureDialog
          isOpen
          onOpenChange={setQuoting}
          sheets={props.sheets}
          send={uploadImage}
          onFigure={(figure) => putFigure(editor, figure)}
        />
      )}
    </S.Root>
  )
}

/** A figure of a datasheet lands where the cursor is, with its source in the line under it. */
function putFigure(editor: Editor, { src, caption, href, source }: PageFigure) {
  const alt = caption || source
  const link = { type: 'text', text: source, marks: [{ type: 'link', attrs: { href } }] }
  const content = [{ type: 'text', text: caption ? `${caption}（来源：` : '来源：' }, link]
  if (caption) content.push({ type: 'text', text: '）', marks: [] })
  editor
    .chain()
    .focus()
    .insertContentAt(editor.state.selection.to, { type: 'image', attrs: { src, alt }, content })
    .run()
}

/** Saving and looking by keys. */
function onKeys(event: React.KeyboardEvent, tellNow: () => void, { onSave, onPreview }: ArticleEditorProps) {
  if (!event.ctrlKey && !event.metaKey) return
  const key = event.key.toLowerCase()
  if (key !== 's' && !(key === 'p' && event.shiftKey)) return
  event.preventDefault()
  tellNow()
  if (key === 's') onSave()
  else onPreview()
}

interface PageProps extends ArticleEditorProps {
  editor: Editor
  images: ReturnType<typeof useRichEditor>['images']
}

/** Where one writes: as it will be read. */
function Page({ editor, images, faults }: PageProps) {
  const { isEmpty, isInTable } = useEditorState({
    editor,
    selector: ({ editor }) => ({ isEmpty: editor.isEmpty, isInTable: editor.isActive('table') }),
  })
  const fault = faults.find(({ field }) => field === 'content')?.message

  return (
    <>
      {isInTable && <TableTools editor={editor} />}
      <P.Page $size="lg">
        {isEmpty && <P.Placeholder aria-hidden>从一次测量开始：一个条件，一张图，一句结论。</P.Placeholder>}
        <EditorContent editor={editor} />
      </P.Page>
      {fault && <P.Fault role="alert">{fault}</P.Fault>}
      <P.Sending role="status" data-wrong={images.fault ? true : undefined}>
        {images.percent === undefined ? images.fault : `正在上传图片 ${Math.round(images.percent)}%`}
      </P.Sending>
    </>
  )
}
