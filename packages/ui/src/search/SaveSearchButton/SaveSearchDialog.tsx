import { ruled, savedSearchRules } from '@xinpu/sdk/rules'
import { useState } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import * as S from './SaveSearchButton.styles.ts'

export interface SaveSearchDialogProps {
  /** What the dialog is called: 保存搜索, 保存选型. */
  title: string
  /** A name for the search that its words and filters suggest. */
  name: string
  /** What is good to know before it is kept: 发布时间不随搜索保存. */
  note?: string | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Keeps it; the dialog closes when the promise is kept, and tells the words of its error when it is broken. */
  onSave: (name: string, notify: boolean) => Promise<unknown>
}

const longest = ruled(savedSearchRules, 'name').maxLength

/** Asks for a name, and whether new results are to be told. */
export function SaveSearchDialog({ title, name, note, isOpen, onOpenChange, onSave }: SaveSearchDialogProps) {
  const [typed, setTyped] = useState(name.slice(0, longest))
  const [notify, setNotify] = useState(true)
  const [isPending, setPending] = useState(false)
  const [fault, setFault] = useState<string>()
  const words = typed.trim()

  async function save() {
    if (isPending) return
    if (words === '') return setFault('请填写名称')
    setPending(true)
    setFault(undefined)
    try {
      await onSave(words, notify)
      onOpenChange(false)
    } catch (error) {
      setFault(error instanceof Error && error.message ? error.message : '没有保存，请再试一次')
    } finally {
      setPending(false)
    }
  }

  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <Button tone="primary" isPending={isPending} onPress={() => void save()}>
          保存
        </Button>
      }
    >
      <S.Fields>
        {fault && words !== '' && <Alert tone="danger" title={fault} />}
        <TextField
          label="名称"
          value={typed}
          onChange={setTyped}
          maxLength={longest}
          isRequired
          error={words === '' ? fault : undefined}
          onEnter={() => void save()}
        />
        {note && <Alert title={note} />}
        <Checkbox isSelected={notify} onChange={setNotify}>
          有新结果时提醒我
        </Checkbox>
      </S.Fields>
    </Dialog>
  )
}
