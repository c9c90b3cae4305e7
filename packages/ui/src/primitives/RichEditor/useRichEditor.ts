import { useEditor, type Editor, type Extensions } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { extensions, levelled } from './extensions.ts'
import type { RichBodyProps } from './RichBody.tsx'
import { useImages } from './useImages.ts'

/** The last paragraph is only where one goes on writing, and a figure without words has none under it. */
const htmlOf = (editor: Editor) =>
  editor.isEmpty
    ? ''
    : editor
        .getHTML()
        .replaceAll('<figcaption></figcaption>', '')
        .replace(/(<p><\/p>)+$/, '')

/** What an editor needs to know. */
export interface RichWriting extends Omit<RichBodyProps, 'labelledBy' | 'isInvalid'> {
  labelledBy?: string
  /** What it is called, where nothing in sight says so. */
  label?: string
  isInvalid?: boolean
  /**
   * What the text may be made of.
   *
   * @default the usual ones
   */
  made?: Extensions
  /**
   * Milliseconds of rest before the owner is told of what was typed: a long text is not written out at every key.
   *
   * @default 0
   */
  rest?: number
}

/**
 * An editor whose text is the owner's: what it says goes out, what comes in from elsewhere replaces it. There is none
 * until the page has what was drawn: React may hold a drawing back, and an editor made while drawing is gone by then.
 */
export function useRichEditor(props: RichWriting) {
  const { html, isDisabled = false, isInvalid, isRequired, made = extensions, rest = 0 } = props
  const latest = useRef(props)
  const known = useRef(html)
  const images = useImages(props.onUploadImage)
  const waiting = useRef<number>(undefined)

  const addFiles = (files: FileList | undefined) => {
    const found = [...(files ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (found.length === 0 || !props.onUploadImage || !editor) return false
    images.add(found, editor)
    return true
  }

  const editor = useEditor({
    immediatelyRender: false,
    extensions: made,
    content: html,
    editable: !isDisabled,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        ...(props.labelledBy && { 'aria-labelledby': props.labelledBy }),
        ...(props.label && { 'aria-label': props.label }),
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
      if (rest === 0) return tell(editor)
      window.clearTimeout(waiting.current)
      waiting.current = window.setTimeout(() => tell(editor), rest)
    },
    onBlur: ({ editor }) => flush(editor),
  })

  function tell(from: Editor) {
    waiting.current = undefined
    if (from.isDestroyed) return
    known.current = htmlOf(from)
    latest.current.onChange(known.current)
  }

  /** What was typed last is told at once. */
  function flush(from: Editor) {
    if (waiting.current === undefined) return
    window.clearTimeout(waiting.current)
    tell(from)
  }

  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    if (!editor || html === known.current || editor.view.composing || waiting.current !== undefined) return
    known.current = html
    editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])

  /** What was typed last goes out now. */
  const tellNow = () => editor && flush(editor)

  return { editor, images, tellNow }
}
