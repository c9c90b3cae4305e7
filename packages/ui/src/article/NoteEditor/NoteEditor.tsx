import { useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../primitives/Button/Button.tsx'
import { RichEditor } from '../../primitives/RichEditor/RichEditor.tsx'
import type { SendFile } from '../../primitives/Upload/useUploads.ts'
import { token } from '../../theme/index.ts'
import type { SaveNews } from '../ArticleEditor/ArticleEditor.tsx'
import type { ArticleValues } from '../ArticleEditor/article-values.ts'
import { TitleField } from '../ArticleEditor/HeadFields.tsx'
import { Saved } from '../ArticleEditor/Saved.tsx'

export interface NoteEditorProps {
  values: ArticleValues
  onChange: (part: Partial<ArticleValues>) => void
  /** Sends a picture of the text. */
  uploadImage: SendFile
  save: SaveNews
  /** What is told over the text: a draft that was restored. */
  notice?: React.ReactNode
  /** Keeps everything now: the keys of saving, or the window was left. */
  onSave: () => void
  /** It is written: looks at it. */
  onDone: () => void
  /**
   * Whether the last saving before looking is under way.
   *
   * @default false
   */
  isBusy?: boolean
}

/** R104: a note of one's own, a title and a text, without anything that is for readers alone. */
export function NoteEditor({
  values,
  onChange,
  notice,
  save,
  onSave,
  onDone,
  isBusy = false,
  ...rest
}: NoteEditorProps) {
  const text = useRef<HTMLDivElement>(null)
  return (
    <Root onKeyDown={(event) => onKeys(event, onSave)}>
      <Bar>
        <Saved save={save} />
        <Button tone="primary" onPress={onDone} isPending={isBusy}>
          写好了
        </Button>
      </Bar>
      {notice}
      <TitleField
        values={values}
        onChange={onChange}
        faults={[]}
        onEnter={() => text.current?.querySelector<HTMLElement>('[role="textbox"]')?.focus()}
      />
      <Text ref={text}>
        <RichEditor
          label="正文"
          html={values.content}
          onChange={(content) => onChange({ content })}
          onUploadImage={rest.uploadImage}
          placeholder="写下要留住的：一次测量、一个结论、一条教训。"
        />
      </Text>
    </Root>
  )
}

function onKeys(event: React.KeyboardEvent, onSave: () => void) {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
  event.preventDefault()
  onSave()
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
  max-width: 760px;
`

const Bar = styled.div`
  position: sticky;
  z-index: 20;
  top: ${token('size', 'header')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 2)};
  padding-block: ${token('space', 2)};
  border-bottom: 1px solid ${token('color', 'line')};
  background: ${token('color', 'canvas')};
`

/** A page to write on, and no box to scroll in. */
const Text = styled.div`
  min-width: 0;

  && [role='textbox'] {
    min-height: 45vh;
  }
  && :has(> div > [role='textbox']) {
    max-height: none;
  }
`
