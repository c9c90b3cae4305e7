import { CopyText, Dialog } from '@xinpu/ui/primitives'
import { QrImage } from '@xinpu/ui/qr-image'

export interface ShareDialogProps {
  /** What is shown to others: 求购 LM358. */
  subject: string
  /** Its whole address. */
  url: string
  onClose: () => void
}

/** The address of a page, to be scanned with WeChat or copied. */
export const ShareDialog = ({ subject, url, onClose }: ShareDialogProps) => (
  <Dialog title="分享" subtitle={subject} isOpen onOpenChange={onClose} closesBy="outside">
    <QrImage value={url} label="用微信扫码打开，再转发给好友" instead={<CopyText text={url} label="链接" />} />
  </Dialog>
)
