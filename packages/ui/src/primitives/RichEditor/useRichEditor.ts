import { useEditor, type Editor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { extensions, levelled } from './extensions.ts'
import type { RichBodyProps } from './RichBody.tsx'
import { useImages } from './useImages.ts'

/** The last paragraph is only where one goes on writing. */
const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML().replace(/(<p><\/p>)+$/, ''))

/**
 * An editor whose text is the owner's: what it says goes out, what comes in from elsewhere replaces it. There is none
 * until the page has what was drawn: React may hold a drawing back, and an editor made while drawing is gone by then.
 */
export function useRichEditor(props: RichBodyProps) {
  const { html, isDisabled = false, isInvalid, isRequired } = props
  const latest = useRef(props)
  const known = useRef(html)
  const images = useImages(props.onUploadImage)

  const addFiles = (files: FileList | undefined) => {
    const found = [...(files ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (found.length === 0 || !props.onUploadImage || !editor) return false
    images.add(found, editor)
    return true
  }

  const editor = useEditor({
    immediatelyRender: false,
    extensions,
    content: html,
    editable: !isDisabled,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': props.labelledBy,
        ...(props.describedBy && { 'aria-describedby': props.describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
        ...(isRequired && { 'aria-required': 'true' }),
        ...(isDisabled && { 'aria-disabled': 'true' }),
      },
      transformPastedHTML: levelled,
      // Text that was copied with a picture of itself, as office programs do, is text.
      handlePaste: (_, { clipboardData }) =>
        !clipboardData?.types.includes('text/html') && addFiles(clipboardData?.files),
      handleDrop: (_, { dataTransfer }) => addFiles(dataTransfer?.files),
    },
    onUpdate: ({ editor }) => {
      known.current = htmlOf(editor)
      latest.current.onChange(known.current)
    },
  })

  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    if (!editor || html === known.current || editor.view.composing) return
    known.current = html
    editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])

  return { editor, images }
}
