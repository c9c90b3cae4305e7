import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { CopyText } from '../../primitives/CopyText/CopyText.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { QrImage } from '../../primitives/QrImage/QrImage.tsx'
import * as S from './BomShareDialog.styles.ts'

export interface BomShareDialogProps {
  /** What the list is called. */
  name: string
  /** The whole address under which anybody reads it; empty where it is not shared. */
  address: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Opens the list to whoever has its address, or closes it; a refusal is said in its words. */
  share: (isShared: boolean) => Promise<unknown>
}

/** A saved list under an address of its own, to read: made here, copied, scanned, and closed again. */
export function BomShareDialog({ name, address, isOpen, onOpenChange, share }: BomShareDialogProps) {
  const [failure, setFailure] = useState('')
  const [isPending, setPending] = useState(false)

  async function ask(isShared: boolean): Promise<void> {
    setPending(true)
    setFailure('')
    await share(isShared).catch((error: unknown) => setFailure(refusalOf(error, '没有成功，请再试一次')))
    setPending(false)
  }

  return (
    <Dialog
      title={`分享「${name}」`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      closesBy="outside"
      footer={
        address ? (
          <Button isPending={isPending} onPress={() => void ask(false)}>
            停止分享
          </Button>
        ) : (
          <Button tone="primary" isPending={isPending} onPress={() => void ask(true)}>
            生成链接
          </Button>
        )
      }
    >
      <S.Body>
        <S.Text>
          拿到链接的人不用登录，就能看到这份清单的全部行；看不到是谁的，也不能改。您再改，对方看到的也跟着变。
        </S.Text>
        {address && (
          <>
            <S.Address>
              <CopyText text={address} label="链接" />
            </S.Address>
            <QrImage value={address} label="扫码打开清单" size="sm" />
            <S.Text>停止后这个链接永久失效，再分享会换一个。</S.Text>
          </>
        )}
        {failure && <S.Fault role="alert">{failure}</S.Fault>}
      </S.Body>
    </Dialog>
  )
}
