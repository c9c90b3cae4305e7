import * as datasheet from '@xinpu/sdk/datasheet'
import { SendPdfDialog } from '@xinpu/ui/datasheet'
import { localStore } from '@xinpu/ui/frame'
import { useCall } from '../app/api.ts'
import type { SpecContainerProps } from './SpecDialogs.tsx'

/** The mailbox that a document was sent to last. */
const lastMailbox = localStore<string>({
  key: 'lastMailbox',
  fallback: '',
  isValid: (value): value is string => typeof value === 'string',
})

/** Sends a document to a mailbox, and remembers which. */
export function SendPdfContainer({ spec, onClose }: SpecContainerProps) {
  const call = useCall()

  async function send(email: string) {
    await call(datasheet.mailSend, { id: spec.id, email })
    lastMailbox.write(email)
  }

  return <SendPdfDialog isOpen onOpenChange={onClose} spec={spec} email={lastMailbox.read()} send={send} />
}
