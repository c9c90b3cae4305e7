import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { TextField } from '../../primitives/TextField/TextField.tsx'

export interface DirDialogProps {
  /** The act and its object: ‘重命名 GW3_sch_revC.pdf’, ‘新建文件夹’. */
  title: string
  /** What the field asks for: ‘文件夹名称’. */
  label: string
  /**
   * The name so far.
   *
   * @default ''
   */
  name?: string
  /** The verb on the button. */
  verb: string
  /** How many characters a name has at most. */
  maxLength: number
  onClose: () => void
  /** Takes the name; rejects with the server's word, which stands at the field. */
  save: (name: string) => Promise<unknown>
}

/** Names a folder or a file; a name that is taken stays in the field to be changed. */
export function DirDialog({ title, label, name = '', verb, maxLength, onClose, save }: DirDialogProps) {
  const [value, setValue] = useState(name)
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const send = async () => {
    if (isPending) return
    if (!value.trim()) return setError(`请填写${label}`)
    setPending(true)
    try {
      await save(value.trim())
      onClose()
    } catch (refusal) {
      setError(refusalOf(refusal, '没有保存，请检查网络后重试'))
    } finally {
      setPending(false)
    }
  }

  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>取消</Button>
          <Button tone="primary" isPending={isPending} onPress={() => void send()}>
            {verb}
          </Button>
        </>
      }
    >
      <TextField
        label={label}
        value={value}
        maxLength={maxLength}
        inputRef={takeFocus}
        error={error}
        onChange={(next) => {
          setValue(next)
          setError(undefined)
        }}
        onEnter={() => void send()}
      />
    </Dialog>
  )
}

/** The dialog asks for one thing; the ending of a file stays when somebody types over its name. */
function takeFocus(input: HTMLInputElement | null) {
  if (!input) return
  const dot = input.value.lastIndexOf('.')
  // The dialog puts the focus on itself first.
  requestAnimationFrame(() => {
    input.focus()
    input.setSelectionRange(0, dot > 0 ? dot : input.value.length)
  })
}
