import type { ImMsg } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { DateField } from '../../primitives/DateField/DateField.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { dayOf } from '../im-time.ts'

export interface PromiseDialogProps {
  line: ImMsg
  onClose: () => void
  /** Writes it down, until a day or for good; rejects with the server's word. */
  save: (dueDay: string | null) => Promise<unknown>
  now: Date
}

/** Writes a line down as a promise, with the day until which it is to be kept. */
export function PromiseDialog({ line, onClose, save, now }: PromiseDialogProps) {
  const [dueDay, setDueDay] = useState<string | null>(null)

  return (
    <Dialog title="记为承诺" subtitle={line.content} isOpen onOpenChange={onClose}>
      <Form
        label="记为承诺"
        submitLabel="记下"
        onSubmit={async () => {
          await save(dueDay)
          onClose()
        }}
        actions={<Button onPress={onClose}>取消</Button>}
      >
        <DateField
          label="兑现日期"
          value={dueDay}
          onChange={setDueDay}
          min={dayOf(now)}
          help="可以不填。双方都看得到，到期没有兑现会标出来。"
        />
      </Form>
    </Dialog>
  )
}
