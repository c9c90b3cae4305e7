import { formatBytes } from '@xinpu/sdk/format'
import { faultsIn, ruled, sendPdfRules } from '@xinpu/sdk/rules'
import type { SpecDto } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { toast } from '../../primitives/Toast/toast.ts'

export interface SendPdfDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The document. */
  spec: Pick<SpecDto, 'title' | 'fileSize'>
  /**
   * The address that was used last, or the person's own.
   *
   * @default ''
   */
  email?: string
  /** Sends it; rejects with the server's word. */
  send: (email: string) => Promise<unknown>
}

/** Above it, mailboxes refuse the file: a link goes instead. */
const attachable = 10_000_000

/** Sends a document to a mailbox. */
export function SendPdfDialog({ isOpen, onOpenChange, spec, email = '', send }: SendPdfDialogProps) {
  const [typed, setTyped] = useState<string>()
  const address = (typed ?? email).trim()

  async function submit(): Promise<void> {
    await send(address)
    onOpenChange(false)
    toast.success('已提交发送', { detail: `几分钟内送到 ${address}，没有收到请看看垃圾邮件。` })
  }

  return (
    <Dialog title="发到邮箱" subtitle={spec.title} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Form
        label="发到邮箱"
        submitLabel="发送"
        faults={faultsIn(sendPdfRules, { email: address }, { email: address === '' && '请输入邮箱' })}
        onSubmit={submit}
        actions={<Button onPress={() => onOpenChange(false)}>取消</Button>}
      >
        {(errorOf) => (
          <TextField
            {...ruled(sendPdfRules, 'email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            inputRef={focusOn}
            value={typed ?? email}
            onChange={setTyped}
            error={errorOf('email')}
            help={helpOf(spec.fileSize)}
          />
        )}
      </Form>
    </Dialog>
  )
}

/** The address is all that is asked for. */
const focusOn = (input: HTMLInputElement | null) => input?.focus()

const helpOf = (size: number): string =>
  size > attachable
    ? `文件 ${formatBytes(size)}，超过 10 MB，邮件里是阅读链接。同一份每天发一次，每天最多 10 封。`
    : `PDF（${formatBytes(size)}）作为附件发送。同一份每天发一次，每天最多 10 封。`
