import { IdCard, Image as Picture, MessageSquareText, Paperclip, SendHorizontal, X } from 'lucide-react'
import { useRef } from 'react'
import { TextField } from 'react-aria-components'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Menu } from '../../primitives/Menu/Menu.tsx'
import { useImeSafeEnter } from '../../primitives/TextField/useImeSafeEnter.ts'
import * as S from './ImComposer.styles.ts'

/** Characters of a line (contract, message/chat). */
const most = 2000

export interface ImComposerProps {
  /** With whom the talk is: names the field. */
  peerName: string
  /** What stands in the field. */
  value: string
  onChange: (value: string) => void
  /** Says it; a card that was attached goes with it. */
  onSend: () => void
  /** Pictures and files that were chosen, dropped or pasted. */
  onFiles: (files: readonly File[]) => void
  /** What goes along with the next line: a card. */
  attached?: { label: string; onRemove: () => void }
  /** Chooses a card to go along. */
  onCard: () => void
  /** Words that are said often. */
  phrases: readonly string[]
  /** Adds to them, or drops some. */
  onPhrases: () => void
  /** Whether what was typed is kept. */
  isKept?: boolean
  /** Why nothing can be said here. */
  closed?: React.ReactNode
}

/** Writes a line: Enter sends, Shift+Enter begins a new one; what is typed stays until it is sent. */
export function ImComposer(props: ImComposerProps) {
  if (props.closed) return <S.Closed>{props.closed}</S.Closed>
  const { value, attached, isKept, onSend, onFiles, onCard } = props
  const isEmpty = value.trim() === '' && !attached

  return (
    <S.Root
      aria-label="写消息"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty) onSend()
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onFiles([...event.dataTransfer.files])
      }}
    >
      {attached && <Attached {...attached} />}
      <Field {...props} canSend={!isEmpty} />
      <S.Tools>
        <FilePick label="文件" icon={Paperclip} accept=".pdf,.csv,.txt,.xlsx,.xls,.ods" onFiles={onFiles} />
        <FilePick label="图片" icon={Picture} accept="image/*" onFiles={onFiles} />
        <Button size="sm" tone="quiet" shape="icon" aria-label="卡片" onPress={onCard}>
          <Icon of={IdCard} />
        </Button>
        <Phrases {...props} />
        <S.Hint>{isKept && '草稿已存'}</S.Hint>
        <S.Keys>Enter 发送　Shift+Enter 换行</S.Keys>
        <Button size="sm" type="submit" isDisabled={isEmpty}>
          <Icon of={SendHorizontal} />
          发送
        </Button>
      </S.Tools>
    </S.Root>
  )
}

const Attached = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <S.Attached>
    {label}
    <Button size="sm" tone="quiet" shape="icon" aria-label={`移除 ${label}`} onPress={onRemove}>
      <Icon of={X} size={14} />
    </Button>
  </S.Attached>
)

type FieldProps = ImComposerProps & { canSend: boolean }

function Field({ peerName, value, onChange, onSend, onFiles, canSend }: FieldProps) {
  const enter = useImeSafeEnter<HTMLTextAreaElement>((event) => {
    if (event.shiftKey) return
    event.preventDefault()
    if (canSend) onSend()
  })
  const paste = (event: React.ClipboardEvent) => {
    const { files } = event.clipboardData
    // Cells of a spreadsheet come with a picture of themselves: they are meant as text.
    if (files.length === 0 || event.clipboardData.getData('text/plain').trim() !== '') return
    event.preventDefault()
    onFiles([...files])
  }

  return (
    <TextField aria-label={`对${peerName}说`} value={value} onChange={onChange} maxLength={most}>
      <S.Area rows={2} placeholder="说点什么" {...enter} onPaste={paste} />
    </TextField>
  )
}

interface FilePickProps {
  label: string
  icon: typeof Paperclip
  accept: string
  onFiles: (files: readonly File[]) => void
}

/** A button in place of the browser's own choice of files. */
function FilePick({ label, icon, accept, onFiles }: FilePickProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="sm" tone="quiet" shape="icon" aria-label={label} onPress={() => input.current?.click()}>
        <Icon of={icon} />
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple
        hidden
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
  )
}

/** The line below the phrases, which are numbered. */
const manage = 'manage'

type PhrasesProps = Pick<ImComposerProps, 'phrases' | 'onPhrases' | 'value' | 'onChange'>

const Phrases = ({ phrases, onPhrases, value, onChange }: PhrasesProps) => (
  <Menu
    placement="top start"
    trigger={
      <Button size="sm" tone="quiet" shape="icon" aria-label="快捷语">
        <Icon of={MessageSquareText} />
      </Button>
    }
    items={[...phrases.map((label, at) => ({ id: String(at), label })), 'rule', { id: manage, label: '管理快捷回复' }]}
    onAction={(id) => (id === manage ? onPhrases() : onChange(value + (phrases[Number(id)] ?? '')))}
  />
)
